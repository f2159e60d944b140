// SPDX-License-Identifier: MIT

import LabelCore
import Testing

@Suite struct XMLReaderTests {
  /// The events of a document, one per line.
  private func events(_ text: String) throws(XMLError) -> [String] {
    var reader = XMLReader(Array(text.utf8))
    var events: [String] = []
    while let event = try reader.next() {
      let location = "\(reader.eventLine)@\(reader.eventOffset)"
      switch event {
      case .start(let name, let attributes):
        events.append("\(location) <\(name)>" + attributes.map { " \($0.name)=\($0.value)" }.joined())
      case .end: events.append("\(location) end, \(reader.depth) open")
      case .text(let text): events.append("\(location) text \(String(decoding: text, as: UTF8.self))")
      }
    }
    return events
  }

  @Test func eventsAreInDocumentOrderWithLocations() throws {
    let text = "<?xml version='1.0'?>\n<!-- no --><a x=\"1 &lt; 2\">\nb&#233;<![CDATA[<c>]]><d/></a>\n"
    #expect(
      try events(text) == [
        "2@33 <a> x=1 < 2", "2@49 text \nbé", "3@57 text <c>", "3@72 <d>", "3@76 end, 1 open", "3@76 end, 0 open",
      ])
  }

  @Test(
    arguments: [
      ("<a>\n<!-- b", 4, 2, .unclosed(.comment)), ("<a>\n<b></a>", 7, 2, .wrongEnd("a", expected: "b")),
      ("<a>x", 4, 1, .unclosedElement("a")), ("<a/>\n x", 6, 2, .textAfterRoot), ("x<a/>", 0, 1, .textBeforeRoot),
      ("<a>&b;</a>", 3, 1, .unknownEntity("b")), ("", 0, 1, .noElement), ("<a b='1' b='2'/>", 14, 1, .duplicateAttribute("b")),
    ] as [(String, Int, Int, XMLError.Reason)])
  func errorsHaveALocationAndAReason(text: String, offset: Int, line: Int, reason: XMLError.Reason) {
    do throws(XMLError) {
      _ = try events(text)
      Issue.record("read")
    } catch {
      #expect(error == XMLError(offset: offset, line: line, reason: reason))
    }
  }
}
