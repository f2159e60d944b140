// SPDX-License-Identifier: MIT

import LabelCore
import LabelRaster
import Testing

@Suite struct GroupTests {
  private let red = SRGBColor(255, 0, 0)
  private let blue = SRGBColor(0, 0, 255)

  private func group(
    opacity: Double = 1, compositing: DrawGroup.Compositing = .over, clip: VectorPath? = nil, clipRule: FillRule = .nonzero,
    shadow: Shadow? = nil, _ commands: [DrawCommand]
  ) -> DrawCommand {
    .group(
      DrawGroup(
        opacity: opacity, compositing: compositing, clip: clip, clipRule: clipRule, shadows: shadow.map { [$0] } ?? [], commands: commands))
  }

  @Test func opacityAppliesToTheGroupAsAWhole() throws {
    let overlapping = [box(0, 0, 2, 1, red), box(1, 0, 2, 1, blue)]
    let bitmap = try draw(3, 1, [group(opacity: 128.0 / 255, overlapping)])
    #expect(bitmap.pixels == [0x8080_0000, 0x8000_0080, 0x8000_0080])
  }

  @Test func plainGroupPaintsLikeItsCommands() throws {
    let commands = [box(0, 0, 2.5, 1, red), box(1.3, 0, 2, 1, blue.opacity(0.5))]
    #expect(try draw(4, 2, [group(commands)]) == draw(4, 2, commands))
  }

  @Test func eraseAffectsOnlyItsOwnGroup() throws {
    let icon = group([box(0, 0, 3, 1, red), group(compositing: .erase, [box(1, 0, 1, 1)]), box(2, 0, 1, 1, blue)])
    let bitmap = try draw(3, 1, [box(0, 0, 3, 1, .white), icon])
    #expect(bitmap.pixels == [0xFFFF_0000, 0xFFFF_FFFF, 0xFF00_00FF])
  }

  @Test func eraseOutsideAGroupErasesTheImage() throws {
    let bitmap = try draw(3, 1, [box(0, 0, 3, 1, red), group(compositing: .erase, [box(1, 0, 1, 1)])])
    #expect(bitmap.pixels == [0xFFFF_0000, 0, 0xFFFF_0000])
  }

  /// Shapes may come from a cache of images, which do not have the content that the shapes erase.
  @Test func eraseAffectsAnyContentBelow() throws {
    let across = Gradient.Geometry.linear(from: .zero, to: Point(x: 3, y: 0))
    let stops = [Gradient.Stop(offset: 0, color: red), Gradient.Stop(offset: 1, color: red)]
    let gradient = Paint.gradient(try #require(Gradient(across, stops: stops)))
    let below = [
      DrawCommand.fill(.rectangle(Rect(x: 0, y: 0, width: 3, height: 1)), .nonzero, gradient),
      .image(Bitmap(width: 1, height: 1, pixels: [0xFFFF_0000]), Rect(x: 0, y: 0, width: 3, height: 1)),
    ]
    let eraser = group(compositing: .erase, [box(1, 0, 1, 1)])
    for content in below {
      #expect(try draw(3, 1, [content, eraser]).pixels == [0xFFFF_0000, 0, 0xFFFF_0000])
      #expect(try draw(3, 1, [content, eraser, box(1, 0, 1, 1, blue)]).pixels == [0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000])
      #expect(try draw(4, 1, [group([content, eraser, box(3, 0, 1, 1, blue)])]).pixels == [0xFFFF_0000, 0, 0xFFFF_0000, 0xFF00_00FF])
    }
  }

  @Test func erasingIsProportionalToAlphaAndOpacity() throws {
    let faint = box(0, 0, 1, 1, SRGBColor.black.opacity(128.0 / 255))
    #expect(try draw(1, 1, [box(0, 0, 1, 1, red), group(compositing: .erase, [faint])]).pixels == [0x7F7F_0000])
    let half = group(opacity: 128.0 / 255, compositing: .erase, [box(0, 0, 1, 1)])
    #expect(try draw(1, 1, [box(0, 0, 1, 1, red), half]).pixels == [0x7F7F_0000])
  }

  @Test func clipRemovesInkOutsideItsOutline() throws {
    let clip = VectorPath.rectangle(Rect(x: 1, y: 1, width: 1.5, height: 1))
    let bitmap = try draw(4, 3, [group(clip: clip, [box(0, 0, 4, 3)])])
    #expect(bitmap.alphaText == ".. .. .. ..\n.. ff 80 ..\n.. .. .. ..")
  }

  @Test func clipOnWholePixelsEqualsClipByMask() throws {
    let content = [box(0.5, 0.5, 5, 5, red), box(2, 2, 1, 1, blue)]
    let rect = Rect(x: 1, y: 1, width: 3, height: 3)
    // The same outline with an extra corner, which is not recognised as a rectangle.
    var path = VectorPath()
    for (index, corner) in [(1.0, 1.0), (4, 1), (4, 2), (4, 4), (1, 4)].enumerated() {
      let point = Point(x: corner.0, y: corner.1)
      index == 0 ? path.move(to: point) : path.line(to: point)
    }
    path.close()
    #expect(try draw(6, 6, [group(clip: .rectangle(rect), content)]) == draw(6, 6, [group(clip: path, content)]))
  }

  @Test func clipRuleDecidesHoles() throws {
    var ring = VectorPath.rectangle(Rect(x: 0, y: 0, width: 3, height: 3))
    ring.append(.rectangle(Rect(x: 1, y: 1, width: 1, height: 1)))
    let content = [box(0, 0, 3, 3)]
    #expect(try draw(3, 3, [group(clip: ring, clipRule: .nonzero, content)])[1, 1].alpha == 255)
    #expect(try draw(3, 3, [group(clip: ring, clipRule: .evenOdd, content)])[1, 1].alpha == 0)
  }

  @Test func emptyClipHidesEverything() throws {
    let clips = [
      VectorPath(), .rectangle(Rect(x: 1, y: 1, width: 0, height: 2)), .rectangle(Rect(x: 1, y: 1, width: 0, height: 0)),
      .rectangle(Rect(x: 90, y: 90, width: 2, height: 2)),
    ]
    for clip in clips {
      let bitmap = try draw(3, 3, [group(clip: clip, [box(0, 0, 3, 3)])])
      #expect(bitmap.pixels.allSatisfy { $0 == 0 })
    }
  }

  @Test func clipAppliesToGlyphsAndImages() throws {
    let clip = VectorPath.rectangle(Rect(x: 0, y: 0, width: 2, height: 8))
    let image = Bitmap(width: 1, height: 1, pixels: [0xFF00_FF00])
    let bitmap = try draw(
      4, 8,
      [group(clip: clip, [.image(image, Rect(x: 0, y: 0, width: 4, height: 2)), .glyphs(.one(at: Point(x: 0, y: 8)), .color(.black))])])
    #expect(bitmap.alphas(inRow: 0) == [255, 255, 0, 0])
    #expect(bitmap.alphas(inRow: 5) == [255, 255, 0, 0])
  }

  @Test func emptyGroupsPaintNothing() throws {
    let shadow = Shadow(color: .black, offset: .zero, sigma: 2)
    let bitmap = try draw(
      3, 3, [group(opacity: 0.5, []), group(compositing: .erase, []), group(shadow: shadow, []), group(opacity: 0, [box(0, 0, 3, 3)])])
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }

  @Test func deepNestingMultipliesOpacity() throws {
    var command = box(0, 0, 1, 1)
    for _ in 0..<3 { command = group(opacity: 0.5, [command]) }
    #expect(try draw(1, 1, [command])[0, 0].alpha == 32)
  }
}
