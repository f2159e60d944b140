// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelLayout
import LabelSettings
import LabelText
import LabelViewNode
import Testing

/// `renderingMode` of symbols and of PNG images.
@Suite struct RenderingModeTests {
  private func icon(_ source: ImageNode.Source, _ change: (inout ImageNode) -> Void) throws -> ResolvedIcon? {
    var node = ImageNode(source)
    change(&node)
    let pipeline = try TestPipeline()
    let resolved = try Resolver(
      environment: pipeline.environment, typesetter: pipeline.typesetter, icons: pipeline.icons,
      readImage: { _ throws(LabelError) in Bitmap(width: 2, height: 1, scale: 1, pixels: [0xFFFF_0000, 0x8000_0080]) }
    ).resolve(.image(node))
    guard case .icon(let icon) = resolved.root else { return nil }
    return icon
  }

  private func mode(_ rendering: ImageNode.RenderingMode?, _ mode: IconRenderingMode?, colors: Int = 0) throws -> IconRenderingMode? {
    try icon(.named("cloud.sun")) {
      $0.renderingMode = rendering
      $0.mode = mode
      $0.colors = Array([.system(.red), .system(.blue)].prefix(colors))
    }?.mode
  }

  @Test func originalSymbolsAreMulticolorWhateverTheirMode() throws {
    for wanted in [nil] + IconRenderingMode.allCases.map(Optional.some) {
      #expect(try mode(.original, wanted) == .multicolor)
    }
  }

  @Test func templateSymbolsKeepTheirModes() throws {
    #expect(try mode(.template, nil) == .monochrome)
    #expect(try mode(.template, .hierarchical) == .hierarchical)
    #expect(try mode(.template, nil, colors: 2) == .palette)
  }

  @Test func imagesAreOriginalUnlessTheyAreTemplates() throws {
    let original = try #require(try icon(.file(path: "a.png")) { _ in })
    guard case .image? = original.commands.first else {
      Issue.record("an original image is painted unchanged")
      return
    }
    let template = try #require(try icon(.file(path: "a.png")) { $0.renderingMode = .template })
    guard case .group(let group)? = template.commands.first, case .fill(_, _, let paint)? = group.commands.first else {
      Issue.record("a template is the foreground masked by the image")
      return
    }
    #expect(paint == .color(.black))
    #expect(group.mask == DrawMask(.alpha, original.commands))
    #expect(template.size == original.size && template.baseline == original.baseline)
  }

  // MARK: Gradients

  /// The paints in the dump of the symbol's display list, in order, without duplicates.
  private func paints(_ mode: IconRenderingMode?, _ gradients: [[ColorDescription]], name: String = "bell") throws -> [String] {
    let icon = try icon(.named(name)) {
      $0.mode = mode
      $0.colors = gradients.compactMap(\.first)
      $0.gradients = gradients
    }
    let box = Rect(x: 0, y: 0, width: 9, height: 9)
    let list = DisplayList(scale: 1, layoutRect: box, canvas: box, commands: try #require(icon).commands)
    let paints = list.dump.split(separator: "\n").dropFirst().compactMap { line in
      line.firstMatch(of: /(#[0-9a-f]{6,8}\b|\[linear[^\]]*\])/).map { match in
        String(match.output.1).replacing(/\ matrix.*/, with: "")
      }
    }
    return paints.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private let red = ColorDescription.fixed(SRGBColor(255, 0, 0))
  private let blue = ColorDescription.fixed(SRGBColor(0, 0, 255))
  private let white = ColorDescription.fixed(.white)

  @Test func gradientsPaintLevelsFromTopToBottom() throws {
    let redToBlue = "[linear (0 0)–(0 1) 0:#ff0000 1:#0000ff"
    #expect(try paints(nil, [[red, blue]]) == [redToBlue])
    #expect(Set(try paints(.palette, [[red, blue], [white]])) == [redToBlue, "#ffffff"])
    #expect(Set(try paints(nil, [[white], [red, white, blue]])) == ["#ffffff", "[linear (0 0)–(0 1) 0:#ff0000 0.5:#ffffff 1:#0000ff"])
    #expect(Set(try paints(.hierarchical, [[red, blue]])) == [redToBlue, "[linear (0 0)–(0 1) 0:#ff000080 1:#0000ff80"])
    #expect(try paints(.multicolor, [[red, blue]], name: "cloud.sun").contains { $0.contains("linear") } == false)
  }

  @Test func symbolModesDoNotAffectImages() throws {
    let image = try icon(.file(path: "a.png")) { $0.mode = .monochrome }
    #expect(try image == icon(.file(path: "a.png")) { _ in })
  }
}
