// SPDX-License-Identifier: MIT

/// How a comma is read in the numbers of a column of a CSV file whose cells are separated by semicolons. There it can only be a decimal comma,
/// as spreadsheets write it where that is usual.
enum DecimalComma {
  /// The column takes a number.
  case number
  /// The column takes values that are separated by semicolons, some of which may be numbers.
  case list
  /// The column has notes, which are not read.
  case note

  /// Nil for a column in whose values a comma has another meaning.
  init?(ofColumn key: String) {
    switch RecordKeys.shape(ofColumn: key)?.forms {
    case [.list(.argument, count: nil)]: self = .list
    case let forms? where forms.allSatisfy(\.isNumber): self = .number
    default: return nil
    }
  }

  /// The text of a cell with a point in place of the comma of each number; other texts are unchanged.
  func withPoints(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ",")) else { return text }
    switch self {
    case .note: return text
    case .number: return Self.number(text[...]) ?? text
    case .list:
      return text.split(separator: ";", omittingEmptySubsequences: false).map { Self.number($0) ?? String($0) }.joined(separator: ";")
    }
  }

  /// A number with a comma, written with a point; nil for other texts.
  private static func number(_ text: Substring) -> String? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let whole = parts[0].drop { $0 == " " }
    let digits = whole.first == "-" || whole.first == "+" ? whole.dropFirst() : whole
    let decimals = parts[1].prefix { $0 != " " }
    guard parts[1].dropFirst(decimals.count).allSatisfy({ $0 == " " }), !digits.isEmpty, !decimals.isEmpty,
      (digits + decimals).utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return whole + "." + decimals
  }
}

extension ValueShape {
  fileprivate var isNumber: Bool {
    switch self {
    case .number, .integer: true
    case .string, .bool, .choice, .colorName, .argument, .list, .object, .dictionary, .either: false
    }
  }
}
