# SPDX-License-Identifier: MIT
"""What a task reads: records as JSON, and what their ids are compared by."""

from __future__ import annotations

from typing import Optional

from pyspark.sql import DataFrame
from pyspark.sql import functions as sql

#: A record has about a hundred keys. A table with thousands of columns is not one of records.
_most_columns = 1000


def lines(records: DataFrame, column: Optional[str], partitions: Optional[int]) -> DataFrame:
    """The records as JSON, in a column ``record`` of bytes, which need not be UTF-8.

    With a number of partitions they are spread over them by their ids and sorted, whatever the order of the input, and the
    column ``key`` is equal for equal ids. They are neighbours then.
    """
    if column is None:
        _check_columns(records)
        rows = records.select(sql.to_json(sql.struct(*(sql.col(_quoted(name)) for name in records.columns))).alias("record"))
    else:
        rows = records.select(sql.coalesce(sql.col(column).cast("string"), sql.lit("null")).alias("record"))
    if partitions is not None:
        # As in a batch, ids that differ only in case are equal.
        rows = rows.withColumn("key", sql.lower(sql.get_json_object("record", "$.id")))
        rows = rows.repartition(partitions, "key").sortWithinPartitions("key", "record")
    return rows.select(*(sql.col(name).cast("binary") for name in rows.columns))


def _quoted(name: str) -> str:
    return "`" + name.replace("`", "``") + "`"


def _check_columns(records: DataFrame) -> None:
    if len(records.columns) > _most_columns:
        raise ValueError(f"the rows have {len(records.columns)} columns; a record has at most {_most_columns} keys")
    if "id" not in records.columns:
        raise ValueError(f"the rows have no column \"id\", only {', '.join(records.columns[:20])}; each image is named by it")
