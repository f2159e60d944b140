// SPDX-License-Identifier: MIT

/// An OpenType tag: four ASCII characters that name a feature, an axis, a table or a script.
package struct OpenTypeTag: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The characters as a big-endian number, the first in the highest byte.
  package let value: UInt32

  /// Reads one to four printable ASCII characters, padded with spaces as in OpenType; nil for anything else.
  package init?(_ text: String) {
    let characters = Array(text.utf8)
    guard (1...4).contains(characters.count), characters.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    value = (0..<4).reduce(0) { $0 << 8 | UInt32($1 < characters.count ? characters[$1] : 0x20) }
  }

  /// Wraps a tag of a C library.
  package init(_ value: UInt32) { self.value = value }

  package init(stringLiteral text: String) {
    guard let tag = OpenTypeTag(text) else { preconditionFailure("\(text) is not an OpenType tag") }
    self = tag
  }
}

extension OpenTypeTag: CustomStringConvertible {
  /// The characters, without padding.
  package var description: String {
    let characters = (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    return String(decoding: characters.prefix(1 + (characters.lastIndex { $0 != 0x20 } ?? 0)), as: UTF8.self)
  }
}

/// A typographic feature of a font with its value.
package struct FontFeature: Hashable, Sendable {
  package var tag: OpenTypeTag
  /// 0 for off, 1 for on, more to choose an alternate.
  package var value: UInt32

  package init(tag: OpenTypeTag, value: UInt32) {
    self.tag = tag
    self.value = value
  }
}

/// A value on an axis of a variable font, in the axis's own units.
package struct FontVariation: Hashable, Sendable {
  package var tag: OpenTypeTag
  /// Clamped to the axis's range when a face is opened.
  package var value: Double

  package init(tag: OpenTypeTag, value: Double) {
    self.tag = tag
    self.value = value
  }
}
