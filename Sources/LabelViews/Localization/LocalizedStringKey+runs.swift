// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelAssets
internal import LabelLayout
internal import LabelStrings
internal import LabelViewNode

extension LocalizedStringKey {
  /// Returns the runs of the text in an environment: looks the text up, parses its markdown and fills in the values.
  ///
  /// Values are never parsed as markdown, so that a file name with asterisks keeps them.
  ///
  /// - Parameters:
  ///   - environment: The locale and the string table.
  ///   - table: The name of the table, or nil for "Localizable".
  func runs(in environment: EnvironmentValues, table: String?) -> [TextNode.Run] {
    let placeholderFormat = placeholderFormat(in: environment, table: table)
    return Markdown.runs(of: placeholderFormat.text).flatMap { filled($0, placeholderFormat, environment) }
  }

  /// Returns the text of the table, or else the key, with its plural forms chosen and a placeholder character for each value.
  ///
  /// - Parameters:
  ///   - environment: The locale and the string table.
  ///   - table: The name of the table, or nil for "Localizable".
  private func placeholderFormat(in environment: EnvironmentValues, table: String?) -> PlaceholderFormat {
    let query = StringTable.Query(key: key, table: table, locale: environment.locale, numbers: arguments.map(\.number))
    // As in SwiftUI, a key without values is not a format, unless it is interpolated, which doubles its per cent signs.
    let isLiteral = arguments.isEmpty && !key.contains("%%")
    let format = environment.stringTable.format(for: query, arguments.map(\.value), isLiteral: isLiteral)
    return PlaceholderFormat(format ?? StringFormat(fallback ?? key, isLiteral: isLiteral))
  }

  /// Returns the text in an environment without attributes. Asterisks and brackets are not parsed.
  ///
  /// - Parameters:
  ///   - environment: The locale and the string table.
  ///   - table: The name of the table, or nil for "Localizable".
  func string(in environment: EnvironmentValues, table: String?) -> String {
    let placeholderFormat = placeholderFormat(in: environment, table: table)
    return filled(TextNode.Run(placeholderFormat.text), placeholderFormat, environment)
      .map { if case .text(let text) = $0.content { text } else { "" } }.joined()
  }

  /// Returns a run of markdown with its placeholder characters replaced by the values.
  private func filled(_ run: TextNode.Run, _ placeholderFormat: PlaceholderFormat, _ environment: EnvironmentValues) -> [TextNode.Run] {
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
      guard let slot = placeholderFormat.slot(of: scalar) else {
        literal.unicodeScalars.append(scalar)
        continue
      }
      guard arguments.indices.contains(slot.position - 1) else {
        literal += slot.source
        continue
      }
      let argument = arguments[slot.position - 1]
      guard case .text(let inner) = argument else {
        // With %@ a number is formatted by the specifier in the key.
        let keySpecifier =
          slot.specifier.conversion == .object ? argument.specifier.map { FormatSpecifier(named: String($0.dropFirst())) } : nil
        literal += (keySpecifier ?? slot.specifier).text(of: argument.value, locale: environment.locale.identifier)
        continue
      }
      flush()
      result += inner.runs(in: environment).map { piece in
        var piece = piece
        piece.attributes = run.attributes.overridden(by: piece.attributes)
        return piece
      }
    }
    flush()
    return result.isEmpty ? [TextNode.Run("")] : result
  }
}

extension LocalizedStringKey.Argument {
  /// The value as an argument of a format.
  fileprivate var value: FormatArgument {
    switch self {
    case .string(let text): .text(text)
    case .integer(let value, _): .integer(value)
    case .unsigned(let value, _): .unsigned(value)
    case .number(let value, _): .number(value)
    case .text: .object
    }
  }

  /// The format specifier of a number in the key, such as `%.1f`; nil for other values.
  fileprivate var specifier: String? {
    switch self {
    case .string, .text: nil
    case .integer(_, let specifier), .unsigned(_, let specifier), .number(_, let specifier): specifier
    }
  }
}
