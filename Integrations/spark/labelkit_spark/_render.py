# SPDX-License-Identifier: MIT
"""Rows of records to rows of images."""

from __future__ import annotations

from typing import Optional

import labelkit.arrow
from labelkit import Options
from pyspark.sql import DataFrame
from pyspark.sql.pandas.types import from_arrow_schema

from ._records import lines
from ._task import Task


def render(
    records: DataFrame,
    options: Options = Options(),
    *,
    column: Optional[str] = None,
    partitions: Optional[int] = None,
    images: bool = True,
) -> DataFrame:
    """Renders records, and returns a row with the image or the errors of each.

    The columns of ``records`` are keys of a record: ``id``, ``title``, ``icon`` and the others that ``labelkit schema``
    prints; a null is a key that the record does not have. With ``column`` this column has records as JSON. The result has
    the columns of ``labelkit.arrow.SCHEMA``. ``images=False`` leaves ``png`` null where digests and sizes are enough.

    The rows are rendered in the partitions that they are in. With ``partitions`` they are spread over so many by their
    ids, and a row with the id of another one is an error.

    Each task has a process of the tool of its own. A record that cannot be rendered is a row with ``status = 'failed'``
    and diagnostics. A task fails if its process dies, if there is no tool on its machine, or if it is another tool than
    that of the driver; Spark tries it again, and the same records give the same bytes.
    """
    rows = lines(records, column, partitions)
    return rows.mapInArrow(Task(options, images).render, from_arrow_schema(labelkit.arrow.SCHEMA))
