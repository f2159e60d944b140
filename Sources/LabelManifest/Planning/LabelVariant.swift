// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelText

/// A label in one combination of its variants' values.
struct LabelVariant {
  /// With the combination's values put over the record.
  var label: LocatedRecord
  var hasSeveralLocales = false
  /// Whether the label is made in this combination alone, and all of it stands in the record as it is written.
  private var isOnly = false

  var record: LabelRecord {
    get { label.record }
    set { label.record = newValue }
  }

  /// Every combination, the first axis changing slowest: locale, colour scheme, text size, direction, contrast, scale.
  static func all(of label: LocatedRecord, _ axes: VariantAxes) -> [LabelVariant] {
    if axes == VariantAxes() { return [LabelVariant(label: label, isOnly: true)] }
    var records = [label.record]
    func spread<Value>(_ values: [Value]?, _ key: WritableKeyPath<LabelRecord, Value?>) {
      guard let values, !values.isEmpty else { return }
      records = records.flatMap { record in
        values.map { value in
          var variant = record
          variant[keyPath: key] = value
          return variant
        }
      }
    }
    spread(axes.locale, \.locale)
    spread(axes.colorScheme, \.colorScheme)
    spread(axes.dynamicTypeSize, \.dynamicTypeSize)
    spread(axes.layoutDirection, \.layoutDirection)
    spread(axes.contrast, \.contrast)
    spread(axes.scale, \.scale)
    return records.map { record in
      var variant = LabelVariant(label: label, hasSeveralLocales: (axes.locale?.count ?? 0) > 1)
      variant.record = record
      return variant
    }
  }

  /// Adds the combination's values to the hash of the record.
  func add(to hash: inout ContentHash) {
    if isOnly { return }
    let environment = record.renderEnvironment()
    hash.add(environment.scale.bitPattern)
    for word in [
      environment.appearance.colorScheme.rawValue, environment.appearance.contrast.rawValue, environment.locale,
      environment.dynamicTypeSize.rawValue, record.layoutDirection.map { $0 == .rightToLeft ? "rtl" : "ltr" },
    ] { hash.add(word) }
  }

  /// What an output template may write.
  func values(id: OutputName) -> VariantValues {
    let environment = record.renderEnvironment()
    return VariantValues(
      id: id, scale: environment.scale, colorScheme: environment.appearance.colorScheme.rawValue, locale: environment.locale,
      hasSeveralLocales: hasSeveralLocales, dynamicTypeSize: environment.dynamicTypeSize.rawValue,
      // The direction that a locale brings along is no variant of its own.
      layoutDirection: record.layoutDirection == .rightToLeft ? "rtl" : "ltr", contrast: environment.appearance.contrast.rawValue)
  }
}
