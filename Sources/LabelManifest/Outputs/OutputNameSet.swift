// SPDX-License-Identifier: MIT

package import LabelCore
internal import Synchronization

/// The ids of a manifest, no two of which are one file name anywhere.
///
/// Ids that differ only in letter case or in Unicode normalisation count as one: they are one file on macOS and Windows.
package final class OutputNameSet: Sendable {
  private struct State: ~Copyable {
    var places = KeyPlaces()
    var file: String?
  }

  private let state = Mutex(State())

  /// A set without ids.
  package init() {}

  /// Adds an id that stands at `place`; all of them stand in one file.
  ///
  /// - Throws: `LabelError.duplicateID` when it is in the set already; the error says where it stood first.
  package func insert(_ name: OutputName, at place: SourcePlace?) throws(LabelError) {
    let key = name.path.foldedHash(ofFirst: name.path.components.count)
    let first: SourcePlace?? = state.withLock { state in
      if let known = state.places.place(of: key) {
        let file = known.line > 0 ? state.file : nil
        return .some(file.map { SourcePlace(file: $0, line: Int(known.line), column: Int(known.column)) })
      }
      state.file = place?.file ?? state.file
      state.places.insert(key, at: KeyPlaces.Place(line: UInt64(place?.line ?? 0), column: UInt64(place?.column ?? 0)))
      return nil
    }
    if let first { throw .duplicateID(id: name.id, first: first?.words) }
  }
}
