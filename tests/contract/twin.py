"""One form of the rules tells what it does: for each case and seed each action and a digest of the position.

Run as `python -m contract.twin` in either form; the two outputs must be the same but for the first line.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec

import gloaming
from contract.cases import Case, all_cases, pick
from gloaming.core.dice import Dice
from gloaming.core.state import OVER

SEEDS = (1, 2)
STEPS = 1200


def lines(case: Case, seed: int) -> list[str]:
    """What happens in one random game: each action, who is asked then, and the digest of all so far."""
    state, dice, digest = case.new(), Dice(seed), blake2b(digest_size=8)
    out = [f"{case} seed {seed}"]
    for number in range(STEPS):
        if state.seat == OVER:
            break
        action = pick(state, dice)
        state.play(action)
        digest.update(msgspec.json.encode([case.door.dump(state), state.seat, state.actions]))
        out.append(f"{number} {action} {state.seat} {digest.hexdigest()}")
    return [*out, f"{state.scores()} {state.winners()}"]


def main() -> None:
    """All cases, all seeds."""
    print("compiled" if gloaming.compiled() else "plain")
    for case in all_cases():
        for seed in SEEDS:
            print("\n".join(lines(case, seed)))


if __name__ == "__main__":
    main()
