// SPDX-License-Identifier: MIT

import LabelLayout
import LabelManifest

/// The values of options that are keys of a label's record, for help and completion. They come from the table that decodes the keys.
enum CompletionLists {
  static let weights = values("font", "weight")
  static let textStyles = values("font", "textStyle")
  static let lineBreaks = values("lineBreakMode")
  static let dynamicTypes = values("dynamicTypeSize")

  /// The names of colours.
  static let colors = ColorDescription.names

  /// The names that the value of a key can have; the key of an object inside another comes after it.
  private static func values(_ keys: String...) -> [String] {
    names(of: keys.reduce(LabelRecord.fields.shape) { shape, key in field(key, of: shape) ?? .string })
  }

  private static func field(_ key: String, of shape: ValueShape) -> ValueShape? {
    switch shape {
    case .object(let fields): fields.first { $0.name == key }?.shape
    case .either(let shapes): shapes.lazy.compactMap { field(key, of: $0) }.first
    default: nil
    }
  }

  private static func names(of shape: ValueShape) -> [String] {
    switch shape {
    case .choice(let names): names
    case .either(let shapes): shapes.flatMap { names(of: $0) }
    default: []
    }
  }
}
