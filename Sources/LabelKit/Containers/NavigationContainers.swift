// SPDX-License-Identifier: MIT

public import Foundation

/// Views that others are pushed onto, drawn with the first alone and without a bar.
public struct NavigationView<Content: View>: View {
  private let content: Content
  /// Makes a view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The content.
  public var body: some View { content }
}

/// A button that lets rows be changed, drawn still.
public struct EditButton: View, Sendable {
  /// Makes a button.
  public init() {}
  /// The word.
  public var body: some View { Button("Edit") {} }
}

extension ForEach {
  /// Nothing is deleted in a picture.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }
  /// Nothing is moved in a picture.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

extension ForEach {
  /// Makes a view for each element of a binding.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where C.Element: Identifiable, ID == C.Element.ID, Data == BoundElements<C, ID> {
    self.init(BoundElements(data, id: \.id), id: \.id) { content($0.binding) }
  }

  /// Makes a view for each element of a binding, told apart by a property.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == BoundElements<C, ID> {
    self.init(BoundElements(data, id: id), id: \.id) { content($0.binding) }
  }
}

/// The elements of a binding, each with a binding of its own.
public struct BoundElements<C: MutableCollection & RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
  /// An element.
  public struct Element {
    /// The element itself.
    public let binding: Binding<C.Element>
    /// What it is told apart by.
    public let id: ID
  }

  private let data: Binding<C>
  private let elementID: KeyPath<C.Element, ID>

  init(_ data: Binding<C>, id: KeyPath<C.Element, ID>) {
    self.data = data
    self.elementID = id
  }

  /// The first index.
  public var startIndex: C.Index { data.wrappedValue.startIndex }
  /// One past the last index.
  public var endIndex: C.Index { data.wrappedValue.endIndex }
  /// The next index.
  public func index(after i: C.Index) -> C.Index { data.wrappedValue.index(after: i) }
  /// The index before.
  public func index(before i: C.Index) -> C.Index { data.wrappedValue.index(before: i) }
  /// An element.
  public subscript(position: C.Index) -> Element {
    let binding = Binding(get: { data.wrappedValue[position] }, set: { data.wrappedValue[position] = $0 })
    return Element(binding: binding, id: binding.wrappedValue[keyPath: elementID])
  }
}

/// How much of a screen a sheet covers, which a picture shows none of.
public struct PresentationDetent: Hashable, Sendable {
  /// Half.
  public static let medium = PresentationDetent()
  /// All.
  public static let large = PresentationDetent()
  /// So many points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
  /// A part of it.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
}

extension View {
  /// Sheets are not drawn.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  /// Sheets are not drawn.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Sheets are not drawn.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Sheets are not drawn.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}
