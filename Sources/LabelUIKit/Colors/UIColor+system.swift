// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelKit
internal import LabelLayout

/// The system's colours of grounds and fills; 8-bit sRGB from the HIG and public dumps of UIKit's dynamic colours.
extension UIColor {
  /// The colour of areas on a page.
  public static let secondarySystemBackground = pair((242, 242, 247), (28, 28, 30))
  /// The colour of areas on those.
  public static let tertiarySystemBackground = pair((255, 255, 255), (44, 44, 46))
  /// The colour of a page of grouped rows.
  public static let systemGroupedBackground = pair((242, 242, 247), (0, 0, 0))
  /// The colour of grouped rows.
  public static let secondarySystemGroupedBackground = pair((255, 255, 255), (28, 28, 30))
  /// The colour of areas on grouped rows.
  public static let tertiarySystemGroupedBackground = pair((242, 242, 247), (44, 44, 46))
  /// The strongest colour of shapes that are filled over a background.
  public static let systemFill = UIColor(ColorDescription.fills[0])
  /// The second colour of shapes that are filled over a background.
  public static let secondarySystemFill = UIColor(ColorDescription.fills[1])
  /// The third colour of shapes that are filled over a background.
  public static let tertiarySystemFill = UIColor(ColorDescription.fills[2])
  /// The faintest colour of shapes that are filled over a background.
  public static let quaternarySystemFill = UIColor(ColorDescription.fills[3])
  /// The colour of placeholder text.
  public static let placeholderText = UIColor(.system(.tertiary))
  /// The colour of links.
  public static let link = UIColor(.system(.blue))
  /// The colour of lines that hide what is below.
  public static let opaqueSeparator = pair((198, 198, 200), (56, 56, 58))
  /// The second gray.
  public static let systemGray2 = pair((174, 174, 178), (99, 99, 102))
  /// The third gray.
  public static let systemGray3 = pair((199, 199, 204), (72, 72, 74))
  /// The fourth gray.
  public static let systemGray4 = pair((209, 209, 214), (58, 58, 60))
  /// The fifth gray.
  public static let systemGray5 = pair((229, 229, 234), (44, 44, 46))
  /// The sixth gray.
  public static let systemGray6 = pair((242, 242, 247), (28, 28, 30))
  /// The colour of things that can be acted on.
  public static let tintColor = UIColor(.system(.accentColor))

  private static func pair(_ light: (UInt8, UInt8, UInt8), _ dark: (UInt8, UInt8, UInt8)) -> UIColor {
    UIColor(
      .dynamic(light: .fixed(SRGBColor(light.0, light.1, light.2)), dark: .fixed(SRGBColor(dark.0, dark.1, dark.2))))
  }
}
