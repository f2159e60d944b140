// SPDX-License-Identifier: MIT

public import Foundation

/// A container for a stack of views in a navigation hierarchy. An image shows only its root view, with the bars that views in it set.
public struct NavigationView<Content: View>: View {
  private let content: Content
  /// Creates a navigation view.
  ///
  /// - Parameter content: The root view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The root view of the hierarchy between its bars.
  public var body: some View { NavigationContainer(root: content) }
}

/// A button that toggles the edit mode of a list. An image shows it with its label “Edit”.
public struct EditButton: View, Sendable {
  /// Creates an edit button in its inactive state.
  public init() {}
  /// A button with the localized label “Edit”.
  public var body: some View { Button("Edit") {} }
}

extension ForEach {
  /// Sets an action that deletes elements. It is never called, since an image has no user.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }
  /// Sets an action that moves elements. It is never called, since an image has no user.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

extension ForEach {
  /// Creates a view for each element of a binding, identified by a key path.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The key path to the property that identifies an element.
  ///   - content: Creates the view from a binding to an element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == _BoundElements<C, ID> {
    self.init(_BoundElements(data, id: id), id: \.id) { content($0.binding) }
  }
}

/// A collection of the elements of a binding, each as a binding of its own.
public struct _BoundElements<C: MutableCollection & RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
  /// One element of the collection: a binding and its identity.
  public struct Element {
    /// A binding to the element in the original collection.
    public let binding: Binding<C.Element>
    /// The value that identifies the element.
    public let id: ID
  }

  private let data: Binding<C>
  private let elementID: KeyPath<C.Element, ID>

  init(_ data: Binding<C>, id: KeyPath<C.Element, ID>) {
    self.data = data
    self.elementID = id
  }

  /// The index of the first element.
  public var startIndex: C.Index { data.wrappedValue.startIndex }
  /// The index after the last element.
  public var endIndex: C.Index { data.wrappedValue.endIndex }
  /// Returns the index that follows another one.
  ///
  /// - Parameter i: A valid index before `endIndex`.
  public func index(after i: C.Index) -> C.Index { data.wrappedValue.index(after: i) }
  /// Returns the index that precedes another one.
  ///
  /// - Parameter i: A valid index after `startIndex`.
  public func index(before i: C.Index) -> C.Index { data.wrappedValue.index(before: i) }
  /// The element at an index, as a binding.
  ///
  /// - Parameter position: A valid index of the collection.
  public subscript(position: C.Index) -> Element {
    let binding = Binding(get: { data.wrappedValue[position] }, set: { data.wrappedValue[position] = $0 })
    return Element(binding: binding, id: binding.wrappedValue[keyPath: elementID])
  }
}

/// A height at which a sheet rests. Images show no sheets, so that it has no visual effect.
public struct PresentationDetent: Hashable, Sendable {
  /// The detent at about half of the screen's height.
  public static let medium = PresentationDetent()
  /// The detent at the full height of a sheet.
  public static let large = PresentationDetent()
  /// Returns a detent at a fixed height.
  ///
  /// - Parameter height: The height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
  /// Returns a detent at a part of the available height.
  ///
  /// - Parameter fraction: The part of the height, 0…1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
}

extension View {
  /// Sets the heights at which an enclosing sheet rests. It has no visual effect, since images show no sheets.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  /// Sets whether an enclosing sheet has a drag indicator. It has no visual effect, since images show no sheets.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Sets the background of an enclosing sheet. It has no visual effect, since images show no sheets.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Sets whether a user may dismiss an enclosing sheet. It has no visual effect, since images show no sheets.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}
