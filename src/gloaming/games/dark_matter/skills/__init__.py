"""The families of rules: cards, planets, sources and payments, effects, scoring."""
