// SPDX-License-Identifier: MIT

import Foundation

/// The file names of `labelkit assets --kind swiftpm` (`AssetQualifiers` and `PackageResources` in LabelBuild).
enum OutputNames {
  enum Axis: String, CaseIterable {
    case locale, dynamicTypeSize, colorScheme, contrast, layoutDirection, scale
  }

  /// The scales of a manifest without scales.
  private static let defaultScales = ["1", "2", "3"]

  static func names(of id: String, _ axes: [Axis: [String]]) -> [String] {
    func values(_ axis: Axis) -> [String] { axes[axis] ?? [] }
    func suffixes(_ axis: Axis, _ suffix: (String) -> String?) -> [String] {
      // A single value needs no suffix.
      values(axis).count > 1 ? values(axis).map { suffix($0).map { "-" + $0 } ?? "" } : [""]
    }
    let base = values(.locale).first
    let parts = [
      suffixes(.locale) { $0 == base ? nil : $0 },
      suffixes(.dynamicTypeSize) { $0 == "large" ? nil : $0 },
      suffixes(.colorScheme) { $0 == "dark" ? "dark" : nil },
      suffixes(.contrast) { $0 == "increased" ? "increased" : nil },
      suffixes(.layoutDirection) { $0 == "rightToLeft" ? "rtl" : nil },
      (values(.scale).isEmpty ? defaultScales : values(.scale)).map(scaleSuffix),
    ]
    let stem = id.split(separator: "/").joined(separator: "-")
    return parts.reduce([stem]) { names, suffixes in names.flatMap { name in suffixes.map { name + $0 } } }.map { $0 + ".png" }
  }

  /// The suffix of a scale, such as `@2x` or `@1.5x`; empty for 1.
  private static func scaleSuffix(_ text: String) -> String {
    guard let scale = Double(text), scale != 1 else { return "" }
    let thousandths = (scale * 1000).rounded()
    let whole = Int(thousandths) / 1000
    var fraction = String(format: "%03d", Int(thousandths) % 1000)
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "@\(whole)" + (fraction.isEmpty ? "" : "." + fraction) + "x"
  }
}
