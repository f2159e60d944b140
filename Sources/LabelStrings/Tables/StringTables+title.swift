// SPDX-License-Identifier: MIT

package import LabelCore

extension StringTables {
  /// The text of a record's `titleKey`, with its `titleArguments` put in and its plural forms chosen by them.
  ///
  /// Without arguments per cent signs stand for themselves, and a text that varies has its form `other`.
  ///
  /// - Throws: `LabelError.invalidValue` for a table or a key that does not exist, with the nearest; `wrongType` for arguments that the
  ///   text has no use for, whatever their number would choose; `missingKey` for a text that cannot do without them;
  ///   `unusableText` for a text that no arguments would help.
  package func title(
    _ key: String, table name: String?, locale: String, arguments: [FormatArgument]?
  ) throws(LabelError) -> String {
    guard let texts = texts(name) else {
      let name = name ?? Self.usualTable
      throw .invalidValue(
        key: "table", value: name, expected: "the name of a table of strings", nearest: NearestNames.of(name, in: names))
    }
    guard let (text, language) = texts.text(key, locale: locale) else {
      throw .invalidValue(
        key: "titleKey", value: key, expected: "a key of the table \(name ?? Self.usualTable)",
        nearest: NearestNames.of(key, in: texts.allKeys))
    }
    if let arguments {
      let needs = try ArgumentNeeds(of: text, key: key, language: language, given: arguments)
      let all = [needs.count] + texts.all(key).map { ArgumentNeeds.count(of: $0) }
      try needs.check(arguments, most: all.max() ?? 0)
    }
    func format(isLiteral: Bool) -> StringFormat {
      var builder = FormatBuilder(arguments: arguments ?? [], language: language, device: nil, isLiteral: isLiteral)
      builder.add(text)
      return builder.format
    }
    // Whoever varied a text by a number and shows it means a number.
    if arguments == nil, text.hasPlurals, format(isLiteral: false).hasPlaceholders { throw .missingKey(key: "titleArguments") }
    let format = format(isLiteral: arguments == nil)
    if let mistake = format.mistakes.first { throw .unusableText(key: key, language: language, reason: mistake.reason) }
    return format.text(with: arguments ?? [], locale: locale)
  }
}

/// What all forms of a text in one language ask of the values that are put in.
private struct ArgumentNeeds {
  private let format: StringFormat
  private let choosesByNumber: Bool

  /// - Throws: what no values would help.
  init(of text: VaryingText, key: String, language: String, given arguments: [FormatArgument]) throws(LabelError) {
    format = Self.allForms(of: text, arguments)
    choosesByNumber = text.hasPlurals
    if let mistake = format.mistakes.first { throw .unusableText(key: key, language: language, reason: mistake.reason) }
  }

  static func count(of text: VaryingText) -> Int { count(of: allForms(of: text, [])) }

  var count: Int { Self.count(of: format) }

  private static func count(of format: StringFormat) -> Int {
    format.pieces.reduce(format.selectors.max() ?? 0) { most, piece in
      if case .placeholder(let position, _, _) = piece { max(most, position) } else { most }
    }
  }

  private static func allForms(of text: VaryingText, _ arguments: [FormatArgument]) -> StringFormat {
    var builder = FormatBuilder(arguments: arguments, language: "", device: nil, isLiteral: false)
    builder.takesAllForms = true
    builder.add(text)
    return builder.format
  }

  /// - Parameter most: how many values the key's texts take, whatever the language.
  func check(_ arguments: [FormatArgument], most: Int) throws(LabelError) {
    let expected = arguments.count < count ? count : arguments.count > most ? most : arguments.count
    guard arguments.count == expected else {
      let words = expected == 0 ? "an empty list" : "a list of \(expected) value" + (expected == 1 ? "" : "s")
      throw .wrongType(key: "titleArguments", expected: words + " for this text", found: "a list of \(arguments.count)")
    }
    for position in format.selectors.sorted() { try Self.check(arguments, position, .fraction("f")) }
    for case .placeholder(let position, let specifier, _) in format.pieces { try Self.check(arguments, position, specifier.conversion) }
    if choosesByNumber, format.selectors.isEmpty {
      throw .wrongType(key: "titleArguments", expected: "a number to choose the plural form by", found: "a list without one")
    }
  }

  private static func check(
    _ arguments: [FormatArgument], _ position: Int, _ conversion: FormatSpecifier.Conversion
  ) throws(LabelError) {
    let argument = arguments[position - 1]
    let key = "titleArguments[\(position - 1)]"
    switch conversion {
    case .object, .foreign: return
    case .fraction, .whole, .bits:
      guard argument.isNumber else { throw .wrongType(key: key, expected: "a number for this text", found: argument.kindName) }
      if case .number(let value) = argument, !conversion.takesFractions, Int64(exactly: value) == nil {
        throw .wrongType(key: key, expected: "a whole number for this text", found: "\(value)")
      }
    }
  }
}

extension StringFormat.Mistake {
  /// What follows "cannot be used: ".
  fileprivate var reason: String {
    switch self {
    case .foreignSpecifier(let source): "\(source) takes a value that only C can pass; write %@ for it, or %% for a per cent sign"
    case .unknownPart(let name): "it has no variable \"\(name)\""
    case .endlessParts(let name): "the variable \"\(name)\" stands too deep inside others, or too often"
    }
  }
}
