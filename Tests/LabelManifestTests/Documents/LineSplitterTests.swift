// SPDX-License-Identifier: MIT

import LabelManifest
import Testing

@Suite struct LineSplitterTests {
  private func lines(_ text: String, chunk: Int) -> [String] {
    var splitter = LineSplitter()
    let bytes = Array(text.utf8)
    var lines: [StreamLine] = []
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      lines += splitter.lines(adding: Array(bytes[start..<min(start + chunk, bytes.count)]))
    }
    lines += [splitter.lastLine()].compactMap { $0 }
    return lines.map { "\($0.number):" + String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(arguments: ["a\n\n \r\nb\r\né", "a\nb\n", "", "\n", "a", "a\r\n\nb c\n\n"])
  func linesDoNotDependOnChunkSizes(_ text: String) {
    let whole = lines(text, chunk: 1000)
    for chunk in 1...5 { #expect(lines(text, chunk: chunk) == whole) }
  }

  @Test func blankLinesAreCountedAndSkipped() {
    #expect(lines("a\n\n \t\r\nb\r\nc", chunk: 2) == ["1:a", "4:b", "5:c"])
  }
}
