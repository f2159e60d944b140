// SPDX-License-Identifier: MIT

internal import LabelCore

/// How many files labels have, counted by multiplication before any of them is planned.
package enum OutputCount {
  /// The largest number of variants of one label: a hundred locales in every scale, colour scheme and text size are fewer.
  package static let ofLabel = 10_000
  /// The largest number of files of a manifest that is planned as a whole, in YAML, JSON or the first line of NDJSON. A planned file takes
  /// 1.6 kilobytes, so these take 0.8 GB. Rows are planned one by one, so there may be any number of them.
  package static let ofManifest = 500_000

  /// Checks the variants of one label, each in a number of formats.
  static func check(_ axes: VariantAxes, formats: Int = 1) throws(LabelError) {
    let count = axes.count(formats: formats)
    guard let count, count <= ofLabel else { throw .tooManyOutputs(of: "the label", count: count, limit: ofLabel) }
  }

  /// Checks the files of all labels of a manifest together.
  static func check(
    _ labels: [DocumentNode], of manifest: Manifest, in source: SourceText, formats: Int = 1
  ) throws(LabelError) {
    let axes = manifest.head.variants ?? VariantAxes()
    // Without variants of their own, labels have at most those of the manifest: then none has to be decoded.
    if let each = axes.count(formats: formats), each <= ofManifest / max(1, labels.count),
      !labels.contains(where: { $0["variants"] != nil })
    {
      return
    }
    var total = 0
    for label in labels {
      let own = manifest.axes(of: LocatedRecord.decode(label, from: source).label)
      // A label with too many variants has an error of its own, and no files.
      guard let count = own.count(formats: formats), count <= ofLabel else { continue }
      total += count
    }
    guard total <= ofManifest else { throw .tooManyOutputs(of: "the manifest", count: total, limit: ofManifest) }
  }
}

extension VariantAxes {
  /// The number of combinations of the values, each in a number of formats; nil if it is too large for a number.
  package func count(formats: Int = 1) -> Int? {
    var product = formats
    let counts = [
      scale?.count, colorScheme?.count, locale?.count, dynamicTypeSize?.count, layoutDirection?.count, contrast?.count, colorSpace?.count,
    ]
    for values in counts {
      let (result, isTooLarge) = product.multipliedReportingOverflow(by: max(1, values ?? 1))
      guard !isTooLarge else { return nil }
      product = result
    }
    return product
  }
}
