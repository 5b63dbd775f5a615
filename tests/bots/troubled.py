"""A game whose advice gets stuck, breaks down or fails, by the bot's character; for tests of workers."""

from __future__ import annotations

import os
import time

from bots.dare import BREAKS, FAILS, PASS, STUCK
from gloaming.bots.advice import teach
from gloaming.core.advice import Advice
from gloaming.core.dice import Dice
from gloaming.core.state import State


class Troubled(Advice):
    """Passes, unless its character says otherwise."""

    def choose(self, state: State, dice: Dice) -> int:
        if self.character == STUCK:
            time.sleep(600)
        if self.character == BREAKS:
            os._exit(3)
        if self.character == FAILS:
            raise RuntimeError("no idea")
        print("thinking aloud")
        return PASS


teach("dare", Troubled)
