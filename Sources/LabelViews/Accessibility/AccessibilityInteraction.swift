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
