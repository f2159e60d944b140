// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelLayout

/// An item of a toolbar with its position. A label in it shows its icon alone, which the title describes.
///
///     NavigationStack {
///       Text("Forecast").toolbar {
///         ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
///         ToolbarItem { Label("Lightning", systemImage: "bolt.fill") }
///       }
///     }
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  func add(to bars: BarContent, in context: ViewContext) {
    var inner = context
    inner.container = .toolbar
    inner.axis = .horizontal
    inner.labelStyles = []
    inner.buttonStyles = []
    let view = content.fontWeight(placement == .confirmationAction ? .semibold : nil)
    for node in inner.children(of: BarItemView(content: view)) where node != .empty {
      bars.items.append(ToolbarEntry(placement: placement, node: node))
    }
  }
}

extension ToolbarItem where ID == () {
  /// Creates a toolbar item.
  ///
  /// - Parameters:
  ///   - placement: The position in the bar; by default the trailing edge of the navigation bar.
  ///   - content: Builds the item's content.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates a toolbar item that the user can move or remove.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item; not used.
  ///   - placement: The position in the bar; by default the trailing edge of the navigation bar.
  ///   - showsByDefault: Whether the item is shown before the user asks for it; it is always drawn.
  ///   - content: Builds the item's content.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content
  ) {
    (self.placement, self.content) = (placement, content())
  }
}

/// A group of toolbar items with the same position.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let item: ToolbarItem<(), Content>

  /// Creates a group of toolbar items.
  ///
  /// - Parameters:
  ///   - placement: The position in the bar; by default the trailing edge of the navigation bar.
  ///   - content: Builds the items of the group.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    item = ToolbarItem(placement: placement, content: content)
  }

  /// Creates a group of toolbar items with a label for a menu that holds them where there is too little space. All items are drawn.
  ///
  /// - Parameters:
  ///   - placement: The position in the bar; by default the trailing edge of the navigation bar.
  ///   - content: Builds the items of the group.
  ///   - label: Builds the label of the menu; never called.
  public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) {
    item = ToolbarItem(placement: placement, content: content)
  }

  func add(to bars: BarContent, in context: ViewContext) { item.add(to: bars, in: context) }
}

/// A space between the items of a toolbar. In a bar at the bottom it separates them, elsewhere it draws nothing.
public struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent, Sendable {
  /// The size of a space between toolbar items.
  public struct Sizing: Hashable, Sendable {
    /// A space of the system's size.
    public static let fixed = Sizing()
    /// A space that grows as far as the bar allows.
    public static let flexible = Sizing()
  }

  private let placement: ToolbarItemPlacement

  /// Creates a space between toolbar items.
  ///
  /// - Parameters:
  ///   - sizing: The size of the space. In a bar at the bottom both kinds use the free space.
  ///   - placement: The position in the bar.
  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) { self.placement = placement }

  func add(to bars: BarContent, in context: ViewContext) {
    guard placement.position == .bottom else { return }
    bars.items.append(ToolbarEntry(placement: placement, node: .spacer(minimum: 0)))
  }
}

/// The content of an item with the font and the colour of a bar, whatever views outside the bar set.
private struct BarItemView<Content: View>: GroupView {
  let content: Content

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    [(content.font(nil).foregroundStyle(.primary), context)]
  }
}

/// The position of an item in a toolbar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Position { case leading, center, trailing, secondary, bottom, status, keyboard }
  let position: Position
  private let name: String

  private init(_ name: String, _ position: Position) { (self.name, self.position) = (name, position) }

  /// The position that the context chooses: the trailing edge of the navigation bar.
  public static let automatic = ToolbarItemPlacement("automatic", .trailing)
  /// The centre of the navigation bar, in place of an inline title.
  public static let principal = ToolbarItemPlacement("principal", .center)
  /// The position of the title of the navigation bar.
  public static let title = ToolbarItemPlacement("title", .center)
  /// The position of the most important action: the trailing edge of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
  /// The position of actions that are used less: a menu at the trailing edge of the navigation bar, drawn closed.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .secondary)
  /// The position of the action that confirms a modal view: the trailing edge of the navigation bar, in semibold letters.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing)
  /// The position of the action that cancels a modal view: the leading edge of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
  /// The position of the action that destroys something in a modal view: the trailing edge of the navigation bar.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
  /// The position of an action that navigates elsewhere: the leading edge of the navigation bar.
  public static let navigation = ToolbarItemPlacement("navigation", .leading)
  /// The position of a status that the user only reads: the centre of the bar at the bottom.
  public static let status = ToolbarItemPlacement("status", .status)
  /// The position above the keyboard, which an image does not show.
  public static let keyboard = ToolbarItemPlacement("keyboard", .keyboard)
  /// The leading edge of the top bar.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
  /// The trailing edge of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
  /// The toolbar at the bottom of the screen.
  public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
  /// The leading edge of the navigation bar, by SwiftUI's older name.
  public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
  /// The trailing edge of the navigation bar, by SwiftUI's older name.
  public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing", .trailing)
}
