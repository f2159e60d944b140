// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings

/// A face that can be opened: its file and its traits within its family.
struct FontRecord: Hashable, Sendable {
  var path: String
  /// The face's index in a collection; 0 in a file of one face.
  var index: Int
  var traits: FaceTraits
  /// Whether it is in a folder that the user named, which takes precedence over the machine's own fonts.
  var isFromFontFolder: Bool

  /// The face that fits `style` best; ties go to named folders, then to the first path and index.
  static func best(for style: FontStyle, among records: [FontRecord]) -> FontRecord? {
    records.min { a, b in
      let mismatchA = a.traits.mismatch(with: style)
      let mismatchB = b.traits.mismatch(with: style)
      if mismatchA != mismatchB { return mismatchA.lexicographicallyPrecedes(mismatchB) }
      if a.isFromFontFolder != b.isFromFontFolder { return a.isFromFontFolder }
      return a.path == b.path ? a.index < b.index : a.path < b.path
    }
  }
}
