// SPDX-License-Identifier: MIT

import ArgumentParser
import Glibc
import LabelCore
import LabelSnapshotEngine
import LabelSystem

/// A picture as text for a terminal.
struct TerminalImage {
  let picture: Picture
  let png: [UInt8]

  enum Choice: String, OptionChoice {
    case auto, kitty, sixel, blocks, none

    /// What a terminal's environment says that it can show; half-blocks where nothing is known.
    var resolved: Choice {
      guard self == .auto else { return self }
      let term = EnvironmentVariable.value("TERM") ?? ""
      if term.mentions("kitty") || term.mentions("ghostty") || EnvironmentVariable.value("KITTY_WINDOW_ID") != nil
        || EnvironmentVariable.value("TERM_PROGRAM") == "WezTerm"
      {
        return .kitty
      }
      if term.mentions("sixel") || term.mentions("foot") || term.mentions("mlterm") { return .sixel }
      return term.isEmpty || term == "dumb" ? .none : .blocks
    }
  }

  init(_ picture: Picture, png: [UInt8]) {
    self.picture = picture
    self.png = png
  }

  /// The picture in a terminal's language, with a line end.
  func text(_ way: Choice) -> String {
    switch way {
    case .auto, .none: ""
    case .kitty: kitty
    case .sixel: sixel
    case .blocks: blocks
    }
  }

  /// The kitty graphics protocol: the PNG file in Base64, at most 4,096 letters an escape.
  private var kitty: String {
    let letters = Array(Base64.text(of: png).utf8)
    var text = ""
    for start in stride(from: 0, to: letters.count, by: 4096) {
      let end = min(start + 4096, letters.count)
      let head = (start == 0 ? "a=T,f=100," : "") + "m=\(end == letters.count ? 0 : 1)"
      text += "\u{1B}_G\(head);" + String(decoding: letters[start..<end], as: UTF8.self) + "\u{1B}\\"
    }
    return text + "\n"
  }

  /// Sixels of a 6 × 6 × 6 colour cube over white.
  private var sixel: String {
    var text = "\u{1B}Pq\"1;1;\(picture.width);\(picture.height)"
    for color in 0..<216 { text += "#\(color);2;\(color / 36 * 20);\(color / 6 % 6 * 20);\(color % 6 * 20)" }
    for top in stride(from: 0, to: picture.height, by: 6) {
      let rows = top..<min(top + 6, picture.height)
      let band = rows.map { row in (0..<picture.width).map { cube($0, row) } }
      for color in Set(band.joined()).sorted() {
        let line = (0..<picture.width).map { column in
          let bits = band.indices.reduce(0) { $0 | (band[$1][column] == color ? 1 << $1 : 0) }
          return Character(Unicode.Scalar(UInt8(63 + bits)))
        }
        text += "#\(color)" + String(line) + "$"
      }
      text += "-"
    }
    return text + "\u{1B}\\\n"
  }

  private func cube(_ x: Int, _ y: Int) -> Int {
    let (red, green, blue) = overWhite(x, y)
    return (red + 25) / 51 * 36 + (green + 25) / 51 * 6 + (blue + 25) / 51
  }

  /// Two rows of pixels a line: the upper one as the letter's colour, the lower one behind it; no wider than 100 columns.
  private var blocks: String {
    let step = max(1, (picture.width + 99) / 100)
    var text = ""
    for y in stride(from: 0, to: picture.height, by: 2 * step) {
      for x in stride(from: 0, to: picture.width, by: step) {
        let (upper, lower) = (overWhite(x, y), overWhite(x, min(y + step, picture.height - 1)))
        text += "\u{1B}[38;2;\(upper.0);\(upper.1);\(upper.2);48;2;\(lower.0);\(lower.1);\(lower.2)m▀"
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }

  private func overWhite(_ x: Int, _ y: Int) -> (Int, Int, Int) {
    let pixel = picture.bitmap[x, y]
    let white = 255 - Int(pixel.alpha)
    return (Int(pixel.red) + white, Int(pixel.green) + white, Int(pixel.blue) + white)
  }
}

extension Terminal {
  static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }
}
