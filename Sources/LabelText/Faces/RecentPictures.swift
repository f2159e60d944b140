// SPDX-License-Identifier: MIT

internal import LabelCore

/// Glyphs' pictures that were unpacked lately, within a fixed number of bytes: an emoji is drawn at four phases and many sizes from one.
struct RecentPictures {
  /// A glyph in one of its font's strikes.
  struct Key: Hashable {
    let glyph: GlyphID
    let strike: Int32
  }

  /// Some thirty emoji of 136 pixels.
  private static let mostBytes = 2 << 20

  private var pictures: [Key: Picture] = [:]
  private var byteCount = 0

  /// The picture of a key; made by `make`, and kept, if it is not known. When all are too many, they are forgotten.
  mutating func picture(for key: Key, make: () throws(MachineError) -> Picture?) throws(MachineError) -> Picture? {
    if let known = pictures[key] { return known }
    guard let picture = try make() else { return nil }
    guard picture.byteCount <= Self.mostBytes else { return picture }
    if byteCount + picture.byteCount > Self.mostBytes {
      pictures = [:]
      byteCount = 0
    }
    pictures[key] = picture
    byteCount += picture.byteCount
    return picture
  }
}
