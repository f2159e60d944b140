// SPDX-License-Identifier: MIT

internal import LabelCore

/// A face that could be opened: where it lies and where it stands in its family.
struct FontRecord: Hashable, Sendable {
  var path: String
  /// The face's number inside a collection; 0 in a file of one face.
  var index: Int
  var traits: FaceTraits
  /// Whether it comes from a folder that the user named, which goes before the machine's own fonts.
  var isFromFontFolder: Bool

  /// The face that fits `style` best; ties go to named folders, then to the first path and index.
  static func best(for style: FontStyle, among records: [FontRecord]) -> FontRecord? {
    records.min { a, b in
      let misfitA = a.traits.mismatch(with: style)
      let misfitB = b.traits.mismatch(with: style)
      if misfitA != misfitB { return misfitA.lexicographicallyPrecedes(misfitB) }
      if a.isFromFontFolder != b.isFromFontFolder { return a.isFromFontFolder }
      return a.path == b.path ? a.index < b.index : a.path < b.path
    }
  }
}
