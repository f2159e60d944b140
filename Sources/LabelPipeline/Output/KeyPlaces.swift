// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText

/// The names of a run and the lines where they stand, kept on disk: a run of a million labels takes no more memory than one of ten.
///
/// Names are known by their hashes. Two different names count as one with a probability of 2⁻⁸⁸ in a run of a million.
struct KeyPlaces: ~Copyable {
  private var table: DiskTable?
  /// Only on a machine without room for a file.
  private var inMemory: [ContentHash: (line: UInt64, column: UInt64)] = [:]

  init() { table = DiskTable.temporary() }

  /// Whether a name is known, and where it stands; line 0 where nobody said.
  func place(of key: ContentHash) -> (line: UInt64, column: UInt64)? {
    if table == nil { return inMemory[key] }
    return (table?.entry(key)).flatMap { $0 }.map { ($0[2], $0[3]) }
  }

  /// Adds a name.
  mutating func insert(_ key: ContentHash, line: UInt64 = 0, column: UInt64 = 0) {
    if table == nil { inMemory[key] = (line, column) } else { table?.put(key, (line, column, 0, 0, 0)) }
  }

  /// What file systems take for the same name has the same key.
  static func key(_ components: some Sequence<String>, kind: UInt64) -> ContentHash {
    var hash = ContentHash()
    hash.add(kind)
    for component in components { hash.add(Normalization.decomposed(component)) }
    return hash
  }
}
