// SPDX-License-Identifier: MIT

public import Foundation

/// What views can do, and what they are shown on. Nothing happens in a picture: the actions do nothing.
extension EnvironmentValues {
  /// Closes what the view is shown in.
  public var dismiss: DismissAction { DismissAction() }
  /// Opens a link.
  public var openURL: OpenURLAction {
    get { OpenURLAction() }
    set {}
  }
  /// What the view is shown in.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  /// Whether the view is shown in a sheet; never in a picture.
  public var isPresented: Bool { false }
  /// Whether there is much room across; nil in a picture, which is no screen.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { nil }
    set {}
  }
  /// Whether there is much room down; nil in a picture, which is no screen.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { nil }
    set {}
  }
  /// Whether the view has the keyboard; never in a picture.
  public var isFocused: Bool { false }
  /// Whether the app is in front.
  public var scenePhase: ScenePhase { .active }
  /// Whether rows are being changed; nil in a picture.
  public var editMode: Binding<EditMode>? {
    get { nil }
    set {}
  }
  /// Whether the reader asked for less movement; a picture has none.
  public var accessibilityReduceMotion: Bool { true }
  /// Whether the reader asked for less transparency.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether the reader asked that colour alone tells nothing.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether the screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether buttons are to be told by their shapes.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool { false }
  /// What the view's background is like.
  public var backgroundProminence: BackgroundProminence {
    get { .standard }
    set {}
  }
}

/// Closes what a view is shown in, which does nothing in a picture.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Opens links, which does nothing in a picture.
public struct OpenURLAction: Sendable {
  /// What became of a link.
  public struct Result: Hashable, Sendable {
    /// It was opened.
    public static let handled = Result()
    /// It was thrown away.
    public static let discarded = Result()
    /// The system opens it.
    public static let systemAction = Result()
  }

  init() {}
  /// Keeps nothing of the handler.
  public init(handler: @escaping (URL) -> Result) {}
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
}

/// What a view is shown in.
public struct PresentationMode: Hashable, Sendable {
  /// Whether it is shown; never in a picture.
  public var isPresented: Bool { false }
  /// Does nothing.
  public mutating func dismiss() {}
}

/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact
  /// Much.
  case regular
}

/// Where an app is.
public enum ScenePhase: Hashable, Sendable, Comparable {
  /// Behind.
  case background
  /// In front, but not in use.
  case inactive
  /// In front.
  case active
}

/// Whether rows are being changed.
public enum EditMode: Hashable, Sendable {
  /// They are not.
  case inactive
  /// They will be for a moment.
  case transient
  /// They are.
  case active
  /// Whether they are.
  public var isEditing: Bool { self != .inactive }
}

/// How strong a view's background is.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool
  /// As usual.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// Strong, as that of a chosen row.
  public static let increased = BackgroundProminence(isIncreased: true)
}

/// Changes values and lets what they change move. In a picture only the changes are made.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }
