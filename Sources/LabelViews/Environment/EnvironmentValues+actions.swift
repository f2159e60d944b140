// SPDX-License-Identifier: MIT

public import Foundation

/// Actions and settings of the platform that views can read. In a rendered image the actions do nothing, and the settings are constant.
extension EnvironmentValues {
  /// The action that dismisses the current presentation; it does nothing in a rendered image.
  public var dismiss: DismissAction { DismissAction() }
  /// The action that opens a URL; it does nothing in a rendered image, and setting it has no effect.
  public var openURL: OpenURLAction {
    get { OpenURLAction() }
    set {}
  }
  /// A binding to the presentation of this view; constant and not presented in a rendered image.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  /// A Boolean value that indicates whether the view is in a presentation such as a sheet; always false in a rendered image.
  public var isPresented: Bool { false }
  /// The horizontal size class; always nil in a rendered image, which has no screen. Setting it has no effect.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { nil }
    set {}
  }
  /// The vertical size class; always nil in a rendered image, which has no screen. Setting it has no effect.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { nil }
    set {}
  }
  /// A Boolean value that indicates whether the view has the keyboard focus; always false in a rendered image.
  public var isFocused: Bool { false }
  /// The phase of the scene; always active in a rendered image.
  public var scenePhase: ScenePhase { .active }
  /// A binding to the edit mode of lists; always nil in a rendered image. Setting it has no effect.
  public var editMode: Binding<EditMode>? {
    get { nil }
    set {}
  }
  /// A Boolean value that indicates whether to avoid motion; always true, as a rendered image is still.
  public var accessibilityReduceMotion: Bool { true }
  /// A Boolean value that indicates whether to avoid transparency; always false in a rendered image.
  public var accessibilityReduceTransparency: Bool { false }
  /// A Boolean value that indicates whether to convey nothing by colour alone; always false in a rendered image.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// A Boolean value that indicates whether VoiceOver is on; always false in a rendered image.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// A Boolean value that indicates whether buttons should show their shape; always false in a rendered image.
  public var accessibilityShowButtonShapes: Bool { false }
  /// A Boolean value that indicates whether the system inverts colours; always false in a rendered image.
  public var accessibilityInvertColors: Bool { false }
  /// The prominence of the background behind the view; always standard in a rendered image. Setting it has no effect.
  public var backgroundProminence: BackgroundProminence {
    get { .standard }
    set {}
  }
}

/// An action that dismisses a presentation. It does nothing in a rendered image.
public struct DismissAction: Sendable {
  /// Dismisses the presentation on Apple's platforms; does nothing here.
  public func callAsFunction() {}
}

/// An action that opens a URL. It does nothing in a rendered image.
public struct OpenURLAction: Sendable {
  /// What a handler did with a URL. All results are equal here.
  public struct Result: Hashable, Sendable {
    /// The handler opened the URL.
    public static let handled = Result()
    /// The handler discarded the URL.
    public static let discarded = Result()
    /// The handler leaves the URL to the system.
    public static let systemAction = Result()
  }

  init() {}
  /// Creates an action with a handler for URLs. The handler is never called.
  public init(handler: @escaping (URL) -> Result) {}
  /// Opens a URL on Apple's platforms; does nothing here.
  public func callAsFunction(_ url: URL) {}
}

/// The state of a presentation, by SwiftUI's older way.
public struct PresentationMode: Hashable, Sendable {
  /// A Boolean value that indicates whether the view is presented; always false in a rendered image.
  public var isPresented: Bool { false }
  /// Dismisses the presentation on Apple's platforms; does nothing here.
  public mutating func dismiss() {}
}

/// The amount of space on the screen along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// The space is narrow or low, as on an upright iPhone.
  case compact
  /// The space is wide or high, as on an iPad.
  case regular
}

/// The phase of an app's scene.
public enum ScenePhase: Hashable, Sendable, Comparable {
  /// The scene is in the background.
  case background
  /// The scene is in the foreground but receives no events.
  case inactive
  /// The scene is in the foreground and in use.
  case active
}

/// Whether the user can edit the rows of a list.
public enum EditMode: Hashable, Sendable {
  /// The rows cannot be edited.
  case inactive
  /// The rows can be edited for a moment, as after a swipe.
  case transient
  /// The rows can be edited.
  case active
  /// A Boolean value that indicates whether rows can be edited: in every mode but `inactive`.
  public var isEditing: Bool { self != .inactive }
}

/// The prominence of the background behind a view.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool
  /// The standard prominence of a background.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// A more prominent background, such as the background of a selected row.
  public static let increased = BackgroundProminence(isIncreased: true)
}

/// Runs a closure that changes state and returns its result. The animation has no effect: a rendered image is still.
///
/// - Parameters:
///   - animation: How the changes would be animated; not used.
///   - body: The closure to run.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }
