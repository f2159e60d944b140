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
