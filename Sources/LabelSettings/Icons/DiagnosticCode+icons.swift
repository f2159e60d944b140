// SPDX-License-Identifier: MIT

public import LabelCore

extension DiagnosticCode {
  /// There is no icon of a name.
  public static let unknownIcon: Self = "LK0102"
  /// A file cannot be used as an icon.
  public static let unusableIcon: Self = "LK0105"
  /// The `naming.json` of an icon set cannot be used.
  public static let unusableNaming: Self = "LK0213"
  /// The `naming.json` of an icon set names icons that do not exist.
  public static let missingNamedIcons: Self = "LK0214"
  /// A part of an icon's file is not drawn.
  public static let partlyDrawnIcon: Self = "LK0505"
}
