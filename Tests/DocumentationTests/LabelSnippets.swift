// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import Testing

/// The code of "Getting started".
enum LabelImages {
  static let all = [
    DocumentedImage("LabelKit", "first-label", view: firstLabel),
    DocumentedImage("LabelKit", "label-list", view: labelList),
  ]

  static func firstLabel() -> some View {
    // snippet: first-label
    let label = Label("Lightning", systemImage: "bolt.fill")
      .font(.title)
      .foregroundStyle(.orange)
    // end snippet
    return label
  }

  static func labelList() -> some View {
    // snippet: label-list
    let card = VStack(alignment: .leading, spacing: 8) {
      Label("Rain from six", systemImage: "cloud.rain")
      Label("Sunny at noon", systemImage: "sun.max.fill")
        .symbolRenderingMode(.multicolor)
      Divider()
      Label("東京は晴れ", systemImage: "sun.horizon")
        .foregroundStyle(.secondary)
    }
    .frame(width: 200)
    .padding(12)
    .background(.gray.opacity(0.2), in: .rect(cornerRadius: 12))
    // end snippet
    return card
  }
}

@Suite struct LabelSnippetTests {
  @Test func aRendererWritesAFile() throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let label = LabelImages.firstLabel()
    // snippet: render-file
    let renderer = ImageRenderer(content: label)
    renderer.scale = 2
    renderer.colorScheme = .dark
    try renderer.pngData().write(to: file)
    // end snippet
    #expect(try Data(contentsOf: file).count > 100)
  }

  @Test func anUnknownIconIsADiagnostic() {
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }
    // snippet: diagnostic
    let label = Label("Rain", systemImage: "cloud.rian")
    let renderer = ImageRenderer(content: label)
    do {
      _ = try renderer.pngData()
    } catch let diagnostic as Diagnostic {
      print("\(diagnostic.code.rawValue): \(diagnostic.message)")
    } catch {
      print("\(error)")
    }
    // end snippet
    #expect(printed.count == 1 && printed.first?.hasPrefix("LK0102: ") == true, "\(printed)")
  }
}
