// SPDX-License-Identifier: MIT

import Foundation
import LabelUIKit
import Testing

@Suite struct DocumentedExampleTests {
  /// The lines of the example in Documentation/Swift.md, in order.
  @Test func uiLabelExampleRenders() throws {
    let label = UILabel()
    label.text = "Lightning"
    label.font = .preferredFont(forTextStyle: .headline)
    #expect(try label.pngData(scale: 2).count > 100)

    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Documentation/Swift.md").standardizedFileURL
    let text = try String(contentsOf: page, encoding: .utf8)
    for line in ["import LabelUIKit", "let label = UILabel()", "label.font = .preferredFont(forTextStyle: .headline)"] {
      #expect(text.contains(line + "\n"), "Documentation/Swift.md shows \(line)")
    }
  }
}
