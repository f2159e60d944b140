// SPDX-License-Identifier: MIT

import Foundation
import LabelUIKit
import Testing

@Suite struct ReadmeExampleTests {
  /// README's lines, in their order.
  @Test func theUILabelExampleDrawsItself() throws {
    let label = UILabel()
    label.text = "Lightning"
    label.font = .preferredFont(forTextStyle: .headline)
    #expect(try label.pngData(scale: 2).count > 100)

    let readme = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md").standardizedFileURL
    let text = try String(contentsOf: readme, encoding: .utf8)
    for line in ["import LabelUIKit", "let label = UILabel()", "label.font = .preferredFont(forTextStyle: .headline)"] {
      #expect(text.contains(line + "\n"), "README shows \(line)")
    }
  }
}
