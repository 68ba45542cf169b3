"""Every message id that the game's code uses, with its arguments, read from the source.

Run `python -m tests.games.android.messages` to print them.
"""

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[3] / "app" / "games" / "android"
ASKING = {"ask", "pick", "react", "choose_and_draw", "_pick_some"}
NOT_ARGS = {"blocked", "doing", "to", "optional", "detective"}


def _calls(tree: ast.AST) -> list[ast.Call]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call)]


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _texts(call: ast.Call) -> list[str]:
    return [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]


def _args(call: ast.Call) -> set[str]:
    return {keyword.arg for keyword in call.keywords if keyword.arg} - NOT_ARGS


def used() -> dict[str, dict[str, set[str]]]:
    """Messages by kind: `ask`, `doing`, `note`, `why`."""
    found: dict[str, dict[str, set[str]]] = {"ask": {}, "doing": {}, "note": {}, "why": {}}
    for path in sorted(SOURCE.glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for call in _calls(tree):
            texts = _texts(call)
            if _name(call) == "note" and texts:
                found["note"].setdefault(texts[0], set()).update(_args(call))
            elif _name(call) in ASKING and texts:
                prompt = texts[-1]
                found["ask"].setdefault(prompt, set()).update(_args(call))
                found["doing"].setdefault(prompt, set())
        for node in ast.walk(tree):
            if isinstance(node, ast.Tuple) and len(node.elts) in (2, 3):
                values = [getattr(part, "value", None) for part in node.elts]
                if isinstance(values[0], str) and values[0].startswith("AN-"):
                    found["why"].setdefault(str(values[1]), set())
    return found


if __name__ == "__main__":
    for kind, messages in used().items():
        for id, args in sorted(messages.items()):
            print(f"{kind}-{id}", ", ".join(sorted(args)))
