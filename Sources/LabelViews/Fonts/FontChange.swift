// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

/// A change that a modifier makes to the current font.
enum FontChange: Hashable, Sendable {
  /// Sets the weight; nil reverts an earlier change.
  case weight(FontWeight?)
  case italic(Bool)
  case design(FontDesign?)
  case width(FontWidth?)
  case feature(FontFeature)
  /// Multiplies the size.
  case scale(Double)

  static let monospacedDigit = FontChange.feature(FontFeature(tag: "tnum", value: 1))

  func apply(to description: inout FontDescription) {
    switch self {
    case .weight(let weight): description.weight = weight
    case .italic(let isItalic): description.isItalic = isItalic
    case .design(let design): description.design = design
    case .width(let width): description.width = width
    case .feature(let feature): description.features.append(feature)
    case .scale(let factor): description.scale = (description.scale ?? 1) * factor
    }
  }
}
