"""Bots: players for any seat, at a few levels.

    request = bots.question(game, state, seat, "steady", character=7)   # what the seat may know, nothing else
    reply = bots.answer(request)                    # here and now: terminals, simulations
    reply = await workers.answer(request)           # in a worker process: servers
    reply = bots.hint(game, state, seat)            # what a steady player would say, for people

A reply holds one saying in notation, the same as actions, and perhaps a thought.
"""

from gloaming.bots.levels import DEFAULT, LEVELS, Level, UnknownLevel, level
from gloaming.bots.player import Reply, Request, answer, hint, question
from gloaming.bots.workers import BotFault, Workers

__all__ = [
    "DEFAULT",
    "LEVELS",
    "BotFault",
    "Level",
    "Reply",
    "Request",
    "UnknownLevel",
    "Workers",
    "answer",
    "hint",
    "level",
    "question",
]
