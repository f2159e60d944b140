// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// The kind is not known.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car.
  case carPlay
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision
}

/// The direction in which a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// The direction is not known.
  case unknown
  /// Upright, as a phone is usually held.
  case portrait
  /// Upright and upside down.
  case portraitUpsideDown
  /// On its side, with its top to the left.
  case landscapeLeft
  /// On its side, with its top to the right.
  case landscapeRight
  /// Flat, with the screen on top.
  case faceUp
  /// Flat, with the screen below.
  case faceDown

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device that an image is drawn for: an iPhone, held upright, with the version of iOS whose look LabelKit draws.
public final class UIDevice: NSObject, Sendable {
  /// The only device there is.
  public static let current = UIDevice()
  /// The kind of device: a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The name of the device, "iPhone".
  public var name: String { "iPhone" }
  /// The model of the device, "iPhone".
  public var model: String { "iPhone" }
  /// The name of the system, "iOS".
  public var systemName: String { "iOS" }
  /// The version of the system whose look is drawn, "26.0".
  public var systemVersion: String { "26.0" }
  /// The direction in which the device is held: upright.
  public var orientation: UIDeviceOrientation { .portrait }
  /// An identifier of the device for the app; nil, because a rendered image belongs to no device.
  public var identifierForVendor: UUID? { nil }
  /// A Boolean value that indicates whether the charge of the battery is measured; always false, and setting it has no effect.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// The charge of the battery; −1, because it is not known.
  public var batteryLevel: Float { -1 }
}

/// The screen that an image is drawn for: that of an iPhone, 390 × 844 points.
public final class UIScreen: NSObject, Sendable {
  /// The only screen there is.
  public static let main = UIScreen()
  /// The rectangle of the screen, in points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// The number of pixels per point: that of the current traits, 2 unless they are set.
  public var scale: CGFloat { UITraitCollection.current.displayScale }
  /// The rectangle of the screen, in pixels.
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
  /// The brightness of the screen, 0…1; always 1 here, and setting it has no effect.
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }
  /// The traits of the screen: the current ones.
  public var traitCollection: UITraitCollection { UITraitCollection.current }
}
