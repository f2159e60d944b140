// SPDX-License-Identifier: MIT

extension Bitmap {
  /// The bitmap as text, for `labelkit dump --stage bitmap`: its size, the bounds of the pixels that are not clear, a hash of all pixels
  /// (FNV-1a, 64 bits), and the opacity of each pixel as a character, from blank to `@`.
  package var dump: String {
    var out = DumpText()
    out.line("bitmap \(width)×\(height)px @\(DumpText.number(scale))x ink=\(inkBoundsText) hash=\(hashText)") { out in
      for row in 0..<height { out.line("|" + characters(ofRow: row) + "|") }
    }
    return out.text
  }

  private static let ramp = Array(" .:-=+*#%@")

  private func characters(ofRow row: Int) -> String {
    String(pixels[row * width..<(row + 1) * width].map { Self.ramp[Int(($0 >> 24) * 9 + 127) / 255] })
  }

  private var inkBoundsText: String {
    guard let (columns, rows) = inkedPart else { return "none" }
    return "(\(columns.lowerBound) \(rows.lowerBound) \(columns.count)×\(rows.count))"
  }

  private var hashText: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for pixel in pixels {
      for shift in [UInt32(24), 16, 8, 0] { hash = (hash ^ UInt64(pixel >> shift & 255)) &* 0x100_0000_01B3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
