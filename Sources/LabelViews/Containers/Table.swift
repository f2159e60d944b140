// SPDX-License-Identifier: MIT

public import Foundation

/// A container of rows in several columns. As on an iPhone it is drawn as a list of the first column.
public struct Table<Value: Identifiable, Rows, Columns>: View {
  private let rows: [Value]
  private let columns: [TableColumnContent<Value>]

  init(rows: [Value], columns: [TableColumnContent<Value>]) {
    self.rows = rows
    self.columns = columns
  }

  /// Creates a table of a collection of values.
  ///
  /// - Parameters:
  ///   - data: The values, one for each row.
  ///   - columns: The columns, of which the first is drawn.
  public init(_ data: Rows, @TableColumnBuilder<Value> columns: () -> [TableColumnContent<Value>])
  where Rows: RandomAccessCollection, Rows.Element == Value, Columns == [TableColumnContent<Value>] {
    (rows, self.columns) = (Array(data), columns())
  }

  /// Creates a table with a single selection, which an image does not show.
  ///
  /// - Parameters:
  ///   - data: The values, one for each row.
  ///   - selection: A binding to the selected value. It has no visual effect.
  ///   - columns: The columns, of which the first is drawn.
  public init(
    _ data: Rows, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> [TableColumnContent<Value>]
  ) where Rows: RandomAccessCollection, Rows.Element == Value, Columns == [TableColumnContent<Value>] { self.init(data, columns: columns) }

  /// Creates a table with a multiple selection, which an image does not show.
  ///
  /// - Parameters:
  ///   - data: The values, one for each row.
  ///   - selection: A binding to the selected values. It has no visual effect.
  ///   - columns: The columns, of which the first is drawn.
  public init(
    _ data: Rows, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> [TableColumnContent<Value>]
  ) where Rows: RandomAccessCollection, Rows.Element == Value, Columns == [TableColumnContent<Value>] { self.init(data, columns: columns) }

  /// Creates a table with a single selection that a user can sort by its columns.
  ///
  /// - Parameters:
  ///   - data: The values, one for each row, in the order to draw.
  ///   - selection: A binding to the selected value. It has no visual effect.
  ///   - sortOrder: A binding to the order. It has no visual effect.
  ///   - columns: The columns, of which the first is drawn.
  public init<Order>(
    _ data: Rows, selection: Binding<Value.ID?>, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContent<Value>]
  ) where Rows: RandomAccessCollection, Rows.Element == Value, Columns == [TableColumnContent<Value>] { self.init(data, columns: columns) }

  /// Creates a table that a user can sort by its columns.
  ///
  /// - Parameters:
  ///   - data: The values, one for each row, in the order to draw.
  ///   - sortOrder: A binding to the order. It has no visual effect.
  ///   - columns: The columns, of which the first is drawn.
  public init<Order>(
    _ data: Rows, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> [TableColumnContent<Value>]
  ) where Rows: RandomAccessCollection, Rows.Element == Value, Columns == [TableColumnContent<Value>] { self.init(data, columns: columns) }

  /// Creates a table with a multiple selection that a user can sort by its columns.
  ///
  /// - Parameters:
  ///   - data: The values, one for each row, in the order to draw.
  ///   - selection: A binding to the selected values. It has no visual effect.
  ///   - sortOrder: A binding to the order. It has no visual effect.
  ///   - columns: The columns, of which the first is drawn.
  public init<Order>(
    _ data: Rows, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContent<Value>]
  ) where Rows: RandomAccessCollection, Rows.Element == Value, Columns == [TableColumnContent<Value>] { self.init(data, columns: columns) }

  /// A plain list of the first column.
  public var body: some View {
    List {
      ForEach(rows) { row in columns.first.map { AnyView(erasing: TableCell(content: $0.content(row))) } }
    }
    .listStyle(.plain)
    .contextual { [count = columns.count] in
      if count > 1 { $0.warn("Table", isDrawn: "as a list of its first column, as on an iPhone", advice: "use a Grid for several columns") }
    }
  }
}

/// The view of a row in the drawn column.
private struct TableCell: GroupView {
  let content: any View

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
}

/// A column of a table: the view of each row.
public struct TableColumnContent<RowValue> {
  let content: (RowValue) -> any View
}

/// A column of a table with a title. The title is not drawn, as on an iPhone.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  let column: TableColumnContent<RowValue>
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localized title and a view for each row.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is not drawn.
  ///   - content: Creates the view of a row.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    column = TableColumnContent(content: content)
  }
  /// Creates a column with a title that is not localized and a view for each row.
  ///
  /// - Parameters:
  ///   - title: The title, which is not drawn.
  ///   - content: Creates the view of a row.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    column = TableColumnContent(content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// Creates a column with a localized title and a text for each row.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is not drawn.
  ///   - value: The property that a row shows.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    column = TableColumnContent { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text {
  /// Creates a column that a user can sort by a property, with a localized title and a view for each row.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is not drawn.
  ///   - value: The property to sort by. It has no visual effect.
  ///   - content: Creates the view of a row.
  public init<V>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where Sort == KeyPath<RowValue, V> { column = TableColumnContent(content: content) }
}

extension TableColumn {
  /// Sets the width of the column. It has no effect, since only the first column is drawn.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self }
  /// Sets the limits of the width of the column. They have no effect, since only the first column is drawn.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
}

/// A result builder that creates the columns of a table from statements.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  /// Builds the column of an expression.
  ///
  /// - Parameter column: The column.
  public static func buildExpression<Sort, Content: View, Label: View>(_ column: TableColumn<RowValue, Sort, Content, Label>)
    -> [TableColumnContent<RowValue>]
  { [column.column] }
  /// Builds the columns of several statements.
  ///
  /// - Parameter columns: The columns of the statements, in their order.
  public static func buildBlock(_ columns: [TableColumnContent<RowValue>]...) -> [TableColumnContent<RowValue>] { columns.flatMap { $0 } }
  /// Builds the columns of an `if` without `else`.
  ///
  /// - Parameter columns: The columns of the branch; `nil` if the condition is false.
  public static func buildOptional(_ columns: [TableColumnContent<RowValue>]?) -> [TableColumnContent<RowValue>] { columns ?? [] }
  /// Builds the columns of the first branch of an `if`.
  ///
  /// - Parameter first: The columns of the branch.
  public static func buildEither(first: [TableColumnContent<RowValue>]) -> [TableColumnContent<RowValue>] { first }
  /// Builds the columns of the second branch of an `if`.
  ///
  /// - Parameter second: The columns of the branch.
  public static func buildEither(second: [TableColumnContent<RowValue>]) -> [TableColumnContent<RowValue>] { second }
}
