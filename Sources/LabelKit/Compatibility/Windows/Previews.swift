// SPDX-License-Identifier: MIT

public import Foundation

/// Views on Xcode's canvas. Other tools do not ask for them.
extension View {
  /// Tools find the picture as a whole.
  public func previewDisplayName(_ value: String?) -> some View { self }
  /// Pictures are made for no device.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Pictures are as large as their views.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Tools find the picture as a whole.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// Views for Xcode's canvas, which tools other than it do not ask for.
public protocol PreviewProvider {
  /// What is shown.
  associatedtype Previews: View
  /// What is shown.
  @ViewBuilder static var previews: Previews { get }
}

/// A device that a preview is meant for.
public struct PreviewDevice: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  /// The device's name.
  public let rawValue: String
  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a device.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// How large a preview is.
public enum PreviewLayout: Hashable, Sendable {
  /// As the device.
  case device
  /// As the view.
  case sizeThatFits
  /// So large, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
  /// Upright.
  public static let portrait = InterfaceOrientation()
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation()
  /// On its side.
  public static let landscapeLeft = InterfaceOrientation()
  /// On its other side.
  public static let landscapeRight = InterfaceOrientation()
}
