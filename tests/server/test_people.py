"""Who sits at a table: invitations, leaving and coming back, bots that keep seats, watchers, rematches."""

from __future__ import annotations

import httpx
import pytest

from gloaming.server.host import GONE
from server.doors import Door, answer, begin, my_turn, post, sentence, sheet


@pytest.fixture
def invited(ana: httpx.Client) -> str:
    """Ana's table with a seat for a friend."""
    return begin(ana, **{"seat-1": "link"})


def link_of(door: Door, table: str) -> str:
    """The path of the invitation to the second seat."""
    return f"/invite/{door.host(table).tokens[1]}"


def asked(guest: httpx.Client, table: str) -> int:
    """Who is asked."""
    seat: int = guest.get(f"/api{table}").json()["question"]["seat"]
    return seat


def test_a_friend_sits_down_by_a_link(door: Door, ana: httpx.Client, ben: httpx.Client, invited: str) -> None:
    """The one who set the table up sees the link; looking at it takes no seat; sitting down does."""
    link = link_of(door, invited)
    assert link in ana.get(invited).text
    assert "opens on this computer only" in ana.get(invited).text
    assert "Sit down" in ben.get(link).text
    assert link not in ben.get(invited).text
    sat = post(ben, link, [("name", "Ben")])
    assert sat.headers["location"] == invited
    assert door.host(invited).match.seats[1].kind == "person"
    assert "Ben" in ana.get(invited).text
    assert link not in ana.get(invited).text


def test_the_link_stands_above_the_table(
    door: Door, ana: httpx.Client, ben: httpx.Client, invited: str
) -> None:
    """A field before the table, for who set it up; in the table, which is for all, only that it waits."""
    link = link_of(door, invited)
    above, _, table = ana.get(invited).text.partition('<div id="table"')
    assert "Send this link to a friend" in above
    assert f'readonly value="{door.base}{link}"' in above
    assert 'data-waits="1"' in table
    assert link not in table.partition('<div class="popover')[0]
    assert 'data-waits="1"' in ben.get(invited).text
    assert "Send this link" not in ben.get(invited).text
    post(ben, link, [("name", "Ben")])
    assert "data-waits" not in ana.get(invited).text


def test_on_a_local_network_the_link_leads_there(door: Door, ana: httpx.Client, invited: str) -> None:
    """With --lan, a link that is made on this computer names the address that others can reach."""
    door.house.address = "http://192.0.2.7:8000"
    text = ana.get(invited).text
    door.house.address = ""
    assert f"http://192.0.2.7:8000{link_of(door, invited)}" in text
    assert "opens on this computer only" not in text


def test_a_link_seats_one_person(door: Door, ana: httpx.Client, ben: httpx.Client, invited: str) -> None:
    """A second one finds it used up; so does the first, a second time."""
    link = link_of(door, invited)
    post(ben, link, [("name", "Ben")])
    with door.guest() as cleo:
        for guest in (cleo, ben):
            late = post(guest, link, [("name", "Cleo")])
            assert late.status_code == 404
            assert sentence(late) == "This invitation is used up or was withdrawn."
        assert cleo.get(link).status_code == 404
    assert door.host(invited).match.seats[1].name == "Ben"


def test_nobody_sits_twice(door: Door, ana: httpx.Client, invited: str) -> None:
    """Ana cannot take her friend's seat as well, and the link stays good."""
    refused = post(ana, link_of(door, invited), [("name", "Ana")])
    assert refused.status_code == 409
    assert door.host(invited).match.seats[1].invited


def test_a_new_link_withdraws_the_old(door: Door, ana: httpx.Client, ben: httpx.Client, invited: str) -> None:
    """And only the one who set the table up makes links."""
    old = link_of(door, invited)
    post(ben, old, [("name", "Ben")])
    assert post(ben, f"{invited}/invite", [("seat", "1")]).status_code == 403
    assert post(ana, f"{invited}/invite", [("seat", "1")]).status_code == 409
    assert post(ana, f"{invited}/invite", [("seat", "7")]).status_code == 422
    table = begin(ana)
    assert post(ana, f"{table}/invite", [("seat", "1")]).status_code == 303
    first = link_of(door, table)
    post(ana, f"{table}/invite", [("seat", "1")])
    assert ben.get(first).status_code == 404
    assert ben.get(link_of(door, table)).status_code == 200


def test_until_the_friend_comes_a_bot_keeps_the_seat(ana: httpx.Client, invited: str) -> None:
    """The game goes on."""
    page = my_turn(ana, invited)
    answer(ana, invited, page, page.offers[0])
    assert my_turn(ana, invited).number > page.number + 1


def test_who_leaves_takes_the_seat_back(door: Door, ana: httpx.Client, table: str) -> None:
    """A bot plays meanwhile; after it the person is asked again."""
    my_turn(ana, table)
    assert post(ana, f"{table}/leave", []).status_code == 303
    assert door.host(table).match.seats[0].kind == "bot"
    assert "Take my seat back" in ana.get(table).text
    assert post(ana, f"{table}/take-back", []).status_code == 303
    assert door.host(table).match.seats[0].kind == "person"
    assert post(ana, f"{table}/take-back", []).status_code == 303
    assert my_turn(ana, table).mine


def test_the_first_touch_takes_the_seat_back(door: Door, ana: httpx.Client, ben: httpx.Client) -> None:
    """Who left and answers after all is at the table again."""
    table = begin(ana, game="lanterns", **{"seat-1": "link"})
    post(ben, f"/invite/{door.host(table).tokens[1]}", [("name", "Ben")])
    post(ben, f"{table}/leave", [])
    post(ben, f"/api{table}/act", [])
    number = sheet(ana, table).number
    ben.post(f"/api{table}/act", json={"n": number, "actions": [51]})
    assert door.host(table).match.seats[1].kind == "person"


def test_after_two_minutes_others_may_ask_a_bot_in(
    door: Door, ana: httpx.Client, ben: httpx.Client, invited: str
) -> None:
    """Not before; and the person who comes back takes the seat back."""
    post(ben, link_of(door, invited), [("name", "Ben")])
    early = post(ana, f"{invited}/stand-in", [("seat", "1")])
    assert early.status_code == 409
    assert "after two minutes" in sentence(early)
    host = door.host(invited)
    host.seen[1] -= GONE + 1
    assert "away 2 min" in ana.get(invited).text
    assert post(ana, f"{invited}/stand-in", [("seat", "1")]).status_code == 303
    assert "a bot plays" in ana.get(invited).text
    assert post(ana, f"{invited}/stand-in", [("seat", "9")]).status_code == 422
    assert post(ana, f"{invited}/invite", [("seat", "1")]).status_code == 409
    assert post(ben, f"{invited}/take-back", []).status_code == 303
    assert host.match.seats[1].kind == "person"


def test_who_watches_is_offered_nothing(ana: httpx.Client, ben: httpx.Client, table: str) -> None:
    """No answers, no undo, no leave; neither on the page nor in JSON."""
    my_turn(ana, table)
    page = sheet(ben, table)
    assert not page.offers
    assert not page.mine
    assert "/leave" not in page.text
    look = ben.get(f"/api{table}").json()
    assert look["seat"] == -3
    assert look["question"]["offers"] == []


def test_a_person_keeps_one_name(ana: httpx.Client, table: str) -> None:
    """Renamed from the next table on; a stranger has no name to change."""
    assert post(ana, "/name", [("name", "  Anna   Lena ")]).status_code == 303
    assert "Anna Lena" in ana.get("/").text
    assert table
    with httpx.Client(base_url=ana.base_url) as stranger:
        assert post(stranger, "/name", [("name", "Eve")]).status_code == 403


def test_the_same_people_again(door: Door, ana: httpx.Client, ben: httpx.Client) -> None:
    """After the end one table more, the same for all who ask; before it, a sentence."""
    table = begin(ana, game="lanterns", **{"seat-1": "link", "option-short": "on"})
    post(ben, f"/invite/{door.host(table).tokens[1]}", [("name", "Ben")])
    assert post(ana, f"{table}/rematch", []).status_code == 409
    while not (page := sheet(ana, table)).over:
        for guest in (ana, ben):
            page = sheet(guest, table)
            if page.mine:
                answer(guest, table, page, page.offers[0])
    first = post(ana, f"{table}/rematch", [])
    assert first.status_code == 303
    assert post(ben, f"{table}/rematch", []).headers["location"] == first.headers["location"]
    again = first.headers["location"]
    assert again != table
    assert [seat.name for seat in door.host(again).match.seats] == ["Ana", "Ben"]
    assert asked(ben, again) == 0
    door.run(taken_away(door, again))
    anew = post(ana, f"{table}/rematch", []).headers["location"]
    assert anew != again
    assert asked(ben, anew) == 0


async def taken_away(door: Door, table: str) -> None:
    """The host removes a table that nobody uses."""
    match = table.rpartition("/")[2]
    _, attendant = door.house.hall.live.pop(match)
    await attendant.end()
    await door.house.store.remove([match], unfinished=True)


def test_the_lobby_lists_ones_own_tables(ana: httpx.Client, ben: httpx.Client, table: str) -> None:
    """And nobody else's."""
    my_turn(ana, table)
    assert f'href="{table}"' in ana.get("/").text
    assert "Your turn" in ana.get("/").text
    assert f'href="{table}"' not in ben.get("/").text


def test_people_who_throw_their_own_dice(door: Door, ana: httpx.Client) -> None:
    """The table waits; the page asks what each die shows; what is said is what fell."""
    table = begin(ana, dice="people")
    host = door.host(table)
    assert host.table.state.seat == -1
    page = sheet(ana, table)
    assert page.mine
    assert len(page.offers) == len(host.table.state.outcomes()[0])
    answer(ana, table, page, page.offers[0])
    page = sheet(ana, table)
    assert page.mine
    assert page.offers == []
    assert all(f'name="die-{die}" value="{face}"' in page.text for die in (1, 2) for face in range(1, 7))
    assert 'name="die-3"' not in page.text
    assert answer(ana, table, page, "1").status_code == 422
    said = [("n", str(page.number)), ("die-1", "3")]
    assert post(ana, f"{table}/act", said).status_code == 422
    assert post(ana, f"{table}/act", [*said, ("die-2", "7")]).status_code == 422
    assert post(ana, f"{table}/act", [*said, ("die-7", "1")]).status_code == 400
    assert sheet(ana, table).number == page.number
    assert post(ana, f"{table}/act", [*said, ("die-2", "5")]).status_code == 303
    assert "chance: roll 3 5" in ana.get(f"{table}/journal").text


def test_a_bot_that_cannot_play_costs_one_line(door: Door, ana: httpx.Client) -> None:
    """The workers do not know this game: its bots move all the same, and the page says so."""
    table = begin(ana, game="lanterns")
    page = my_turn(ana, table)
    answer(ana, table, page, page.offers[0])
    page = my_turn(ana, table)
    assert page.number > 3
    host = door.host(table)
    host.news("The bot of @1 had trouble.")
    assert f"{host.match.seats[1].name}</b> had trouble." in ana.get(table).text
