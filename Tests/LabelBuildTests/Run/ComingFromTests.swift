// SPDX-License-Identifier: MIT

import Foundation
import RunTestSupport
import TestSupport
import Testing

/// The pictures of Documentation/ComingFrom.md that are ours.
@Suite struct ComingFromTests {
  /// They are what the manifests beside them render. As all accepted images they are of the fonts and libraries of Debian 12.
  @Test func picturesAreWhatTheManifestsRender() throws {
    let examples = Checkout.root.appending(path: "Examples")
    let page = try String(contentsOf: Checkout.root.appending(path: "Documentation/ComingFrom.md"), encoding: .utf8)
    let folder = try RunFolder()
    for name in ["price", "caption"] {
      let outcome = try folder.run(examples.appending(path: "coming-from/\(name).yaml").path)
      #expect(outcome.code == 0 && outcome.diagnostics.isEmpty, "\(outcome.errors)")
    }
    for (name, bytes) in try folder.files("out") where name.hasSuffix(".png") {
      let picture = "Examples/images/coming-from/\(name)"
      #expect(try Data(contentsOf: Checkout.root.appending(path: picture)) == Data(bytes), "\(name): scripts/draw-images draws it anew")
      #expect(page.contains("](../\(picture))"), "\(name)")
    }
  }
}
