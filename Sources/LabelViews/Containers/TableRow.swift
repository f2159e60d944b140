// SPDX-License-Identifier: MIT

/// A type that describes rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// The type of the value of a row.
  associatedtype TableRowValue: Identifiable
  /// The values of the rows in their order.
  var _rowValues: [TableRowValue] { get }
}

/// A row of a table: its columns show the value.
///
///     Table(of: City.self) {
///       TableColumn("Name", value: \.name)
///     } rows: {
///       ForEach(cities) { TableRow($0) }
///     }
public struct TableRow<Value: Identifiable>: TableRowContent, View {
  private let value: Value
  /// Creates a row for a value.
  ///
  /// - Parameter value: The value.
  public init(_ value: Value) { self.value = value }
  /// The only element: what the columns show.
  public var _rowValues: [Value] { [value] }
  /// Nothing: the table draws the row. The type is a view because `ForEach` has views here.
  public var body: some View { EmptyView() }

  /// Adds a menu to the row. It is never open in a rendered image.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> TableRow { self }
  /// Makes the row draggable on Apple's platforms. It has no effect in a rendered image.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> TableRow { self }
  /// Gives the data of a drag on Apple's platforms. It has no effect in a rendered image.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> TableRow { self }
  /// Adds an action for changes of hovering on Apple's platforms. It is never called in a rendered image.
  public func onHover(perform action: @escaping (Bool) -> Void) -> TableRow { self }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The values of the rows in their order.
  public var _rowValues: [Content.TableRowValue] { data.flatMap { content($0)._rowValues } }
}

/// The rows of several statements in their order, as `TableRowBuilder` creates them.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  /// The values of the rows in their order.
  public let _rowValues: [Value]
}

/// A result builder that creates the rows of a table from statements.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Builds the rows of an expression.
  ///
  /// - Parameter content: The rows.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> _TableRows<Value>
  where Content.TableRowValue == Value { _TableRows(_rowValues: content._rowValues) }
  /// Builds the rows of several statements.
  ///
  /// - Parameter rows: The rows of the statements, in their order.
  public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> { _TableRows(_rowValues: rows.flatMap(\._rowValues)) }
  /// Builds the rows of an `if` without `else`.
  ///
  /// - Parameter rows: The rows of the branch; `nil` if the condition is false.
  public static func buildOptional(_ rows: _TableRows<Value>?) -> _TableRows<Value> { rows ?? _TableRows(_rowValues: []) }
  /// Builds the rows of the first branch of an `if`.
  ///
  /// - Parameter first: The rows of the branch.
  public static func buildEither(first: _TableRows<Value>) -> _TableRows<Value> { first }
  /// Builds the rows of the second branch of an `if`.
  ///
  /// - Parameter second: The rows of the branch.
  public static func buildEither(second: _TableRows<Value>) -> _TableRows<Value> { second }
}

extension Table where Columns == [TableColumnContent<Value>], Rows == _TableRows<Value> {
  /// Creates a table whose rows are listed.
  ///
  /// - Parameters:
  ///   - valueType: The type of the value of a row.
  ///   - columns: The columns, of which the first is drawn.
  ///   - rows: The rows.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> [TableColumnContent<Value>],
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) {
    self.init(rows: rows()._rowValues, columns: columns())
  }
  /// Creates a table whose rows are listed, with a single selection, which an image does not show.
  ///
  /// - Parameters:
  ///   - valueType: The type of the value of a row.
  ///   - selection: A binding to the selected value. It has no visual effect.
  ///   - columns: The columns, of which the first is drawn.
  ///   - rows: The rows.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> [TableColumnContent<Value>],
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) {
    self.init(of: valueType, columns: columns, rows: rows)
  }
  /// Creates a table whose rows are listed, with a multiple selection, which an image does not show.
  ///
  /// - Parameters:
  ///   - valueType: The type of the value of a row.
  ///   - selection: A binding to the selected values. It has no visual effect.
  ///   - columns: The columns, of which the first is drawn.
  ///   - rows: The rows.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> [TableColumnContent<Value>],
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) {
    self.init(of: valueType, columns: columns, rows: rows)
  }
  /// Creates a table whose rows are listed, which a user can sort by its columns.
  ///
  /// - Parameters:
  ///   - valueType: The type of the value of a row.
  ///   - sortOrder: A binding to the order. It has no visual effect.
  ///   - columns: The columns, of which the first is drawn.
  ///   - rows: The rows.
  public init<Order>(
    of valueType: Value.Type, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> [TableColumnContent<Value>],
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) {
    self.init(of: valueType, columns: columns, rows: rows)
  }
  /// Creates a table whose rows are listed, with a multiple selection, which a user can sort by its columns.
  ///
  /// - Parameters:
  ///   - valueType: The type of the value of a row.
  ///   - selection: A binding to the selected values. It has no visual effect.
  ///   - sortOrder: A binding to the order. It has no visual effect.
  ///   - columns: The columns, of which the first is drawn.
  ///   - rows: The rows.
  public init<Order>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnContent<Value>], @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) {
    self.init(of: valueType, columns: columns, rows: rows)
  }
}
