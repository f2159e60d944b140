// SPDX-License-Identifier: MIT

package import LabelCore

/// A filter of a view's pixels, as written.
package enum FilterDescription: Hashable, Sendable {
  /// A Gaussian blur; `radius` is its standard deviation in points. An opaque blur is clipped to the view's box and has no transparency.
  case blur(radius: Double, isOpaque: Bool)
  /// A value that is added to each colour component.
  case brightness(Double)
  /// 1 changes nothing, smaller values reduce the contrast, negative ones invert it.
  case contrast(Double)
  /// 1 changes nothing, 0 makes the colours grey.
  case saturation(Double)
  /// 0 changes nothing, 1 makes the colours grey.
  case grayscale(Double)
  /// In radians.
  case hueRotation(Double)
  case invert
  case multiply(ColorDescription)
  case luminanceToAlpha

  /// The filter with concrete values; nil when it changes nothing or its value is invalid.
  package func resolved(in appearance: Appearance) throws(LabelError) -> Filter? {
    guard amount.isFinite else { return nil }
    switch self {
    case .blur(let radius, let isOpaque): return radius > 0 ? .blur(sigma: radius, keepsEdges: isOpaque) : nil
    case .brightness(let amount): return amount == 0 ? nil : .colors(.brightness(amount))
    case .contrast(let amount): return amount == 1 ? nil : .colors(.contrast(amount))
    case .saturation(let amount): return amount == 1 ? nil : .colors(.saturation(amount))
    case .grayscale(let amount): return amount <= 0 ? nil : .colors(.grayscale(min(amount, 1)))
    case .hueRotation(let angle): return angle == 0 ? nil : .colors(.hueRotation(Point(angle: angle)))
    case .invert: return .colors(.invert(1))
    case .multiply(let color): return .colors(.multiply(try color.resolved(in: appearance)))
    case .luminanceToAlpha: return .colors(.luminanceToAlpha)
    }
  }

  /// The filter's amount; 0 for filters without one.
  package var amount: Double {
    switch self {
    case .blur(let amount, _), .brightness(let amount), .contrast(let amount), .saturation(let amount), .grayscale(let amount),
      .hueRotation(let amount):
      amount
    case .invert, .multiply, .luminanceToAlpha: 0
    }
  }

  /// The filter's name, as in SwiftUI.
  package var name: String {
    switch self {
    case .blur: "blur"
    case .brightness: "brightness"
    case .contrast: "contrast"
    case .saturation: "saturation"
    case .grayscale: "grayscale"
    case .hueRotation: "hueRotation"
    case .invert: "colorInvert"
    case .multiply: "colorMultiply"
    case .luminanceToAlpha: "luminanceToAlpha"
    }
  }

  /// For dumps: `blur 3 opaque`.
  package var dumpText: String {
    switch self {
    case .blur(let radius, let isOpaque): "\(name) \(DumpText.number(radius))\(isOpaque ? " opaque" : "")"
    case .multiply(let color): "\(name) \(color.dumpText)"
    case .invert, .luminanceToAlpha: name
    case .brightness, .contrast, .saturation, .grayscale, .hueRotation: "\(name) \(DumpText.number(amount, places: 3))"
    }
  }
}
