// SPDX-License-Identifier: MIT

public import Foundation

/// Settings of Xcode's previews, which LabelKit's tools do not read.
extension View {
  /// Sets the name of this view in Xcode's previews. It has no effect in a rendered image.
  ///
  /// - Parameter value: The name, or nil for the default; not used.
  public func previewDisplayName(_ value: String?) -> some View { self }
  /// Sets the device of Xcode's preview of this view. It has no effect in a rendered image.
  ///
  /// - Parameter value: The device, or nil for the default; not used.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Sets the size of Xcode's preview of this view. No effect: an image is as large as its view.
  ///
  /// - Parameter value: The value; not used.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Sets how the device of Xcode's preview is held. It has no effect in a rendered image.
  ///
  /// - Parameter value: The value; not used.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// A type that provides Xcode's previews, in the way before `#Preview`. LabelKit's tools do not look for it.
public protocol PreviewProvider {
  /// The type of the views to preview.
  associatedtype Previews: View
  /// The views to preview.
  @ViewBuilder static var previews: Previews { get }
}

/// A device for Xcode's previews. It has no effect here.
public struct PreviewDevice: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  /// The name of the device.
  public let rawValue: String
  /// Creates a device from its name.
  ///
  /// - Parameter rawValue: The name of the device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device from its name.
  ///
  /// - Parameter value: The name of the device.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// The size of Xcode's preview of a view. It has no effect here.
public enum PreviewLayout: Hashable, Sendable {
  /// The preview is as large as the device.
  case device
  /// The preview is as large as the view.
  case sizeThatFits
  /// The preview has a fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How the device of a preview is held. All orientations are equal here.
public struct InterfaceOrientation: Hashable, Sendable {
  /// The device is upright.
  public static let portrait = InterfaceOrientation()
  /// The device is upside down.
  public static let portraitUpsideDown = InterfaceOrientation()
  /// The device is turned with its top to the left.
  public static let landscapeLeft = InterfaceOrientation()
  /// The device is turned with its top to the right.
  public static let landscapeRight = InterfaceOrientation()
}
