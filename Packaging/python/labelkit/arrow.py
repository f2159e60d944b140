# SPDX-License-Identifier: MIT
"""Records and results as Arrow tables, for engines that have rows in them. Needs ``pyarrow``."""

from __future__ import annotations

from math import isfinite, isnan
from typing import Any, Dict, Iterable, Iterator, List

import pyarrow as pa  # type: ignore[import-not-found,import-untyped,unused-ignore]

from ._options import to_json
from ._results import Result

_diagnostic = pa.struct([(name, pa.string()) for name in ("code", "severity", "message", "text", "help", "suggestion")])

#: The columns of results. ``path`` is the name that ``labelkit batch`` gives the file; it tells the variants of a record apart.
SCHEMA = pa.schema(
    [
        ("id", pa.string()),
        ("status", pa.string()),
        ("png", pa.binary()),
        ("width", pa.int32()),
        ("height", pa.int32()),
        ("digest", pa.string()),
        ("diagnostics", pa.list_(_diagnostic)),
        ("path", pa.string()),
    ]
)

#: How many rows and bytes of images a batch of results has at most; a larger image is alone.
_rows, _bytes = 1024, 4 << 20


def batches(results: Iterable[Result]) -> Iterator[pa.RecordBatch]:
    """The results, some thousands of kilobytes at a time."""
    held: List[Result] = []
    size = 0
    for result in results:
        length = 0 if result.png is None else len(result.png)
        if held and (len(held) == _rows or size + length > _bytes):
            yield _batch(held)
            held, size = [], 0
        held.append(result)
        size += length
    if held:
        yield _batch(held)


def _batch(results: List[Result]) -> pa.RecordBatch:
    columns: Dict[str, List[Any]] = {name: [getattr(result, name) for result in results] for name in SCHEMA.names}
    columns["diagnostics"] = [[{key.name: getattr(note, key.name) for key in _diagnostic} for note in notes] for notes in columns["diagnostics"]]
    return pa.record_batch([pa.array(columns[field.name], type=field.type) for field in SCHEMA], schema=SCHEMA)


def lines(column: Any) -> List[str]:
    """The JSON in a column of strings or of bytes. Null is ``null``, which is no record, and bytes that are not UTF-8 are an error of their row."""
    return ["null" if one is None else _text(one) for one in column.cast(pa.large_binary()).to_pylist()]


def _text(bytes: bytes) -> str:
    return bytes.decode(errors="surrogateescape")


def records(table: Any) -> Iterator[str]:
    """The rows of a table or of a batch as lines of NDJSON. A column that is null in a row is no key of its record."""
    for row in _rows_of(table):
        yield to_json(_plain(row))


def _rows_of(table: Any) -> Iterator[Dict[str, Any]]:
    try:
        yield from table.to_pylist(maps_as_pydicts="lossy")
    except UnicodeDecodeError:
        # Engines do not check that text is UTF-8.
        for number in range(table.num_rows):
            yield {name: _cell(column[number]) for name, column in zip(table.schema.names, table.columns)}


def _cell(cell: Any) -> Any:
    try:
        return cell.as_py(maps_as_pydicts="lossy")
    except UnicodeDecodeError:
        # Text in a list or a structure has no bytes of its own here; a surrogate makes it as wrong.
        return _text(cell.as_buffer().to_pybytes()) if hasattr(cell, "as_buffer") else "\udcff"


def _plain(value: Any) -> Any:
    """The value as JSON has it. What JSON does not have, such as a date, is text, which the tool then says is wrong."""
    if isinstance(value, dict):
        return {key: _plain(one) for key, one in value.items() if not _is_missing(one)}
    if isinstance(value, list):
        return [_plain(one) for one in value]
    return value if value is None or isinstance(value, (str, int)) or isinstance(value, float) and isfinite(value) else str(value)


def _is_missing(value: Any) -> bool:
    # Tables of pandas have not-a-number for a missing value.
    return value is None or isinstance(value, float) and isnan(value)
