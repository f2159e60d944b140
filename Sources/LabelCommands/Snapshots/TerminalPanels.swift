// SPDX-License-Identifier: MIT

import LabelComparison
import LabelCore
import LabelSnapshotEngine

/// Images with titles, small enough for a part of the terminal: side by side as half blocks, one below the other in formats that have
/// pixels.
struct TerminalPanels {
  private let panels: [(title: String, image: TerminalImage)]
  /// The part of each image to show if it is too large for the terminal: what changed.
  private let focus: PixelRegion?

  /// - Parameter isDark: Whether the images are for a dark background.
  init(_ images: [(title: String, png: [UInt8]?)], focus: PixelRegion? = nil, isDark: Bool = false) {
    panels = images.compactMap { title, png in
      guard let png, let image = try? SnapshotImage(png: png) else { return nil }
      return (title, TerminalImage(image, png: png, isDark: isDark))
    }
    // With something around it, so that one sees where it is.
    self.focus = focus.map { box in
      PixelRegion(x: box.x - box.width / 4, y: box.y - box.height / 4, width: box.width * 3 / 2, height: box.height * 3 / 2)
    }
  }

  /// The lines for a terminal, each with a line end; empty for the formats `auto` and `none`.
  ///
  /// - Parameters:
  ///   - columns: The number of columns of the terminal.
  ///   - rows: The number of rows that all images together may use, with their titles.
  func text(_ format: TerminalImage.Format, columns: Int, rows: Int) -> String {
    switch format {
    case .auto, .none: ""
    case .blocks: blocks(columns: columns, rows: max(2, rows - 1))
    case .kitty, .sixel:
      panels.map { panel in
        panel.title + ":\n" + panel.image.text(format, rows: max(1, rows / max(1, panels.count) - 1))
      }.joined()
    }
  }

  private static let gap = 2

  private func blocks(columns: Int, rows: Int) -> String {
    guard !panels.isEmpty else { return "" }
    let width = max(8, (columns - Self.gap * (panels.count - 1)) / panels.count)
    let drawn = panels.map { panel in
      (title: panel.title, lines: panel.image.blockLines(columns: width, rows: rows, focus: focus))
    }
    let count = drawn.map(\.lines.count).max() ?? 0
    let widths = drawn.map { max($0.lines.map(\.columns).max() ?? 0, $0.title.count) }
    var text = ""
    for row in -1..<count {
      for (index, panel) in drawn.enumerated() {
        let (cells, used) =
          row < 0 ? (panel.title, panel.title.count) : row < panel.lines.count ? panel.lines[row] : ("", 0)
        text += cells
        if index < drawn.count - 1 { text += String(repeating: " ", count: max(0, widths[index] - used) + Self.gap) }
      }
      text += "\n"
    }
    return text
  }
}
