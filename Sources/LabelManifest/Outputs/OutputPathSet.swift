// SPDX-License-Identifier: MIT

package import LabelCore
internal import Synchronization

/// The output files of a run. It finds paths that collide on some file system.
package final class OutputPathSet: Sendable {
  private struct State: ~Copyable {
    var locations = KeyLocations()
    /// The files of the labels. A location has the number of its file above its column.
    var files: [String] = []

    mutating func insert(_ key: ContentHash, at location: DocumentLocation?) {
      guard let location else { return locations.insert(key) }
      if files.last != location.file { files.append(location.file) }
      locations.insert(
        key, at: KeyLocations.Location(line: UInt64(location.line), column: UInt64(files.count - 1) << 32 | UInt64(location.column)))
    }

    func location(_ location: KeyLocations.Location) -> DocumentLocation? {
      let file = Int(location.column >> 32)
      guard location.line > 0, files.indices.contains(file) else { return nil }
      return DocumentLocation(file: files[file], line: Int(location.line), column: Int(location.column & 0xFFFF_FFFF))
    }
  }

  private let state = Mutex(State())

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
  /// - Parameter location: The location of its label.
  /// - Throws: `LabelError.outputCollision` if the set has the file already, or if a file would have to be a folder too
  ///   (`a.png` and `a.png/b.png`).
  package func insert(_ path: OutputPath, at location: DocumentLocation? = nil) throws(LabelError) {
    if allowsEqualPaths { return }
    let count = path.components.count
    let (key, asFolder) = (Self.key(path, count, Self.file), Self.key(path, count, Self.folder))
    let collision: OutputCollision? = state.withLock { state in
      if let existing = state.locations.location(of: key) {
        let first = state.location(existing)
        let isSame = first != nil && first?.file == location?.file && first?.line == location?.line && first?.column == location?.column
        return OutputCollision(isSame ? .variants : .labels, path: path.description, first: first)
      }
      if let existing = state.locations.location(of: asFolder) {
        return OutputCollision(.folder, path: path.description, first: state.location(existing))
      }
      for parent in 1..<count {
        guard let existing = state.locations.location(of: Self.key(path, parent, Self.file)) else { continue }
        return OutputCollision(
          .folder, path: path.components.prefix(parent).joined(separator: "/"), first: state.location(existing))
      }
      state.insert(key, at: location)
      for parent in 1..<count {
        let key = Self.key(path, parent, Self.folder)
        if state.locations.location(of: key) == nil { state.insert(key, at: location) }
      }
      return nil
    }
    if let collision { throw .outputCollision(collision) }
  }

  /// Whether the set has a file. Paths are compared as in `OutputNameSet`.
  package func contains(_ path: OutputPath) -> Bool {
    let key = Self.key(path, path.components.count, Self.file)
    return state.withLock { $0.locations.location(of: key) != nil }
  }

  private static func key(_ path: OutputPath, _ count: Int, _ kind: UInt64) -> ContentHash {
    var hash = path.foldedHash(ofFirst: count)
    hash.add(kind)
    return hash
  }
}
