// SPDX-License-Identifier: MIT

public import Foundation

/// Measurements that were recorded from UILabel on iOS. They are in a folder beside the project and not part of it.
public enum Recordings {
  /// The folder with the recordings.
  public static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../shared/golden")
    .standardizedFileURL
  /// The file of the recordings: a head, and then one row on each line.
  public static let file = folder.appending(path: "uilabel-ios.ndjson")
  /// A font with the same metrics as the font of the recordings.
  public static let font = folder.appending(path: "Selawik-variable.ttf")
  /// Whether the recordings are present.
  public static var exist: Bool { FileManager.default.fileExists(atPath: file.path()) }
  /// The message of a test that is skipped because they are missing.
  public static let absence = "skipped: the recordings of UILabel are missing (../shared/golden)"

  /// The values for all rows.
  public struct Head: Decodable {
    /// The text of the labels.
    public var text: String
    /// The number of pixels per point.
    public var displayScale: Double
  }

  /// One label and its measurements.
  public struct Row: Decodable {
    /// The number of the row.
    public var id: String
    /// The property of the label.
    public var numberOfLines: Int
    /// The property of the label.
    public var lineBreakMode: String
    /// The font size in points.
    public var fontSize: Double
    /// The property of the label.
    public var adjustsFontSizeToFitWidth: Bool
    /// The property of the label.
    public var minimumScaleFactor: Double
    /// The frame of the label: x, y, width, height.
    public var frame: [Double]
    /// The intrinsic size: width, height.
    public var intrinsicContentSize: [Double]
    /// The result of `sizeThatFits` for the size of the frame: width, height.
    public var sizeThatFits: [Double]
    /// The result of `textRect` for the frame: x, y, width, height.
    public var textRect: [Double]

    /// Whether no known rule explains the row: one line, truncated in the middle at 28.01 pt (rows 0113, 0413, …). The recorded width is that of
    /// "This is a test s…as three lines", but the rule for all other rows gives "This is a test…as three lines".
    public var isUnexplained: Bool { lineBreakMode == "byTruncatingMiddle" && numberOfLines == 1 && fontSize == 28.01 }
  }

  /// Reads the head and all rows.
  public static func read() throws -> (head: Head, rows: [Row]) {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { Data($0.utf8) }
    let decoder = JSONDecoder()
    let head = try decoder.decode(Head.self, from: lines.first ?? Data())
    return (head, try lines.dropFirst().map { try decoder.decode(Row.self, from: $0) })
  }
}
