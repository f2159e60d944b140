// SPDX-License-Identifier: MIT

/// One input of a `CaseFile`, or its dump: the whole file, or the lines below a line `=== NAME`.
package struct CaseInput: Sendable {
  /// The name after `===`; empty if it is the whole file.
  package let name: String
  /// The bytes, without the line end before the next `===` or at the end of such a file.
  package let bytes: [UInt8]

  /// The bytes as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text in lines.
  var lines: [String] { bytes.split(separator: Self.lineEnd, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) } }

  private static let mark = Array("=== ".utf8)
  private static let lineEnd = UInt8(ascii: "\n")

  /// The inputs in the bytes of a file. If the first line begins with `=== `, it has several.
  static func all(in file: [UInt8]) -> [CaseInput] {
    guard file.starts(with: mark) else { return [CaseInput(name: "", bytes: file.last == lineEnd ? file.dropLast() : file)] }
    var inputs: [(name: String, lines: [ArraySlice<UInt8>])] = []
    for line in (file.last == lineEnd ? file.dropLast() : file[...]).split(separator: lineEnd, omittingEmptySubsequences: false) {
      if line.starts(with: mark) {
        inputs.append((String(decoding: line.dropFirst(mark.count), as: UTF8.self), []))
      } else {
        inputs[inputs.count - 1].lines.append(line)
      }
    }
    return inputs.map { CaseInput(name: $0.name, bytes: Array($0.lines.joined(separator: [lineEnd]))) }
  }

  /// The bytes of a file with these inputs. The inverse of `all(in:)`.
  static func file(of inputs: [CaseInput]) -> [UInt8] {
    inputs.flatMap { input -> [UInt8] in
      let head = input.name.isEmpty ? [] : mark + Array(input.name.utf8) + [lineEnd]
      return head + (input.bytes.isEmpty ? [] : input.bytes + [lineEnd])
    }
  }
}
