# SPDX-License-Identifier: MIT
"""The recipes for clusters without Spark, as far as they run on one machine."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import tarfile
from pathlib import Path
from typing import Dict, Set

import pytest
from conftest import records

import labelkit

recipes = Path(__file__).parents[4] / "Integrations/recipes"
shards = 5


@pytest.fixture
def rows(tmp_path: Path) -> Path:
    path = tmp_path / "rows of labels.ndjson"
    path.write_text("".join(json.dumps(record) + "\n" for record in records(60)))
    return path


@pytest.fixture(scope="module")
def expected() -> Set[str]:
    with labelkit.Worker() as worker:
        return {str(one.digest) for one in worker.render(records(60)) if one.ok}


def digests(folder: Path) -> Set[str]:
    found = set()
    for path in folder.glob("shard-*.tar"):
        with tarfile.open(path) as tar:
            for member in tar:
                file = tar.extractfile(member)
                if file and member.name.endswith(".png"):
                    found.add(hashlib.sha256(file.read()).hexdigest())
    return found


def run(*words: object, **variables: object) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, **{key: str(value) for key, value in variables.items()}}
    return subprocess.run([str(word) for word in words], capture_output=True, text=True, env=environment)


def test_gnu_parallel(rows: Path, expected: Set[str], tmp_path: Path) -> None:
    if shutil.which("parallel") is None:
        pytest.skip("GNU parallel is not installed")
    out = tmp_path / "out"
    ran = run(recipes / "parallel", rows, out, SHARDS=shards)
    assert ran.returncode == 0, ran.stderr
    assert digests(out) == expected and len(list(out.glob("*.tar"))) == shards
    assert "LK0102" in "".join(log.read_text() for log in out.glob("shard-*.log"))
    # A shard that is missing, as after a machine has failed, is the only one that is rendered again.
    jobs = (out / "jobs.log").read_text().splitlines(keepends=True)
    (out / "jobs.log").write_text("".join(jobs[:-1]))
    times = {path.name: path.stat().st_mtime_ns for path in out.glob("*.tar")}
    ran = run(recipes / "parallel", rows, out, SHARDS=shards)
    assert ran.returncode == 0, ran.stderr
    assert sum(path.stat().st_mtime_ns != times[path.name] for path in out.glob("*.tar")) == 1 and digests(out) == expected


def test_slurm(rows: Path, expected: Set[str], tmp_path: Path) -> None:
    for task in range(shards):
        ran = run("sh", recipes / "slurm.sbatch", rows, tmp_path / "out", SLURM_ARRAY_TASK_ID=task, SLURM_ARRAY_TASK_COUNT=shards)
        assert ran.returncode == 0, ran.stderr
    assert digests(tmp_path / "out") == expected


def test_kubernetes(rows: Path, expected: Set[str], tmp_path: Path) -> None:
    text = (recipes / "kubernetes.yaml").read_text()
    match = re.search(r"^( +)- \|\n((?:\1  .*\n)+)", text, re.MULTILINE)
    assert match is not None
    command = "".join(line[len(match[1]) + 2 :] for line in match[2].splitlines(keepends=True))
    settings: Dict[str, object] = {"ROWS": rows, "OUT": tmp_path / "out", "SHARDS": shards}
    assert all(f"name: {name}," in text for name in settings)
    for pod in range(shards):
        ran = run("sh", "-c", command, JOB_COMPLETION_INDEX=pod, **settings)
        assert ran.returncode == 0, ran.stderr
    assert digests(tmp_path / "out") == expected


@pytest.mark.parametrize("recipe", ["parallel", "slurm.sbatch"])
def test_a_shard_that_fails_fails_its_job(recipe: str, tmp_path: Path) -> None:
    """Unlike one with wrong rows."""
    if recipe == "parallel" and shutil.which("parallel") is None:
        pytest.skip("GNU parallel is not installed")
    ran = run("sh", recipes / recipe, tmp_path / "missing.ndjson", tmp_path / "out", SLURM_ARRAY_TASK_ID=0, SLURM_ARRAY_TASK_COUNT=2, SHARDS=2)
    assert ran.returncode != 0
