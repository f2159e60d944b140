// SPDX-License-Identifier: MIT

package import LabelCore

extension StringTables {
  /// The text of a record's `titleKey`, filled in with its `titleArguments`, which also choose plural forms.
  ///
  /// Without arguments, per cent signs are literal and texts use their variation `other`.
  ///
  /// - Throws: `LabelError.invalidValue` for a table or a key that does not exist, with the nearest names; `wrongType` if the number or types
  ///   of arguments do not fit any variation of the text; `missingKey` for a text that needs arguments; `unusableText` for a text with errors;
  ///   `textTooLong` for one that is longer than a title may be.
  package func title(
    _ key: String, table name: String?, locale: String, arguments: [FormatArgument]?
  ) throws(LabelError) -> String {
    guard let texts = texts(name) else {
      let name = name ?? Self.defaultTable
      throw .invalidValue(
        key: "table", value: name, expected: "the name of a string table", nearest: NearestNames.of(name, in: names))
    }
    let pseudo = PseudoLocale(identifier: locale)
    // Numbers are those of the source language too.
    let locale = pseudo == nil ? locale : texts.sourceLocale
    guard let (text, language) = texts.text(key, locale: locale) else {
      throw .unknownTitleKey(
        key, table: name ?? Self.defaultTable, nearest: Self.nearest(key, in: texts.comparedKeys), keys: texts.comparedKeys.sorted())
    }
    try text.checkLength()
    if let arguments {
      let needs = try ArgumentNeeds(of: text, key: key, language: language, given: arguments)
      let all = [needs.count] + texts.all(key).map { ArgumentNeeds.count(of: $0) }
      try needs.check(arguments, maximum: all.max() ?? 0)
    }
    func format(isLiteral: Bool) -> StringFormat {
      var builder = FormatBuilder(arguments: arguments ?? [], language: language, device: nil, isLiteral: isLiteral)
      builder.add(text)
      return pseudo?.format(builder.format) ?? builder.format
    }
    // A text that varies by a number and shows it needs the number.
    if arguments == nil, text.hasPlurals, format(isLiteral: false).hasPlaceholders { throw .missingKey(key: "titleArguments") }
    let format = format(isLiteral: arguments == nil)
    if let error = format.errors.first { throw .unusableText(key: key, language: language, reason: error.reason) }
    return try format.text(with: arguments ?? [], locale: locale)
  }

  /// The keys that a wrong one may mean: those with the same words, as `%lld items` for `items`, or else those with a similar spelling.
  private static func nearest(_ key: String, in keys: Set<String>) -> [String] {
    let words = words(of: key)
    let same = words.isEmpty ? [] : keys.filter { Self.words(of: $0) == words }
    return same.isEmpty ? NearestNames.of(key, in: keys) : Array(same.sorted().prefix(3))
  }

  /// The letters and digits of a key in lower case, without its specifiers.
  private static func words(of key: String) -> String {
    var (words, isSpecifier) = ("", false)
    for character in key.lowercased() {
      if isSpecifier {
        // The end of %lld, %1$@ and %.2f.
        isSpecifier =
          character == "l" || character == "h" || !character.isLetter && character != "@" && character != "%" && character != " "
      } else if character == "%" {
        isSpecifier = true
      } else if character.isLetter || character.isNumber {
        words.append(character)
      }
    }
    return words
  }
}

/// The values that all variations of a text in one language need.
private struct ArgumentNeeds {
  private let format: StringFormat
  private let hasPlurals: Bool

  /// - Throws: `unusableText` for a text with errors.
  init(of text: VaryingText, key: String, language: String, given arguments: [FormatArgument]) throws(LabelError) {
    format = Self.allForms(of: text, arguments)
    hasPlurals = text.hasPlurals
    if let error = format.errors.first { throw .unusableText(key: key, language: language, reason: error.reason) }
  }

  static func count(of text: VaryingText) -> Int { count(of: allForms(of: text, [])) }

  var count: Int { Self.count(of: format) }

  private static func count(of format: StringFormat) -> Int {
    format.pieces.reduce(format.selectors.max() ?? 0) { count, piece in
      if case .placeholder(let position, _, _) = piece { max(count, position) } else { count }
    }
  }

  private static func allForms(of text: VaryingText, _ arguments: [FormatArgument]) -> StringFormat {
    var builder = FormatBuilder(arguments: arguments, language: "", device: nil, isLiteral: false)
    builder.addsAllForms = true
    builder.add(text)
    return builder.format
  }

  /// - Parameter maximum: The number of values that the key's texts use in any language.
  func check(_ arguments: [FormatArgument], maximum: Int) throws(LabelError) {
    let expected = arguments.count < count ? count : arguments.count > maximum ? maximum : arguments.count
    guard arguments.count == expected else {
      let list = expected == 0 ? "an empty list" : "a list of \(expected) value" + (expected == 1 ? "" : "s")
      let fix = expected == 0 ? ValueFix(.advice, "leave titleArguments out, or write specifiers such as %@ into the text") : nil
      let example = ValueFix(.advice, "the text has \(CountText.of(expected, "specifier")), each of which takes a value")
      throw .wrongType(
        key: "titleArguments", expected: list + " for this text", found: "a list of \(arguments.count)", fix: fix ?? example)
    }
    for position in format.selectors.sorted() { try Self.check(arguments, position, .fraction("f")) }
    for case .placeholder(let position, let specifier, _) in format.pieces { try Self.check(arguments, position, specifier.conversion) }
    if hasPlurals, format.selectors.isEmpty {
      throw .wrongType(key: "titleArguments", expected: "a number to choose the plural form by", found: "a list without one")
    }
  }

  private static func check(
    _ arguments: [FormatArgument], _ position: Int, _ conversion: FormatSpecifier.Conversion
  ) throws(LabelError) {
    let argument = arguments[position - 1]
    let key = "titleArguments[\(position - 1)]"
    switch conversion {
    case .object, .unsupported: return
    case .fraction, .whole, .bits:
      guard argument.isNumber else {
        throw .wrongType(
          key: key, expected: "a number for this text", found: argument.kindName, fix: ValueFix(.advice, "for example titleArguments: [3]"))
      }
      if case .number(let value) = argument, !conversion.allowsFractions, Int64(exactly: value) == nil {
        let whole = DumpText.number(value.rounded())
        throw .wrongType(
          key: key, expected: "a whole number for this text", found: "\(value)",
          fix: ValueFix(.advice, "write \(whole), or %.1f in place of %lld in the text"))
      }
    }
  }
}

extension StringFormat.FormatError {
  /// The reason, to follow "cannot be used: ".
  fileprivate var reason: String {
    switch self {
    case .unsupportedSpecifier(let source): "\(source) is a C specifier that is not supported; write %@ instead, or %% for a per cent sign"
    case .unknownPart(let name): "it has no variable \"\(name)\""
    case .partsTooDeep(let name): "the variable \"\(name)\" is nested too deeply or expanded too often"
    }
  }
}
