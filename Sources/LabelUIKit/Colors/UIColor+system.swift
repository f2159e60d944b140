// SPDX-License-Identifier: MIT

internal import LabelViewNode

/// The system's colours of backgrounds and fills.
extension UIColor {
  /// The background of content above `systemBackground`.
  public static let secondarySystemBackground = UIColor(InterfaceColor.secondarySystemBackground.color)
  /// The background of content above `secondarySystemBackground`.
  public static let tertiarySystemBackground = UIColor(InterfaceColor.tertiarySystemBackground.color)
  /// The background of grouped interfaces, such as tables with sections.
  public static let systemGroupedBackground = UIColor(InterfaceColor.systemGroupedBackground.color)
  /// The background of content above `systemGroupedBackground`, such as rows.
  public static let secondarySystemGroupedBackground = UIColor(InterfaceColor.secondarySystemGroupedBackground.color)
  /// The background of content above `secondarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor(InterfaceColor.tertiarySystemGroupedBackground.color)
  /// The fill of thin and small shapes, such as the track of a slider; the strongest of the fills.
  public static let systemFill = UIColor(InterfaceColor.systemFill.color)
  /// The fill of medium-size shapes, such as the background of a switch.
  public static let secondarySystemFill = UIColor(InterfaceColor.secondarySystemFill.color)
  /// The fill of large shapes, such as text fields and buttons.
  public static let tertiarySystemFill = UIColor(InterfaceColor.tertiarySystemFill.color)
  /// The fill of large areas with complex content; the faintest of the fills.
  public static let quaternarySystemFill = UIColor(InterfaceColor.quaternarySystemFill.color)
  /// The colour of placeholder text in fields.
  public static let placeholderText = UIColor(InterfaceColor.placeholderText.color)
  /// The colour of links; the system's blue.
  public static let link = UIColor(InterfaceColor.link.color)
  /// The colour of opaque lines between content.
  public static let opaqueSeparator = UIColor(InterfaceColor.opaqueSeparator.color)
  /// The second gray of the system, lighter than `systemGray` in light appearance and darker in dark.
  public static let systemGray2 = UIColor(InterfaceColor.systemGray2.color)
  /// The third gray of the system, between `systemGray2` and `systemGray4`.
  public static let systemGray3 = UIColor(InterfaceColor.systemGray3.color)
  /// The fourth gray of the system, between `systemGray3` and `systemGray5`.
  public static let systemGray4 = UIColor(InterfaceColor.systemGray4.color)
  /// The fifth gray of the system, between `systemGray4` and `systemGray6`.
  public static let systemGray5 = UIColor(InterfaceColor.systemGray5.color)
  /// The sixth gray of the system, closest to the background.
  public static let systemGray6 = UIColor(InterfaceColor.systemGray6.color)
  /// The colour of controls; blue by default.
  public static let tintColor = UIColor(InterfaceColor.tintColor.color)
}
