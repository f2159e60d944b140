// SPDX-License-Identifier: MIT

public import Foundation

/// Measurements recorded from a real UILabel, which lie beside the project and are not part of it.
public enum Recordings {
  /// The folder beside the package.
  public static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../shared/golden")
    .standardizedFileURL
  /// The records, one a line after a head.
  public static let file = folder.appending(path: "uilabel-ios.ndjson")
  /// The font that has the recorder's metrics.
  public static let font = folder.appending(path: "Selawik-variable.ttf")
  /// Whether the folder is there.
  public static var exist: Bool { FileManager.default.fileExists(atPath: file.path()) }
  /// What a test says when it is not.
  public static let absence = "skipped: the recordings of a real UILabel are not here (../shared/golden)"

  /// What holds for all records.
  public struct Head: Decodable {
    /// The label's text.
    public var text: String
    /// Pixels per point.
    public var displayScale: Double
  }

  /// One label and what it measured.
  public struct Row: Decodable {
    /// The record's number.
    public var id: String
    /// UILabel's.
    public var numberOfLines: Int
    /// UILabel's.
    public var lineBreakMode: String
    /// Points.
    public var fontSize: Double
    /// UILabel's.
    public var adjustsFontSizeToFitWidth: Bool
    /// UILabel's.
    public var minimumScaleFactor: Double
    /// x, y, width, height.
    public var frame: [Double]
    /// Width, height.
    public var intrinsicContentSize: [Double]
    /// Width, height, for the frame's size.
    public var sizeThatFits: [Double]
    /// x, y, width, height, for the frame.
    public var textRect: [Double]

    /// One line, cut in the middle at 28.01 pt (rows 0113, 0413, …): the recorded width fits "This is a test s…as three lines", while the
    /// rule that explains all other rows gives "This is a test…as three lines". No rule is known that gives both.
    public var isUnexplained: Bool { lineBreakMode == "byTruncatingMiddle" && numberOfLines == 1 && fontSize == 28.01 }
  }

  /// The head and all rows.
  public static func read() throws -> (head: Head, rows: [Row]) {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { Data($0.utf8) }
    let decoder = JSONDecoder()
    let head = try decoder.decode(Head.self, from: lines.first ?? Data())
    return (head, try lines.dropFirst().map { try decoder.decode(Row.self, from: $0) })
  }
}
