// SPDX-License-Identifier: MIT

public import Foundation

/// Behaviour of whole screens, which a rendered image does not have.
extension View {
  /// Sets the range of brightness of images in this view. It has no effect: a rendered image has the standard one.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Sets whether buttons repeat their action while they are pressed. It has no effect in a rendered image.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  /// Sets whether views open while something is dragged over them. It has no effect in a rendered image.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  /// Sets the width of the inspector that this view is in. It has no effect: an image shows no inspector.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  /// Sets the limits of the width of the inspector that this view is in. It has no effect: an image shows no inspector.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
  /// Sets what happens with the toolbar during a search. It has no effect in a rendered image.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
  /// Sets how the search field behaves in the toolbar. It has no effect in a rendered image.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  /// Sets the effect of a pointer over rows. It has no effect in a rendered image.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Turns the effect of a pointer over rows off. It has no effect in a rendered image.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Shows or hides the index of a list's sections, which is not drawn.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets the text of a section in the index of the list, which is not drawn.
  public func sectionIndexLabel(_ label: Text?) -> some View { self }
  /// Sets the text of a section in the index of the list, which is not drawn.
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
  /// Flashes the marks of scrolling when the view appears. It has no effect in a rendered image.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Flashes the marks of scrolling when a value changes. It has no effect in a rendered image.
  public func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> some View { self }
  /// Adds an action for the views that scroll into and out of sight. It is never called in a rendered image.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
  /// Sets the file that the view shows, for the title. It has no effect in a rendered image.
  public func navigationDocument(_ url: URL) -> some View { self }
  /// Names a tab for the user's own arrangement of tabs. It has no effect in a rendered image.
  public func customizationID(_ id: String) -> some View { self }
  /// Sets how a user may arrange a tab. It has no effect in a rendered image.
  public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some View { self }
  /// Shows or hides a tab at a place. It has no effect in a rendered image.
  public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some View { self }
  /// Sets where a tab may be. It has no effect in a rendered image.
  public func tabPlacement(_ placement: TabPlacement) -> some View { self }
  /// Lets a user arrange tabs. It has no effect in a rendered image.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  /// Adds a view above the sidebar of tabs, which is not drawn.
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Adds a view below the sidebar of tabs, which is not drawn.
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Adds a view at the bottom of the sidebar of tabs, which is not drawn.
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Sets how a picker in a menu shows its selection. It has no effect: an image shows no menu.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
  /// Sets what writing tools may do. It has no effect in a rendered image.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Shows the search in a text. It has no effect: an image shows no bar for it.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Turns searching in a text off. It has no effect in a rendered image.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Turns replacing in a text off. It has no effect in a rendered image.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Sets the text that a search completes. It has no effect in a rendered image.
  public func textInputCompletion(_ completion: String) -> some View { self }
  /// Adds suggestions for a text field. They are not shown in a rendered image.
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  /// Lets content be copied from this view on Apple's platforms. It has no effect in a rendered image.
  public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
  /// Lets content be pasted into this view on Apple's platforms. It has no effect in a rendered image.
  public func pasteDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }
  /// Adds an action for the key press that pastes. It is never called in a rendered image.
  public func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View {
    self
  }
  /// Adds an action for an arrow key. It is never called in a rendered image.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
  /// Sets the store of values of `AppStorage` in this view. It has no effect: the values are the initial ones.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
  /// Adds search with suggestions, by SwiftUI's older way. The suggestions are not shown.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
  /// Adds search with suggestions and a localized placeholder, by SwiftUI's older way. The suggestions are not shown.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  /// Adds a search field that a program shows and hides. It is always shown here.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
  /// Adds a search field that a program shows and hides, with a placeholder that is not localized. It is always shown here.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  /// Adds scopes to a search with how they are shown. They are not shown in a rendered image.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }
}

extension ForEach {
  /// Sets an action that inserts dropped data. It is never called, since an image has no user.
  public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> ForEach { self }
}

/// What happens with the toolbar during a search. Nobody searches in a rendered image.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  /// As the platform decides.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// The title stays while a user searches.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// How the search field behaves in the toolbar. Nobody searches in a rendered image.
public struct SearchToolbarBehavior: Hashable, Sendable {
  /// As the platform decides.
  public static let automatic = SearchToolbarBehavior()
  /// It becomes a button.
  public static let minimize = SearchToolbarBehavior()
}

/// When the scopes of a search are shown. They are not shown in a rendered image.
public struct SearchScopeActivation: Hashable, Sendable {
  /// As the platform decides.
  public static let automatic = SearchScopeActivation()
  /// While a text is typed.
  public static let onTextEntry = SearchScopeActivation()
  /// While the search is open.
  public static let onSearchPresentation = SearchScopeActivation()
}

/// How a picker in a menu shows its selection. An image shows no menu.
public struct PaletteSelectionEffect: Hashable, Sendable {
  /// As the platform decides.
  public static let automatic = PaletteSelectionEffect()
  /// Only as the label itself shows it.
  public static let custom = PaletteSelectionEffect()
  /// With another form of the icon, such as a filled one.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { PaletteSelectionEffect() }
}

/// What writing tools may do. There are none in a rendered image.
public struct WritingToolsBehavior: Hashable, Sendable {
  /// As the platform decides.
  public static let automatic = WritingToolsBehavior()
  /// Everything that they can do.
  public static let complete = WritingToolsBehavior()
  /// Only what fits into a panel.
  public static let limited = WritingToolsBehavior()
  /// Nothing at all in this view.
  public static let disabled = WritingToolsBehavior()
}

/// A key with an arrow on it.
public enum MoveCommandDirection: Hashable, Sendable {
  /// The key upwards.
  case up
  /// The key downwards.
  case down
  /// The key to the left.
  case left
  /// The key to the right.
  case right
}

/// How a user may arrange a tab. Nobody arranges a rendered image.
public struct TabCustomizationBehavior: Hashable, Sendable {
  /// As the platform decides.
  public static let automatic = TabCustomizationBehavior()
  /// It may be moved and hidden.
  public static let reorderable = TabCustomizationBehavior()
  /// It may not be moved.
  public static let disabled = TabCustomizationBehavior()
}

/// The bar or the sidebar of an app.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  /// As the platform decides.
  public static let automatic = AdaptableTabBarPlacement()
  /// In the bar at an edge.
  public static let tabBar = AdaptableTabBarPlacement()
  /// In the list at the leading edge.
  public static let sidebar = AdaptableTabBarPlacement()
}

/// Where a tab may be.
public struct TabPlacement: Hashable, Sendable {
  /// As the platform decides.
  public static let automatic = TabPlacement()
  /// Always in the bar.
  public static let pinned = TabPlacement()
  /// In the bar or the sidebar.
  public static let movable = TabPlacement()
  /// In the sidebar only.
  public static let sidebarOnly = TabPlacement()
}

/// The user's own arrangement of tabs. There is none in a rendered image.
public struct TabViewCustomization: Hashable, Sendable, Codable {
  /// Creates an arrangement without changes.
  public init() {}
}

extension ViewAlignedScrollTargetBehavior {
  /// How far one movement scrolls.
  public struct LimitBehavior: Hashable, Sendable {
    /// As the platform decides.
    public static let automatic = LimitBehavior()
    /// At most one view further.
    public static let always = LimitBehavior()
    /// At most one view further.
    public static let alwaysByOne = LimitBehavior()
    /// At most a few views further.
    public static let alwaysByFew = LimitBehavior()
    /// Any number of views.
    public static let never = LimitBehavior()
  }

  /// Creates a behaviour that comes to rest at the edges of views.
  ///
  /// - Parameter limitBehavior: How far one movement scrolls. It has no effect in a rendered image.
  public init(limitBehavior: LimitBehavior) { self.init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Returns the behaviour that comes to rest at the edges of views. It has no effect in a rendered image.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}

/// The menu of a toolbar's title, which is never open in a rendered image.
public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent, CustomizableToolbarContent {
  /// Creates a menu of actions of the system.
  public init() where Content == EmptyView {}
  /// Creates a menu. The closure is not called.
  public init(@ViewBuilder content: () -> Content) {}
  func add(to bars: BarContent, in context: ViewContext) {}
}

/// An item of the system in a toolbar. It is drawn where the system draws it, whether it is named or not.
public struct DefaultToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent {
  /// Names an item of the system and its place, which is not used.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  func add(to bars: BarContent, in context: ViewContext) {}
}

/// A button that pastes. It is drawn with the system's label.
public struct PasteButton: View {
  /// Creates a button for values of a type. The action is never called.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  /// Creates a button for data of some types. The action is never called.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
  /// A button with the word "Paste" and its symbol.
  public var body: some View { Button("Paste", systemImage: "doc.on.clipboard") {} }
}

/// A button that renames something.
public struct RenameButton<Label: View>: View {
  /// Creates a button of the system.
  public init() where Label == LabelViews.Label<Text, Image> {}
  /// A button with the word "Rename" and its symbol.
  public var body: some View { Button("Rename", systemImage: "pencil") {} }
}

extension AsyncImage {
  /// Creates a view for the phases of a loaded image, which change with an animation. A rendered image shows the view of the phase `empty`.
  ///
  /// - Parameters:
  ///   - url: The location of the image, which is not opened.
  ///   - scale: The number of the image's pixels per point.
  ///   - transaction: The animation. It has no effect in a rendered image.
  ///   - content: Creates the view of a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url: url, scale: scale, content: content)
  }
}

extension ShareLink
where Label == LabelViews.Label<Text, Image>, Data: RandomAccessCollection, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a share button for several items with the system's label.
  ///
  /// - Parameters:
  ///   - items: The items to share, which are ignored.
  ///   - subject: The subject of a message with the items, which is ignored.
  ///   - message: The text of a message with the items, which is ignored.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject: subject, message: message) { LabelViews.Label("Share…", systemImage: "square.and.arrow.up") }
  }
  /// Creates a share button for several items with a localized title and the system's symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - items: The items to share, which are ignored.
  ///   - subject: The subject of a message with the items, which is ignored.
  ///   - message: The text of a message with the items, which is ignored.
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject: subject, message: message) { LabelViews.Label(titleKey, systemImage: "square.and.arrow.up") }
  }
}

extension ProgressView {
  /// Creates a progress view of the time between two dates. It is drawn as at the time of rendering.
  ///
  /// - Parameters:
  ///   - timerInterval: The two dates.
  ///   - countsDown: Whether the bar becomes shorter.
  ///   - label: A view that describes what goes on.
  ///   - currentValueLabel: A view that describes the progress.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: Self.fraction(of: timerInterval, countsDown), total: 1, label: label, currentValueLabel: currentValueLabel)
  }

  /// The completed part of the time between two dates.
  private static func fraction(of interval: ClosedRange<Date>, _ countsDown: Bool) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let done = length > 0 ? min(max(0, Date().timeIntervalSince(interval.lowerBound) / length), 1) : 1
    return countsDown ? 1 - done : done
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Returns a style that fills with colours in ellipses.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The centre of the ellipses, as parts of the size of the filled area.
  ///   - startRadiusFraction: The radii of the ellipse with the first colour, as a part of the sides of the filled area.
  ///   - endRadiusFraction: The radii of the ellipse with the last colour.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// Returns a style that fills with colours in ellipses, at equal distances.
  ///
  /// - Parameters:
  ///   - colors: The colours, the innermost first.
  ///   - center: The centre of the ellipses, as parts of the size of the filled area.
  ///   - startRadiusFraction: The radii of the ellipse with the first colour, as a part of the sides of the filled area.
  ///   - endRadiusFraction: The radii of the ellipse with the last colour.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
