"""All promises of the contract in one place: any game can be held to them, also one registered by a test."""

from __future__ import annotations

from collections.abc import Callable

from contract import flow, saving, speaking
from contract.cases import Case

Promise = Callable[[Case], None]

PROMISES: tuple[Promise, ...] = (
    flow.plays_only_what_is_open,
    flow.forbids_all_but_the_open,
    flow.throws_by_weight,
    flow.keeps_asides_in_order,
    saving.restores_what_it_dumps,
    saving.pickles,
    saving.restores_nothing_strange,
    saving.clones_everything,
    saving.clones_apart,
    speaking.parses_what_it_writes,
    speaking.parses_whole_sayings,
    speaking.refuses_in_words,
    speaking.refuses_by_rule,
    speaking.refuses_who_is_not_asked,
    speaking.asks_in_words,
    speaking.plans_whole_ways,
    speaking.tells_every_saying,
    speaking.shows_the_table,
    speaking.hides_what_a_seat_cannot_know,
    speaking.imagines_what_is_hidden,
    speaking.observes_its_features,
)
