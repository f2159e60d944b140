// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings
internal import LabelViewNode

/// A label in one variant.
struct LabelVariant {
  /// The label with the values of the variant.
  var label: LocatedRecord
  var hasSeveralLocales = false
  var hasSeveralScales = false
  /// Whether the label has only this variant, and the values of the variant are those of the record.
  private var isSingle = false

  var record: LabelRecord {
    get { label.record }
    set { label.record = newValue }
  }

  /// All variants of a label. The order of the axes is locale, colour scheme, text size, direction, contrast, colour space, scale; the last one varies fastest.
  static func all(of label: LocatedRecord, _ axes: VariantAxes) -> [LabelVariant] {
    if axes == VariantAxes() { return [LabelVariant(label: label, isSingle: true)] }
    var records = [label.record]
    func vary<Value>(_ values: [Value]?, _ key: WritableKeyPath<LabelRecord, Value?>) {
      guard let values, !values.isEmpty else { return }
      records = records.flatMap { record in
        values.map { value in
          var variant = record
          variant[keyPath: key] = value
          return variant
        }
      }
    }
    vary(axes.locale, \.locale)
    vary(axes.colorScheme, \.colorScheme)
    vary(axes.dynamicTypeSize, \.dynamicTypeSize)
    vary(axes.layoutDirection, \.layoutDirection)
    vary(axes.contrast, \.contrast)
    vary(axes.colorSpace, \.colorSpace)
    vary(axes.scale, \.scale)
    return records.map { record in
      var variant = LabelVariant(
        label: label, hasSeveralLocales: (axes.locale?.count ?? 0) > 1, hasSeveralScales: (axes.scale?.count ?? 0) > 1)
      variant.record = record
      return variant
    }
  }

  /// Adds the values of the variant to the hash of the record.
  func add(to hash: inout ContentHash) {
    if isSingle { return }
    let environment = record.renderEnvironment()
    hash.add(environment.scale.bitPattern)
    for value in [
      environment.appearance.colorScheme.rawValue, environment.appearance.contrast.rawValue, environment.locale,
      environment.dynamicTypeSize.rawValue, record.layoutDirection.map { $0 == .rightToLeft ? "rtl" : "ltr" },
    ] { hash.add(value) }
    if environment.appearance.colorSpace != .srgb { hash.add(environment.appearance.colorSpace.rawValue) }
  }

  /// The values for the standard names, in which the only scale of a label has no suffix: `rain.png` and `rain-dark.png` have the same scale,
  /// whether the label has other variants or not.
  func standardValues(id: OutputName) -> VariantValues {
    var values = values(id: id)
    if !hasSeveralScales { values.scale = 1 }
    return values
  }

  /// The values for an output template.
  func values(id: OutputName) -> VariantValues {
    let environment = record.renderEnvironment()
    return VariantValues(
      id: id, scale: environment.scale, colorScheme: environment.appearance.colorScheme.rawValue, locale: environment.locale,
      hasSeveralLocales: hasSeveralLocales, dynamicTypeSize: environment.dynamicTypeSize.rawValue,
      // The default direction of the locale is not a variant.
      layoutDirection: record.layoutDirection == .rightToLeft ? "rtl" : "ltr", contrast: environment.appearance.contrast.rawValue,
      colorSpace: environment.appearance.colorSpace.rawValue)
  }
}
