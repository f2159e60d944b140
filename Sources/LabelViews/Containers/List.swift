// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelLayout
package import LabelViewNode

/// A container of rows in one column, drawn as its list style decides and without scrolling: by default as rows in rounded boxes.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a list of rows with a single selection, which an image does not show.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected value. It has no visual effect.
  ///   - content: The rows and sections of the list.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a list of rows with a multiple selection, which an image does not show.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected values. It has no visual effect.
  ///   - content: The rows and sections of the list.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) { self.content = content() }

  package func node(in context: ViewContext) -> ViewNode {
    var inner = context
    inner.environment.formStyles = []
    return inner.page(of: content, context.environment.listLook)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of rows and sections.
  ///
  /// - Parameter content: The rows and sections of the list.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a list with a row for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - rowContent: Creates the row of an element.
  public init<Data: RandomAccessCollection, Row: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
  where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element, identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path to the property that identifies an element.
  ///   - rowContent: Creates the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }
}
