# SPDX-License-Identifier: MIT
"""Renders labels, which are icons with titles, with Apache Spark.

>>> from labelkit_spark import Options, render
>>> labels = render(spark.read.parquet("labels.parquet"), Options(defaults={"scale": 2}))
>>> labels.write.parquet("images.parquet")
"""

from labelkit import Options

from ._archives import write_archives
from ._render import render

__all__ = ["Options", "render", "write_archives"]
