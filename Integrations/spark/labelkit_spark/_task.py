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
        previous: Optional[bytes] = None
        try:
            with labelkit.Worker(self._options(), expect=self.fingerprint, images=self.images) as worker:
                for batch in batches:
                    records: List[str] = []
                    lines = labelkit.arrow.lines(batch.column("record"))
                    keys = batch.column("key").to_pylist() if "key" in batch.schema.names else [None] * len(lines)
                    for record, key in zip(lines, keys):
                        repeated = _repeated(record) if key is not None and key == previous else None
                        if repeated is None:
                            records.append(record)
                        else:
                            yield repeated
                        previous = key
                    yield from worker.render(records)
        except labelkit.ToolError as error:
            # Spark shows the message of a failed task, and not always where it ran.
            raise RuntimeError(f"LabelKit on {socket.gethostname()}: {error}") from error

    def _options(self) -> Options:
        """One thread for each processor that Spark gives the task, which is one by default."""
        context = TaskContext.get()
        return dataclasses.replace(self.options, jobs=self.options.jobs or (context.cpus() if context else 1))


#: In bytes. The tool refuses longer ids.
_longest_id = 2048


def _repeated(record: str) -> Optional[labelkit.Result]:
    """The result of a row whose id another row has: the same error as in a batch. None for one that is no record with an id.

    Spark reads JSON less strictly than the tool, which says what is wrong with such a row.
    """
    try:
        id = json.loads(record)["id"]
        # Bytes that are not UTF-8 are surrogates, which cannot be encoded.
        if not isinstance(id, str) or len(id.encode()) > _longest_id:
            return None
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
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
