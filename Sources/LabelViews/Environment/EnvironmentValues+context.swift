// SPDX-License-Identifier: MIT

public import Foundation
public import LabelAssets
internal import LabelCore
internal import LabelLayout
internal import LabelText
internal import LabelViewNode

/// The context that an image is rendered for.
extension EnvironmentValues {
  /// The locale of texts, numbers and dates; English by default, independent of the machine.
  public var locale: Locale {
    get { stored.locale }
    set {
      stored.locale = newValue
      pendingChange.locale = newValue.identifier
    }
  }

  /// The direction in which the interface is laid out; left to right by default.
  public var layoutDirection: LayoutDirection {
    get { stored.layoutDirection }
    set {
      stored.layoutDirection = newValue
      pendingChange.direction = newValue.direction
      recordAlignment()
    }
  }

  /// The colour scheme, light or dark; light by default.
  public var colorScheme: ColorScheme {
    get { stored.colorScheme }
    set {
      stored.colorScheme = newValue
      pendingChange.colorScheme = newValue
    }
  }

  /// The contrast between colours, standard or increased; standard by default.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { stored.colorSchemeContrast }
    set {
      stored.colorSchemeContrast = newValue
      pendingChange.contrast = newValue
    }
  }

  /// The preferred text size; `large` by default.
  public var dynamicTypeSize: DynamicTypeSize {
    get { stored.dynamicTypeSize }
    set {
      stored.dynamicTypeSize = newValue
      pendingChange.dynamicTypeSize = newValue
      // Without a font the layout uses 17 points, but a view's text is body text and follows the text size.
      if stored.font == nil { recordFont() }
    }
  }

  /// The heights of lines: those of the font, which is the default, or with every font those of iOS. SwiftUI has no such value.
  public var textMetrics: TextMetrics {
    get { stored.textMetrics }
    set {
      stored.textMetrics = newValue
      pendingChange.textMetrics = newValue
    }
  }

  /// The preferred text size by its older names.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  /// The number of pixels per point; 1 by default.
  public var displayScale: CGFloat {
    get { CGFloat(stored.displayScale) }
    set { stored.displayScale = Double(newValue) }
  }

  /// The size of a pixel in points, the inverse of `displayScale`.
  public var pixelLength: CGFloat { CGFloat(1 / stored.displayScale) }

  /// The calendar that dates are formatted with; Gregorian by default, independent of the machine.
  public var calendar: Calendar {
    get { stored.calendar }
    set { stored.calendar = newValue }
  }

  /// The time zone that dates are formatted in; GMT by default, independent of the machine.
  public var timeZone: TimeZone {
    get { stored.timeZone }
    set { stored.timeZone = newValue }
  }

  /// The table in which localized strings are looked up; empty by default.
  public var stringTable: StringTable {
    get { stored.stringTable }
    set { stored.stringTable = newValue }
  }

  /// The outline of the container's shape, inset by a distance; nil for a rectangle.
  var containerOutline: (@Sendable (CGFloat) -> ShapeOutline)? {
    get { stored.containerOutline }
    set { stored.containerOutline = newValue }
  }

  /// The assets in which named colours are looked up when a colour is resolved.
  var assets: AssetCatalog {
    get { stored.assets }
    set { stored.assets = newValue }
  }
}

/// How labels and controls are drawn.
extension EnvironmentValues {
  /// The visibility of the labels of controls; automatic by default.
  public var labelsVisibility: Visibility {
    get { stored.labelsVisibility }
    set { stored.labelsVisibility = newValue }
  }

  /// The space between a label's icon and title in points; nil for the default of 8.
  public var labelIconToTitleSpacing: CGFloat? {
    get { stored.labelIconToTitleSpacing }
    set {
      stored.labelIconToTitleSpacing = newValue
      pendingChange.labelSpacing = newValue.map { Double($0) } ?? 8
    }
  }

  /// The width reserved for a label's icon beside a title, in points; the icon is centred in it. Nil for the icon's own width.
  public var labelReservedIconWidth: CGFloat? {
    get { stored.labelReservedIconWidth }
    set { stored.labelReservedIconWidth = newValue }
  }

  /// A Boolean value that indicates whether controls can be used; disabled ones are drawn dimmed. True by default.
  public var isEnabled: Bool {
    get { stored.isEnabled }
    set { stored.isEnabled = newValue }
  }

  /// The style of controls, or nil for their own.
  var tintStyle: AnyShapeStyle? {
    get { stored.tint }
    set { stored.tint = newValue }
  }
  /// The palette of the system colours.
  var systemPalette: SystemPalette {
    get { stored.systemPalette }
    set { stored.systemPalette = newValue }
  }
  /// The shape of buttons with a border.
  var buttonBorderShape: ButtonBorderShape {
    get { stored.buttonBorderShape }
    set { stored.buttonBorderShape = newValue }
  }
  /// The style of backgrounds that name none, or nil for the colour of the system's background.
  public var backgroundStyle: AnyShapeStyle? {
    get { stored.backgroundStyle }
    set { stored.backgroundStyle = newValue }
  }

  /// The size of controls; regular by default. As on iOS only buttons with a border have several sizes.
  public var controlSize: ControlSize {
    get { stored.controlSize }
    set { stored.controlSize = newValue }
  }

  /// The smallest height of a row in a form, in points; 44 by default.
  public var defaultMinListRowHeight: CGFloat {
    get { stored.defaultMinListRowHeight }
    set { stored.defaultMinListRowHeight = newValue }
  }

  /// The prominence of section headers; standard by default.
  public var headerProminence: Prominence {
    get { stored.headerProminence }
    set { stored.headerProminence = newValue }
  }

  /// The reasons for which content is redacted; empty by default.
  public var redactionReasons: RedactionReasons {
    get { stored.redactionReasons }
    set {
      stored.redactionReasons = newValue
      recordRedaction()
    }
  }

  /// The weight of text that the user prefers; nil, which means unknown, by default. Views of your own can read it; text keeps its
  /// weight, and rendering it warns.
  public var legibilityWeight: LegibilityWeight? {
    get { stored.legibilityWeight }
    set { stored.legibilityWeight = newValue }
  }
}
