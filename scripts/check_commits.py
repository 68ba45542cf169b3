"""Do the subjects of a branch's commits read `component: what changed`, in at most 72 characters?

    python -m scripts.check_commits [BASE]

looks at the commits that BASE does not have (default: those that are on neither origin/main nor main).
"""

import re
import subprocess
import sys

LONGEST = 72
FORM = re.compile(r"[a-z][a-z0-9_./, -]*: \S.*[^.]")
MAIN = ("origin/main", "main")


def git(*arguments: str) -> list[str]:
    return subprocess.run(["git", *arguments], capture_output=True, text=True, check=True).stdout.splitlines()


def problem(subject: str) -> str | None:
    """What is wrong with it; None if it is fine."""
    if len(subject) > LONGEST:
        return f"{len(subject)} characters, {LONGEST} are allowed"
    if not FORM.fullmatch(subject):
        return "it should read `component: what changed`, without a full stop"
    return None


def main(arguments: list[str]) -> int:
    """Name each bad subject. Returns 1 if there is one."""
    known = [ref for ref in MAIN if git("branch", "--all", "--list", ref, f"remotes/{ref}")]
    bases = arguments or known
    commits = git("log", "--no-merges", "--format=%h %s", "HEAD", "--not", *bases) if bases else []
    wrong = [(line, found) for line in commits if (found := problem(line.split(" ", 1)[1]))]
    for line, found in wrong:
        print(f"{line}\n    {found}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
