# SPDX-License-Identifier: MIT
"""Renders labels, which are icons with titles, with Ray Data.

>>> import ray, labelkit_ray
>>> labelkit_ray.render(ray.data.read_parquet("labels.parquet")).write_parquet("images")
"""

from __future__ import annotations

import dataclasses
from typing import Any, Callable, Dict, Iterator, Optional

import labelkit
import labelkit.arrow
import pyarrow as pa  # type: ignore[import-not-found,import-untyped,unused-ignore]
from labelkit import Options

__all__ = ["Options", "render"]


class Renderer:
    """An actor with one process of the tool, which has to be the tool of the driver."""

    #: How often a batch is rendered whose process dies; then it is the batch's own fault.
    _attempts = 4

    def __init__(self, options: Options, fingerprint: str, column: Optional[str], images: bool) -> None:
        self._column = column
        self._start: Callable[[], labelkit.Worker] = lambda: labelkit.Worker(options, expect=fingerprint, images=images)
        self._worker: Optional[labelkit.Worker] = None

    def __call__(self, table: Any) -> Iterator[Any]:
        """The results of a batch. None of them is passed on before all are there, so that none is there twice."""
        rows = list(labelkit.arrow.records(table) if self._column is None else labelkit.arrow.lines(table[self._column]))
        for attempt in range(1, self._attempts + 1):
            try:
                # Started here and not in the constructor, because Ray does not try an actor again whose constructor failed.
                self._worker = self._worker or self._start()
                results = list(labelkit.arrow.batches(self._worker.render(rows)))
                break
            except labelkit.WorkerError:
                if attempt == self._attempts:
                    raise
        yield pa.Table.from_batches(results, schema=labelkit.arrow.SCHEMA)


def render(
    records: Any,
    options: Options = Options(),
    *,
    column: Optional[str] = None,
    images: bool = True,
    batch_size: int = 1024,
    actors: Optional[int] = None,
    **ray_options: Any,
) -> Any:
    """Renders the rows of a dataset, and returns a dataset with the columns of ``labelkit.arrow.SCHEMA``.

    The columns of ``records`` are keys of a record, or with ``column`` this column has records as JSON. A record that cannot
    be rendered is a row with ``status = 'failed'`` and diagnostics. Each actor takes a processor, and has a process of the tool
    with one thread. By default one processor is left for reading and writing. ``ray_options`` go to ``map_batches``.
    """
    import ray

    fingerprint = labelkit.fingerprint(options)
    options = dataclasses.replace(options, jobs=options.jobs or 1)
    arguments: Dict[str, Any] = {"batch_size": batch_size, "batch_format": "pyarrow", "num_cpus": options.jobs, **ray_options}
    processors: Dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call,unused-ignore]
    most = actors or max(1, int(processors.get("CPU", 1) / arguments["num_cpus"]) - 1)
    pool = ray.data.ActorPoolStrategy(min_size=actors or 1, max_size=most)
    constructor = (options, fingerprint, column, images)
    return records.map_batches(Renderer, fn_constructor_args=constructor, compute=pool, **arguments)
