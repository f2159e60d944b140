// SPDX-License-Identifier: MIT

public import LabelCore
internal import LabelStrings

extension DiagnosticCode {
  /// Two records have the same id.
  public static let duplicateID: Self = "LK0206"
  /// An id is not a file name inside the output folder.
  public static let unsafeID: Self = "LK0207"
  /// The style of a label hides all its parts.
  public static let hiddenLabel: Self = "LK0209"
  /// A column of a CSV file is not named after a key.
  public static let unknownColumn: Self = "LK0211"
  /// A folder that a manifest names does not exist.
  public static let missingFolder: Self = "LK0212"
  /// Autoshrink is combined with a line-break mode that wraps.
  public static let wrappingWithAutoshrink: Self = "LK0501"
  /// A key has no effect on the image yet.
  public static let notYetDrawn: Self = "LK0502"
  /// A key has no effect beside another one, or without another one.
  public static let keyWithoutEffect: Self = "LK0520"
  /// YAML reads a value as a comment.
  public static let commentedValue: Self = "LK0506"
  /// A text is drawn as it is written, with a part that stands for something else in other places.
  public static let literalText: Self = "LK0517"
  /// A locale is not the identifier of a language.
  public static let unknownLocale: Self = "LK0509"
  /// A title has no text in the language of its locale.
  public static let missingTranslation: Self = "LK0510"
  /// A colour is outside of the colour space of its image.
  public static let colorOutsideSRGB: Self = "LK0518"
  /// Two outputs have the same path.
  public static let outputCollision: Self = "LK0601"
  /// An asset pipeline does not support a variant.
  public static let unsupportedVariant: Self = "LK0605"
  /// A value of a manifest cannot be changed by itself.
  public static let uneditableValue: Self = "LK0623"
}

extension LabelError {
  /// The same error with other advice.
  func advised(_ help: String?) -> Self {
    Self(
      cause.code, cause.message, help: help, nearest: cause.nearest, kind: cause.kind, keys: cause.keys, subject: cause.subject,
      line: cause.line, reason: cause.reason, group: cause.group)
  }

  /// An error about the text of a run, whose dotted key is given.
  static func inRun(_ error: LabelError, _ run: String) -> Self {
    Self(
      error.code, error.message, help: error.help, nearest: error.nearest, kind: error.kind,
      keys: error.keys.map { $0 == "table" ? $0 : run + "." + $0 }, subject: error.subject, reason: error.reason)
  }

  /// Two records have the same id, and each may be one language of a label.
  static func duplicateID(_ error: LabelError, locale: String) -> Self {
    Self(
      error.code, error.message,
      help:
        "labels of several locales have ids of their own, such as \"\(error.subject ?? "rain")-\(locale)\"; or one label has them all: a "
        + "titleKey, string tables, and variants.locale", keys: error.keys)
  }

  /// Two records have the same id; `first` is the location of the other one.
  package static func duplicateID(id: String, first: String?) -> Self {
    Self(
      .duplicateID, "the id \(id.quoted) is used twice" + (first.map { ", first at \($0)" } ?? ""),
      help: "give each label an id of its own; ids that differ only in case count as one", keys: ["id"], subject: id.shortened(to: 40))
  }

  /// An option selects by a text that nothing has; `what` says that, as in "label has the id".
  package static func noSuchLabel(option: String, text: String, what: String, nearest: [String]) -> Self {
    Self(
      .invalidValue, "no \(what) \(text.quoted)", help: nearest.didYouMean ?? "the ids are those of the manifest, as in id: rain",
      nearest: nearest, keys: [option])
  }

  /// An id does not name a file inside the output folder.
  package static func unsafeID(id: String, reason: String) -> Self {
    Self(
      .unsafeID, "the id \(id.quoted) cannot be a file name: \(reason)",
      help: "use a relative name such as weather/rain, without an extension", keys: ["id"], subject: id, reason: reason)
  }

  /// A key does not exist, and `help` says what to write instead.
  package static func unknownKey(_ key: String, help: String) -> Self {
    Self(.unknownKey, "there is no key \(key.quoted) here", help: help)
  }

  /// A value is not valid for its key, and `help` says what to write instead.
  package static func invalidValue(_ key: String, _ value: String, expected: String, help: String) -> Self {
    Self(.invalidValue, "\"\(key)\" takes \(expected), not \(value.quoted)", help: help, keys: [key, "titleKey"])
  }

  /// A number is not in its range, and `help` says what to write instead.
  static func invalidNumber(_ error: LabelError, help: String) -> Self { Self(error.code, error.message, help: help, keys: error.keys) }

  /// An object of colours has only one for one of the two colour schemes.
  static func missingColor(key: String) -> Self {
    Self(.missingKey, "the key \"\(key)\" is missing", help: "write a colour for light and one for dark, or one colour for both")
  }

  /// A text is not a colour, and `help` says what to write instead.
  static func invalidColor(_ error: LabelError, help: String) -> Self {
    Self(error.code, error.message, help: help, keys: error.keys)
  }

  /// The style of a record hides its only part.
  package static func hiddenLabel(style: String) -> Self {
    Self(.hiddenLabel, "the style \(style) hides everything in the label", keys: ["style"])
  }

  /// A column of a CSV file is not named after a key, and `help` says what to write instead.
  package static func unknownColumn(column: String, nearest: [String], help: String? = nil) -> Self {
    Self(
      .unknownColumn, "the column \"\(column.shortened(to: 40))\" is not named after a key",
      help: manifestKeyHelp(column) ?? help ?? (nearest.didYouMean.map { $0 + " " } ?? "")
        + "columns are keys such as id, title, icon, color, font.size; `labelkit explain` lists all of them"
        + (nearest.isEmpty ? ", and a column of notes has a name that begins with #" : ""),
      nearest: nearest)
  }

  /// A key of a manifest is written as one of a label.
  package static func manifestKey(option: String, key: String) -> Self {
    Self(.unknownKey, "\(option) gives keys to labels, and \"\(key)\" is one of a manifest", help: manifestKeyHelp(key), keys: [key])
  }

  /// Where a key of a manifest is written for a table; nil for another key.
  private static func manifestKeyHelp(_ key: String) -> String? {
    guard LabelRecord.fields[key] == nil, ManifestHead.fields[key] != nil else { return nil }
    return (key == "strings" ? "name the string tables with --strings, such as --strings Localizations/, or write " : "write ")
      + "\"\(key)\" in a manifest that --defaults names, without labels"
  }

  /// A folder of icons or fonts that a manifest names does not exist, or an icon font.
  package static func missingFolder(path: String) -> Self {
    Self(
      .missingFolder, "there is no \(WrittenPath.isFontFile(path) ? "file" : "folder") \(path)",
      help: "paths are relative to the folder of the manifest", kind: .missingInput)
  }

  /// `adjustsFontSizeToFitWidth` or tightening is combined with a line-break mode that wraps.
  package static func wrappingWithAutoshrink(mode: String, property: String) -> Self {
    Self(
      .wrappingWithAutoshrink, "\"\(property)\" has little effect with the wrapping line-break mode \(mode)",
      help: "autoshrink scales one line down to the width; use a truncating mode such as byTruncatingTail, or drop the property",
      kind: .warning, keys: ["lineBreakMode"])
  }

  /// A key is read and checked but has no effect on the image yet.
  package static func notYetDrawn(key: String) -> Self {
    Self(.notYetDrawn, "\"\(key)\" has no effect on the image yet", kind: .warning, keys: [key, "titleKey"])
  }

  /// A key has no effect because of the other keys of its label; `reason` says which, as in `beside "attributedTitle"`.
  package static func keyWithoutEffect(key: String, reason: String, help: String) -> Self {
    Self(.keyWithoutEffect, "\"\(key)\" has no effect \(reason)", help: help, kind: .warning, keys: [key])
  }

  /// The value of a YAML key begins with `#` and so is a comment.
  package static func commentedValue(key: String, comment: String) -> Self {
    let shown = comment.shortened(to: 40)
    return Self(
      .commentedValue, "\"\(key)\" has no value: \(shown) is a comment", help: "put it in quotes: \"\(shown)\"", kind: .warning,
      keys: [key, "titleKey"])
  }

  /// The text of a YAML key ends before a comment, which may be a part of it.
  static func textBeforeComment(key: String, text: String, comment: String) -> Self {
    let shown = comment.shortened(to: 40)
    return Self(
      .commentedValue, "\"\(key)\" ends before \(shown), which is a comment",
      help: "put it in quotes: \((text + " " + comment).shortened(to: 60).json.line); or write a space after the # of a comment",
      kind: .warning, keys: [key])
  }

  /// A text has a backslash and an n where a line break was meant.
  package static func literalLineBreak(key: String, text: String, isCell: Bool) -> Self {
    let parts = text.shortened(to: 60).split(separator: "\\n", omittingEmptySubsequences: false).joined(separator: "\n")
    return Self(
      .literalText, "\"\(key)\" is drawn with \\n in it, not with a line break",
      help: isCell ? "write a line break inside the quotes of the cell" : "put it in double quotes: \(parts.json.line)", kind: .warning,
      keys: [key])
  }

  /// A text has a specifier such as `%@`, and nothing to fill it with.
  static func literalFormat(what: String, format: String, help: String) -> Self {
    Self(
      .literalText, "\(what) is drawn with \(format) in it", help: help, kind: .warning, keys: ["titleKey", "title"], group: what)
  }

  /// A key of a string table is drawn itself, because its texts are in other languages.
  static func untranslatedKey(_ key: String, locale: String, languages: [String]) -> Self {
    let others = languages.map { $0 == "base" ? "Base" : $0 }.joined(separator: ", ")
    return Self(
      .missingTranslation, "\(key.quoted) has no text in \(locale), so the key itself is drawn; its texts are in \(others)",
      help: "add the text for \(locale) to the string table, or write locale: \(languages.first ?? "de")", kind: .warning,
      keys: ["titleKey"])
  }

  /// There is no string table of a name among the files of a folder.
  static func unknownTable(_ error: LabelError, path: String, _ files: [String]) -> Self {
    let names = files.map { file in file.split(separator: "/").last.map(String.init) ?? file }
    guard let first = names.first else {
      return Self(
        .invalidValue, "there are no string tables in \(path)",
        help: "put Localizable.xcstrings in it, or folders of languages, as in de.lproj/Localizable.strings", keys: ["titleKey"])
    }
    let stems = Set(names.map { String($0.prefix { $0 != "." }) }).sorted()
    return Self(
      .invalidValue, error.message,
      help: "the tables are \(stems.joined(separator: ", ")): write table: \(stems[0]); a language is a folder, as in de.lproj/\(first)",
      keys: error.keys)
  }

  /// A locale is not the identifier of a language.
  package static func unknownLocale(name: String, nearest: [String]) -> Self {
    Self(
      .unknownLocale, "\(name.quoted) is not the identifier of a language",
      help: nearest.didYouMean
        ?? (name.contains(",") || name.contains(";")
          ? "a label has one locale; write variants: { locale: [\(name.split { ",; ".contains($0) }.joined(separator: ", "))] }"
          : "write a BCP 47 identifier, such as de, pt-BR or zh-Hant"),
      nearest: nearest, kind: .warning,
      keys: ["locale", "variants.locale"])
  }

  /// A title has no text in the language of its locale; `used` is the language of the text that is drawn. One for each locale is enough.
  package static func missingTranslation(key: String, locale: String, used: String) -> Self {
    Self(
      .missingTranslation, "\(key.quoted) has no text in \(locale); its text in \(used) is drawn",
      help: "add the text for \(locale) to the string table, or leave out the locale", kind: .warning, keys: ["titleKey"],
      group: "\(locale) \(used)")
  }

  /// Names of a palette refer to each other in a circle.
  package static func paletteCycle(names: [String]) -> Self {
    let (first, others) = (names.first ?? "", names.dropFirst().map(\.quoted))
    let way = others.isEmpty ? "" : " through " + others.joined(separator: " and ")
    return Self(
      .invalidValue, "the colour \(first.quoted) of the palette is itself\(way)", help: "give one of them a value such as \"#0a84ff\"",
      keys: ["palette"])
  }

  /// A colour is outside of sRGB, and its image is not; `used` is drawn. `format` is the format that is always in sRGB, nil for none.
  package static func colorOutsideSRGB(color: String, used: String, format: String?) -> Self {
    Self(
      .colorOutsideSRGB, "\(color) is outside of sRGB; \(used) is drawn" + (format.map { " in \($0) files" } ?? ""),
      help: format == nil
        ? "write colorSpace: display-p3 to keep it in a PNG file, or write \(used)"
        : "only PNG files keep such colours", kind: .warning, keys: ["color"])
  }

  /// Two outputs of one run have the same path, or one is a folder of the other's path.
  package static func outputCollision(_ collision: OutputCollision) -> Self {
    let (message, help) =
      switch collision.kind {
      case .variants:
        (
          "two variants of this label would be written to \(collision.path)",
          "write each value of \"variants\" once, and use the placeholders {-locale}, {-colorScheme}, {@scale} in \"output\""
        )
      case .labels:
        (
          "two labels would be written to \(collision.path)" + (collision.first.map { ", first the one at \($0)" } ?? ""),
          "give one of them another id"
        )
      case .folder:
        (
          "\(collision.path) would be both a file and a folder"
            + (collision.first.map { ", because of this label and the one at \($0)" } ?? ""), "give one of them another id"
        )
      case .icons: ("two icons would be written to \(collision.path)", "export them into different folders")
      }
    return Self(.outputCollision, message, help: help, keys: ["id"])
  }

  /// An asset pipeline cannot distinguish a variant from others; `expected` lists those that it can.
  package static func unsupportedVariant(axis: String, value: String, target: String, expected: String) -> Self {
    Self(
      .unsupportedVariant, "\(target) does not support \(axis) \(value)",
      help: "\(expected); narrow `variants` of the manifest or of the label, or leave such variants out with --skip-unsupported",
      keys: ["variants." + axis, axis], subject: value)
  }

  /// A value cannot be changed by itself, for a reason.
  package static func uneditableValue(_ reason: String) -> Self {
    Self(.uneditableValue, reason, help: "change the text of the manifest instead", keys: ["id"])
  }
}
