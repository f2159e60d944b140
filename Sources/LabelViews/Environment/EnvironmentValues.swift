// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelAssets
internal import LabelCore
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

/// The values that views inherit from their ancestor views.
///
/// A value that changes the image, such as `font`, works however it is set: `.font(.title)` is the same as `.environment(\.font, .title)`.
public struct EnvironmentValues {
  /// All values, with copy-on-write: each view between the root and the current view has a copy on the stack.
  private var storage = Storage()

  /// Creates the default values: light appearance, English, text size `large`, one pixel per point.
  public init() {}

  /// The values of environment keys, and the objects, by their types.
  var custom: [ObjectIdentifier: Any] {
    get { storage.custom }
    set { unique().custom = newValue }
  }

  /// The built-in values. The properties of values that change the image also record them in `pendingChange`.
  var stored: Stored {
    get { storage.stored }
    _modify { yield &unique().stored }
  }

  /// The values that were set since this was last reset, in the form that the layout uses.
  var pendingChange: EnvironmentChange {
    // Not `_read`: what Swift 6.3 reads through an optional chain is released before it is copied, in debug builds.
    get { storage.pendingChange }
    _modify { yield &unique().pendingChange }
  }

  func with<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> EnvironmentValues {
    var result = self
    result[keyPath: keyPath] = value
    return result
  }

  private mutating func unique() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    return storage
  }

  private final class Storage {
    var custom: [ObjectIdentifier: Any] = [:]
    var stored = Stored()
    var pendingChange = EnvironmentChange()

    func copy() -> Storage {
      let copy = Storage()
      (copy.custom, copy.stored, copy.pendingChange) = (custom, stored, pendingChange)
      return copy
    }
  }

  /// The built-in values.
  struct Stored {
    var font: Font?
    var fontChanges: [FontChange] = []
    var locale = Locale(identifier: "en")
    var layoutDirection = LayoutDirection.leftToRight
    var colorScheme = ColorScheme.light
    var colorSchemeContrast = ColorSchemeContrast.standard
    var dynamicTypeSize = DynamicTypeSize.large
    var textMetrics = TextMetrics.font
    var displayScale = 1.0
    var calendar = Calendar(identifier: .gregorian)
    var timeZone = TimeZone(identifier: "GMT") ?? TimeZone.current
    var lineLimit: Int?
    var reservedLines = 0
    var lineSpacing = 0.0
    var multilineTextAlignment = TextAlignment.leading
    var truncationMode = Text.TruncationMode.tail
    var allowsTightening = false
    var minimumScaleFactor = 1.0
    var textCase: Text.Case?
    var hasTextCase = false
    var imageScale = Image.Scale.medium
    var symbolRenderingMode: SymbolRenderingMode?
    var symbolVariants = SymbolVariants.none
    var isEnabled = true
    var controlSize = ControlSize.regular
    var labelsVisibility = Visibility.automatic
    var labelIconToTitleSpacing: CGFloat?
    var labelReservedIconWidth: CGFloat?
    var defaultMinListRowHeight: CGFloat = 44
    var headerProminence = Prominence.standard
    var redactionReasons = RedactionReasons()
    var legibilityWeight: LegibilityWeight?
    var stringTable = StringTable.none
    var assets = AssetCatalog.none
    /// The outline of the container's shape, inset by a distance; nil for a rectangle.
    var containerOutline: (@Sendable (CGFloat) -> ShapeOutline)?
    /// The style of controls; nil for the accent colour.
    var tint: AnyShapeStyle?
    var backgroundStyle: AnyShapeStyle?
    var systemPalette = SystemPalette.classic
    var buttonBorderShape = ButtonBorderShape.automatic
    var isPrivacySensitive = false
    /// The styles of the foreground; nil where no ancestor view sets one.
    var foreground: [PaintDescription]?
    /// The styles from which the levels of the foreground are derived; nil for the system's label colours.
    var foregroundBase: [PaintDescription]?
    /// Whether an ancestor view sets a style for each layer of symbols.
    var hasPalette = false
  }
}

/// The direction in which an interface is laid out.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// Left to right, as in English.
  case leftToRight
  /// Right to left, as in Arabic and Hebrew.
  case rightToLeft

  package var direction: TextDirection { self == .leftToRight ? .leftToRight : .rightToLeft }
}

/// The visibility of a part of the interface.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// Visible or hidden, as the context decides.
  case automatic
  /// The part is shown.
  case visible
  /// The part is not shown.
  case hidden
}

/// The prominence of a part of the interface.
public enum Prominence: Hashable, Sendable {
  /// The usual prominence of the part.
  case standard
  /// More prominence than usual.
  case increased
}

/// The size of controls. As on iOS only buttons with a border have several sizes.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// The smallest size of controls.
  case mini
  /// A size below the regular one.
  case small
  /// The default size of controls.
  case regular
  /// A size above the regular one.
  case large
  /// The largest size of controls.
  case extraLarge
}

/// The weight of text that the user prefers.
public enum LegibilityWeight: Hashable, Sendable {
  /// The weight that the design uses.
  case regular
  /// A bolder weight, for users who ask for bold text.
  case bold
}

/// The reasons for which content is redacted.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits of the set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not there yet; placeholders are drawn instead.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private; parts marked as sensitive are drawn as placeholders.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date; it is still drawn.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
