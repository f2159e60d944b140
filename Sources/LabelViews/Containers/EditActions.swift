// SPDX-License-Identifier: MIT

/// What a user can do with the rows of a list. Nobody edits a rendered image.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits of the set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A user can drag rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// A user can remove rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// Rows are moved and deleted.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension ForEach {
  /// Creates a view for each identifiable element of a binding, which a user can edit on Apple's platforms.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - editActions: What a user can do. It has no visual effect.
  ///   - content: Creates the view from a binding to an element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where C.Element: Identifiable, ID == C.Element.ID, Data == Binding<C> {
    self.init(data, id: \.id, content: content)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for each identifiable element of a binding, which a user can edit on Apple's platforms.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - editActions: What a user can do. It has no visual effect.
  ///   - rowContent: Creates the row from a binding to an element.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where C.Element: Identifiable, Content == ForEach<Binding<C>, C.Element.ID, Row> {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }
}
