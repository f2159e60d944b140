// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelKit
internal import LabelLayout

/// The system's colours of backgrounds and fills, as 8-bit sRGB from the Human Interface Guidelines and public lists of UIKit's dynamic
/// colours.
extension UIColor {
  /// The background of content above `systemBackground`.
  public static let secondarySystemBackground = pair((242, 242, 247), (28, 28, 30))
  /// The background of content above `secondarySystemBackground`.
  public static let tertiarySystemBackground = pair((255, 255, 255), (44, 44, 46))
  /// The background of grouped interfaces, such as tables with sections.
  public static let systemGroupedBackground = pair((242, 242, 247), (0, 0, 0))
  /// The background of content above `systemGroupedBackground`, such as rows.
  public static let secondarySystemGroupedBackground = pair((255, 255, 255), (28, 28, 30))
  /// The background of content above `secondarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = pair((242, 242, 247), (44, 44, 46))
  /// The fill of thin and small shapes, such as the track of a slider; the strongest of the fills.
  public static let systemFill = UIColor(ColorDescription.fills[0])
  /// The fill of medium-size shapes, such as the background of a switch.
  public static let secondarySystemFill = UIColor(ColorDescription.fills[1])
  /// The fill of large shapes, such as text fields and buttons.
  public static let tertiarySystemFill = UIColor(ColorDescription.fills[2])
  /// The fill of large areas with complex content; the faintest of the fills.
  public static let quaternarySystemFill = UIColor(ColorDescription.fills[3])
  /// The colour of placeholder text in fields.
  public static let placeholderText = UIColor(.system(.tertiary))
  /// The colour of links; the system's blue.
  public static let link = UIColor(.system(.blue))
  /// The colour of opaque lines between content.
  public static let opaqueSeparator = pair((198, 198, 200), (56, 56, 58))
  /// The second gray of the system, lighter than `systemGray` in light appearance and darker in dark.
  public static let systemGray2 = pair((174, 174, 178), (99, 99, 102))
  /// The third gray of the system, between `systemGray2` and `systemGray4`.
  public static let systemGray3 = pair((199, 199, 204), (72, 72, 74))
  /// The fourth gray of the system, between `systemGray3` and `systemGray5`.
  public static let systemGray4 = pair((209, 209, 214), (58, 58, 60))
  /// The fifth gray of the system, between `systemGray4` and `systemGray6`.
  public static let systemGray5 = pair((229, 229, 234), (44, 44, 46))
  /// The sixth gray of the system, closest to the background.
  public static let systemGray6 = pair((242, 242, 247), (28, 28, 30))
  /// The colour of controls; blue by default.
  public static let tintColor = UIColor(.system(.accentColor))

  private static func pair(_ light: (UInt8, UInt8, UInt8), _ dark: (UInt8, UInt8, UInt8)) -> UIColor {
    UIColor(
      .dynamic(light: .fixed(SRGBColor(light.0, light.1, light.2)), dark: .fixed(SRGBColor(dark.0, dark.1, dark.2))))
  }
}
