// SPDX-License-Identifier: MIT

package import LabelCore
internal import Synchronization

/// The output files of a run. It finds paths that collide on some file system.
package final class OutputPathSet: Sendable {
  private let locations = Mutex(KeyLocations())

  private static let file: UInt64 = 1
  private static let folder: UInt64 = 2

  /// Whether no two paths collide, so that nothing is kept: the outputs are told apart by something else.
  let allowsEqualPaths: Bool

  /// Creates an empty set.
  ///
  /// - Parameter allowsEqualPaths: Whether no two paths collide, because the outputs are no files.
  package init(allowsEqualPaths: Bool = false) { self.allowsEqualPaths = allowsEqualPaths }

  /// Adds a file. Paths are compared as in `OutputNameSet`.
  ///
  /// - Throws: `LabelError.outputCollision` if the set has the file already, or if a file would have to be a folder too
  ///   (`a.png` and `a.png/b.png`).
  package func insert(_ path: OutputPath) throws(LabelError) {
    if allowsEqualPaths { return }
    let count = path.components.count
    let (key, asFolder) = (Self.key(path, count, Self.file), Self.key(path, count, Self.folder))
    let isFree = locations.withLock { locations in
      guard locations.location(of: key) == nil, locations.location(of: asFolder) == nil else { return false }
      for parent in 1..<count where locations.location(of: Self.key(path, parent, Self.file)) != nil { return false }
      locations.insert(key)
      for parent in 1..<count {
        let key = Self.key(path, parent, Self.folder)
        if locations.location(of: key) == nil { locations.insert(key) }
      }
      return true
    }
    if !isFree { throw .outputCollision(path: path.description) }
  }

  /// Whether the set has a file. Paths are compared as in `OutputNameSet`.
  package func contains(_ path: OutputPath) -> Bool {
    let key = Self.key(path, path.components.count, Self.file)
    return locations.withLock { $0.location(of: key) != nil }
  }

  private static func key(_ path: OutputPath, _ count: Int, _ kind: UInt64) -> ContentHash {
    var hash = path.foldedHash(ofFirst: count)
    hash.add(kind)
    return hash
  }
}
