// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import Testing

/// Fonts in the environment, tested from a module that imports only LabelKit's API.
@Suite struct FontEnvironmentTests {
  @Test func customFontIsTheSameByModifierAndByKeyPath() throws {
    let font: Font? = .custom("Inter", fixedSize: 12)
    var values = EnvironmentValues()
    values.font = font
    #expect(values.font == font)
    let set = try ImageRenderer(content: Text("x").font(font)).pngData()
    #expect(try set == ImageRenderer(content: Text("x").environment(\.font, font)).pngData())
    #expect(try set != ImageRenderer(content: Text("x")).pngData())
  }

  @Test func environmentHasDefaultsOutsideABody() throws {
    struct Reader: View {
      @Environment(\.font) var font
      let record: (Font?) -> Void

      var body: some View {
        record(font)
        return Text("x")
      }
    }
    var fonts: [Font?] = []
    let inner = Reader { fonts.append($0) }.font(.caption)
    _ = try ImageRenderer(
      content: VStack {
        Reader { fonts.append($0) }; inner; Reader { fonts.append($0) }
      }.font(.title)
    ).pngData()
    #expect(Set(fonts) == [.title, .caption] && fonts.first == .title && fonts.last == .title)
    #expect(Environment(\.font).wrappedValue == nil)
  }
}
