// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem

/// The names of a run and the lines where they stand. The first of them are kept in memory and the others on disk: a run of a million
/// labels takes no more memory than one of some thousands.
///
/// Names are known by their hashes. Two different names count as one with a probability of 2⁻⁸⁸ in a run of a million.
struct KeyLocations: ~Copyable {
  private var inMemory: [ContentHash: Place] = [:]
  /// Nil as long as memory is enough, and on a machine without room for a table.
  private var table: KeyLocationTable?

  /// Less than a mebibyte.
  private static let mostInMemory = 8192

  /// Where a name stands; line 0 where nobody said.
  struct Place {
    var line: UInt64 = 0
    var column: UInt64 = 0
  }

  init() {}

  /// Whether a name is known, and where it stands.
  mutating func location(of key: ContentHash) -> Place? {
    if let location = inMemory[key] { return location }
    return try? table?.location(of: key)
  }

  /// Adds a name.
  mutating func insert(_ key: ContentHash, at location: Place = Place()) {
    if inMemory.count >= Self.mostInMemory, table == nil { table = try? KeyLocationTable() }
    guard let table else { return inMemory[key] = location }
    // There is still memory where the disk is full.
    do throws(SQLiteError) { try table.insert(key, at: location) } catch { inMemory[key] = location }
  }
}
