"""Dark Venture, for bots: what a sensible player says at each question.  Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

import gloaming.bots.advice.dark_venture_answers as answers
import gloaming.bots.advice.dark_venture_battle as battle_advice
import gloaming.bots.advice.dark_venture_choices as choices
import gloaming.bots.advice.dark_venture_firsts as firsts
from gloaming.bots.advice.dark_venture_acts import Acts
from gloaming.bots.advice.dark_venture_hopes import hopes
from gloaming.bots.advice.dark_venture_outlook import Outlook
from gloaming.bots.advice.dark_venture_prices import POINT
from gloaming.core import state as core
from gloaming.core.advice import Advice
from gloaming.core.dice import Dice
from gloaming.core.state import OVER, Step
from gloaming.games.dark_venture.actions import (
    CHOOSE_HERO,
    DISCARD,
    DRAW_HEROIC,
    GO_ON,
    JOIN,
    PICK_ITEM,
    WAKE,
)
from gloaming.games.dark_venture.names import COMPETITIVE, COOPERATIVE, SOLO_RANKED
from gloaming.games.dark_venture.state import LONG_TARGET, State, target
from gloaming.games.dark_venture.steps.act import Act
from gloaming.games.dark_venture.steps.again import MayReroll
from gloaming.games.dark_venture.steps.arrive import ChooseArrivalMove, ChooseSpot
from gloaming.games.dark_venture.steps.barter import ChoosePartner, ChooseReturn, Consent
from gloaming.games.dark_venture.steps.battle import BattleTurn
from gloaming.games.dark_venture.steps.build import ChooseSide, ChooseTurn
from gloaming.games.dark_venture.steps.convoy import JoinConvoy
from gloaming.games.dark_venture.steps.defeat import AllowLoot
from gloaming.games.dark_venture.steps.draw import ChooseHeroic, ReduceHand
from gloaming.games.dark_venture.steps.duties import HandIn
from gloaming.games.dark_venture.steps.entry import ChooseActor
from gloaming.games.dark_venture.steps.fight import JoinFight
from gloaming.games.dark_venture.steps.flee import ChooseFlight, ComeAlong, FleeAgain
from gloaming.games.dark_venture.steps.follow import SwitchFollower
from gloaming.games.dark_venture.steps.goods import FreeHands
from gloaming.games.dark_venture.steps.last import LastWords
from gloaming.games.dark_venture.steps.meet import FaceFirst
from gloaming.games.dark_venture.steps.offers import ChooseGift, ChooseWare
from gloaming.games.dark_venture.steps.roam import ChooseRoute
from gloaming.games.dark_venture.steps.round import AcceptEvent
from gloaming.games.dark_venture.steps.setup import ChooseHero, EquipAtStart
from gloaming.games.dark_venture.steps.strike import ChooseSecond
from gloaming.games.dark_venture.steps.travel import ChooseDrag, PayToll
from gloaming.games.dark_venture.steps.turn import DrawPhase
from gloaming.games.dark_venture.steps.wake import LeaveQuietly, TryToWake
from gloaming.games.dark_venture.tales.abilities import ChooseFoe
from gloaming.games.dark_venture.tales.ask import ChooseBranch, ChooseThing, ChooseWhere, ChooseWho
from gloaming.games.dark_venture.tales.cards import ChooseDeck, DiscardCard, OrderTop, SwapOrSkip
from gloaming.games.dark_venture.tales.goods import Receive
from gloaming.games.dark_venture.tales.lands import ChooseCard, ChooseMove
from gloaming.games.dark_venture.tales.moments import ChooseFirst
from gloaming.games.dark_venture.tales.pay import ChoosePayment, OfferPayment
from gloaming.games.dark_venture.tales.persons import AcceptFollower, ChooseFollower

ELSEWHERE: Final = -1  # the question is answered elsewhere
TRIED: Final = 12  # answers that a search compares
WORST: Final = -(1 << 40)
BEYOND_NEED: Final = 4  # to hope for more than the target makes it surer: so many points count as one
USUAL: Final = 21  # quest points of a ranked game


@final
class DarkVentureAdvice(Advice):
    """A steady player of Dark Venture."""

    def __init__(self) -> None:
        super().__init__()
        self.span = 1500
        self.stages = 1  # the rest of the turn: beyond it chance drowns what an act has brought
        self.acts: Int = 4  # of phase 2 that a search compares
        self.margin: Int = 30  # hundredths of a quest point by which they are not much worse than the best

    def choose(self, state: core.State, dice: Dice) -> Int:
        """What a steady player says."""
        assert isinstance(state, State)
        actions = state.actions
        if len(actions) == 1:
            return actions[0]
        step = state.step
        if isinstance(step, (Act, LastWords)):
            return best_act(state, actions)
        if isinstance(step, ChooseHero):
            return hero_to_taste(actions, self.character)
        said = in_combat(state, step, actions)
        if said == ELSEWHERE:
            said = about_cards(state, step, actions)
        if said == ELSEWHERE:
            said = about_places(state, step, actions)
        if said == ELSEWHERE:
            said = about_others(state, step, actions)
        if said == ELSEWHERE:
            said = about_moments(state, step, actions)
        return said if said != ELSEWHERE else actions[0]

    def worth(self, state: core.State, seat: Int) -> Int:
        """Hundredths of a quest point that the seat may hope to end with; alone how many above what is
        needed or usual, together how the team stands."""
        assert isinstance(state, State)
        if state.mode == COOPERATIVE:
            return team_worth(state)
        score = state.scores()[seat] * POINT
        if state.solo():
            score -= max(target(state.mode), USUAL if state.mode == SOLO_RANKED else 0) * POINT
        return score if state.seat == OVER else score + hopes(state, seat)

    def stage(self, state: core.State) -> Int:
        """Turns that have ended, the round's beginning included."""
        assert isinstance(state, State)
        ended: Int = 0
        for player in state.players:
            ended += 1 if player.finished else 0
        return state.round * len(state.players) + ended

    def together(self, state: core.State) -> bool:
        """In cooperative play; and alone, where there is nobody to be ahead of."""
        assert isinstance(state, State)
        return state.mode != COMPETITIVE

    def worth_trying(self, state: core.State) -> list[Int]:
        """The best few acts of phase 2, all answers elsewhere; first what `choose` says."""
        assert isinstance(state, State)
        if isinstance(state.step, Act):
            worths = Acts(state, state.seat).worths(state.actions)
            return best_few(state.actions, worths, self.acts, self.margin)
        first = self.choose(state, Dice(self.character))
        rest = [action for action in state.actions if action != first]
        return [first, *rest[:TRIED]]


def best_act(state: State, actions: list[Int]) -> Int:
    """The act of phase 2 that is worth most; nothing that is worth less than nothing."""
    return answers.best_of(actions, Acts(state, state.seat).worths(actions))


def best_few(actions: list[Int], worths: list[Int], most: Int, margin: Int) -> list[Int]:
    """So many actions at most that are worth most, best first; none that is worth much less than the best."""
    out: list[Int] = []
    least: Int = WORST
    while len(out) < min(most, len(worths)):
        best: Int = 0
        for place in range(1, len(worths)):
            if worths[place] > worths[best]:
                best = place
        if worths[best] < least:
            break
        if len(out) == 0:
            least = worths[best] - margin
        out.append(actions[best])
        worths[best] = WORST
    return out


def hero_to_taste(actions: list[Int], character: Int) -> Int:
    """Each bot has heroes that it likes."""
    best: Int = 0
    most: Int = -1
    for place in range(len(actions)):
        hero = actions[place] - CHOOSE_HERO
        liking = (character % 4096 * 64 + hero) * 2654435761 % 4294967296 // 256 % 1000
        if liking > most:
            most = liking
            best = place
    return actions[best]


def team_worth(state: State) -> Int:
    """Hundredths of a quest point by which the team is above what all need: each counts up to its target."""
    total: Int = 0
    worst: Int = LONG_TARGET * POINT
    for seat in range(len(state.players)):
        own = state.players[seat].qp * POINT
        if state.seat != OVER:
            own += hopes(state, seat)
        own = up_to_target(own, state.seat == OVER)
        total += own - LONG_TARGET * POINT
        worst = min(worst, own)
    return total // len(state.players) + (worst - LONG_TARGET * POINT) // 2 + LONG_TARGET * POINT // 2


def up_to_target(own: Int, over: bool) -> Int:
    """What counts of what a player may hope to end with: little beyond the target, in the end nothing."""
    spare = own - LONG_TARGET * POINT
    if spare <= 0:
        return own
    return LONG_TARGET * POINT + (0 if over else spare // BEYOND_NEED)


# --- questions, by what they are about


def in_combat(state: State, step: Step[State], actions: list[Int]) -> Int:
    """Battle turns, flights, joining."""
    if isinstance(step, BattleTurn):
        return battle_advice.fight_on(state, step.seat, step.number, step.target, actions)
    if isinstance(step, ChooseSecond):
        return battle_advice.best_blow(Outlook(state, step.seat), step.number, actions)
    if isinstance(step, JoinFight):
        return battle_advice.join_or_not(state, step.seat, step)
    if isinstance(step, FleeAgain):
        own_turn = state.active == step.seat
        return battle_advice.flee_again(state, step.number, step.extra, own_turn)
    if isinstance(step, ComeAlong):
        return JOIN
    if isinstance(step, ChooseFlight):
        return choices.flee_to(state, step.seat, actions)
    if isinstance(step, ChooseFoe):
        return battle_advice.weakest_of(state, actions)
    return ELSEWHERE


def about_cards(state: State, step: Step[State], actions: list[Int]) -> Int:
    """Quests, hands, items."""
    seat = step.seat
    if isinstance(step, DrawPhase):
        return answers.draw(state, seat, actions)
    if isinstance(step, ChooseHeroic):
        return answers.keep_heroic(state, seat, actions)
    if isinstance(step, SwapOrSkip):
        return answers.swap_or_not(state, seat, actions)
    if isinstance(step, ReduceHand):
        return answers.make_room(Outlook(state, seat), actions)
    if isinstance(step, Receive):
        return choices.receive(state, seat, actions)
    if isinstance(step, EquipAtStart):
        return answers.equip_at_start(state, actions)
    if isinstance(step, FreeHands):
        return answers.free_hands(state, actions)
    if isinstance(step, (DiscardCard, PayToll)):
        return answers.give_away(state, seat, actions, DISCARD)
    if isinstance(step, (ChooseWare, ChooseGift, ChoosePayment, HandIn)):
        return answers.give_away(state, seat, actions, PICK_ITEM)
    if isinstance(step, OrderTop):
        return choices.order_top(state, seat, step.deck, actions)
    if isinstance(step, ChooseDeck):
        return choices.look_at(state, seat, actions)
    return DRAW_HEROIC if isinstance(step, AcceptEvent) else ELSEWHERE


def about_places(state: State, step: Step[State], actions: list[Int]) -> Int:
    """The map, moves, where somebody is put."""
    seat = step.seat
    if isinstance(step, ChooseSide):
        return choices.lay_beside(state, seat, step.location, actions)
    if isinstance(step, ChooseTurn):
        return choices.turn_card(state, step.card, step.location, step.side, actions)
    if isinstance(step, ChooseCard):
        return choices.choose_card(state, seat, actions)
    if isinstance(step, LeaveQuietly):
        return choices.slip_away(state, seat, actions)
    if isinstance(step, ChooseMove):
        return move_by_text(state, step, actions)
    if isinstance(step, (ChooseArrivalMove, ChooseRoute)):
        return choices.lead_other(state, seat, step.number, actions)
    if isinstance(step, ChooseSpot):
        return choices.lead_other(state, seat, step.card, actions)
    if isinstance(step, ChooseDrag):
        return choices.drag_or_not(state, seat, step.location, actions)
    if isinstance(step, JoinConvoy):
        return choices.join_convoy(state, seat, step.location)
    if isinstance(step, ChooseWhere):
        return choices.where(state, seat, state.content.effects[step.effect], actions)
    return ELSEWHERE


def move_by_text(state: State, step: ChooseMove, actions: list[Int]) -> Int:
    """A text moves own characters, or others."""
    if step.owner == step.seat:
        return choices.go_somewhere(state, step.seat, actions, 0)
    for character in state.cast:
        if step.group >> character.number & 1 == 1:
            return choices.lead_other(state, step.seat, character.number, actions)
    return GO_ON


def about_others(state: State, step: Step[State], actions: list[Int]) -> Int:
    """Texts, followers, trades, rolls."""
    seat = step.seat
    if isinstance(step, ChooseBranch):
        return choices.branch(state, seat, state.content.effects[step.effect], actions)
    if isinstance(step, OfferPayment):
        return choices.pay_or_not(state, seat, state.content.effects[step.effect])
    if isinstance(step, ChooseWho):
        return choices.whom(state, seat, state.content.effects[step.effect], step.other, actions)
    if isinstance(step, ChooseThing):
        return choose_thing(state, step, actions)
    if isinstance(step, MayReroll):
        return choices.roll_again(state, step, actions)
    if isinstance(step, TryToWake):
        return WAKE
    if isinstance(step, (SwitchFollower, AcceptFollower)):
        return choices.change_follower(state, seat, step.number)
    if isinstance(step, ChooseFollower):
        return choices.win_over(state, seat, actions)
    if isinstance(step, ChooseActor):
        return choices.best_actor(state, actions)
    if isinstance(step, Consent):
        return answers.consent(state, step)
    if isinstance(step, ChoosePartner):
        return answers.partner_for(state, seat, step.item, actions)
    return answers.return_for(state, seat, actions) if isinstance(step, ChooseReturn) else ELSEWHERE


def about_moments(state: State, step: Step[State], actions: list[Int]) -> Int:
    """What comes first, what a friend may take."""
    if isinstance(step, FaceFirst):
        return firsts.face_first(state, step.seat, step, actions)
    if isinstance(step, ChooseFirst):
        return firsts.first_effect(state, step.seat, actions)
    return firsts.allow_loot(state, step) if isinstance(step, AllowLoot) else ELSEWHERE


def choose_thing(state: State, step: ChooseThing, actions: list[Int]) -> Int:
    """The best item of somebody else's, the poorest of one's own."""
    if state.someone(step.number).seat == step.seat:
        return answers.give_away(state, step.seat, actions, PICK_ITEM)
    return answers.take_thing(state, step.seat, actions)


def advice() -> Advice:
    """A new adviser."""
    return DarkVentureAdvice()
