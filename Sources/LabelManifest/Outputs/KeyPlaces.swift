// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem

/// The names of a run and the lines where they stand. The first of them are kept in memory and the others on disk: a run of a million
/// labels takes no more memory than one of some thousands.
///
/// Names are known by their hashes. Two different names count as one with a probability of 2⁻⁸⁸ in a run of a million.
struct KeyPlaces: ~Copyable {
  private var inMemory: [ContentHash: Place] = [:]
  /// Nil as long as memory is enough, and on a machine without room for a table.
  private var table: KeyPlaceTable?

  /// Less than a mebibyte.
  private static let mostInMemory = 8192

  /// Where a name stands; line 0 where nobody said.
  struct Place {
    var line: UInt64 = 0
    var column: UInt64 = 0
  }

  init() {}

  /// Whether a name is known, and where it stands.
  mutating func place(of key: ContentHash) -> Place? {
    if let place = inMemory[key] { return place }
    return try? table?.place(of: key)
  }

  /// Adds a name.
  mutating func insert(_ key: ContentHash, at place: Place = Place()) {
    if inMemory.count >= Self.mostInMemory, table == nil { table = try? KeyPlaceTable() }
    guard let table else { return inMemory[key] = place }
    // There is still memory where the disk is full.
    do throws(SQLiteError) { try table.insert(key, at: place) } catch { inMemory[key] = place }
  }
}
