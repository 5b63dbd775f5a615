"""An operation asks for what it lacks, then it is carried out.  Compiled.  DV-TURN-08; DV-R86, DV-R113"""

from __future__ import annotations

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.tales.ask as ask
import gloaming.games.dark_venture.tales.battles as battles
import gloaming.games.dark_venture.tales.bodies as bodies
import gloaming.games.dark_venture.tales.cards as card_ops
import gloaming.games.dark_venture.tales.goods as goods
import gloaming.games.dark_venture.tales.lands as lands
import gloaming.games.dark_venture.tales.persons as persons
import gloaming.games.dark_venture.tales.telling as telling
from gloaming.games.dark_venture.content.deck import Effect
from gloaming.games.dark_venture.content.vocabulary import (
    AP,
    DAMAGE,
    DRAW,
    FIGHT,
    GAIN,
    HEAL,
    HERE,
    JOIN,
    MOVE,
    NOT_SAID,
    PEEK,
    PUSH,
    QP,
    RANDOM,
    SPAWN,
    START,
    SWAP,
    TRADE,
    WAKE,
)
from gloaming.games.dark_venture.names import CROSSROADS, LOCATIONS
from gloaming.games.dark_venture.parts import Tale
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.tales.select import (
    is_choice,
    location_of,
    people,
    place_of_tale,
    spots,
)


def carry_out(state: State, tale: Tale, effect: Effect) -> None:
    """Ask for whom, where and how much; once all is said, do it.  What cannot come asks for no place."""
    if effect.op == SPAWN and not persons.can_come(state, effect):
        tale.forget_answers()
        persons.otherwise(state, effect)
        return
    said = knows_whom(state, tale, effect) and knows_where(state, tale, effect)
    if said and knows_amount(state, tale, effect):
        do(state, tale, effect)


def again(state: State, effect: Effect) -> None:
    """The operation is told again once the question that is pushed next is answered."""
    state.push(telling.Tell(effect.no))


def knows_whom(state: State, tale: Tale, effect: Effect) -> bool:
    """Is it said whom the operation is about?  If nobody can be chosen, nothing happens."""
    other = effect.op == SWAP and is_choice(effect.other)
    who = effect.other if other else effect.who
    if not is_choice(who) or tale.who >= 0:
        return True
    if len(people(state, tale, who)) > 0:
        again(state, effect)
        state.push(ask.ChooseWho(tale.seat, effect.no, other))
    return False


def targets(state: State, tale: Tale, effect: Effect) -> list[Int]:
    """Whom the operation is about."""
    if is_choice(effect.who):
        return [tale.who]
    return people(state, tale, effect.who)


def knows_where(state: State, tale: Tale, effect: Effect) -> bool:
    """Is it said where?  If there is no such place, nothing happens."""
    where = effect.where
    if where.kind == NOT_SAID or tale.where >= 0:
        return True
    if where.kind in (HERE, START):
        tale.where = place_of_tale(state, tale) if where.kind == HERE else CROSSROADS
        return True
    origin = origin_of(state, tale, effect)
    places = spots(state, tale, where, origin)
    if len(places) == 0:
        return False
    again(state, effect)
    if where.kind == RANDOM:
        state.push(ask.FallWhere(effect.no))
    else:
        state.push(ask.ChooseWhere(tale.seat, effect.no, origin))
    return False


def origin_of(state: State, tale: Tale, effect: Effect) -> Int:
    """From where places are measured: from whoever is pushed, else from here."""
    if effect.op == PUSH:
        pushed = targets(state, tale, effect)
        return location_of(state, pushed[0]) if len(pushed) > 0 else place_of_tale(state, tale)
    return place_of_tale(state, tale)


def knows_amount(state: State, tale: Tale, effect: Effect) -> bool:
    """Are the dice of the amount thrown?  One throw for all whom it is about."""
    if effect.op not in (DAMAGE, HEAL, WAKE) or tale.amount >= 0:
        return True
    if effect.dice == 0:
        tale.amount = effect.number
        return True
    again(state, effect)
    state.push(ask.RollAmount(effect.no))
    return False


def open_offer(state: State, tale: Tale, effect: Effect) -> None:
    """A book opens an offer to the player, here, now and later.  DV-TRADE-03"""
    player = state.players[tale.seat]
    code = effect.no * LOCATIONS + place_of_tale(state, tale)
    if code not in player.offers:
        player.offers = [*player.offers, code]


def do(state: State, tale: Tale, effect: Effect) -> None:
    """Carry the operation out with what was said; the next one asks anew."""
    chosen = targets(state, tale, effect)
    op = effect.op
    if op in (DAMAGE, HEAL, WAKE) or bodies.is_about_bodies(op):
        bodies.do(state, tale, effect, chosen)
    elif op in (DRAW, PEEK, QP, AP) or card_ops.is_about_cards(op):
        card_ops.do(state, tale, effect, chosen)
    elif op == GAIN or goods.is_about_goods(op):
        goods.do(state, tale, effect, chosen)
        return
    elif op in (SPAWN, FIGHT, JOIN) or persons.is_about_persons(op):
        persons.do(state, tale, effect)
    elif op == MOVE or lands.is_about_lands(op):
        lands.do(state, tale, effect, chosen)
    elif op == TRADE:
        open_offer(state, tale, effect)
    elif battles.is_about_battles(op):
        battles.do(state, tale, effect)
    tale.forget_answers()
