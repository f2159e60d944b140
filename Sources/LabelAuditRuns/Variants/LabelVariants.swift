// SPDX-License-Identifier: MIT

internal import LabelAudit
internal import LabelCore
internal import LabelLayout
internal import LabelManifest
internal import LabelSettings
internal import LabelStrings
internal import LabelText

/// The variants of one label, with those together that have the same layout.
///
/// Colours change no layout, so that colour schemes and contrasts are only counted there; and some sizes have the same fonts.
struct LabelVariants {
  /// The locales, that of the source language first.
  let locales: [String]
  /// The sizes, in groups with the same fonts.
  let sizes: [SizeGroup]
  let directions: [TextDirection]
  let colorSchemes: [ColorScheme]
  let contrasts: [ColorSchemeContrast]

  /// - Parameters:
  ///   - record: The label with its defaults, as it is written.
  ///   - written: What its manifest says about variants.
  init(of record: LabelRecord, _ written: WrittenLabel, _ options: AuditOptions, baseFolder: String) {
    locales = Self.locales(of: record, written, options)
    let axes = written.axes
    let typeSizes = Self.values(axes.dynamicTypeSize, record.dynamicTypeSize, options.typeSizes)
    sizes = SizeGroup.groups(of: typeSizes, for: record, baseFolder: baseFolder)
    directions = Self.values(axes.layoutDirection, record.layoutDirection, options.layoutDirections)
    colorSchemes = Self.values(axes.colorScheme, record.colorScheme, options.colorSchemes)
    contrasts = Self.values(axes.contrast, record.contrast, options.contrasts)
  }

  /// The values of an axis: those that are asked for, or else those that the variants of the manifest name, or else that of the label, which is
  /// for all readers, or else all.
  private static func values<Value>(_ named: [Value]?, _ fixed: Value?, _ choice: AuditOptions.Choice<Value>) -> [Value] {
    if choice.isNarrowed { return fixed.map { [$0] } ?? choice.values }
    if let named, !named.isEmpty { return named }
    return fixed.map { [$0] } ?? choice.values
  }

  private static func locales(of record: LabelRecord, _ written: WrittenLabel, _ options: AuditOptions) -> [String] {
    let source = written.strings?.sourceLanguage(ofTable: record.table) ?? "en"
    var locales: [String]
    if let named = options.locales {
      locales = named
    } else if let named = written.axes.locale, !named.isEmpty {
      locales = named
    } else if let locale = record.locale {
      locales = [locale]
    } else if record.needsTexts, let strings = written.strings {
      locales = strings.languages(ofTable: record.table)
      if locales.isEmpty { locales = [source] }
    } else {
      locales = [source]
    }
    // A text that is written in the manifest is the same in every locale.
    if !record.needsTexts { locales = Array(locales.prefix(1)) }
    if let index = locales.firstIndex(where: { $0.lowercased() == source.lowercased() }) {
      locales.insert(locales.remove(at: index), at: 0)
    }
    for pseudo in options.pseudoLocales where !locales.contains(pseudo.rawValue) { locales.append(pseudo.rawValue) }
    return locales
  }

  /// The directions, that of a locale first.
  func directions(of locale: String) -> [TextDirection] { directions.ownFirst(in: locale) }

  /// The number of variants that share a layout of a group of sizes.
  func count(_ group: SizeGroup) -> Int { group.sizes.count * colorSchemes.count * contrasts.count }

  /// The number of all variants.
  var count: Int { locales.count * directions.count * sizes.reduce(0) { $0 + count($1) } }

  /// The first of the variants that share a layout.
  func first(_ locale: String, _ direction: TextDirection, _ group: SizeGroup) -> AuditVariant {
    AuditVariant(
      locale: locale, layoutDirection: direction, dynamicTypeSize: group.sizes[0], colorScheme: colorSchemes[0], contrast: contrasts[0])
  }
}
