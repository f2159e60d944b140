// SPDX-License-Identifier: MIT

internal import LabelStrings

/// A format as text with a placeholder character for each value, so that markdown around the values can be parsed.
struct PlaceholderFormat {
  typealias Slot = (position: Int, specifier: FormatSpecifier, source: String)

  private(set) var text = ""
  private var slots: [Slot] = []
  private let firstPlaceholder: UInt32

  init(_ format: StringFormat) {
    // Placeholders are private-use characters above any that the text itself contains.
    var highest = Self.privateUse
    for case .text(let literal) in format.pieces {
      for scalar in literal.unicodeScalars where scalar.value >= highest { highest = scalar.value + 1 }
    }
    firstPlaceholder = highest
    for piece in format.pieces {
      switch piece {
      case .text(let literal): text += literal
      case .placeholder(let position, let specifier, let source):
        guard let placeholder = Unicode.Scalar(firstPlaceholder + UInt32(slots.count)) else {
          text += source
          continue
        }
        text.unicodeScalars.append(placeholder)
        slots.append((position, specifier, source))
      }
    }
  }

  /// The first code point of Unicode's Supplementary Private Use Area-A.
  private static let privateUse: UInt32 = 0xF_0000

  /// Returns the slot of a placeholder character, or nil for other characters.
  ///
  /// - Parameter scalar: A character of the text.
  func slot(of scalar: Unicode.Scalar) -> Slot? {
    guard scalar.value >= firstPlaceholder, Int(scalar.value - firstPlaceholder) < slots.count else { return nil }
    return slots[Int(scalar.value - firstPlaceholder)]
  }
}
