// SPDX-License-Identifier: MIT

internal import Glibc
internal import LabelSettings

/// Formats numbers as Foundation does: like C's `printf`, with the locale's digits and separators.
extension FormatSpecifier {
  /// `%d`. The precision is the minimum number of digits, and so is a width with zero padding.
  func wholeNumber(_ value: Int64, _ locale: String) -> String {
    var style = style(.fraction(0...0))
    let zeros = precision ?? (padsWithZeros ? width : nil)
    style.minimumIntegerDigits = max(1, zeros ?? 1)
    return style.text(of: value, locale: locale)
  }

  /// `%f`, `%e`, `%g` and `%a`, by the letter. Except for `%A`, capital letters give the same text as small ones.
  func fraction(_ letter: Character, _ value: Double, _ locale: String) -> String {
    let precision = precision ?? 6
    var style: NumberStyle
    switch letter {
    case "e", "E":
      style = self.style(.significant(precision + 1...precision + 1))
      style.isScientific = true
    case "g", "G":
      let maximum = max(1, precision)
      style = self.style(.significant(1...maximum))
      style.isScientific = value != 0 && (abs(value) > pow(10, Double(maximum)) || abs(value) < 0.0001)
      if padsWithZeros { style.paddingCharacter = "0" }
    case "a", "A":
      let separator = Unicode.Scalar(DecimalSeparator.unit(in: locale)).map(String.init) ?? "."
      return formattedByC("\(letter)", value).split(separator: ".", omittingEmptySubsequences: false).joined(separator: separator)
    default: style = self.style(.fraction(precision...precision))
    }
    // Foundation pads `%05f` with blanks after the sign. Only `%05d` and `%05g` are padded with zeros.
    if padsWithZeros { style.padding = .afterSign }
    return style.text(of: value, locale: locale)
  }

  private func style(_ digits: NumberStyle.Digits) -> NumberStyle {
    var style = NumberStyle(digits)
    style.isSigned = flags.contains("+")
    style.width = width ?? 0
    if flags.contains("-") { style.padding = .atEnd }
    return style
  }

  private var padsWithZeros: Bool { flags.contains("0") && !flags.contains("-") }

  /// Formats a number with `printf`, without a locale.
  ///
  /// - Parameter suffix: The end of the specifier, such as `llx` or `f`, which must fit the value's type.
  func formattedByC(_ suffix: String, _ value: any CVarArg) -> String {
    let format = "%" + flags + (width.map(String.init) ?? "") + (precision.map { ".\($0)" } ?? "") + suffix
    // The maximum is the 309 digits of the largest number, a decimal point and the longest precision.
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      let length = unsafe withVaList([value]) { unsafe vsnprintf(start, buffer.count, format, $0) }
      return unsafe length < 0 ? "" : String(cString: start)
    }
  }
}
