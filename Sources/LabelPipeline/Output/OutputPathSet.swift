// SPDX-License-Identifier: MIT

package import LabelCore
internal import Synchronization

/// The files of one run, no two of which are one file, and none of which is another's folder.
package final class OutputPathSet: Sendable {
  private let places = Mutex(KeyPlaces())

  private static let file: UInt64 = 1
  private static let folder: UInt64 = 2

  /// A set without files.
  package init() {}

  /// Adds a file, compared as `OutputNameSet` compares.
  ///
  /// - Throws: `LabelError.outputCollision` when the file is in the set already, or when a file would have to be a folder too
  ///   (`a.png` and `a.png/b.png`).
  package func insert(_ path: OutputPath) throws(LabelError) {
    let components = path.foldedComponents
    let key = KeyPlaces.key(components, kind: Self.file)
    let asFolder = KeyPlaces.key(components, kind: Self.folder)
    let parents = (1..<components.count).map { components.prefix($0) }
    let isFree = places.withLock { places in
      guard places.place(of: key) == nil, places.place(of: asFolder) == nil,
        !parents.contains(where: { places.place(of: KeyPlaces.key($0, kind: Self.file)) != nil })
      else { return false }
      places.insert(key)
      for parent in parents {
        let key = KeyPlaces.key(parent, kind: Self.folder)
        if places.place(of: key) == nil { places.insert(key) }
      }
      return true
    }
    if !isFree { throw .outputCollision(path: path.description) }
  }
}
