"""The contract's promises are plain functions: their assertions explain themselves as those of tests do."""

import pytest

pytest.register_assert_rewrite("contract.flow", "contract.saving", "contract.speaking")
