// SPDX-License-Identifier: MIT

internal import LabelCore

/// The chunks of a PNG file, for people.
package enum PNGDump {
  /// The stable text form that `labelkit dump --stage png` prints: every chunk with its length, and what the header says.
  package static func dump(_ bytes: [UInt8]) -> String {
    var out = DumpText()
    out.line("png \(bytes.count) bytes") { out in
      var offset = 8
      while offset + 12 <= bytes.count {
        let length = number(bytes, at: offset)
        guard length <= bytes.count - offset - 12 else { return }
        let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
        out.line("\(name) \(length)" + meaning(of: name, bytes, at: offset + 8))
        offset += 12 + length
      }
    }
    return out.text
  }

  private static func meaning(of name: String, _ bytes: [UInt8], at offset: Int) -> String {
    switch name {
    case "IHDR":
      let form = [0: "grey", 2: "rgb", 3: "palette", 4: "grey+alpha", 6: "rgba"][bytes[offset + 9]] ?? "?"
      return " \(number(bytes, at: offset))×\(number(bytes, at: offset + 4)) \(bytes[offset + 8]) bit \(form)"
    case "pHYs": return " \(number(bytes, at: offset)) pixels per metre"
    default: return ""
    }
  }

  private static func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
