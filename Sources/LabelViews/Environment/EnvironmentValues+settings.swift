// SPDX-License-Identifier: MIT

public import Foundation

/// More settings of the platform that views can read. They are constant in a rendered image, and setting them has no effect.
extension EnvironmentValues {
  /// The action that renames something; always nil in a rendered image.
  public var rename: RenameAction? { nil }
  /// The place of the bar of tabs; always the bottom bar in a rendered image.
  public var tabBarPlacement: TabBarPlacement? { .bottomBar }
  /// The order of the elements of menus; always automatic in a rendered image. Setting it has no effect.
  public var menuOrder: MenuOrder {
    get { .automatic }
    set {}
  }
  /// Whether buttons repeat their action while they are pressed; always automatic in a rendered image. Setting it has no effect.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { .automatic }
    set {}
  }
  /// Whether views open while something is dragged over them; always automatic in a rendered image. Setting it has no effect.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { .automatic }
    set {}
  }
  /// The keyboard shortcut of buttons; always nil in a rendered image.
  public var keyboardShortcut: KeyboardShortcut? { nil }
  /// Whether scrolling is shown at the bottom edge; always automatic in a rendered image. Setting it has no effect.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { .automatic }
    set {}
  }
  /// Whether scrolling is shown at the trailing edge; always automatic in a rendered image. Setting it has no effect.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { .automatic }
    set {}
  }
  /// A Boolean value that indicates whether scroll views scroll; always true in a rendered image. Setting it has no effect.
  public var isScrollEnabled: Bool {
    get { true }
    set {}
  }
  /// How the content of views changes; at once in a rendered image. Setting it has no effect.
  public var contentTransition: ContentTransition {
    get { .identity }
    set {}
  }
  /// A Boolean value that indicates whether typed text is corrected; always false in a rendered image. Setting it has no effect.
  public var autocorrectionDisabled: Bool {
    get { false }
    set {}
  }
  /// The smallest height of the headers of lists, in points; nil in a rendered image for that of the text. Setting it has no effect.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { nil }
    set {}
  }
  /// The range of brightness of images; always standard in a rendered image. Setting it has no effect.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { .standard }
    set {}
  }
  /// A Boolean value that indicates whether large symbols are shown while bars are touched; always false in a rendered image.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// A Boolean value that indicates whether Assistive Access is on; always false in a rendered image.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// A Boolean value that indicates whether flashing lights are dimmed; always false in a rendered image.
  public var accessibilityDimFlashingLights: Bool { false }
  /// A Boolean value that indicates whether moving images move; always false in a rendered image.
  public var accessibilityPlayAnimatedImages: Bool { false }
  /// A Boolean value that indicates whether quick actions are on; always false in a rendered image.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// A Boolean value that indicates whether Switch Control is on; always false in a rendered image.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// A Boolean value that indicates whether an assistive technology is on; always false in a rendered image.
  public var accessibilityEnabled: Bool { false }
}

/// An action that renames something. There is none in a rendered image.
public struct RenameAction: Sendable {
  /// Renames something on Apple's platforms; does nothing here.
  public func callAsFunction() {}
}

/// The edge at which the tabs of an app are.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  /// At the upper edge of the screen.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// At the lower edge of the screen.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// At the leading edge.
  public static let sidebar = TabBarPlacement(name: "sidebar")
}

/// Whether a button repeats its action while it is pressed. Nothing is pressed in a rendered image.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  /// As the platform decides.
  public static let automatic = ButtonRepeatBehavior()
  /// It does, again and again.
  public static let enabled = ButtonRepeatBehavior()
  /// It performs the action only once.
  public static let disabled = ButtonRepeatBehavior()
}

/// Whether a view opens while something is dragged over it. Nothing is dragged in a rendered image.
public struct SpringLoadingBehavior: Hashable, Sendable {
  /// As the platform decides.
  public static let automatic = SpringLoadingBehavior()
  /// It opens after a moment.
  public static let enabled = SpringLoadingBehavior()
  /// It stays as it is.
  public static let disabled = SpringLoadingBehavior()
}

extension Image {
  /// The range of brightness of an image. A rendered image has the standard one.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// That of ordinary screens.
    public static let standard = DynamicRange(name: "standard")
    /// Between that of ordinary screens and what the screen can show.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// What the screen can show.
    public static let high = DynamicRange(name: "high")
  }

  /// Sets the range of brightness of this image. It has no effect: a rendered image has the standard one.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
