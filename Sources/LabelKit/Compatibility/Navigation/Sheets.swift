// SPDX-License-Identifier: MIT

public import Foundation

/// Sheets and popovers, which no picture shows: the view is drawn alone, whatever the binding's value, and none of the builders is called.
extension View {
  /// Nothing is opened, whatever the binding's value.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View { self }
  /// Sheets are not drawn.
  public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View { self }
  /// Sheets are not drawn.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  /// Sheets are not drawn.
  public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
  /// Sheets are not drawn.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
  /// Sheets are not drawn.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  /// Sheets are not drawn.
  public func presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation) -> some View { self }
  /// Sheets are not drawn.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
}

/// Where a popover, which no picture shows, would point.
public enum PopoverAttachmentAnchor {
  /// At an area.
  case rect(Area)
  /// At a place in parts of the view's size.
  case point(UnitPoint)

  /// An area of a view.
  public enum Area: Hashable, Sendable {
    /// All of the view.
    case bounds
    /// A part of it, in points.
    case rect(CGRect)
  }
}

/// What can be done behind a sheet, which no picture shows.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  /// As the system wants it.
  public static let automatic = PresentationBackgroundInteraction()
  /// All of it.
  public static let enabled = PresentationBackgroundInteraction()
  /// Nothing.
  public static let disabled = PresentationBackgroundInteraction()
  /// All of it while the sheet is no higher.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction()
  }
}

/// What a sheet, which no picture shows, becomes on a small screen.
public struct PresentationAdaptation: Hashable, Sendable {
  /// As the system wants it.
  public static let automatic = PresentationAdaptation()
  /// Nothing else.
  public static let none = PresentationAdaptation()
  /// A popover.
  public static let popover = PresentationAdaptation()
  /// A sheet.
  public static let sheet = PresentationAdaptation()
  /// The whole screen.
  public static let fullScreenCover = PresentationAdaptation()
}

/// What a finger moves first in a sheet, which no picture shows.
public struct PresentationContentInteraction: Hashable, Sendable {
  /// As the system wants it.
  public static let automatic = PresentationContentInteraction()
  /// The sheet.
  public static let resizes = PresentationContentInteraction()
  /// What it holds.
  public static let scrolls = PresentationContentInteraction()
}
