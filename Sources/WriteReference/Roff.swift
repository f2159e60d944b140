// SPDX-License-Identifier: MIT

/// Text as the macros of man(7) need it. Every function returns whole lines.
enum Roff {
  /// Characters that the formatter would read as its own language, and those outside of ASCII.
  static func escaped(_ text: some StringProtocol) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "`": result += "\\(ga"
      case "\"": result += "\\(dq"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
  }

  /// A line of text. A line that begins with a dot or an apostrophe would be a request otherwise.
  static func line(_ roff: String) -> String {
    (roff.hasPrefix(".") || roff.hasPrefix("'") ? "\\&" : "") + roff + "\n"
  }

  static func heading(_ name: String) -> String { ".SH " + escaped(name.uppercased()) + "\n" }

  static func bold(_ text: some StringProtocol) -> String { "\\fB" + escaped(text) + "\\fR" }

  static func italic(_ text: some StringProtocol) -> String { "\\fI" + escaped(text) + "\\fR" }

  /// A term with its explanation below it.
  static func entry(_ term: String, _ explanation: String) -> String { ".TP\n" + line(term) + explanation }

  /// Text in which what stands between backquotes is bold.
  static func inline(_ text: some StringProtocol) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset % 2 == 1 ? bold($0.element) : escaped($0.element) }.joined()
  }

  /// A help text: blank lines part paragraphs, indented lines are shown as they are, and other line ends are kept.
  static func prose(_ text: String) -> String {
    var result = ""
    var previous = Previous.nothing
    for source in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if source.allSatisfy(\.isWhitespace) {
        previous = .blank
      } else if source.hasPrefix("  ") {
        result += ".PP\n.RS 4\n.EX\n" + line(escaped(source.drop { $0 == " " })) + ".EE\n.RE\n"
        previous = .example
      } else {
        switch previous {
        case .nothing: break
        case .blank, .example: result += ".PP\n"
        case .text: result += ".br\n"
        }
        result += line(inline(source))
        previous = .text
      }
    }
    return result
  }

  /// The line before the present one.
  private enum Previous { case nothing, blank, example, text }
}
