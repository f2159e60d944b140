// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest
import LabelStrings
import Testing

/// Arguments of titles in CSV. `Tests/cases/plans/strings` has those in other formats.
@Suite struct TitleKeyTests {
  @Test func cellHasArguments() throws {
    let source = try SourceText(file: "m", bytes: [], format: .csv)
    func cell(_ text: String) -> LabelRecord {
      let location = DocumentLocation(file: "m", line: 1, column: 1)
      let entry = DocumentNode.Entry(key: "titleArguments", keyLocation: location, value: DocumentNode(.cell(text), at: location))
      return LocatedRecord.decode(DocumentNode(.mapping([entry]), at: location), from: source).label.record
    }
    #expect(cell("2; A, B ;007;1.50;-3").titleArguments == [.integer(2), .text("A, B"), .text("007"), .number(1.5), .integer(-3)])
    #expect(cell("inf").titleArguments == [.text("inf")])
  }
}
