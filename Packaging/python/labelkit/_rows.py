# SPDX-License-Identifier: MIT
"""The rows that a worker has read and not yet answered."""

from __future__ import annotations

import json
import threading
from dataclasses import dataclass, field
from typing import Any, Dict, Iterable, Iterator, List, Mapping, Optional, Tuple, Union

from ._options import Record, to_json
from ._results import Result


@dataclass
class Row:
    """A row that is not answered yet, or not completely."""

    line: str
    _id: Any
    results: List[Result] = field(default_factory=list)
    is_done: bool = False

    @property
    def id(self) -> Optional[str]:
        """The record's id, also of a line that nobody has read yet."""
        id = self._id
        if self._id is ...:
            try:
                id = json.loads(self.line)["id"]
            except (ValueError, TypeError, KeyError, RecursionError):
                return None
        return None if id is None else str(id)


class Rows:
    """The rows of one call. At most so many are read that memory is bounded, whatever their number and sizes."""

    #: How many rows are read before the first of them are taken out, and how many characters they may have.
    _most = 512
    _most_characters = 32 << 20

    def __init__(self, source: Iterable[Union[Record, str]], first: int, are_named_by_number: bool) -> None:
        self._source = source
        self._are_named_by_number = are_named_by_number
        self._first = first
        #: The number of the first row that has not been taken out.
        self.first = first
        #: The number of the next row that will be read.
        self.next = first
        self._waiting: Dict[int, Row] = {}
        self._size = 0
        self._has_room = threading.Condition()
        self._is_stopped = False

    def lines(self) -> Iterator[str]:
        """Reads the rows, on the thread that writes them to the process: one, or some that are there already."""
        at_once = 64 if isinstance(self._source, (list, tuple)) else 1
        lines: List[str] = []
        for source in self._source:
            row = self._row(source)
            if lines and (len(lines) == at_once or not self._fits(len(row.line))):
                yield "\n".join(lines)
                lines = []
            with self._has_room:
                if not self._fits(len(row.line)):
                    self._has_room.wait_for(lambda: self._is_stopped or self._is_half_empty)
                if self._is_stopped:
                    return
                self._waiting[self.next] = row
                self._size += len(row.line)
                self.next += 1
            lines.append(row.line)
        if lines:
            yield "\n".join(lines)

    def _fits(self, size: int) -> bool:
        return not self._waiting or (len(self._waiting) < self._most and self._size + size <= self._most_characters)

    @property
    def _is_half_empty(self) -> bool:
        """Whether the writer goes on. It does not for each single row, because two threads would take turns."""
        return not self._waiting or (2 * len(self._waiting) <= self._most and 2 * self._size <= self._most_characters)

    def _row(self, source: Union[Record, str]) -> Row:
        if isinstance(source, str):
            # A line feed would end the row; a carriage return is as much white space in JSON. A blank line would be no row.
            line = source.replace("\n", "\r")
            return Row(line if line.strip() else "null", ...)
        fields = dict(source)
        id = fields.get("id")
        if self._are_named_by_number:
            fields["id"] = f"{self.next - self._first}"
        return Row(to_json(fields), id)

    def put(self, answer: Mapping[str, Any], png: Optional[bytes]) -> None:
        """Keeps a result of the tool until those of the rows before it are taken."""
        if "row" not in answer:
            return
        number = int(answer["row"])
        row = self._waiting[number]
        id = row.id if self._are_named_by_number else answer.get("id")
        row.results.append(Result._read(answer, png, number - self._first, id, row.line))
        row.is_done = len(row.results) == answer.get("results", 1)

    def unanswered(self) -> List[Tuple[int, Optional[str]]]:
        """The numbers and ids of the rows without all of their results, in order."""
        with self._has_room:
            return [(number - self._first, row.id) for number, row in sorted(self._waiting.items()) if not row.is_done]

    def line(self, row: int) -> str:
        """The text of a row that is not taken out."""
        return self._waiting[self._first + row].line

    def take(self) -> Optional[List[Result]]:
        """Takes out the next row if it is done, and returns its results."""
        row = self._waiting.get(self.first)
        if row is None or not row.is_done:
            return None
        self.pop()
        # Variants are rendered by several threads.
        return sorted(row.results, key=lambda result: result.path or "")

    def pop(self) -> Tuple[int, str]:
        """Takes out the next row, and returns its number and its text."""
        with self._has_room:
            row = self._waiting.pop(self.first)
            self._size -= len(row.line)
            self.first += 1
            if self._is_half_empty:
                self._has_room.notify()
            return self.first - 1 - self._first, row.line

    def stop(self) -> None:
        """Reads no more rows."""
        with self._has_room:
            self._is_stopped = True
            self._has_room.notify()
