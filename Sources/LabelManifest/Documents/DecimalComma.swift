// SPDX-License-Identifier: MIT

/// How a comma is read in the numbers of a column of a CSV file whose cells are separated by semicolons. There it can only be a decimal comma,
/// as spreadsheets write it where that is usual.
enum DecimalComma {
  /// The column takes a number.
  case number
  /// The column takes values that are separated by semicolons, some of which may be numbers.
  case list
  /// The column takes a list of numbers, which are separated by semicolons, spaces, or commas with a space.
  case numbers
  /// The column has notes, which are not read.
  case note

  /// Nil for a column in whose values a comma has another meaning.
  init?(ofColumn key: String) {
    guard let shape = RecordKeys.shape(ofColumn: key) else { return nil }
    if shape == .list(.argument, count: nil) {
      self = .list
      return
    }
    // The keys of an object have columns of their own.
    let forms = shape.forms.filter { !$0.isObject }
    guard !forms.isEmpty, forms.allSatisfy({ $0.isNumber || $0.isNumberList }) else { return nil }
    self = forms.contains(where: \.isNumberList) ? .numbers : .number
  }

  /// The text of a cell with a point in place of the comma of each number; other texts are unchanged.
  func withPoints(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ",")) else { return text }
    switch self {
    case .note: return text
    case .number: return Self.number(text[...]) ?? text
    case .list:
      return text.split(separator: ";", omittingEmptySubsequences: false).map { Self.number($0) ?? String($0) }.joined(separator: ";")
    case .numbers: return Self.numbers(text)
    }
  }

  /// The text of a list of numbers: a comma before a space separates two of them, and every other one between two digits is a decimal comma.
  /// A part with several of those, as `4,8,4,8`, is a list without decimals.
  private static func numbers(_ text: String) -> String {
    var result = ""
    func isEnd(_ index: String.Index) -> Bool {
      let next = text.index(after: index)
      return next == text.endIndex || text[next].isWhitespace
    }
    var start = text.startIndex
    for index in text.indices where text[index] == ";" || text[index].isWhitespace || text[index] == "," && isEnd(index) {
      let part = text[start..<index]
      result += (number(part) ?? String(part)) + String(text[index])
      start = text.index(after: index)
    }
    return result + (number(text[start...]) ?? String(text[start...]))
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

  fileprivate var isNumberList: Bool { if case .list(let element, _) = self { element.isNumber } else { false } }

  fileprivate var isObject: Bool { if case .object = self { true } else { false } }
}
