// SPDX-License-Identifier: MIT

public import Foundation
package import LabelCore

/// What traits and modifiers say about a preview.
package struct PreviewSettings: Sendable {
  /// The name; nil for none.
  package var displayName: String?
  /// The size; nil for the default.
  package var layout: PreviewLayout?
  /// The name of a device whose size the preview has; nil for the default device.
  package var device: String?
  /// How the device is held; nil for upright.
  package var orientation: InterfaceOrientation?
  /// The appearance that the content prefers; nil for that of the surroundings.
  package var colorScheme: ColorScheme?
  /// The modifiers, the innermost first.
  package var modifiers: [PreviewModifierTrait] = []

  package init() {}

  /// These settings, and those of enclosing views where these have none.
  func inside(_ outer: PreviewSettings) -> PreviewSettings {
    var result = self
    result.displayName = displayName ?? outer.displayName
    result.layout = layout ?? outer.layout
    result.device = device ?? outer.device
    result.orientation = orientation ?? outer.orientation
    result.colorScheme = colorScheme ?? outer.colorScheme
    return result
  }
}

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// The preview is as large as its device.
  case device
  /// The preview is as large as its view.
  case sizeThatFits
  /// The preview has a fixed size, in points; the view is in the centre.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How the device of a preview is held.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable, Identifiable {
  /// Whether the long side of the device is horizontal.
  package let isLandscape: Bool
  /// A text that identifies the orientation.
  public let id: String

  /// The device is upright.
  public static let portrait = InterfaceOrientation(isLandscape: false, id: "portrait")
  /// The device is upside down; drawn as `portrait`.
  public static let portraitUpsideDown = InterfaceOrientation(isLandscape: false, id: "portraitUpsideDown")
  /// The device is turned with its top to the left.
  public static let landscapeLeft = InterfaceOrientation(isLandscape: true, id: "landscapeLeft")
  /// The device is turned with its top to the right; drawn as `landscapeLeft`.
  public static let landscapeRight = InterfaceOrientation(isLandscape: true, id: "landscapeRight")
  /// The four orientations, upright first.
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}
