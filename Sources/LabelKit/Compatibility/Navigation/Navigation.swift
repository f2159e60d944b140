// SPDX-License-Identifier: MIT

public import Foundation

/// Going from view to view, which no picture does: the view is drawn alone.
extension View {
  /// Nothing is opened, whatever the binding's value.
  public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View {
    self
  }
  /// Views that others are pushed onto are drawn with the first alone.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
  /// Columns are as wide as what they hold.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// Columns are as wide as what they hold.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
  /// Columns are drawn side by side.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
  /// A picture does not move.
  public func navigationTransition<T: NavigationTransition>(_ style: T) -> some View { self }
  /// A picture does not move.
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// Tabs are drawn with the chosen one alone.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
  /// Tabs are drawn without dots.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
  /// The bar of tabs is not drawn.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// The item is not drawn.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  /// Nothing is opened.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View { self }
}

/// What views are pushed onto others, which no picture shows.
public struct NavigationPath {
  private var values: [any Hashable] = []
  /// Makes an empty path.
  public init() {}
  /// Makes a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { $0 } }
  /// How many there are.
  public var count: Int { values.count }
  /// Whether there are none.
  public var isEmpty: Bool { values.isEmpty }
  /// Adds one.
  public mutating func append<V: Hashable>(_ value: V) { values.append(value) }
  /// Takes the last ones away, all of them when there are fewer.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

/// Which columns are shown; a picture shows all.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  /// As the system wants it.
  public static let automatic = NavigationSplitViewVisibility()
  /// All of them.
  public static let all = NavigationSplitViewVisibility()
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility()
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility()
}

/// How views are pushed onto others, which no picture shows.
public protocol NavigationViewStyle {}

/// The default style in the current context.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style in the current context.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// How columns share their room, which no picture shows.
public protocol NavigationSplitViewStyle {}

/// The default style in the current context.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// The last column makes room.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// The last column keeps its room.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style in the current context.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The last column makes room.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its room.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}

/// How a view replaces another. Pictures do not move.
public protocol NavigationTransition {}

/// The default movement in the current context.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}

/// Growing out of another view.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default movement in the current context.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Growing out of another view.
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// How tabs take turns, which no picture shows.
public protocol TabViewStyle {}

/// The default style in the current context.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Pages beside each other.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// Whether dots show which page it is; none are drawn.
  public struct IndexDisplayMode: Hashable, Sendable {
    /// Where there are several.
    public static let automatic = IndexDisplayMode()
    /// Always.
    public static let always = IndexDisplayMode()
    /// Never.
    public static let never = IndexDisplayMode()
  }
  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

/// A bar that may become a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style in the current context.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages beside each other.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages beside each other.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar that may become a sidebar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// How dots show which page it is; none are drawn.
public protocol IndexViewStyle {}

/// Dots.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// Whether dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    /// As the system wants it.
    public static let automatic = BackgroundDisplayMode()
    /// Always.
    public static let always = BackgroundDisplayMode()
    /// Never.
    public static let never = BackgroundDisplayMode()
    /// While they are touched.
    public static let interactive = BackgroundDisplayMode()
  }
  /// Makes the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// When a bar of tabs, which is not drawn, gets smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  /// As the system wants it.
  public static let automatic = TabBarMinimizeBehavior()
  /// Never.
  public static let never = TabBarMinimizeBehavior()
  /// When something is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior()
  /// When something is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior()
}
