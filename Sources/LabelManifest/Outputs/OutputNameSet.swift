// SPDX-License-Identifier: MIT

package import LabelCore
internal import Synchronization

/// The ids of a manifest. It finds duplicates on every file system.
///
/// Ids that differ only in case or in Unicode normalisation are duplicates, since they name the same file on macOS and Windows.
package final class OutputNameSet: Sendable {
  private struct State: ~Copyable {
    var locations = KeyLocations()
    var file: String?
  }

  private let state = Mutex(State())
  private let allowsEqualNames: Bool

  /// Creates an empty set.
  ///
  /// - Parameter allowsEqualNames: Whether nothing is a duplicate, so that nothing has to be kept.
  package init(allowsEqualNames: Bool = false) { self.allowsEqualNames = allowsEqualNames }

  /// Adds an id. All ids of a set are in one file.
  ///
  /// - Throws: `LabelError.duplicateID` with the location of the first id, if the set has the id already.
  package func insert(_ name: OutputName, at location: DocumentLocation?) throws(LabelError) {
    if allowsEqualNames { return }
    let key = name.path.foldedHash(ofFirst: name.path.components.count)
    let first: DocumentLocation?? = state.withLock { state in
      if let existing = state.locations.location(of: key) {
        let file = existing.line > 0 ? state.file : nil
        return .some(file.map { DocumentLocation(file: $0, line: Int(existing.line), column: Int(existing.column)) })
      }
      state.file = location?.file ?? state.file
      state.locations.insert(key, at: KeyLocations.Location(line: UInt64(location?.line ?? 0), column: UInt64(location?.column ?? 0)))
      return nil
    }
    if let first { throw .duplicateID(id: name.id, first: first?.description) }
  }
}
