# SPDX-License-Identifier: MIT
"""What a task does with the rows of its partition."""

from __future__ import annotations

import dataclasses
import json
import socket
from typing import Any, Iterable, Iterator, List, Optional

import labelkit
import labelkit.arrow
from labelkit import Options
from pyspark import TaskContext


class Task:
    """Renders partitions with one process of the tool for each, which has to be the tool of the driver."""

    def __init__(self, options: Options, images: bool = True) -> None:
        self.options, self.images = options, images
        #: Of the tool on the machine that makes the task, the driver's.
        self.fingerprint = labelkit.fingerprint(options)

    def render(self, batches: Iterable[Any]) -> Iterator[Any]:
        """The results as Arrow batches. Rows are read batch by batch, so that memory does not grow with their number."""
        return labelkit.arrow.batches(self.results(batches))

    def results(self, batches: Iterable[Any]) -> Iterator[labelkit.Result]:
        """The results of the rows, which are columns ``record`` and perhaps ``key``."""
        previous: Optional[str] = None
        try:
            with labelkit.Worker(self._options(), expect=self.fingerprint, images=self.images) as worker:
                for batch in batches:
                    records: List[str] = []
                    for row in zip(*(column.to_pylist() for column in batch.columns)):
                        record, key = row if len(row) == 2 else (row[0], None)
                        if key is not None and key == previous:
                            yield _repeated(record)
                        else:
                            records.append(record)
                        previous = key
                    yield from worker.render(records)
        except labelkit.ToolError as error:
            # Spark shows the message of a failed task, and not always where it ran.
            raise RuntimeError(f"LabelKit on {socket.gethostname()}: {error}") from error

    def _options(self) -> Options:
        """One thread for each processor that Spark gives the task, which is one by default."""
        context = TaskContext.get()
        return dataclasses.replace(self.options, jobs=self.options.jobs or (context.cpus() if context else 1))


def _repeated(record: str) -> labelkit.Result:
    """The result of a row whose id another row has: the same error as in a batch."""
    id = json.loads(record)["id"]
    note = labelkit.Diagnostic(
        code="LK0206",
        severity="error",
        message=f'the id "{id}" is used twice',
        row=None,
        text=None,
        help="give each label an id of its own; ids that differ only in case count as one",
        suggestion=None,
    )
    return labelkit.Result(0, id, None, None, None, (note,))
