// SPDX-License-Identifier: MIT

public import Foundation

/// Navigation between views. A rendered image shows the view alone, without the views that it leads to.
extension View {
  /// Sets the view to navigate to while a binding is true. It has no effect in a rendered image.
  public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View { self }
  /// Sets the view to navigate to while a binding has an item. It has no effect in a rendered image.
  public func navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View {
    self
  }
  /// Sets the style of navigation views. It has no effect in a rendered image. Only the first view is drawn.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
  /// Sets a fixed width of this column of a split view. No effect in a rendered image, where columns are as wide as their content.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// Sets the limits of the width of this column of a split view. No effect in an image, where columns are as wide as their content.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
  /// Sets how the columns of split views share the space. No effect in a rendered image, where columns are drawn side by side.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
  /// Sets the transition with which this view is navigated to. A rendered image is still, so this has no effect.
  public func navigationTransition<T: NavigationTransition>(_ style: T) -> some View { self }
  /// Marks this view as the one from which a zoom transition starts. A rendered image is still, so this has no effect.
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// Sets the style of tab views.
  ///
  /// - Parameter style: The style. A sidebar is drawn as a tab bar.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabLook, (style as? PageTabViewStyle).map { .pages(hasDots: $0.hasDots) } ?? .bar)
  }
  /// Sets the style of the page indicators of tab views. No effect in a rendered image, where none is drawn.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
  /// Sets when the tab bar shrinks. No effect in a rendered image, where nothing scrolls.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Sets the label of this view's tab. The tab bar of a `TabView` shows its image above its text; elsewhere it draws nothing, and rendering
  /// it warns.
  ///
  /// - Parameter label: Builds the label: a `Label`, or an image and a text.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { TabItemView(content: self, label: label()) }
  /// Sets the view to navigate to for values of a type. It has no effect in a rendered image.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View { self }
  /// Sets the file that the view shows, for the title. It has no effect in a rendered image.
  public func navigationDocument(_ url: URL) -> some View { self }
  /// Shows or hides the chevron of navigation links. It has no effect here.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
}

/// The list of values whose views are on a navigation stack. It can be changed, but a rendered image does not show these views.
public struct NavigationPath {
  private var values: [any Hashable] = []
  /// Creates an empty path.
  public init() {}
  /// Creates a path of values.
  ///
  /// - Parameter elements: The values, from the bottom of the stack to its top.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { $0 } }
  /// The number of values in the path.
  public var count: Int { values.count }
  /// A Boolean value that indicates whether the path has no values.
  public var isEmpty: Bool { values.isEmpty }
  /// Adds a value at the end of the path.
  ///
  /// - Parameter value: The value to add.
  public mutating func append<V: Hashable>(_ value: V) { values.append(value) }
  /// Removes values from the end of the path, or all of them when there are fewer.
  ///
  /// - Parameter k: The number of values; negative numbers remove none.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

/// Which columns of a split view are visible. A rendered image shows them all.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  /// The visibility that the platform uses.
  public static let automatic = NavigationSplitViewVisibility()
  /// All columns are visible.
  public static let all = NavigationSplitViewVisibility()
  /// The last two columns are visible.
  public static let doubleColumn = NavigationSplitViewVisibility()
  /// Only the detail column is visible.
  public static let detailOnly = NavigationSplitViewVisibility()
}

/// The look of a navigation view. No style has an effect in a rendered image.
public protocol NavigationViewStyle {}

/// The navigation view style that the platform uses by default.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the default navigation view style.
  public init() {}
}

/// The navigation view style that shows one view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the stack navigation view style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The navigation view style that the platform uses by default. It has no effect in a rendered image.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The navigation view style that shows one view at a time. It has no effect in a rendered image.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// How the columns of a split view share the space. No style has an effect in a rendered image.
public protocol NavigationSplitViewStyle {}

/// The split view style that the platform uses by default.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the default split view style.
  public init() {}
}

/// The split view style that makes the detail column smaller when other columns appear.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the balanced split view style.
  public init() {}
}

/// The split view style that keeps the size of the detail column when other columns appear.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the prominent detail split view style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The split view style that the platform uses by default. It has no effect in a rendered image.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The split view style that makes the detail column smaller when other columns appear. It has no effect in a rendered image.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The split view style that keeps the size of the detail column when other columns appear. It has no effect in a rendered image.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}

/// The transition with which a navigation replaces one view by another. It has no effect, as a rendered image is still.
public protocol NavigationTransition {}

/// The navigation transition that the platform uses by default.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}

/// The navigation transition that zooms out of a source view.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The navigation transition that the platform uses by default. It has no effect in a rendered image.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns the navigation transition that zooms out of a source view. It has no effect in a rendered image.
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// The look of a tab view.
public protocol TabViewStyle {}

/// The tab view style that the platform uses by default.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Creates the default tab view style.
  public init() {}
}

/// The tab view style with pages that are swiped from side to side.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  let hasDots: Bool

  /// When dots show the current page.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    /// The dots are shown where there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// The dots are shown even for one page.
    public static let always = IndexDisplayMode(name: "always")
    /// The dots are never shown.
    public static let never = IndexDisplayMode(name: "never")
  }
  /// Creates the page tab view style.
  ///
  /// - Parameter indexDisplayMode: When dots show the current page.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { hasDots = indexDisplayMode != .never }
}

/// The tab view style with a tab bar that may become a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Creates the sidebar-adaptable tab view style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The tab view style that the platform uses by default.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The tab view style with pages that are swiped from side to side.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Returns the tab view style with pages that are swiped from side to side.
  ///
  /// - Parameter indexDisplayMode: When dots show the current page.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The tab view style with a tab bar that may become a sidebar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// The look of a tab view's page indicators. All styles are drawn alike: one dot for each page.
public protocol IndexViewStyle {}

/// The indicator style that shows one dot per page.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When the dots have a background. No dots are drawn in a rendered image.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    /// The mode that the platform uses.
    public static let automatic = BackgroundDisplayMode()
    /// The background is always shown.
    public static let always = BackgroundDisplayMode()
    /// The background is never shown.
    public static let never = BackgroundDisplayMode()
    /// The background is shown while the dots are touched.
    public static let interactive = BackgroundDisplayMode()
  }
  /// Creates the page indicator style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The indicator style that shows one dot per page. It has no effect in a rendered image.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Returns the indicator style that shows one dot per page. It has no effect in a rendered image.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// When a tab bar shrinks. All behaviours are equal here, as the bar is not drawn.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  /// The behaviour that the platform uses.
  public static let automatic = TabBarMinimizeBehavior()
  /// The tab bar keeps its size.
  public static let never = TabBarMinimizeBehavior()
  /// The tab bar shrinks when the content scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior()
}
