// SPDX-License-Identifier: MIT

package import LabelCore
internal import Synchronization

/// The ids of a manifest, no two of which are one file name anywhere.
///
/// Ids that differ only in letter case or in Unicode normalisation count as one: they are one file on macOS and Windows.
package final class OutputNameSet: Sendable {
  private struct State: ~Copyable {
    var locations = KeyLocations()
    var file: String?
  }

  private let state = Mutex(State())

  /// A set without ids.
  package init() {}

  /// Adds an id that stands at `location`; all of them stand in one file.
  ///
  /// - Throws: `LabelError.duplicateID` when it is in the set already; the error says where it stood first.
  package func insert(_ name: OutputName, at location: DocumentLocation?) throws(LabelError) {
    let key = name.path.foldedHash(ofFirst: name.path.components.count)
    let first: DocumentLocation?? = state.withLock { state in
      if let known = state.locations.location(of: key) {
        let file = known.line > 0 ? state.file : nil
        return .some(file.map { DocumentLocation(file: $0, line: Int(known.line), column: Int(known.column)) })
      }
      state.file = location?.file ?? state.file
      state.locations.insert(key, at: KeyLocations.Place(line: UInt64(location?.line ?? 0), column: UInt64(location?.column ?? 0)))
      return nil
    }
    if let first { throw .duplicateID(id: name.id, first: first?.words) }
  }
}
