// SPDX-License-Identifier: MIT

internal import LabelManifest

/// The words of manifests, taken from the tables that the JSON Schema is made of.
enum ManifestWords {
  /// Each once, in alphabetical order.
  static let all = words(of: ManifestHead.fields.shape).sorted()

  private static func words(of shape: ValueShape) -> Set<String> {
    switch shape {
    case .object(let fields): fields.reduce(into: Set(fields.map(\.name))) { $0.formUnion(words(of: $1.shape)) }
    case .list(let element, _), .dictionary(let element, _): words(of: element)
    case .either(let shapes): shapes.reduce(into: []) { $0.formUnion(words(of: $1)) }
    case .choice(let names): Set(names)
    case .string, .bool, .number, .integer, .colorName, .argument: []
    }
  }
}
