# SPDX-License-Identifier: MIT
"""The proof of ``Integrations/proof`` with few rows."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pyspark")
pytest.importorskip("ray.data")

proof = Path(__file__).parents[4] / "Integrations/proof"


def test_all_ways_give_the_same_images_also_if_processes_are_killed() -> None:
    words = ["--rows", "2000", "--kills", "3", "--shards", "4", "--local", "--ways", "shards,shards-killed,spark-killed,ray-killed"]
    ran = subprocess.run([sys.executable, str(proof), *words], capture_output=True, text=True, env=os.environ)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    lines = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [line["way"] for line in lines] == ["one", "shards", "shards-killed", "spark-killed", "ray-killed"]
    assert all(line["same"] and (line["rows"], line["images"]) == (2000, 1998) for line in lines)
    assert len({line["digest"] for line in lines}) == 1
