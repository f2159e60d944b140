// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelKit
internal import LabelLayout
internal import LabelViewNode

/// Core Foundation's name of arrays, which code that makes gradients casts to.
public typealias CFArray = [Any]
/// Core Foundation's name of strings.
public typealias CFString = String

/// A colour space. Everything is drawn in sRGB here; components of other spaces are taken as sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of sRGB, the usual colour space of displays.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of Display P3, which has more vivid colours than sRGB.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// The name of sRGB with components outside 0…1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The name of grays with a gamma of 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  /// The name of the colour space, or nil for a space of the device.
  public let name: CFString?
  /// The number of components of a colour, without its opacity.
  public let numberOfComponents: Int

  fileprivate init(device components: Int) { (name, numberOfComponents) = (nil, components) }

  /// Creates a colour space from its name, or nil if there is none of that name.
  ///
  /// - Parameter name: The name, such as `CGColorSpace.sRGB`.
  public init?(name: CFString) {
    guard [Self.sRGB, Self.displayP3, Self.extendedSRGB, Self.genericGrayGamma2_2].contains(name) else { return nil }
    (self.name, numberOfComponents) = (name, name == Self.genericGrayGamma2_2 ? 1 : 3)
  }

  /// Returns whether two colour spaces have the same name and components.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name && a.numberOfComponents == b.numberOfComponents }
  /// Hashes the name of the colour space.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the colour space of the display with red, green and blue: sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(device: 3) }
/// Returns the colour space of the display with grays only.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(device: 1) }

/// Colours at positions that a context draws along a line or between two circles.
public final class CGGradient: Sendable {
  let stops: [GradientDescription.Stop]

  init(_ stops: [GradientDescription.Stop]) { self.stops = stops }

  /// Creates a gradient from colours, or nil without any.
  ///
  /// - Parameters:
  ///   - space: The colour space in which the colours are mixed; it is always gamma-encoded sRGB here.
  ///   - colors: The colours, of type `CGColor`; others are left out.
  ///   - locations: The position of each colour, 0…1; nil for equal distances.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let colors = colors.compactMap { ($0 as? CGColor)?.color }
    guard !colors.isEmpty, locations.map({ $0.count >= colors.count }) ?? true else { return nil }
    self.init(Self.stops(colors, locations))
  }

  /// Creates a gradient from the components of colours, or nil without any.
  ///
  /// - Parameters:
  ///   - space: The colour space: with red, green and blue, or with grays.
  ///   - components: The components of each colour and its opacity, one after the other, 0…1.
  ///   - locations: The position of each colour, 0…1; nil for equal distances.
  ///   - count: The number of colours.
  public convenience init?(colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int) {
    let width = space.numberOfComponents + 1
    guard count > 0, components.count >= count * width, locations.map({ $0.count >= count }) ?? true else { return nil }
    let colors = (0..<count).map { index -> ColorDescription in
      let own = components[index * width..<(index + 1) * width].map { Double($0) }
      return .fixed(
        width == 2
          ? SRGBColor(red: own[0], green: own[0], blue: own[0], alpha: own[1])
          : SRGBColor(red: own[0], green: own[1], blue: own[2], alpha: own[3]))
    }
    self.init(Self.stops(colors, locations))
  }

  static func stops(_ colors: [ColorDescription], _ locations: [CGFloat]?) -> [GradientDescription.Stop] {
    let last = Double(max(colors.count - 1, 1))
    let offsets: [Double] = locations?.map { Double($0) } ?? colors.indices.map { Double($0) / last }
    return zip(offsets, colors).sorted { $0.0 < $1.0 }.map { GradientDescription.Stop(offset: min(max($0, 0), 1), color: $1) }
  }
}

/// Whether a gradient continues with its first and last colour outside its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits of the set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour continues before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour continues after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
