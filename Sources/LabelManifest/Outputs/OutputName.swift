// SPDX-License-Identifier: MIT

package import LabelCore

/// A label's id, found fit to name a file: relative, without an extension, `/` for folders.
package struct OutputName: Hashable, Sendable, CustomStringConvertible {
  /// The bytes of a component that are kept free for what a template adds: `-zh-Hant-TW-dark@3x.png` and the like.
  static let suffixRoom = 64

  /// The id as the author wrote it.
  package let id: String
  /// The id as a path below the output folder, still without an extension.
  package let path: OutputPath

  /// Checks an id.
  ///
  /// - Throws: `LabelError.unsafeID` when the id would lead out of the output folder or is no portable file name.
  package init(_ id: String) throws(LabelError) {
    path = try OutputPath(id, suffixRoom: Self.suffixRoom)
    self.id = id
  }

  package var description: String { id }
}
