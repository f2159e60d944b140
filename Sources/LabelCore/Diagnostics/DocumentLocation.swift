// SPDX-License-Identifier: MIT

/// A source location: a position or a range in a user's input.
public struct DocumentLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file as the user named it, `<stdin>`, or an option such as `--icon`.
  public var file: String
  /// The line, from 1; 0 if there are no lines, as in an option.
  public var line: Int
  /// The first column, from 1, counted in Unicode scalars; 0 if there are no columns.
  public var column: Int
  /// The column after the last one; equal to `column` if only a position is known.
  public var endColumn: Int

  /// Creates a source location.
  ///
  /// - Parameters:
  ///   - file: The file as the user named it, `<stdin>`, or an option.
  ///   - line: The line, from 1; 0 for none.
  ///   - column: The first column, from 1, in Unicode scalars; 0 for none.
  ///   - endColumn: The column after the last one; `nil` for a position.
  public init(file: String, line: Int = 0, column: Int = 0, endColumn: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.endColumn = endColumn ?? column
  }

  /// The location as `file:line:column`, without unknown parts.
  public var description: String {
    if line == 0 { return file }
    return column == 0 ? "\(file):\(line)" : "\(file):\(line):\(column)"
  }
}
