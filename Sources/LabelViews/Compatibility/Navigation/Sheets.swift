// SPDX-License-Identifier: MIT

public import Foundation

/// Sheets and popovers. Nothing is presented in a rendered image: the view is drawn alone, bindings are not read and no closure is called.
extension View {
  /// Presents a view for an item over the whole screen on Apple's platforms. It has no effect in a rendered image.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  /// Presents a popover on Apple's platforms. It has no effect in a rendered image.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Presents a popover for an item on Apple's platforms. It has no effect in a rendered image.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  /// Adds an inspector, a column or sheet with details, on Apple's platforms. It has no effect in a rendered image.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View { self }
  /// Sets the heights at which a sheet can rest, and binds the current one. Sheets are not drawn in a rendered image.
  public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View { self }
  /// Sets the corner radius of a sheet. Sheets are not drawn in a rendered image.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  /// Sets the background of a sheet. Sheets are not drawn in a rendered image.
  public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
  /// Sets whether the view behind a sheet can be used. Sheets are not drawn in a rendered image.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
  /// Sets what a presentation becomes where space is compact. Sheets are not drawn in a rendered image.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  /// Sets what a presentation becomes where the width or the height is compact. Sheets are not drawn in a rendered image.
  public func presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation) -> some View { self }
  /// Sets whether a swipe in a sheet resizes it or scrolls its content. Sheets are not drawn in a rendered image.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
  /// Presents a view over the whole screen on Apple's platforms. It has no effect in a rendered image.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Presents a sheet on Apple's platforms. It has no effect in a rendered image.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Presents a sheet for an item on Apple's platforms. It has no effect in a rendered image.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  /// Sets the width of the inspector that this view is in. It has no effect: an image shows no inspector.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  /// Sets the limits of the width of the inspector that this view is in. It has no effect: an image shows no inspector.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
}

/// The part of a view that a popover points at. Popovers are not drawn in a rendered image.
public enum PopoverAttachmentAnchor {
  /// The popover points at a rectangle of the view.
  case rect(Area)
  /// The popover points at a point, in parts of the view's size.
  case point(UnitPoint)

  /// A rectangle of the view that a popover points at.
  public enum Area: Hashable, Sendable {
    /// The bounds of the whole view.
    case bounds
    /// A rectangle within the view, in points from its top left corner.
    case rect(CGRect)
  }
}

/// Whether the view behind a sheet can be used. All values are equal here, as sheets are not drawn.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  /// The interaction that the platform allows.
  public static let automatic = PresentationBackgroundInteraction()
  /// The view behind the sheet can be used.
  public static let enabled = PresentationBackgroundInteraction()
  /// The view behind the sheet cannot be used.
  public static let disabled = PresentationBackgroundInteraction()
  /// Returns the interaction that lets the view behind be used up to a height of the sheet. It has no effect in a rendered image.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction()
  }
}

/// What a presentation becomes where space is compact. All values are equal here, as none is drawn.
public struct PresentationAdaptation: Hashable, Sendable {
  /// The adaptation that the platform uses.
  public static let automatic = PresentationAdaptation()
  /// The presentation does not change.
  public static let none = PresentationAdaptation()
  /// The presentation becomes a popover.
  public static let popover = PresentationAdaptation()
  /// The presentation becomes a sheet.
  public static let sheet = PresentationAdaptation()
  /// The presentation covers the whole screen.
  public static let fullScreenCover = PresentationAdaptation()
}

/// What a swipe in a sheet does first. All values are equal here, as sheets are not drawn.
public struct PresentationContentInteraction: Hashable, Sendable {
  /// The interaction that the platform uses.
  public static let automatic = PresentationContentInteraction()
  /// A swipe scrolls the sheet's content first.
  public static let scrolls = PresentationContentInteraction()
}
