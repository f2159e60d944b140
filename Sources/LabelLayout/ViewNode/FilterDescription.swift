// SPDX-License-Identifier: MIT

internal import LabelCore

/// What an author has done to the pixels of a view.
package enum FilterDescription: Hashable, Sendable {
  /// A Gaussian of a standard deviation in points; opaque: cut to the view's box and without transparency.
  case blur(radius: Double, isOpaque: Bool)
  /// What is added to each colour.
  case brightness(Double)
  /// 1 for none; less is flatter, less than 0 turned round.
  case contrast(Double)
  /// 1 for the colours as they are, 0 for gray.
  case saturation(Double)
  /// 0 for the colours as they are, 1 for gray.
  case grayscale(Double)
  /// Radians.
  case hueRotation(Double)
  case invert
  case multiply(ColorDescription)
  case luminanceToAlpha

  /// The filter in numbers; nil where it changes nothing, or has a number that means nothing.
  func resolved(in appearance: Appearance) throws(LabelError) -> Filter? {
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

  /// The number that says how much; 0 for filters without one.
  var amount: Double {
    switch self {
    case .blur(let amount, _), .brightness(let amount), .contrast(let amount), .saturation(let amount), .grayscale(let amount),
      .hueRotation(let amount):
      amount
    case .invert, .multiply, .luminanceToAlpha: 0
    }
  }

  /// The filter's name, as in SwiftUI.
  var name: String {
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
  var words: String {
    switch self {
    case .blur(let radius, let isOpaque): "\(name) \(DumpText.number(radius))\(isOpaque ? " opaque" : "")"
    case .multiply(let color): "\(name) \(color.words)"
    case .invert, .luminanceToAlpha: name
    case .brightness, .contrast, .saturation, .grayscale, .hueRotation: "\(name) \(DumpText.number(amount, places: 3))"
    }
  }
}
