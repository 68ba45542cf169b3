"""Who may know what. During the Persuasion a placement is its owner's secret; all else is public (PE-096, PE-097)."""

from copy import deepcopy

from app.games.persuasion.content import (
    AREAS,
    FIGURES,
    KINDS,
    TRACK_LENGTH,
    AreaId,
    FigureId,
    Kind,
    PlacementId,
    Power,
    SpaceId,
)
from app.games.persuasion.rules import PLACE, PLACEMENTS, bid_on, count_void, figures_left, void_placements
from app.games.persuasion.scoring import count_area, result
from app.games.persuasion.state import Phase, Player, State, Tokens, leaders, majority
from parlour import Dice, Seat, ViewPart


class PrintedArea(ViewPart, frozen=True):
    """What the board says of an area (PE-002)."""

    points: int
    spaces: tuple[SpaceId, ...]


class PrintedFigure(ViewPart, frozen=True):
    """What the bid board says of a figure (PE-023); tokens that it does not pay are not named."""

    vp: int
    tokens: dict[Kind, int]
    area: AreaId
    immune: tuple[Kind, ...]
    power: Power


class OptionsView(ViewPart, frozen=True):
    """The optional rules in play (PE-086)."""

    refund: bool
    domination: bool
    deals: bool


class PlayerView(ViewPart, frozen=True):
    """What all know of a player; `shown` and `void` are what the last reveal showed."""

    colour: str
    hand: Tokens
    gained: Tokens
    stock: int
    hundreds: int
    track: int
    done: bool
    shown: dict[PlacementId, int]
    void: dict[PlacementId, str]


class CountView(ViewPart, frozen=True):
    """What an area has come to at the end; without a leader nobody has got its points."""

    followers: dict[Seat, int]
    leader: Seat | None = None
    points: int = 0
    extra: int = 0
    """By domination."""


class Public(ViewPart, frozen=True):
    """What everyone may know, spectators included; with what is printed on the boards, so that they can be drawn.

    `leaders` have the most followers in an area; who alone has, the `majority`, would get its points. `ranking` are
    those with a valid bid in the last reveal, the strongest first.
    """

    areas: dict[AreaId, PrintedArea]
    figures: dict[FigureId, PrintedFigure]
    options: OptionsView
    round: int
    phase: Phase
    supply: Tokens
    followers: dict[SpaceId, Seat]
    winners: dict[FigureId, Seat]
    leaders: dict[AreaId, tuple[Seat, ...]]
    majority: dict[AreaId, Seat]
    ranking: dict[FigureId, tuple[Seat, ...]]
    score: dict[Seat, int]
    seats: dict[Seat, PlayerView]
    count: dict[AreaId, CountView] = {}
    """PE-078 to PE-081: the town counted out, once the game is over."""


class Private(ViewPart, frozen=True):
    """The seat's own placement, what is left to place, and which tokens would be void (PE-R02: it is warned).

    So many are void because a figure is immune, and so many because it is one too many. On so many figures more tokens
    would count.
    """

    left: Tokens
    placed: dict[PlacementId, int]
    void: dict[PlacementId, str]
    void_immune: int = 0
    void_limit: int = 0
    figures_left: int = 0


PRINTED_AREAS = {area.id: PrintedArea(points=area.points, spaces=area.spaces) for area in AREAS.values()}
PRINTED_FIGURES = {
    figure.id: PrintedFigure(
        vp=figure.vp, tokens=figure.tokens, area=figure.area, immune=figure.immune, power=figure.power
    )
    for figure in FIGURES.values()
}


def public(state: State) -> Public:
    end = result(state)
    scores = end.scores if end else [player.score for player in state.players]
    return Public(
        areas=PRINTED_AREAS,
        figures=PRINTED_FIGURES,
        options=OptionsView(refund=state.refund, domination=state.domination, deals=state.deals),
        round=state.round,
        phase=state.phase,
        supply=state.supply.copy(),
        followers=state.followers.copy(),
        winners=state.winners.copy(),
        leaders={area: tuple(leaders(state, area)) for area in AREAS},
        majority={area: seat for area in AREAS if (seat := majority(state, area)) is not None},
        ranking={figure: tuple(seats) for figure, seats in state.ranking.items()},
        score=dict(enumerate(scores)),
        seats={seat: _player(player, scores[seat]) for seat, player in enumerate(state.players)},
        count={area: CountView(*count_area(state, area)) for area in AREAS} if end else {},
    )


def _player(player: Player, score: int) -> PlayerView:
    hundreds, track = divmod(score, TRACK_LENGTH)
    return PlayerView(
        colour=player.colour,
        hand=player.hand.copy(),
        gained=player.gained.copy(),
        stock=player.stock,
        hundreds=hundreds,
        track=track,
        done=player.done,
        shown=player.shown.copy(),
        void=player.void.copy(),
    )


def private(state: State, seat: Seat) -> Private:
    player = state.players[seat]
    left = player.hand.copy()
    for placement, count in player.placed.items():
        left[PLACEMENTS[placement][0]] -= count
    void = count_void(player.placed)
    return Private(
        left=left,
        placed=player.placed.copy(),
        void=void_placements(player.placed),
        void_immune=void["immune"],
        void_limit=void["limit"],
        figures_left=figures_left(bid_on(player.placed)),
    )


def redeal(state: State, seat: Seat | None, dice: Dice) -> State:
    """An equal game for this seat: what the others have placed so far might be anything that their hands allow."""
    twin = deepcopy(state)
    if twin.phase != "persuasion":
        return twin
    for other, player in enumerate(twin.players):
        if other != seat:
            player.placed = _any_placement(player, dice)
    return twin


def _any_placement(player: Player, dice: Dice) -> dict[str, int]:
    placed: dict[str, int] = {}
    for kind in KINDS:
        for _ in range(player.hand[kind]):
            if player.done or dice.below(2):
                placement = dice.choice(PLACE[kind])
                placed[placement] = placed.get(placement, 0) + 1
    return placed
