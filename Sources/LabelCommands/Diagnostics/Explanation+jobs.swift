// SPDX-License-Identifier: MIT

internal import LabelCore

// Diagnostics about jobs of many rows: workers, shards and archives.
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

  static let archiveKeyCollision = Explanation(
    .archiveKeyCollision, "two images with one key in an archive",
    """
    With --archive-size the files of an image are KEY.png and KEY.json in the archive, as WebDataset wants. It ends a key at \
    the first dot of the file's name, so the dots of the name become underscores: those of the id, and those that `output` \
    adds. Two names that differ only in this would be one key.
    """,
    example: """
      {"id":"v1.2","title":"A"}
      {"id":"v1_2","title":"B"}                     # LK0420: give it another id
      """)
}
