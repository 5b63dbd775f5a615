"""Whole games and single questions in plain lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloaming.core import journal
from gloaming.terminal.match import Match
from gloaming.terminal.wish import wish
from terminal.sitting import Numbers, command, evening, played_by_numbers, program, spent


def test_a_whole_game_is_played_through_a_pipe() -> None:
    """Numbers in, plain lines out, to the result; capitals only in questions, nothing but text."""
    code, text = played_by_numbers(1, "darkrock", "--seats", "you,steady,random", "--seed", "7")
    assert code == 0
    assert "RED, WHERE DOES YOUR NEXT PIECE GO?" in text
    assert "The game is over.\n1. " in text
    assert text.rstrip().endswith("End>")
    assert "\x1b" not in text
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize("seats", ["you,you", "you,steady,you,random", "you,random,random,random,random"])
def test_games_end_for_every_kind_of_table(seats: str) -> None:
    """Several people take turns at one terminal; the questions name who is asked."""
    text = spent(Match(wish("darkrock", seats, seed=3)), Numbers(5))
    assert "Scores: " in text
    asked = {line.partition(",")[0] for line in text.splitlines() if line.endswith("NEXT PIECE GO?")}
    colours = ["RED", "BLUE", "GREEN", "YELLOW", "VIOLET"]
    assert asked == {colours[n] for n, who in enumerate(seats.split(",")) if who == "you"}


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    """Bots and dice come from the seed."""
    first = spent(Match(wish("darkrock", "you,steady", seed=3)), Numbers(5))
    assert spent(Match(wish("darkrock", "you,steady", seed=3)), Numbers(5)) == first
    assert spent(Match(wish("darkrock", "you,steady", seed=4)), Numbers(5)) != first


def test_bots_alone_play_to_the_end() -> None:
    """Whoever watches reads the story and is asked nothing."""
    text = evening("", "steady,random")
    assert "The story\n" in text
    assert "Won by Red." in text
    assert ">" not in text


def test_a_look_has_the_story_the_table_the_question_and_numbers() -> None:
    """In this order, with the names that were given."""
    text = evening("", "you,steady", names="Ana,Ben")
    places = [text.index(words) for words in ("Since your last look", "Round 1, phase 2", "Order ")]
    places += [
        text.index(words) for words in ("ANA, WHERE DOES YOUR NEXT PIECE GO?", "   1  Mine 2", "Ana> ")
    ]
    assert places == sorted(places)


def test_the_input_may_end_at_any_time() -> None:
    """One sentence, which says whether the game is kept."""
    assert evening("4\n").splitlines()[-2].startswith("The input has ended. This game was not kept")


# --- answers


def test_an_answer_may_be_written_as_in_a_journal() -> None:
    """Capitals and spaces do not matter."""
    assert "Red places a crewmember on mine 8." in evening("assign  crew M8\n")


def test_a_saying_of_two_parts_is_asked_part_by_part() -> None:
    """After the first part comes its own question; 0 takes the part back; the table hears the whole."""
    text = evening("23\n0\n23\n2\n")
    assert text.count("RED, DO YOU TAKE THE NEUTRONIUM?") == 2
    assert "   0  Back" in text
    assert "Red places a crewmember on Leader." in text


@pytest.mark.parametrize("typed", ["23 2\n", "assign crew leader, take 1\n", "assign crew leader\ntake 1\n"])
def test_a_saying_may_be_given_at_once(typed: str) -> None:
    """Two numbers, a notation with a comma, or half a notation and then the rest."""
    assert "takes 1\n    neutronium." in evening(typed) or "takes 1 neutronium." in evening(typed)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("24", "There is no answer 24 here: 1 to 23 are."),
        ("4 1", "Your answer would be whole before the 1."),
        ("0", "Nothing of this answer is said yet; undo takes back the one before."),
        ("", "Type the number of an answer; help tells what else."),
        ("fly away", "No: “fly away” is nothing that can be said here."),
        ("x" * 3000, "That is too long: an answer has at most 2000 letters."),
        ("assign captain m8", "No: You have no Captain yet; Recruit hires one for $5."),
    ],
)
def test_what_is_no_answer_gets_one_sentence(typed: str, sentence: str) -> None:
    """The question stays open, and nothing is said at the table."""
    text = evening(f"{typed}\n4\n")
    assert sentence in text
    assert "Red places a crewmember on mine 8." in text


def test_an_answer_by_number_that_ends_the_turn_for_good_is_asked_once_more() -> None:
    """0 goes back to the question, Enter says it; the others are not asked twice."""
    text = evening("1\n2\n3\n4\n5\n19\n0\n6\nno\n6\nwhat\n\n", "you,you")
    assert text.count("* Send a crewmember to ") == 3
    assert "* Send a crewmember to the Solar Array? Enter says yes, 0 goes back.\nBlue> 0\n" in text
    assert "Blue> what\nEnter says yes, 0 goes back.\n" in text
    assert "Blue places a crewmember on Vortex.\n" in text
    assert "places a crewmember on the Solar Array" not in text


# --- words that work everywhere


def test_why_answers_for_numbers_names_and_notations() -> None:
    """For what is open that it is open; for what is closed the sentence, the rule, what would work."""
    text = evening("why 3\nwhy mine 8\nwhy captain\nwhy nonsense\nwhy 99\nwhy\nwhy ASSIGN crew m2\n")
    assert "That is open, as answer 3: Send a crewmember to mine 6 (42%)." in text
    assert "That is open, as answer 4: Send a crewmember to mine 8 (42%)." in text
    assert "No: You have no Captain yet; Recruit hires one for $5.\n  DR-ASG-09  " in text
    assert "  What would work: " in text
    assert "Nothing here is called “nonsense”." in text
    assert "There is no answer 99 here: 1 to 23 are." in text
    assert "Say what: why 3, or why and a name." in text
    assert "That is open, as answer 1: Send a crewmember to mine 2 (3%)." in text


def test_why_names_the_rule_of_a_closed_place() -> None:
    """A place is found by its name in the refusal, another phase's answer by its notation."""
    text = evening("4\nwhy recruit\nwhy export 2 iron\n", "you,steady")
    assert "Blue places a crewmember on Recruit." in text
    assert "No: Recruit is taken by Blue" in text
    assert text.count("  DR-") == 2


def test_undo_takes_back_or_says_why_not() -> None:
    """Until dice have been seen."""
    text = evening("undo\n4\nundo\n4\n")
    assert "No undo: " in text
    assert "Red takes back: Red places a crewmember on mine 8." in text
    assert text.count("Red places a crewmember on mine 8.\n") == 3


def test_at_one_terminal_whoever_spoke_last_may_take_it_back() -> None:
    """Even when somebody else is asked already; also before real dice are thrown."""
    text = evening("1\nundo\n2\n", "you,you", names="Ana,Ben")
    assert "Ben> undo\nAna takes back: " in text.replace("\nSince your last look\n  ", "").replace(
        "\n\n", "\n"
    )
    dice = evening("red\n3 5\n1\n2\n3\n4\n5\n6\n\nundo\n", "you,you", real_dice=True)
    assert "Blue takes back: Blue places a crewmember on" in dice


def test_log_show_hint_rules_and_help() -> None:
    """Each answers and leaves the question open."""
    text = evening("4\nlog 2\nlog x\nshow\nhint\nrules leader tile\nrules DR-R69\nrules zzz\nrules\nhelp\n")
    assert "    2  Red places a crewmember on mine 8.\n    3  Blue places" in text
    assert "log N tells the last N entries" in text
    assert text.count("Round 1, phase 2 of 5") == 3
    assert "A steady player would say " in text
    assert "DR-RND-03  The Leader Tile stays" in text
    assert "\n  Why: " in text
    assert "No rule speaks of “zzz”." in text
    assert "Say a word that a rule has in it" in text
    assert "  save FILE        writes the game" in text


def test_save_writes_what_replay_reads(tmp_path: Path) -> None:
    """A whole journal, with its end line; an old file is left alone."""
    path = tmp_path / "my game.journal"
    text = evening(f"4\nsave {path}\nsave {path}\nsave\nsave {tmp_path}/no/where\nquit\n")
    assert "is there already: choose another name." in " ".join(text.split())
    assert "Say where: save FILE." in text
    assert "cannot be written: No such file or directory." in " ".join(text.split())
    book = journal.read(path.read_text("utf-8"))
    assert [journal.line_of(record, book.header.seats) for record in book.records][2] == "red: assign crew m8"
    told = command("replay", str(path))
    assert told.code == 0
    assert "    2  Red places a crewmember on mine 8." in told.out


def test_a_kept_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """Every saying is in the file at once; the same command takes the game up again."""
    path = tmp_path / "kept.journal"
    left = evening("4\n", path=path)
    assert f"The table waits in {path}" in " ".join(left.split())
    assert len(journal.read(path.read_text("utf-8")).records) == 4
    again = evening("5\nquit\n", path=path)
    assert "The game goes on from its file." in " ".join(again.split())
    assert "Red places a crewmember on mine 10." in again
    records = journal.read(path.read_text("utf-8")).records
    assert [record.text for record in records[2:5:2] if isinstance(record, journal.Saying)] == [
        "assign crew m8",
        "assign crew m10",
    ]


def test_the_last_word_may_keep_the_game(tmp_path: Path) -> None:
    """After the end: log, save, then Enter."""
    path = tmp_path / "over.journal"

    class Keeping(Numbers):
        def answer(self) -> str:
            ended = self.paper.getvalue().endswith("End> ")
            return f"save {path}\n" if ended and not path.exists() else super().answer()

    text = spent(Match(wish("darkrock", "you,random", seed=3)), Keeping(5))
    assert "tells it again." in text
    told = command("replay", str(path)).out
    assert told.rstrip().endswith(text.rpartition("\nScores")[0].rpartition("\n")[2])


# --- real dice


def test_people_throw_their_own_dice() -> None:
    """Typed with or without its first word; players' names do for seats; bad throws are refused."""
    typed = "Ana\n7 7\nhelp\nwhy 3\nundo\n3 5\n4\nundo\n5\n"
    text = evening(typed, "you,you", names="Ana,Ben", real_dice=True)
    assert "WHO LEADS FIRST IS DRAWN." in text
    assert "Ana is drawn to lead first." in text
    assert "No: “7 7” is nothing that can be said here." in text
    assert "There is no question of yours that “why” could speak of now." in text
    assert "Dice> undo\nNo undo: something was drawn since, and what was once drawn stays." in text
    assert "Ana rolls 3 and 5 with the standard dice." in text
    assert "Ana places a crewmember on mine 8." in text


def test_a_throw_without_spaces_will_do() -> None:
    """33 is 3 and 3."""
    assert "Red rolls 3 and 3" in evening("red\n33\n", "you,you", real_dice=True)


# --- paper


def test_a_narrow_paper_has_one_column_and_cuts_nothing() -> None:
    """Under 80 columns each answer has its line, in its whole sentence."""
    run = program("terminal", "darkrock", "--seed", "7", columns=50)
    text = run.stdout.decode()
    assert run.returncode == 0
    assert "   8  Send a crewmember to Precision\n   9  Send" in text
    assert " 23  Send a crewmember to Leader: the Leader Tile\n      and up to 1 neutronium\n" in text


def test_plain_paper_has_words_only() -> None:
    """No lines of equal signs."""
    assert "====" in command("terminal", "--seed", "7").out
    assert "====" not in command("terminal", "--seed", "7", "--plain").out
