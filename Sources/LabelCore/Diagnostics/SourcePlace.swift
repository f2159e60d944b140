// SPDX-License-Identifier: MIT

/// Where in a user's input something stands.
public struct SourcePlace: Hashable, Sendable {
  /// The file as the user named it, `<stdin>`, or a flag such as `--icon`.
  public var file: String
  /// The line, from 1; 0 where lines mean nothing, as for a flag.
  public var line: Int
  /// The first column, from 1, counted in Unicode scalars; 0 where columns mean nothing.
  public var column: Int
  /// One past the last column; equal to `column` when only a point is known.
  public var endColumn: Int

  /// Makes a place; without an end it is a point.
  public init(file: String, line: Int = 0, column: Int = 0, endColumn: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.endColumn = endColumn ?? column
  }

  /// `file:line:column`, leaving out what is not known.
  public var words: String {
    if line == 0 { return file }
    return column == 0 ? "\(file):\(line)" : "\(file):\(line):\(column)"
  }
}
