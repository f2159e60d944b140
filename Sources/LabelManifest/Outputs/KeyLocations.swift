// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSQLite

/// The names of a run and their locations. The first names are in memory and the others on disk, so that a run of a million labels needs
/// no more memory than one of some thousands.
///
/// Names are stored as hashes. In a run of a million names, two of them have the same hash with a probability of 2⁻⁸⁸.
struct KeyLocations: ~Copyable {
  private var inMemory = LRUCache<ContentHash, Location>(costLimit: .max)
  /// The names on disk; nil while they all fit into memory, and if the table cannot be created.
  private var table: KeyLocationTable?

  /// The maximum number of names in memory, which take less than a mebibyte.
  private static let memoryLimit = 8192

  /// The location of a name; line 0 if it is unknown.
  struct Location {
    var line: UInt64 = 0
    var column: UInt64 = 0
  }

  init() {}

  /// The location of a name; nil if the name was not inserted.
  mutating func location(of key: ContentHash) -> Location? {
    if let location = inMemory[key] { return location }
    return try? table?.location(of: key)
  }

  /// Adds a name.
  mutating func insert(_ key: ContentHash, at location: Location = Location()) {
    if inMemory.count >= Self.memoryLimit, table == nil { table = try? KeyLocationTable() }
    guard let table else { return inMemory.insert(location, for: key) }
    // If the disk is full, the name stays in memory.
    do throws(SQLiteError) { try table.insert(key, at: location) } catch { inMemory.insert(location, for: key) }
  }
}
