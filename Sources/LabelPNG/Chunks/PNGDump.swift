// SPDX-License-Identifier: MIT

internal import LabelCore

/// Prints the chunks of a PNG file.
package enum PNGDump {
  /// The file as text, for `labelkit dump --stage png`: every chunk with its length, and the fields of IHDR and pHYs.
  package static func dump(_ bytes: [UInt8]) -> String {
    var out = DumpText()
    out.line("png \(bytes.count) bytes") { out in
      var offset = 8
      while offset + 12 <= bytes.count {
        let length = number(bytes, at: offset)
        guard length <= bytes.count - offset - 12 else { return }
        let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
        out.line("\(name) \(length)" + fields(of: name, Array(bytes[offset + 8..<offset + 8 + length])))
        offset += 12 + length
      }
    }
    return out.text
  }

  /// The fields of a chunk's data; nothing where it is too short for them.
  private static func fields(of name: String, _ data: [UInt8]) -> String {
    switch name {
    case "IHDR" where data.count >= 10:
      let colorType =
        [0: "greyscale", 2: "truecolour", 3: "indexed-colour", 4: "greyscale with alpha", 6: "truecolour with alpha"][data[9]] ?? "?"
      return " \(number(data, at: 0))×\(number(data, at: 4)) \(data[8]) bit \(colorType)"
    case "pHYs" where data.count >= 4: return " \(number(data, at: 0)) pixels per metre"
    default: return ""
    }
  }

  private static func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
