// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

/// Drawings that have to agree with each other.
struct IconDrawingTests {
  private static let registry = IconRegistry()

  private func image(_ name: String) throws -> IconBitmap { try IconImage.of(try Self.registry.icon(named: name)) }

  private func shapes(_ name: String) throws -> [IconShape] { SVGSample.shapes(of: try Self.registry.icon(named: name).nodes) }

  @Test(arguments: [25, 50, 75, 100])
  func batteryLevelIsInProportion(percent: Int) throws {
    let empty = try image("battery.0").coverage
    let level = try image("battery.\(percent)").coverage - empty
    let full = try image("battery.100").coverage - empty
    #expect(abs(level / full - Double(percent) / 100) < 0.03)
  }

  @Test func fullBatteryFillsTheInside() throws {
    let body = try #require(try shapes("battery.0").first?.path.bounds)
    let level = try #require(try shapes("battery.100").last?.path.bounds)
    // Both lines are 1.75 wide, half of it on either side.
    #expect((level.width + 1.75) / (body.width - 1.75) > 0.84)
    #expect(abs(level.midX - body.midX) < 1e-9 && abs(level.midY - body.midY) < 1e-9)
  }

  @Test(arguments: ["circle", "square", "app"])
  func moonHasTheSameShapeInAndCutOutOfAnEnclosure(enclosure: String) throws {
    let moon = try #require(try shapes("moon.\(enclosure)").last)
    let hole = try #require(try shapes("moon.\(enclosure).fill").last)
    #expect(moon.path == hole.path)
  }

  @Test func snowIsNotASnowflake() throws {
    #expect(try image("snow").parts.foreground > 1)
    #expect(try image("snowflake").parts.foreground == 1)
  }

  @Test func thereAreTwoGuitarsAndTwoGears() throws {
    for name in ["guitars.fill", "gearshape.2", "gearshape.2.fill"] { #expect(try image(name).parts.foreground == 2, "\(name)") }
    // Each has a sound hole, which is a dot.
    #expect(try image("guitars").parts.foreground == 4)
  }

  @Test func barsOfPlayPauseAreThoseOfPause() throws {
    for suffix in ["", ".fill"] {
      let bars = try shapes("playpause\(suffix)").dropFirst()
      let pause = try shapes("pause\(suffix)")
      #expect(bars.map { $0.fill != nil } == pause.map { $0.fill != nil } && bars.map(\.layer.filling) == pause.map(\.layer.filling))
    }
  }

  /// The slash is as long as the symbol behind it.
  @Test func speakerIsAsLargeAsOtherSymbols() throws {
    let box = try #require(InkBounds.of(try Self.registry.icon(named: "speaker").nodes))
    #expect(box.height > 18 && box.width > 13)
  }

  /// A filled symbol has a hole, an edge or a gap inside, so that it is not a blob.
  @Test(arguments: ["highlighter.fill", "internaldrive.fill", "gearshape.fill", "guitars.fill"])
  func filledIconHasFeatures(name: String) throws {
    let parts = try image(name).parts
    #expect(parts.foreground + parts.background > 2)
  }
}
