// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelLayout

extension LocalizedStringKey {
  /// The text in an environment: looked up, its markdown read, its values put in.
  ///
  /// Values are never read as markdown, so that a file name with stars stays one.
  func runs(in environment: EnvironmentValues, table: String?) -> [TextNode.Run] {
    let pieces = pieces(in: environment, table: table)
    return Markdown.runs(of: pieces.marked).flatMap { filled($0, pieces, environment) }
  }

  /// The text in an environment without attributes: looked up, its values put in, stars and brackets left as they are.
  func string(in environment: EnvironmentValues, table: String?) -> String {
    let pieces = pieces(in: environment, table: table)
    return filled(TextNode.Run(pieces.marked), pieces, environment)
      .map { if case .text(let text) = $0.content { text } else { "" } }.joined()
  }

  private func pieces(in environment: EnvironmentValues, table: String?) -> FormatPieces {
    let query = StringTable.Query(key: key, table: table, locale: environment.locale, numbers: arguments.map(\.number))
    let format = environment.stringTable.text(for: query) ?? fallback ?? key
    return FormatPieces(format, isLiteral: arguments.isEmpty && !key.contains("%%"))
  }

  /// A run of markdown with the values in the places of their marks.
  private func filled(_ run: TextNode.Run, _ pieces: FormatPieces, _ environment: EnvironmentValues) -> [TextNode.Run] {
    guard case .text(let text) = run.content else { return [run] }
    var result: [TextNode.Run] = []
    var literal = ""
    func flush() {
      guard !literal.isEmpty else { return }
      var piece = TextNode.Run(literal)
      piece.attributes = run.attributes
      result.append(piece)
      literal = ""
    }
    for scalar in text.unicodeScalars {
      guard let place = pieces.place(of: scalar), arguments.indices.contains(place.argument) else {
        literal.unicodeScalars.append(scalar)
        continue
      }
      switch arguments[place.argument] {
      case .string(let string): literal += string
      case .integer(let value, let own): literal += formatted(place.specifier ?? own, value, environment)
      case .unsigned(let value, let own): literal += formatted(place.specifier ?? own, value, environment)
      case .number(let value, let own): literal += formatted(place.specifier ?? own, value, environment)
      case .text(let inner):
        flush()
        result += inner.runs(in: environment).map { piece in
          var piece = piece
          piece.attributes = run.attributes.overridden(by: piece.attributes)
          return piece
        }
      }
    }
    flush()
    return result.isEmpty ? [TextNode.Run("")] : result
  }

  private func formatted(_ specifier: String, _ value: some CVarArg, _ environment: EnvironmentValues) -> String {
    String(format: specifier, locale: environment.locale, arguments: [value])
  }
}

/// A format cut into literal text and marks, one private-use character for each place of a value.
struct FormatPieces {
  struct Place {
    /// Counted from 0.
    var argument: Int
    /// How a number is written; nil for what the key itself says.
    var specifier: String?
  }

  private(set) var marked = ""
  private(set) var places: [Place] = []

  private static let firstMark: UInt32 = 0xF_0000

  /// - Parameter isLiteral: whether per cent signs stand for themselves.
  init(_ format: String, isLiteral: Bool) {
    guard !isLiteral else {
      marked = format
      return
    }
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      marked += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      guard let match = rest.prefixMatch(of: #/(?:(\d{1,3})\$)?([-+ #0]*\d{0,3}(?:\.\d{0,3})?)(hh|h|ll|l|q|z|t|L)?([@dDiuUxXofFeEgGaA%])/#)
      else {
        marked += "%"
        continue
      }
      rest = rest[match.range.upperBound...]
      guard match.4 != "%" else {
        marked += "%"
        continue
      }
      let argument = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? places.count
      places.append(Place(argument: argument, specifier: match.4 == "@" ? nil : "%\(match.2)\(match.3 ?? "")\(match.4)"))
      marked.unicodeScalars.append(Unicode.Scalar(Self.firstMark + UInt32(places.count - 1)) ?? "?")
    }
    marked += rest
  }

  /// The place that a mark stands for; nil for other characters.
  func place(of scalar: Unicode.Scalar) -> Place? {
    guard scalar.value >= Self.firstMark, Int(scalar.value - Self.firstMark) < places.count else { return nil }
    return places[Int(scalar.value - Self.firstMark)]
  }
}
