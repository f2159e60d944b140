// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelLayout
internal import LabelText

/// What views inherit from those round them, by SwiftUI's names.
///
/// A value that the picture depends on, such as `font`, acts however it is set: `.font(.title)` is `.environment(\.font, .title)`.
public struct EnvironmentValues {
  /// All values, shared by copies until one is changed: every view on the way from the root holds a copy on the stack.
  private var storage = Storage()

  /// Makes the values that a picture begins with: light, English, size large, one pixel a point.
  public init() {}

  /// Values of `EnvironmentKey`s and objects, by their types.
  var custom: [ObjectIdentifier: Any] {
    get { storage.custom }
    set { unique().custom = newValue }
  }

  /// Built-in values. What the picture depends on is set through properties, which record it in `written` too.
  var stored: Stored {
    get { storage.stored }
    _modify { yield &unique().stored }
  }

  /// What was set since the notes were last taken, as the layout understands it.
  var written: EnvironmentChange {
    _read { yield storage.written }
    _modify { yield &unique().written }
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
    var written = EnvironmentChange()

    func copy() -> Storage {
      let copy = Storage()
      (copy.custom, copy.stored, copy.written) = (custom, stored, written)
      return copy
    }
  }

  /// Plain built-in values.
  struct Stored {
    var font: Font?
    var fontChanges: [FontChange] = []
    var locale = Locale(identifier: "en")
    var layoutDirection = LayoutDirection.leftToRight
    var colorScheme = ColorScheme.light
    var colorSchemeContrast = ColorSchemeContrast.standard
    var dynamicTypeSize = DynamicTypeSize.large
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
    /// The outline of the container's shape, made smaller by a distance; nil for a rectangle.
    var containerOutline: (@Sendable (CGFloat) -> ShapeOutline)?
    /// Nil for the colour of things that can be acted on.
    var tint: AnyShapeStyle?
    var backgroundStyle: AnyShapeStyle?
    var systemPalette = SystemPalette.classic
    var buttonBorderShape = ButtonBorderShape.automatic
    var isPrivacySensitive = false
    /// What text is drawn with; nil where no view outside says anything.
    var foreground: [PaintDescription]?
    /// What levels of the foreground are levels of; nil for the system's label colours.
    var foregroundBase: [PaintDescription]?
    /// Whether a view outside colours the layers of symbols.
    var hasPalette = false
  }
}

/// Where reading begins.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// At the left.
  case leftToRight
  /// At the right.
  case rightToLeft

  package var direction: TextDirection { self == .leftToRight ? .leftToRight : .rightToLeft }
}

/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the context decides.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// How large controls are. Pictures show them in one size.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// The smallest.
  case mini
  /// Small.
  case small
  /// The default.
  case regular
  /// Large.
  case large
  /// The largest.
  case extraLarge
}

/// The weight that the reader prefers.
public enum LegibilityWeight: Hashable, Sendable {
  /// As designed.
  case regular
  /// Heavier, for people who asked for bold text.
  case bold
}

/// Why content is shown as placeholders.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Content that is still missing.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Content that others must not see.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// Content that is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
