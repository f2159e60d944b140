# SPDX-License-Identifier: MIT
"""A tool whose behaviour on executors a test can change, and one session of Spark for all tests."""

import os
import stat
import sys
from pathlib import Path
from typing import Any, Dict, Iterator, List

import pytest

_script = """#!/bin/sh
folder=$(dirname "$0")
case $(cat "$folder/mode") in
  # Another tool, since the fingerprint has the options.
  other) exec "{tool}" "$@" --strict ;;
  # The first process is killed after two rows.
  once) if mkdir "$folder/killed" 2>/dev/null; then head -n 3 | "{tool}" "$@"; kill -9 $$; fi ;;
  # With three threads, reads all rows and answers none, as if it took very long. A task of an earlier job that has failed may still start
  # a process, and Spark may leave the task without waiting for it; it has other options, and ends by itself.
  silent) case " $* " in *" --jobs {silent_jobs} "*) echo $$ >"$folder/started"; exec cat >/dev/null ;; esac ;;
  always) head -n 3 | "{tool}" "$@"; kill -9 $$ ;;
esac
exec "{tool}" "$@"
"""


class ExecutorTool:
    """What executors run in the place of the tool: as it is, ``other``, killed ``once`` or ``always``, ``silent``, or ``missing``."""

    #: The number of threads that a ``silent`` tool is asked for; with another number it is as it is.
    silent_jobs = 3

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.path = folder / "labelkit"
        self.path.write_text(_script.format(tool=os.environ["LABELKIT"], silent_jobs=self.silent_jobs))
        self.path.chmod(self.path.stat().st_mode | stat.S_IXUSR)
        os.mkfifo(folder / "started")
        # For both ends, so that no process waits for the other one to open it.
        self._started = os.open(folder / "started", os.O_RDWR | os.O_NONBLOCK)
        self.behaves("plain")

    def behaves(self, mode: str) -> None:
        """Also says that no process has been killed."""
        (self._folder / "mode").write_text(mode)
        if (self._folder / "killed").exists():
            (self._folder / "killed").rmdir()
        hidden = self._folder / "hidden"
        if mode == "missing":
            self.path.rename(hidden)
        elif hidden.exists():
            hidden.rename(self.path)

    def started(self) -> List[int]:
        """The numbers of the processes of a ``silent`` tool that have started since the last call."""
        try:
            return [int(line) for line in os.read(self._started, 4096).split()]
        except BlockingIOError:
            return []

    @property
    def has_been_killed(self) -> bool:
        return (self._folder / "killed").exists()


def records(count: int) -> List[Dict[str, Any]]:
    """Different records. Every fiftieth has no such icon."""
    icons = ["sun.max", "cloud.rain", "bolt.fill", "snow", "wind"]
    return [
        {"id": f"folder/{row:05}.v1", "title": f"Row {row}", "icon": "clowd" if row % 50 == 7 else icons[row % 5], "font": {"size": 10 + row % 4}}
        for row in range(count)
    ]


@pytest.fixture(scope="session")
def session_tool(tmp_path_factory: pytest.TempPathFactory) -> ExecutorTool:
    return ExecutorTool(tmp_path_factory.mktemp("executor"))


@pytest.fixture
def tool(session_tool: ExecutorTool) -> Iterator[ExecutorTool]:
    session_tool.behaves("plain")
    yield session_tool
    session_tool.behaves("plain")


@pytest.fixture(scope="session")
def spark(session_tool: ExecutorTool, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    sql = pytest.importorskip("pyspark.sql")
    os.environ["PYSPARK_PYTHON"] = sys.executable
    # Half of the processor time of a start is that of Java's compiler.
    os.environ.setdefault("JDK_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC")
    settings = {
        "spark.driver.host": "127.0.0.1",
        "spark.driver.bindAddress": "127.0.0.1",
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false",
        "spark.sql.shuffle.partitions": "3",
        "spark.sql.warehouse.dir": str(tmp_path_factory.mktemp("warehouse")),
        "spark.executorEnv.LABELKIT": str(session_tool.path),
    }
    builder = sql.SparkSession.builder.appName("labelkit-tests").master("local[2,2]")
    for key, value in settings.items():
        builder = builder.config(key, value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("OFF")
    yield session
    session.stop()
