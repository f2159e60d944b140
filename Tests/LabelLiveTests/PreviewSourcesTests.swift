// SPDX-License-Identifier: MIT

import Foundation
import LabelPreviewBuild
import TestSupport
import Testing

/// Where the previews of a package are written.
@Suite struct PreviewSourcesTests {
  @Test(arguments: ["\n", "\r\n"]) func previewsAreFoundByTheirLines(lineEnd: String) throws {
    let tree = try ScratchTree()
    try tree.make(folder: "Sources")
    let text = ["import SwiftUI", "", "#Preview { Text(\"a\") }", "#Previews", "  #Preview(\"b\") {", "}", ""].joined(separator: lineEnd)
    try Data(text.utf8).write(to: URL(filePath: tree.root + "/Sources/A.swift"))
    let sources = PreviewSources(root: tree.root)
    #expect(sources.previews.map(\.path) == ["Sources/A.swift"])
    #expect(sources.previews.map(\.lines) == [[3, 5]])
    #expect(sources.line(5, of: "Sources/A.swift") == "  #Preview(\"b\") {")
    #expect(sources.line(8, of: "Sources/A.swift") == nil)
  }
}
