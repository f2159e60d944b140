// SPDX-License-Identifier: MIT

package import LabelCore

/// The ids of a batch, no two of which are one file name anywhere.
///
/// Ids that differ only in letter case or in Unicode normalisation count as one: they are one file on macOS and Windows.
package struct OutputNameSet: Sendable {
  private var firstPlaces: [[String]: SourcePlace?] = [:]

  /// A set without ids.
  package init() {}

  /// Adds an id that stands at `place`.
  ///
  /// - Throws: `LabelError.duplicateID` when it is in the set already; the error says where it stood first.
  package mutating func insert(_ name: OutputName, at place: SourcePlace?) throws(LabelError) {
    let key = name.path.foldedComponents
    if let first = firstPlaces[key] { throw .duplicateID(id: name.id, first: first?.words) }
    firstPlaces.updateValue(place, forKey: key)
  }
}
