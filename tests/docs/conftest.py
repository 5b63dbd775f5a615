"""The game of the page is held to the contract, whose assertions explain themselves as those of tests do."""

import pytest

pytest.register_assert_rewrite("contract.flow", "contract.saving", "contract.speaking")
