// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import Testing

/// Fonts on their way through the environment, from a module that knows no more of them than their names.
@Suite struct FontEnvironmentTests {
  @Test func aFontWithANameArrivesAsItWasSet() throws {
    let font: Font? = .custom("Inter", fixedSize: 12)
    var values = EnvironmentValues()
    values.font = font
    #expect(values.font == font)
    let set = try ImageRenderer(content: Text("x").font(font)).pngData()
    #expect(try set == ImageRenderer(content: Text("x").environment(\.font, font)).pngData())
    #expect(try set != ImageRenderer(content: Text("x")).pngData())
  }

  @Test func outsideOfABodyThereAreTheDefaultsAgain() throws {
    struct Reader: View {
      @Environment(\.font) var font
      let note: (Font?) -> Void

      var body: some View {
        note(font)
        return Text("x")
      }
    }
    var seen: [Font?] = []
    let inner = Reader { seen.append($0) }.font(.caption)
    _ = try ImageRenderer(
      content: VStack {
        Reader { seen.append($0) }; inner; Reader { seen.append($0) }
      }.font(.title)
    ).pngData()
    #expect(Set(seen) == [.title, .caption] && seen.first == .title && seen.last == .title)
    #expect(Environment(\.font).wrappedValue == nil)
  }
}
