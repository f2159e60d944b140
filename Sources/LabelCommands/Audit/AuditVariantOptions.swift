// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelAudit
import LabelCore
import LabelLayout
import LabelSettings
import LabelStrings
import LabelText
import LabelViewNode

/// In which variants labels are audited, and by which measures.
struct AuditVariantOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Only these locales, such as de,pt-BR.", valueName: "locales"))
  var locales: String?

  @Option(
    name: .customLong("type-sizes"),
    help: ArgumentHelp("Only these Dynamic Type sizes, such as large,accessibility3.", valueName: "sizes"))
  var typeSizes: String?

  @Option(name: .customLong("color-schemes"), help: ArgumentHelp("Only light or only dark.", valueName: "schemes"))
  var colorSchemes: String?

  @Option(help: ArgumentHelp("Only standard or only increased contrast.", valueName: "contrasts"))
  var contrasts: String?

  @Option(help: ArgumentHelp("Only leftToRight or only rightToLeft.", valueName: "directions"))
  var directions: String?

  @Flag(help: "Adds the pseudo-locale en-XA: accents, and 40 % longer, without a translation.")
  var pseudo = false

  @Flag(name: .customLong("pseudo-rtl"), help: "Adds the pseudo-locale ar-XB: words from right to left.")
  var pseudoRightToLeft = false

  @Flag(name: .customLong("pseudo-cjk"), help: "Adds the pseudo-locale zh-XC: letters as wide and tall as Chinese ones.")
  var pseudoCJK = false

  @Flag(name: .customLong("pseudo-double"), help: "Adds the pseudo-locale en-XD: every text twice.")
  var pseudoDouble = false

  @Option(
    name: .customLong("least-size"), parsing: .unconditional,
    help: ArgumentHelp("The smallest size that text may be shrunk to, in points.", valueName: "points"))
  var leastSize = 11.0

  @Option(
    help: ArgumentHelp(
      "What is behind labels without a background: a colour, or none if it is not known; by default white, and black in the dark.",
      valueName: "color"))
  var background: String?

  func validate() throws {
    if !(leastSize >= 0) { throw ValidationError("--least-size takes a number of points, at least 0.") }
    if let locales, Self.parts(locales).isEmpty { throw ValidationError("--locales takes locales, such as de,pt-BR.") }
    _ = try Self.values(typeSizes, "--type-sizes", DynamicTypeSize.allCases)
    _ = try Self.values(colorSchemes, "--color-schemes", ColorScheme.allCases)
    _ = try Self.values(contrasts, "--contrasts", ColorSchemeContrast.allCases)
    _ = try Self.values(directions, "--directions", Self.allDirections)
  }

  /// Whether some variants are left out.
  var isNarrowed: Bool { [locales, typeSizes, colorSchemes, contrasts, directions].contains { $0 != nil } }

  /// The options of the audit.
  ///
  /// - Throws: `LabelError.invalidColor`, located at `--background`, and `.invalidValue` for a locale that is none.
  func options() throws(Diagnostic) -> AuditOptions {
    var options = AuditOptions()
    options.locales = locales.map(Self.parts)
    for locale in options.locales ?? [] where !LocaleIdentifier.isValid(locale) {
      let error = LabelError.invalidValue(
        key: "--locales", value: locale, expected: "identifiers of languages, such as de,pt-BR",
        nearest: LocaleIdentifier.nearest(to: locale))
      throw Diagnostic(error, at: DocumentLocation(file: "--locales"))
    }
    options.typeSizes.narrow(to: Self.checked(typeSizes))
    options.colorSchemes.narrow(to: Self.checked(colorSchemes))
    options.contrasts.narrow(to: Self.checked(contrasts))
    options.layoutDirections.narrow(to: Self.checked(directions))
    let pseudo: [(Bool, PseudoLocale)] = [
      (pseudo, .accented), (pseudoRightToLeft, .rightToLeft), (pseudoCJK, .cjk), (pseudoDouble, .double),
    ]
    options.pseudoLocales = pseudo.filter(\.0).map(\.1)
    options.leastSize = leastSize
    if let background {
      do throws(LabelError) {
        options.background = background == "none" ? .unknown : .color(try ColorDescription(parsing: background))
      } catch { throw Diagnostic(error, at: DocumentLocation(file: "--background")) }
    }
    return options
  }

  private static let allDirections = [TextDirection.leftToRight, .rightToLeft]

  private static func parts(_ text: String) -> [String] {
    text.split(separator: ",").map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
  }

  /// The values of an option that has been checked; nil without the option.
  private static func checked<Value: RawRepresentable>(_ text: String?) -> [Value]? where Value.RawValue == String {
    text.map { parts($0).compactMap { Value(rawValue: $0) } }
  }

  /// The values of an option.
  ///
  /// - Throws: `ValidationError` for a text that is not a list of some of the values.
  private static func values<Value: RawRepresentable>(_ text: String?, _ option: String, _ all: [Value]) throws -> [Value]?
  where Value.RawValue == String {
    guard let text else { return nil }
    let parts = parts(text)
    let wrong = parts.first { Value(rawValue: $0) == nil }
    guard wrong == nil, !parts.isEmpty else {
      let names = all.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("\(option) takes some of \(names), with commas between them, not '\(wrong ?? text)'.")
    }
    return parts.compactMap { Value(rawValue: $0) }
  }
}

extension String {
  /// The text without spaces at its ends, as in `de, fr`.
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
