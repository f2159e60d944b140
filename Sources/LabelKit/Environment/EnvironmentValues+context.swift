// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout
internal import LabelText

/// What the picture is made for.
extension EnvironmentValues {
  /// The language and region of texts, numbers and dates.
  public var locale: Locale {
    get { stored.locale }
    set {
      stored.locale = newValue
      written.locale = newValue.identifier
    }
  }

  /// Where reading begins.
  public var layoutDirection: LayoutDirection {
    get { stored.layoutDirection }
    set {
      stored.layoutDirection = newValue
      written.direction = newValue.direction
      recordAlignment()
    }
  }

  /// The surface that the picture is meant for.
  public var colorScheme: ColorScheme {
    get { stored.colorScheme }
    set {
      stored.colorScheme = newValue
      written.colorScheme = newValue
    }
  }

  /// The contrast of colours.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { stored.colorSchemeContrast }
    set {
      stored.colorSchemeContrast = newValue
      written.contrast = newValue
    }
  }

  /// The reader's preferred text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { stored.dynamicTypeSize }
    set {
      stored.dynamicTypeSize = newValue
      written.dynamicTypeSize = newValue
      // Without a font the layout sets 17 points; a view's text is body text and follows the size.
      if stored.font == nil { recordFont() }
    }
  }

  /// The reader's preferred text size by its older names.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  /// Pixels per point.
  public var displayScale: CGFloat {
    get { CGFloat(stored.displayScale) }
    set { stored.displayScale = Double(newValue) }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { CGFloat(1 / stored.displayScale) }

  /// The calendar that dates are written with; Gregorian by default, whatever the machine's.
  public var calendar: Calendar {
    get { stored.calendar }
    set { stored.calendar = newValue }
  }

  /// The time zone that dates are written in; GMT by default, whatever the machine's.
  public var timeZone: TimeZone {
    get { stored.timeZone }
    set { stored.timeZone = newValue }
  }

  /// Where localized strings are looked up.
  public var stringTable: StringTable {
    get { stored.stringTable }
    set { stored.stringTable = newValue }
  }

  var containerOutline: (@Sendable (CGFloat) -> ShapeOutline)? {
    get { stored.containerOutline }
    set { stored.containerOutline = newValue }
  }

  /// Where named colours are looked up when they are asked for their numbers.
  var assets: AssetCatalog {
    get { stored.assets }
    set { stored.assets = newValue }
  }
}

/// How labels and controls are shown.
extension EnvironmentValues {
  /// Whether labels of controls are shown.
  public var labelsVisibility: Visibility {
    get { stored.labelsVisibility }
    set { stored.labelsVisibility = newValue }
  }

  /// Points between a label's icon and title; nil for 8.
  public var labelIconToTitleSpacing: CGFloat? {
    get { stored.labelIconToTitleSpacing }
    set {
      stored.labelIconToTitleSpacing = newValue
      written.labelSpacing = newValue.map { Double($0) } ?? 8
    }
  }

  /// The points that an icon beside a title takes, which centres it there; nil for its own width.
  public var labelReservedIconWidth: CGFloat? {
    get { stored.labelReservedIconWidth }
    set { stored.labelReservedIconWidth = newValue }
  }

  /// Whether controls can be used; those that cannot are drawn dimmed.
  public var isEnabled: Bool {
    get { stored.isEnabled }
    set { stored.isEnabled = newValue }
  }

  /// The style of controls; nil for their own.
  var tintStyle: AnyShapeStyle? {
    get { stored.tint }
    set { stored.tint = newValue }
  }
  /// Whose system colours are drawn.
  var systemPalette: SystemPalette {
    get { stored.systemPalette }
    set { stored.systemPalette = newValue }
  }
  /// The shape of buttons with a border.
  var buttonBorderShape: ButtonBorderShape {
    get { stored.buttonBorderShape }
    set { stored.buttonBorderShape = newValue }
  }
  /// The style of backgrounds that name none; nil for the colour of a page.
  public var backgroundStyle: AnyShapeStyle? {
    get { stored.backgroundStyle }
    set { stored.backgroundStyle = newValue }
  }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { stored.controlSize }
    set { stored.controlSize = newValue }
  }

  /// The least height of a row in a form, in points; 44.
  public var defaultMinListRowHeight: CGFloat {
    get { stored.defaultMinListRowHeight }
    set { stored.defaultMinListRowHeight = newValue }
  }

  /// How much section headers stand out.
  public var headerProminence: Prominence {
    get { stored.headerProminence }
    set { stored.headerProminence = newValue }
  }

  /// Why content is shown as placeholders; empty for not at all.
  public var redactionReasons: RedactionReasons {
    get { stored.redactionReasons }
    set {
      stored.redactionReasons = newValue
      recordRedaction()
    }
  }

  /// The weight that the reader prefers; nil where that is not known.
  public var legibilityWeight: LegibilityWeight? {
    get { stored.legibilityWeight }
    set { stored.legibilityWeight = newValue }
  }
}
