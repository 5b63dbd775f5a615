-- Guests, matches, their seats, and the records of each match. Times are milliseconds since 1970.
-- Tokens are kept as the hexadecimal SHA-256 of what the guest holds.

PRAGMA application_id = 1198288737;

CREATE TABLE guest (
    token TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE match (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    header TEXT NOT NULL,
    settings TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'playing', 'over')),
    listed INTEGER NOT NULL,
    owner TEXT REFERENCES guest (token)
);

CREATE INDEX match_listed ON match (created) WHERE listed AND state = 'open';

CREATE TABLE seat (
    match TEXT NOT NULL REFERENCES match (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
    level TEXT NOT NULL,
    guest TEXT REFERENCES guest (token),
    invite TEXT UNIQUE,
    name TEXT NOT NULL,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;

CREATE INDEX seat_guest ON seat (guest) WHERE guest IS NOT NULL;

-- The primary key is the referee: of two answers to one decision, one is refused.
CREATE TABLE record (
    match TEXT NOT NULL REFERENCES match (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match, number)
) WITHOUT ROWID;

CREATE TRIGGER record_stays BEFORE UPDATE ON record
BEGIN
    SELECT RAISE(ABORT, 'a record is never changed');
END;

CREATE TABLE sealed (
    match TEXT NOT NULL REFERENCES match (id),
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;

CREATE TABLE snapshot (
    match TEXT PRIMARY KEY REFERENCES match (id),
    number INTEGER NOT NULL,
    dump BLOB NOT NULL
);
