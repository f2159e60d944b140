# SPDX-License-Identifier: MIT
"""One process of ``labelkit worker`` for any number of records."""

from __future__ import annotations

import json
import threading
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Dict, Iterable, Iterator, List, Mapping, Optional, Type, Union

from ._errors import Diagnostic, FingerprintError, LabelError, ToolError, WorkerError
from ._options import Options, Record, to_json
from ._process import Process
from ._results import Result


@dataclass
class _Row:
    """A row that is not answered yet, or not completely."""

    line: str
    id: Optional[str]
    results: List[Result] = field(default_factory=list)
    is_done: bool = False


class Worker:
    """A process of the tool that renders the records of one call after the other.

    >>> with labelkit.Worker() as worker:
    ...     for result in worker.render({"id": word, "title": word} for word in ["sun", "rain"]):
    ...         result.id, result.digest

    A process that dies is a :class:`WorkerError`, and the next call starts another. With ``expect``, a tool with another
    fingerprint is a :class:`FingerprintError`: its version, libraries, fonts or options differ, so its images may differ.
    """

    #: The number of rows that are read before their results are taken. It bounds the memory.
    window = 256

    def __init__(self, options: Options = Options(), *, expect: Optional[str] = None, images: bool = True) -> None:
        self.options = options
        self._images = images
        self._expect = expect
        self._process: Optional[Process] = None
        self._next = 0
        self._is_rendering = False
        #: What the tool calls its version, such as ``0.1.0``.
        self.version = ""
        #: The digest of all but the records that decides on the images: version, libraries, fonts, options.
        self.fingerprint = ""
        self._start()

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]) -> None:
        self.close()

    @property
    def process_id(self) -> Optional[int]:
        """The number of the process; None while there is none."""
        return None if self._process is None else self._process.id

    def close(self) -> None:
        """Ends the process. A later call of render starts another."""
        if self._process is not None:
            process, self._process = self._process, None
            process.close()

    def check(self) -> None:
        """Raises the error of the options' defaults or manifest, if there is one, before there is any record."""
        process = self._running()
        process.send([], is_last=True)
        answer: Dict[str, Any] = {}
        while not answer.get("end"):
            answer = self._answer(process, {}, {})
        self.close()

    def render(self, rows: Iterable[Union[Record, str]]) -> Iterator[Result]:
        """Renders records, and yields their results in the order of the rows, each as soon as it can be.

        A row is a record or a line of NDJSON. A row that cannot be rendered has a result with diagnostics. A record with
        variants has a result for each. If the caller stops before the end, the process is ended.
        """
        if self._is_rendering:
            raise RuntimeError("a worker renders the rows of one call at a time; use another worker")
        self._is_rendering = True
        is_complete = False
        try:
            yield from self._results(self._running(), rows)
            is_complete = True
        finally:
            self._is_rendering = False
            if not is_complete:
                self.close()

    # MARK: The process

    def _running(self) -> Process:
        if self._process is None:
            self._start()
        assert self._process is not None
        return self._process

    def _start(self) -> None:
        bytes = "raw" if self._images else "none"
        process = Process(["worker", "--bytes", bytes, "--diagnostics", "json", *self.options.arguments()])
        self._process, self._next = process, 0
        try:
            process.send([self.options.head()], is_last=False)
            greeting = self._answer(process, {}, {})
            self.version, self.fingerprint = str(greeting["labelkit"]), str(greeting["fingerprint"])
            if self._expect not in (None, self.fingerprint):
                raise FingerprintError(self.version, self.fingerprint, str(self._expect))
            while process.is_writing:
                process.wait()
        except BaseException:
            self.close()
            raise

    def _results(self, process: Process, rows: Iterable[Union[Record, str]]) -> Iterator[Result]:
        first = self._next
        waiting: Dict[int, _Row] = {}
        room = threading.Semaphore(self.window)

        def lines() -> Iterator[str]:
            for number, row in enumerate(rows):
                pending = _row(row)
                room.acquire()
                waiting[first + number] = pending
                self._next = first + number + 1
                yield pending.line

        process.send(lines(), is_last=False)
        row = first
        while True:
            done = waiting.get(row)
            if done is not None and done.is_done:
                yield from done.results
                del waiting[row]
                row += 1
                room.release()
                continue
            if row == self._next and not process.is_writing:
                return
            self._read(process, waiting, first)
"""
"""
