// SPDX-License-Identifier: MIT

internal import Glibc
internal import LabelText

/// Numbers as Foundation writes them: like C's `printf`, with the locale's digits and separators.
extension FormatSpecifier {
  /// `%d`. A precision is the least number of digits, and so is a width that is filled up with zeros.
  func wholeNumber(_ value: Int64, _ locale: String) -> String {
    var style = style(.fraction(0...0))
    let zeros = precision ?? (fillsWithZeros ? width : nil)
    style.leastIntegerDigits = max(1, zeros ?? 1)
    return style.text(of: value, locale: locale)
  }

  /// `%f`, `%e`, `%g` and `%a` by their letter; capitals as the small ones, but for `%A`.
  func fraction(_ letter: Character, _ value: Double, _ locale: String) -> String {
    let precision = precision ?? 6
    var style: NumberStyle
    switch letter {
    case "e", "E":
      style = self.style(.significant(precision + 1...precision + 1))
      style.isScientific = true
    case "g", "G":
      let most = max(1, precision)
      style = self.style(.significant(1...most))
      style.isScientific = value != 0 && (abs(value) > pow(10, Double(most)) || abs(value) < 0.0001)
      if fillsWithZeros { style.paddingCharacter = "0" }
    case "a", "A":
      let separator = Unicode.Scalar(DecimalSeparator.unit(in: locale)).map(String.init) ?? "."
      return writtenByC("\(letter)", value).split(separator: ".", omittingEmptySubsequences: false).joined(separator: separator)
    default: style = self.style(.fraction(precision...precision))
    }
    // Foundation fills `%05f` up with blanks behind the sign, and no others with zeros than `%05d` and `%05g`.
    if fillsWithZeros { style.padding = .afterSign }
    return style.text(of: value, locale: locale)
  }

  private func style(_ digits: NumberStyle.Digits) -> NumberStyle {
    var style = NumberStyle(digits)
    style.isSigned = flags.contains("+")
    style.width = width ?? 0
    if flags.contains("-") { style.padding = .atEnd }
    return style
  }

  private var fillsWithZeros: Bool { flags.contains("0") && !flags.contains("-") }

  /// A number as `printf` writes it, without a locale.
  ///
  /// - Parameter letters: the end of the specifier, which has to be that of the value's type: `llx`, `f`.
  func writtenByC(_ letters: String, _ value: any CVarArg) -> String {
    let format = "%" + flags + (width.map(String.init) ?? "") + (precision.map { ".\($0)" } ?? "") + letters
    // The longest: the 309 digits of the largest number, a point and `longest` decimals.
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { room in
      guard let start = room.baseAddress else { return "" }
      let length = unsafe withVaList([value]) { unsafe vsnprintf(start, room.count, format, $0) }
      return unsafe length < 0 ? "" : String(cString: start)
    }
  }
}
