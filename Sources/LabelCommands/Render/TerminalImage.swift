// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelComparison
import LabelCore
import LabelSnapshotEngine
import LabelSystem

/// An image as text for a terminal.
struct TerminalImage {
  let image: SnapshotImage
  let png: [UInt8]
  /// Whether it is shown over black in place of white, where the format has no transparency.
  let isDark: Bool

  enum Format: String, OptionChoice {
    case auto, kitty, sixel, blocks, none

    /// The format that the terminal supports, by its environment variables; half blocks if these are not enough.
    var resolved: Format {
      guard self == .auto else { return self }
      let term = EnvironmentVariable.value("TERM") ?? ""
      if term.containsUTF8("kitty") || term.containsUTF8("ghostty") || EnvironmentVariable.value("KITTY_WINDOW_ID") != nil
        || EnvironmentVariable.value("TERM_PROGRAM") == "WezTerm"
      {
        return .kitty
      }
      if term.containsUTF8("sixel") || term.containsUTF8("foot") || term.containsUTF8("mlterm") { return .sixel }
      return term.isEmpty || term == "dumb" ? .none : .blocks
    }
  }

  init(_ image: SnapshotImage, png: [UInt8], isDark: Bool = false) {
    self.image = image
    self.png = png
    self.isDark = isDark
  }

  /// The image in a format that has pixels, with a line end; empty for the others.
  ///
  /// - Parameter rows: The number of rows of the terminal that it may use. A larger image becomes smaller.
  func text(_ format: Format, rows: Int) -> String {
    switch format {
    case .auto, .none, .blocks: ""
    case .kitty: kitty(rows: rows)
    case .sixel: sixel(step: max(1, (image.height + rows * Self.rowHeight - 1) / (rows * Self.rowHeight)))
    }
  }

  /// The height of a row in pixels, which terminals do not all tell: that of a font of 12 points.
  private static let rowHeight = 18

  /// The kitty graphics protocol: the PNG file in Base64, at most 4,096 characters in each escape sequence.
  private func kitty(rows: Int) -> String {
    let base64 = Array(Base64.text(of: png).utf8)
    let size = image.height > rows * Self.rowHeight ? "r=\(rows)," : ""
    var text = ""
    for start in stride(from: 0, to: base64.count, by: 4096) {
      let end = min(start + 4096, base64.count)
      let head = (start == 0 ? "a=T,f=100,\(size)" : "") + "m=\(end == base64.count ? 0 : 1)"
      text += "\u{1B}_G\(head);" + String(decoding: base64[start..<end], as: UTF8.self) + "\u{1B}\\"
    }
    return text + "\n"
  }

  /// Sixel graphics with a 6 × 6 × 6 colour cube, over white or black.
  ///
  /// - Parameter step: Every how many pixels one is shown.
  private func sixel(step: Int) -> String {
    let (width, height) = ((image.width + step - 1) / step, (image.height + step - 1) / step)
    var text = "\u{1B}Pq\"1;1;\(width);\(height)"
    for color in 0..<216 { text += "#\(color);2;\(color / 36 * 20);\(color / 6 % 6 * 20);\(color % 6 * 20)" }
    for top in stride(from: 0, to: height, by: 6) {
      let rows = top..<min(top + 6, height)
      let band = rows.map { row in (0..<width).map { cubeColor($0 * step, row * step) } }
      for color in Set(band.joined()).sorted() {
        let line = (0..<width).map { column in
          let bits = band.indices.reduce(0) { $0 | (band[$1][column] == color ? 1 << $1 : 0) }
          return Character(Unicode.Scalar(UInt8(63 + bits)))
        }
        text += "#\(color)" + String(line) + "$"
      }
      text += "-"
    }
    return text + "\u{1B}\\\n"
  }

  private func cubeColor(_ x: Int, _ y: Int) -> Int {
    let (red, green, blue) = overBackground(x, y)
    return (red + 25) / 51 * 36 + (green + 25) / 51 * 6 + (blue + 25) / 51
  }

  /// Half blocks, two rows of pixels on each line: the upper one is the foreground colour, the lower one the background colour.
  ///
  /// - Parameters:
  ///   - columns: The greatest number of columns.
  ///   - rows: The greatest number of lines.
  ///   - focus: The part to show if the image is larger; as much around it is shown as there is room for.
  /// - Returns: The lines, with the number of columns of each.
  func blockLines(columns: Int, rows: Int, focus: PixelRegion? = nil) -> [(text: String, columns: Int)] {
    let (left, right) = Self.visible(image.width, focus.map { ($0.x, $0.width) }, room: columns)
    let (top, bottom) = Self.visible(image.height, focus.map { ($0.y, $0.height) }, room: 2 * rows)
    let step = max(1, (right - left + columns - 1) / columns, (bottom - top + 2 * rows - 1) / (2 * rows))
    return stride(from: top, to: bottom, by: 2 * step).map { y in
      var (text, count) = ("", 0)
      for x in stride(from: left, to: right, by: step) {
        let (upper, lower) = (overBackground(x, y), overBackground(x, min(y + step, image.height - 1)))
        text += "\u{1B}[38;2;\(upper.0);\(upper.1);\(upper.2);48;2;\(lower.0);\(lower.1);\(lower.2)m▀"
        count += 1
      }
      return (text + "\u{1B}[0m", count)
    }
  }

  /// The part of a side that is shown: all of it if there is room or nothing to focus on, otherwise the focus in the middle.
  private static func visible(_ length: Int, _ focus: (start: Int, count: Int)?, room: Int) -> (Int, Int) {
    guard length > room, let focus else { return (0, length) }
    let count = min(length, max(room, focus.count))
    let start = max(0, min(focus.start + focus.count / 2 - count / 2, length - count))
    return (start, start + count)
  }

  private func overBackground(_ x: Int, _ y: Int) -> (Int, Int, Int) {
    let pixel = image.bitmap[x, y]
    let white = isDark ? 0 : 255 - Int(pixel.alpha)
    return (Int(pixel.red) + white, Int(pixel.green) + white, Int(pixel.blue) + white)
  }
}
