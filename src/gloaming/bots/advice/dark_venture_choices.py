"""What a steady player of Dark Venture answers about the map, others, texts and rolls.  Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.content.vocabulary as say
from gloaming.bots.advice.dark_venture_acts import Acts
from gloaming.bots.advice.dark_venture_answers import best_of, deck_worth
from gloaming.bots.advice.dark_venture_outlook import ALONE, NEVER, TOGETHER, Outlook
from gloaming.bots.advice.dark_venture_prices import NEW_PLACE
from gloaming.bots.advice.dark_venture_texts import is_own, text_worth
from gloaming.games.dark_venture.actions import (
    ACCEPT,
    BESIDE,
    BRANCH,
    GO_ON,
    INVOKE,
    JOIN,
    LOOK,
    PICK,
    PLACE,
    PUT,
    REFUSE,
    ROLL,
    STOW,
    TOPMOST,
    TURNED,
)
from gloaming.games.dark_venture.cast.numbers import attribute_total, max_health, number_of
from gloaming.games.dark_venture.content.deck import Effect
from gloaming.games.dark_venture.land.ways import (
    beside,
    distance,
    facing_sides,
    surroundings,
    taken_sides,
)
from gloaming.games.dark_venture.names import (
    CHARACTER_DECK,
    COMPETITIVE,
    CROSSROADS,
    FOE,
    FOLLOWER,
    ITEM_DECK,
    ITEMS,
    NOBODY,
    SIDES,
)
from gloaming.games.dark_venture.parts import Character
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.again import MayReroll
from gloaming.games.dark_venture.steps.follow import RollFollower, persuasion
from gloaming.games.dark_venture.steps.search import RollSearch, search_score
from gloaming.games.dark_venture.steps.wake import RollWaking, waking_bonus
from gloaming.games.dark_venture.tales.ask import RollTest
from gloaming.games.dark_venture.tales.conditions import count_bits
from gloaming.games.dark_venture.tales.telling import told

AVERAGE: Final = 7  # of two dice
FOUND: Final = 8
AWAKE: Final = 15
PER_MOVE: Final = 20  # what a move less is worth when somebody is placed or moved
FOE_NEAR: Final = 30  # what it is worth to have a foe at another player's hero


# --- map


def lay_beside(state: State, seat: Int, location: Int, actions: list[Int]) -> Int:
    """The side that leads away, or towards where a quest wants it; free cells around count."""
    far = Outlook(state, seat).wants.far
    worths: list[Int] = []
    for action in actions:
        cell = beside(state.land.cell[location], action - BESIDE)
        free = SIDES - count_bits(taken_sides(surroundings(state.land, cell)))
        off = state.land.cell[CROSSROADS] - cell
        worths.append(free * 4 + (spread(off) * far // 10 if far > 0 else 0))
    return best_of(actions, worths)


def spread(offset: Int) -> Int:
    """How far apart two cells are."""
    row = (offset + 64 * 128 + 64) // 128 - 64
    column = offset - row * 128
    return max(row, -row) + max(column, -column)


def turn_card(state: State, card: Int, location: Int, side: Int, actions: list[Int]) -> Int:
    """As many ways as can be: entrances that meet others, entrances that stay open; above all back here."""
    around = surroundings(state.land, beside(state.land.cell[location], side))
    worths: list[Int] = []
    for action in actions:
        gates = state.content.locations[card].gates[action - TURNED]
        meets = count_bits(gates & facing_sides(around))
        opens = count_bits(gates & ~taken_sides(around) & 15)
        here = gates >> ((side + 2) % SIDES) & facing_sides(around) >> ((side + 2) % SIDES) & 1
        worths.append(here * 10 + meets * 2 + opens)
    return best_of(actions, worths)


def choose_card(state: State, seat: Int, actions: list[Int]) -> Int:
    """The location card of the hand that is worth most on the map."""
    acts = Acts(state, seat)
    worths = [acts.placing(action - PLACE) if action >= PLACE else 0 for action in actions]
    return best_of(actions, worths)


# --- places


def go_somewhere(state: State, seat: Int, actions: list[Int], stay: Int) -> Int:
    """Where own characters go, or that they stay where that is worth `stay`."""
    outlook = Outlook(state, seat)
    routes = outlook.routes(TOGETHER if outlook.follower != NOBODY else ALONE)
    worths: list[Int] = []
    for action in actions:
        worths.append(routes[action - PUT] if action >= PUT else stay)
    return best_of(actions, worths)


def flee_to(state: State, seat: Int, actions: list[Int]) -> Int:
    """Where no further combat waits; not farther than that needs."""
    outlook = Outlook(state, seat)
    worths: list[Int] = []
    for action in actions:
        if action >= PUT:
            danger = len(outlook.foes_at(action - PUT, outlook.hero))
            worths.append(outlook.presence(action - PUT, ALONE) // 4 - danger * 100)
        else:
            worths.append(0)
    return best_of(actions, worths)


def slip_away(state: State, seat: Int, actions: list[Int]) -> Int:
    """Just awake: away from whoever lies in wait, else wherever it is best."""
    outlook = Outlook(state, seat)
    foes = outlook.foes_at(outlook.hero.location, outlook.hero)
    stay = outlook.combat(outlook.reach.party, foes) if len(foes) > 0 else 0
    return go_somewhere(state, seat, actions, stay)


def lead_other(state: State, seat: Int, number: Int, actions: list[Int]) -> Int:
    """Where an NPC is moved or placed: to whom it brings something, or to others."""
    outlook = Outlook(state, seat)
    here = state.someone(number).location if state.in_play(number) else outlook.hero.location
    worths: list[Int] = []
    for action in actions:
        worths.append(other_at(outlook, number, action - PUT if action >= PUT else here))
    return best_of(actions, worths)


def other_at(outlook: Outlook, number: Int, location: Int) -> Int:
    """What it is worth to this player that somebody stands there."""
    state = outlook.state
    way = outlook.reach.steps[location]
    wanted = attraction(outlook, number)
    total = wanted * 4 // (4 + way)
    for player in state.players:
        if player.hero != NOBODY and player.hero != outlook.hero.number:
            rival = state.someone(player.hero).location == location
            bothers = outlook.reach.kind(number) == FOE and state.mode == COMPETITIVE
            total += FOE_NEAR if rival and bothers else 0
    return total


def attraction(outlook: Outlook, number: Int) -> Int:
    """How much this player wants somebody near, below zero if rather not."""
    state = outlook.state
    if outlook.reach.kind(number) == FOLLOWER:
        return outlook.hope_to_win(number)
    if state.in_play(number):
        character = state.someone(number)
        if not character.aggressive and outlook.wants.foe[number] == 0:
            return 1
        return outlook.combat(outlook.reach.party, [character])
    return outlook.prize_of_card(number) if outlook.reach.kind(number) == FOE else 1


# --- texts


def branch(state: State, seat: Int, effect: Effect, actions: list[Int]) -> Int:
    """The branch of a text that is worth most."""
    outlook = Outlook(state, seat)
    me = told(state).me
    worths: list[Int] = []
    for action in actions:
        worths.append(text_worth(outlook, effect.parts[action - BRANCH], me))
    return best_of(actions, worths)


def pay_or_not(state: State, seat: Int, effect: Effect) -> Int:
    """Is a text worth its price?"""
    return ACCEPT if text_worth(Outlook(state, seat), effect, told(state).me) > 0 else REFUSE


def whom(state: State, seat: Int, effect: Effect, other: bool, actions: list[Int]) -> Int:
    """Whom a text is about: own ones for what is good, others for what is not."""
    outlook = Outlook(state, seat)
    worths: list[Int] = []
    good = effect.op in (say.HEAL, say.WAKE, say.MOD, say.AP, say.CALM) or is_own(effect.who.kind)
    for action in actions:
        character = state.someone(action - PICK)
        if good:
            worths.append(need(state, character) + (100 if character.seat == seat else 0))
        else:
            own = -200 if character.seat == seat else 0
            worths.append(own + outlook.wants.foe[character.number] - character.health // 2)
    return best_of(actions, worths)


def need(state: State, character: Character) -> Int:
    """The health that is missing."""
    return max_health(state, character) - character.health


def where(state: State, seat: Int, effect: Effect, actions: list[Int]) -> Int:
    """Where a text happens: own characters to the best place, a foe or a thing near if it is wanted."""
    outlook = Outlook(state, seat)
    worths: list[Int] = []
    for action in actions:
        location = action - PUT
        if effect.op in (say.TELEPORT, say.MOVE) and is_own(effect.who.kind):
            worths.append(outlook.presence(location, ALONE))
        elif effect.op == say.SPAWN and effect.people.only > 0 and not effect.drawn:
            worths.append(other_at(outlook, effect.people.only, location))
        else:
            worths.append(-PER_MOVE * outlook.reach.steps[location])
    return best_of(actions, worths)


def order_top(state: State, seat: Int, deck: Int, actions: list[Int]) -> Int:
    """The card that this player would draw lies on top."""
    outlook = Outlook(state, seat)
    worths: list[Int] = []
    for action in actions:
        card = action - TOPMOST
        if deck == ITEM_DECK:
            worths.append(outlook.thing(card))
        elif deck == CHARACTER_DECK:
            worths.append(attraction(outlook, card))
        else:
            worths.append(outlook.wants.laid[card])
    return best_of(actions, worths)


def look_at(state: State, seat: Int, actions: list[Int]) -> Int:
    """The deck from which a card would be worth most."""
    outlook = Outlook(state, seat)
    return best_of(actions, [deck_worth(outlook, action - LOOK) for action in actions])


# --- rolls


def roll_again(state: State, step: MayReroll, actions: list[Int]) -> Int:
    """A roll that fails is thrown again, one that is below the average where nothing is to be reached."""
    rolled = step.rolled - ROLL
    needed = needed_roll(state, step)
    for action in actions:
        if action >= INVOKE and rolled < needed:
            return action
    return GO_ON


def needed_roll(state: State, step: MayReroll) -> Int:
    """What the dice must show for the roll that waits below the question."""
    below = state.agenda[len(state.agenda) - 2]
    if isinstance(below, RollSearch):
        return FOUND - below.bonus - search_score(state, below.number)
    if isinstance(below, RollTest):
        effect = state.content.effects[below.effect]
        return effect.number - number_of(state, state.someone(told(state).me), effect.stat)
    if isinstance(below, RollFollower):
        return (
            state.content.characters[below.number].roll
            - below.bonus
            - persuasion(state, below.player, below.number)
        )
    if isinstance(below, RollWaking):
        return AWAKE - waking_bonus(state, state.hero(below.player))
    return AVERAGE


def change_follower(state: State, seat: Int, number: Int) -> Int:
    """A new follower instead of the old one, if a quest wants it or it is the better one."""
    outlook = Outlook(state, seat)
    if outlook.follower == NOBODY or outlook.wants.ally[number] > 0:
        return ACCEPT
    new, old = state.someone(number), state.someone(outlook.follower)
    better = attribute_total(state, new) + new.health // 2 > attribute_total(state, old) + old.health // 2
    return ACCEPT if better else REFUSE


def best_actor(state: State, actions: list[Int]) -> Int:
    """The one with the highest attributes acts."""
    return best_of(actions, [attribute_total(state, state.someone(action - PICK)) for action in actions])


def win_over(state: State, seat: Int, actions: list[Int]) -> Int:
    """The follower that is most worth a roll."""
    outlook = Outlook(state, seat)
    return best_of(actions, [outlook.hope_to_win(action - PICK) for action in actions])


def join_convoy(state: State, seat: Int, location: Int) -> Int:
    """Along, if the way leads to something."""
    outlook = Outlook(state, seat)
    routes = outlook.routes(ALONE)
    best: Int = NEVER
    for place in state.land.placed:
        best = max(best, routes[place])
    return JOIN if routes[location] > 0 and 2 * routes[location] >= best else GO_ON


def drag_or_not(state: State, seat: Int, location: Int, actions: list[Int]) -> Int:
    """Somebody fallen comes along where a quest wants it, or while it lies on the way there."""
    outlook = Outlook(state, seat)
    worth = outlook.wants.drag[location]
    for place in state.land.placed:
        if outlook.wants.drag[place] > 0 and distance(state.land, location, place) < 3:
            worth = max(worth, NEW_PLACE)
    return actions[0] if worth > 0 else actions[len(actions) - 1]


def receive(state: State, seat: Int, actions: list[Int]) -> Int:
    """An item goes among the hero's things at once, else the follower's, else it stays in hand."""
    for action in actions:
        if STOW <= action < STOW + ITEMS:
            return action
    return actions[len(actions) - 1]
