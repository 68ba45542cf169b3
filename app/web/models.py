"""The bodies of the JSON API, as OpenAPI shows them.

These are pydantic models, because FastAPI reads, checks and describes those by itself. Everything that is stored or
goes over the websocket is a msgspec Struct; where the API answers with one of those, it is sent as it is.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

SeatNumber = Annotated[StrictInt, Field(ge=0, le=63, description="Seats are counted from 0, clockwise.")]


class Body(BaseModel):
    """A request: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class ErrorDetail(BaseModel):
    reason: str = Field(description="A message id: the same for the same problem in every language.")
    text: str = Field(description="What went wrong, in the reader's language.")


class ErrorBody(BaseModel):
    """Every error of the API looks like this."""

    error: ErrorDetail


# ---------------------------------------------------------------- people


class NameBody(Body):
    name: StrictStr = Field(max_length=200, description="How others see you.", examples=["Ann"])
    room: StrictStr = Field(
        default="",
        max_length=64,
        description="The room to which you were invited: counts where your address has no names left.",
    )
    anew: StrictBool = Field(
        default=False,
        description="Become a new person though this browser has a cookie, which is not good: whoever it stood for is "
        "given up. Without this such a request is refused (409) with the reason why the cookie is not good.",
    )


class FaceBody(Body):
    face: StrictStr = Field(max_length=40, description="The name of a face; empty for none.", examples=["guest-07"])


class PasswordBody(Body):
    password: StrictStr = Field(max_length=1000, description="At least 8 characters.")
    old_password: StrictStr = Field(
        default="", max_length=1000, description="Needed where there is a password already, else left out."
    )


class LoginBody(Body):
    name: StrictStr = Field(max_length=200)
    password: StrictStr = Field(max_length=1000)


class Me(BaseModel):
    name: str = Field(description="Empty for a stranger.")
    login: str = Field(description="The name to log in with on another device; empty without a password.")
    lost: str = Field(default="", description="Why this browser's cookie is not good, as a message id; else empty.")
    face: str = Field(default="", description="The name of the face that you have chosen; empty for none.")


class DeviceOut(BaseModel):
    """A browser that is logged in as you."""

    number: int
    browser: str | None = Field(description="Empty if unknown; null for all that logged in before they were counted.")
    system: str = Field(description="What it runs on; empty if unknown.")
    made_at: int = Field(description="When it logged in, in milliseconds since 1970.")
    seen_at: int = Field(description="When it was last used, to about half an hour.")
    this: bool = Field(description="Whether it is the one that asks.")


class Done(BaseModel):
    """It has been done."""

    ok: Literal[True] = True


# ---------------------------------------------------------------- games


class GameOption(BaseModel):
    id: str
    kind: Literal["flag", "choice"]
    choices: list[str] | None = None
    default: bool | str


class GameOut(BaseModel):
    id: str
    title: str
    seats: list[int] = Field(description="The seat counts that the game can be played with.")
    minutes: int
    windows: bool = Field(description="Whether it has reaction windows, so that a table can have an even pace.")
    options: list[GameOption]


# ---------------------------------------------------------------- rooms


class RoomBody(Body):
    game: StrictStr = Field(max_length=64, examples=["persuasion"])
    seats: StrictInt = Field(ge=1, le=64, examples=[4])
    options: dict[Annotated[str, Field(max_length=64)], StrictBool | Annotated[StrictStr, Field(max_length=64)]] = (
        Field(default={}, max_length=64, description="Room options of the game; what is left out has its default.")
    )
    public: StrictBool = Field(default=False, description="Listed in the lobby.")
    spectators: StrictBool = Field(default=True, description="Others may watch.")
    even_pace: StrictBool = Field(
        default=True,
        description="Every reaction window lasts a common time. Means nothing for a game without windows.",
    )


class RoomId(BaseModel):
    id: str


class SitBody(Body):
    seat: SeatNumber | None = Field(default=None, description="Any free seat if left out.")
    nonce: StrictStr | None = Field(
        default=None,
        max_length=64,
        pattern="^([0-9a-f]{2})*$",
        description="Your own contribution to the shuffles, in hexadecimal.",
    )


class SeatOut(BaseModel):
    seat: int


class SeatBody(Body):
    seat: SeatNumber


class HandOverBody(Body):
    seat: SeatNumber
    to: Literal["bot", "person"]
