"""Dark Venture's scenes as pages: who is looked at, what was read last, the past without answers, the end."""

from __future__ import annotations

import random

import msgspec

from gloaming.core.picture import Chapter
from gloaming.core.state import CHANCE, OVER, SPECTATOR
from gloaming.games.dark_venture.names import HEROIC_DECK
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.view import View
from gloaming.server.facts import by_round
from gloaming.web import render
from gloaming.web.page import End, Entry, at_rest
from server.drawn import Tags, buttons
from server.test_render_dark_venture import GAME, Moment, drawn, moments, page


def test_everybody_on_the_map_can_be_looked_at_by_all() -> None:
    """Numbers, things and abilities of each, for players and onlookers; nothing for a name nobody bears."""
    moment = max(moments(), key=lambda one: len(one.state.cast))
    for me in (0, SPECTATOR):
        for character in moment.state.cast:
            text = drawn(moment, me, (f"look.{character.number}",))
            panel = text.split('id="looked"')[1].split("</section>")[0]
            assert GAME.content.characters[character.number].name in panel
            assert f"HP <b>{character.health}/" in panel
        assert 'id="looked"' not in drawn(moment, me, ("look.0",))


def test_names_in_the_lists_lead_to_their_people() -> None:
    """Every link that looks at somebody names a character in play."""
    for moment in moments()[::6]:
        numbers = {f"look.{character.number}" for character in moment.state.cast}
        tags = Tags(drawn(moment, int(moment.state.seat))).tags
        links = [attrs["href"].partition("with=")[2] for tag, attrs in tags if attrs.get("class") == "look"]
        assert links
        assert set(links) <= numbers


def test_quests_of_others_lie_open_where_asked_for() -> None:
    """Players touch them, onlookers see them at once; then each known quest stands there once."""
    moment = max(moments(), key=lambda one: len(one.state.quests) if len(one.state.players) == 4 else 0)
    others = [quest for quest in GAME.view(moment.state, 0).quests if quest.seat != 0 and quest.number]
    assert others
    decks = ["heroic" if quest.deck == HEROIC_DECK else "side" for quest in others]
    ids = [f'id="{deck}-{quest.number}"' for deck, quest in zip(decks, others, strict=True)]
    shut, opened, outside = (drawn(moment, 0), drawn(moment, 0, ("others",)), drawn(moment, SPECTATOR))
    assert [shut.count(one) + opened.count(one) + outside.count(one) for one in ids] == [2] * len(ids)
    assert 'href="?with=others#quests"' in shut
    assert 'aria-expanded="true"' in opened
    assert 'id="others"' not in outside


def test_the_past_offers_nothing() -> None:
    """No answer, no aside, whoever looks; what is said meanwhile belongs to the present too."""
    for moment in moments()[::5]:
        for me in range(len(moment.state.players)):
            now, view = page(moment, me), GAME.view(moment.state, me)
            past = msgspec.structs.replace(
                now,
                question=at_rest(now.question),
                picture=GAME.picture(view, at_rest(now.question)),
                looking_back=90,
            )
            assert not buttons(f'<form class="question"></form>{render.fragment(past, GAME.art)}')


def test_what_was_read_last_stays_with_what_came_of_it() -> None:
    """The story of an entry and the sentences after it; of what came since one's own act, the latest."""
    moment = next(one for one in moments() if type(one.state.step).__name__ == "Act")
    shown = page(moment, int(moment.state.seat))
    story = "At Salt Market @0 reads: “Buyers whisper here, sellers shout.”"
    own = Entry(20, "The own act.", shown.me)
    for later, acts, there, gone in (
        (2, (), "Buyers whisper", "The own act"),
        (30, (), "Sentence 29.", "Buyers whisper"),
        (9, (own, Entry(21, "A bot moves.", (shown.me + 1) % 2)), "The own act.", "Sentence 8."),
    ):
        log = (Entry(1, story, 0), *(Entry(2 + n, f"Sentence {n}.") for n in range(later)), *acts)
        text = render.fragment(msgspec.structs.replace(shown, log=log), GAME.art)
        lately = text.partition('id="lately"')[2].partition("</section>")[0]
        assert there in lately
        assert gone not in lately


def test_the_goal_stands_beside_the_points() -> None:
    """DV-SOLO-08, DV-COOP-01.  How many points are needed; nothing where most points win."""
    for seats, mode, beside, above in (
        (1, "solo_short", " of 10 <abbr", "after round 6; 10 quest points win"),
        (2, "cooperative", " of 20 <abbr", "after round 12; each needs 20 points"),
        (2, "competitive", "", "after round 12</"),
    ):
        text = drawn(Moment(GAME.new(seats, {"mode": mode})), SPECTATOR)
        assert text.count(beside or "<small> <abbr") == seats
        assert above in text


def test_what_went_before_the_first_round_is_no_round() -> None:
    """The course of the scores begins with the first round where rounds are counted, else at the start."""
    series = ((0, 0, 1, 4), (0, 0, 0, 2))
    assert by_round(series, 2) == ((0, 1, 4), (0, 0, 2))
    assert by_round(series, 0) == series


def finished(seats: int, mode: str) -> tuple[State, list[Chapter[View]]]:
    """A game played at random to its end, in chapters as the first seat saw and heard them."""
    rng, state = random.Random(4), GAME.new(seats, {"mode": mode})
    chapters: list[Chapter[View]] = []
    said: list[str] = []
    while state.seat != OVER:
        before, now = GAME.view(state, 0), state.round
        action = rng.choice(list(state.outcomes()[0] if state.seat == CHANCE else state.actions))
        state.play(action)
        said += GAME.say(before, [action], GAME.view(state, 0))
        if state.round != now or state.seat == OVER:
            chapters.append(Chapter(f"Round {now}", GAME.view(state, 0), tuple(said)))
            said = []
    return state, chapters


def test_the_end_page_tells_who_has_won_and_the_day() -> None:
    """Points in a table, the winner's sentence above it, the story below; nothing is styled in place."""
    for seats, mode in ((3, "competitive"), (1, "solo_ranked"), (2, "cooperative")):
        state, chapters = finished(seats, mode)
        shown = page(Moment(state), 0)
        picture, story = shown.picture, GAME.retell(chapters)
        end = End(shown.question.title, shown.question.why, "", picture.titles, picture.rows, story=story)
        text = render.table(msgspec.structs.replace(shown, end=end), GAME.art)
        assert "style=" not in text
        assert text.count('class="total"') == seats
        assert len(story) > 4
        panel = text.split('id="retold"')[1].split("</section>")[0]
        assert panel.count("<h3>") == len(story)
        assert "@" not in panel
        assert any("There was fighting at" in prose for _, prose in story)
