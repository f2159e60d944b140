// SPDX-License-Identifier: MIT

import ArgumentParser
import Glibc
import LabelCore
import LabelSnapshotEngine
import LabelSystem

/// An image as text for a terminal.
struct TerminalImage {
  let image: SnapshotImage
  let png: [UInt8]

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

  init(_ image: SnapshotImage, png: [UInt8]) {
    self.image = image
    self.png = png
  }

  /// The image in a format, with a line end; empty for `auto` and `none`.
  func text(_ format: Format) -> String {
    switch format {
    case .auto, .none: ""
    case .kitty: kitty
    case .sixel: sixel
    case .blocks: blocks
    }
  }

  /// The kitty graphics protocol: the PNG file in Base64, at most 4,096 characters in each escape sequence.
  private var kitty: String {
    let base64 = Array(Base64.text(of: png).utf8)
    var text = ""
    for start in stride(from: 0, to: base64.count, by: 4096) {
      let end = min(start + 4096, base64.count)
      let head = (start == 0 ? "a=T,f=100," : "") + "m=\(end == base64.count ? 0 : 1)"
      text += "\u{1B}_G\(head);" + String(decoding: base64[start..<end], as: UTF8.self) + "\u{1B}\\"
    }
    return text + "\n"
  }

  /// Sixel graphics with a 6 × 6 × 6 colour cube, over white.
  private var sixel: String {
    var text = "\u{1B}Pq\"1;1;\(image.width);\(image.height)"
    for color in 0..<216 { text += "#\(color);2;\(color / 36 * 20);\(color / 6 % 6 * 20);\(color % 6 * 20)" }
    for top in stride(from: 0, to: image.height, by: 6) {
      let rows = top..<min(top + 6, image.height)
      let band = rows.map { row in (0..<image.width).map { cubeColor($0, row) } }
      for color in Set(band.joined()).sorted() {
        let line = (0..<image.width).map { column in
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
    let (red, green, blue) = overWhite(x, y)
    return (red + 25) / 51 * 36 + (green + 25) / 51 * 6 + (blue + 25) / 51
  }

  /// Half blocks, two rows of pixels on each line: the upper one is the foreground colour, the lower one the background colour. At most 100
  /// columns wide.
  private var blocks: String {
    let step = max(1, (image.width + 99) / 100)
    var text = ""
    for y in stride(from: 0, to: image.height, by: 2 * step) {
      for x in stride(from: 0, to: image.width, by: step) {
        let (upper, lower) = (overWhite(x, y), overWhite(x, min(y + step, image.height - 1)))
        text += "\u{1B}[38;2;\(upper.0);\(upper.1);\(upper.2);48;2;\(lower.0);\(lower.1);\(lower.2)m▀"
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }

  private func overWhite(_ x: Int, _ y: Int) -> (Int, Int, Int) {
    let pixel = image.bitmap[x, y]
    let white = 255 - Int(pixel.alpha)
    return (Int(pixel.red) + white, Int(pixel.green) + white, Int(pixel.blue) + white)
  }
}

extension Terminal {
  static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }
}
