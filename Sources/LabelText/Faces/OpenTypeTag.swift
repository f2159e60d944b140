// SPDX-License-Identifier: MIT

/// Four ASCII letters that name something inside a font: a feature, an axis, a table, a script.
package struct OpenTypeTag: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The letters as one big-endian number, the first in the highest byte.
  package let value: UInt32

  /// Reads one to four printable ASCII characters, filled up with spaces as OpenType does; nil for anything else.
  package init?(_ text: String) {
    let letters = Array(text.utf8)
    guard (1...4).contains(letters.count), letters.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    value = (0..<4).reduce(0) { $0 << 8 | UInt32($1 < letters.count ? letters[$1] : 0x20) }
  }

  /// Wraps a tag as C libraries write it.
  package init(_ value: UInt32) { self.value = value }

  package init(stringLiteral text: String) {
    guard let tag = OpenTypeTag(text) else { preconditionFailure("\(text) is no OpenType tag") }
    self = tag
  }
}

extension OpenTypeTag: CustomStringConvertible {
  /// The letters, without the spaces that fill them up.
  package var description: String {
    let letters = (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    return String(decoding: letters.prefix(1 + (letters.lastIndex { $0 != 0x20 } ?? 0)), as: UTF8.self)
  }
}

/// A typographic feature of a font, switched or set to an alternate.
package struct FontFeature: Hashable, Sendable {
  package var tag: OpenTypeTag
  /// 0 for off, 1 for on, more to choose an alternate.
  package var value: UInt32

  package init(tag: OpenTypeTag, value: UInt32) {
    self.tag = tag
    self.value = value
  }
}

/// A place on one axis of a variable font, in the axis's own units.
package struct FontVariation: Hashable, Sendable {
  package var tag: OpenTypeTag
  /// Cut to the axis's range when a face is opened.
  package var value: Double

  package init(tag: OpenTypeTag, value: Double) {
    self.tag = tag
    self.value = value
  }
}
