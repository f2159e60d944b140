// SPDX-License-Identifier: MIT

/// What accepting one snapshot of a report would change: the accepted files as they were, and what they would become.
package struct SnapshotChange: Hashable, Sendable {
  /// Whether the snapshot differs, is new, or belongs to no label any more.
  package enum Kind: String, Sendable { case changed, new, deleted }

  /// An accepted file as it was when the report was made.
  package struct AcceptedFile: Hashable, Sendable {
    /// The path below the folder of accepted snapshots.
    package var path: String
    /// The SHA-256 of its contents as 64 hexadecimal digits; nil if there was no such file.
    package var hash: String?
  }

  /// A new image of the report.
  package struct NewImage: Hashable, Sendable {
    /// The path below the folder of the report.
    package var path: String
    /// The SHA-256 of its contents as 64 hexadecimal digits.
    package var hash: String

    package init(path: String, hash: String) { (self.path, self.hash) = (path, hash) }
  }

  /// The name of the snapshot.
  package var name: String
  package var kind: Kind
  /// The failure in a few words, such as `differs from the accepted image`.
  package var summary: String
  /// The accepted files as they were: the image, the layout or the text, the SVG file.
  package var files: [AcceptedFile] = []
  /// The accepted hash of the pixels in the file of hashes; nil if there was none.
  package var pixelHash: String?
  /// The new image; nil if the image stays as it is, and for a deleted snapshot.
  package var image: NewImage?
  /// The new layout, or the new text of a snapshot of text; nil if it stays as it is.
  package var text: String?
  /// The new SVG file; nil if the snapshot has none.
  package var svg: String?
  /// The software that drew the new image, as `Fingerprint` writes it; empty if there is no new image.
  package var fingerprint = ""
  /// The ways in which the image differs, such as `colour only`.
  package var kinds: [String] = []
  /// The lines of the failure: position and extent of the difference.
  package var facts: [SnapshotFailure.Fact] = []
  /// The causes in plain words, such as `padding is 14, was 12`; empty if none is known.
  package var causes: [String] = []
  /// Equal for changes with the same cause; nil for a change that is like no other.
  package var group: String?

  package init(name: String, kind: Kind, summary: String) {
    self.name = name
    self.kind = kind
    self.summary = summary
  }
}
