// SPDX-License-Identifier: MIT

internal import LabelCore

// Diagnostics about jobs of many rows: workers and their rows.
extension Explanation {
  static let otherFingerprint = Explanation(
    .otherFingerprint, "another LabelKit than the one that began a job",
    """
    --expect names the fingerprint of the LabelKit that began a job. It has four parts of eight digits: the executable, the \
    libraries, the fonts and the options. This one has another, so its images could look different from the others of the \
    job, and it has read no row. The message says which parts differ. Install the same version of LabelKit, the same \
    libraries and the same fonts on all machines, and give all workers the same options. `labelkit worker </dev/null` \
    prints the fingerprint.
    """,
    example: """
      labelkit worker --expect 0123456789abcdef0123456789abcdef </dev/null    # LK0418
      """)

  static let otherShard = Explanation(
    .otherShard, "archives of two shards with the same names",
    """
    With --archive out-%06d.tar and --shard, each shard writes archives of its own, which are counted from 0. The archive \
    with this name has a manifest of another shard, or of a run without --shard. If both had the same names, one would \
    replace the archives of the other. So put the number of the shard into the name: out-0-%06d.tar, out-1-%06d.tar. If the \
    archives are of an earlier job with another number of shards, remove them and their manifests first.
    """,
    example: """
      labelkit batch rows.ndjson --shard 0/2 --archive out-%06d.tar --archive-size 512M
      labelkit batch rows.ndjson --shard 1/2 --archive out-%06d.tar --archive-size 512M    # LK0420
      """)

  static let moreErrors = Explanation(
    .moreErrors, "more errors in a record",
    """
    A record has so many errors that only the first hundred are shown. Most often its file is not what it seems: an export \
    with other keys, or a row that holds a whole table.
    """,
    example: """
      labelkit batch table.ndjson -o out            # LK0419 after a hundred errors in one row
      """)
}
