// SPDX-License-Identifier: MIT

public import Foundation

/// How assistive technologies move through views and use them. Nobody uses a rendered image, so that none has an effect.
extension View {
  /// Lists elements for a rotor of VoiceOver. It has no effect in a rendered image.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Lists elements for a rotor of VoiceOver by their identities. It has no effect in a rendered image.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Names the view as an element of a rotor of VoiceOver. It has no effect in a rendered image.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// Adds an action that makes the content larger or smaller. It is never called in a rendered image.
  public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View { self }
  /// Adds an action that scrolls. It is never called in a rendered image.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  /// Groups views that are apart. It has no effect in a rendered image.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// Connects a view with the one that names it. It has no effect in a rendered image.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Names a point from which the view can be dragged. It has no effect in a rendered image.
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
  /// Names a point on which something can be dropped. It has no effect in a rendered image.
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
  /// Adds an action for a gesture of the hand. It is never called in a rendered image.
  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Keeps the focus of a television within this view. It has no effect in a rendered image.
  public func focusSection() -> some View { self }
  /// Gives the data of a drag on Apple's platforms. It has no effect in a rendered image.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
  /// Shows or hides the controls for the format of a text. It has no effect in a rendered image.
  public func textInputFormattingControlVisibility(_ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set)
    -> some View
  { self }
  /// Sets how glass appears. It has no effect: a rendered image is still.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  /// Shows or hides the chevron of navigation links. It has no effect here.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets whether the layout follows the direction of reading. It has no effect here.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
  /// Turns the effect of a pointer over this view off. It has no effect in a rendered image.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Sets the colour behind a row on a watch. It has no effect here.
  public func listRowPlatterColor(_ color: Color?) -> some View { self }
  /// Sets the style of tables. It has no effect: all are drawn as on an iPhone.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
  /// Shows or hides the headers of the columns of tables, which are not drawn, as on an iPhone.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}

/// A change of the size of content by VoiceOver.
public struct AccessibilityZoomGestureAction {
  /// Whether the content becomes larger or smaller.
  public enum Direction: Hashable, Sendable {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }
  /// Whether the content becomes larger or smaller.
  public let direction: Direction
  /// The place of the gesture in the view.
  public let location: UnitPoint
  /// The place of the gesture in the view, in points.
  public let point: CGPoint
}

/// What a view is in a pair of a name and what it names.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The name.
  case label
  /// What it names.
  case content
}

/// How an action for a gesture of the hand is shown.
public protocol AccessibilityQuickActionStyle {}
/// An action that is shown by an outline.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle, Sendable {}
/// An action that is shown by a text.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle, Sendable {}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// An action that is shown by an outline.
  public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() }
}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// An action that is shown by a text.
  public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
}

/// Where buttons for bold and italic text are.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  /// Places of controls for the format of a text.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits of the set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The menu of a text.
    public static let contextMenu = Set(rawValue: 1)
    /// The bar above the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// The menu and the bar.
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

/// How glass appears. A rendered image is still.
public struct GlassEffectTransition: Hashable, Sendable {
  /// At once, without a movement.
  public static let identity = GlassEffectTransition()
  /// From the glass beside it.
  public static let matchedGeometry = GlassEffectTransition()
  /// By itself, as if it froze.
  public static let materialize = GlassEffectTransition()
}

/// Whether the layout follows the direction of reading.
public struct LayoutDirectionBehavior: Hashable, Sendable {
  /// It is the same in every language.
  public static let fixed = LayoutDirectionBehavior()
  /// It is turned around from right to left.
  public static let mirrors = LayoutDirectionBehavior()
  /// It does in one direction.
  public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior { LayoutDirectionBehavior() }
}

/// The style of a table. All are drawn as on an iPhone.
public protocol TableStyle {}
/// The style that the platform chooses.
public struct AutomaticTableStyle: TableStyle, Sendable {
  /// Creates the style without any settings.
  public init() {}
}
/// The style with a margin around the rows.
public struct InsetTableStyle: TableStyle, Sendable {
  /// Creates the style without any settings.
  public init() {}
}
extension TableStyle where Self == AutomaticTableStyle {
  /// The style that the platform chooses.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  /// The style with a margin around the rows.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}
