// SPDX-License-Identifier: MIT

import LabelCore
import LabelRaster
import TestSupport
import Testing

/// Filters whose steps take the results of others. The levels are those of Filter Effects 1.
@Suite struct FilterGraphTests {
  private typealias Step = FilterGraph.Step

  private func filtered(_ steps: [FilterGraph.Step], _ commands: [DrawCommand]) -> DrawCommand {
    .group(DrawGroup(filters: [.graph(FilterGraph(steps))], commands: commands))
  }

  /// The pixel that an operator makes of red at 60 % and blue at 40 %.
  private func combined(_ primitive: FilterGraph.Primitive) throws -> UInt32 {
    let red = SRGBColor(255, 0, 0, alpha: 0.6)
    let blue = SRGBColor(0, 0, 255, alpha: 0.4)
    let steps = [Step(.flood(blue), isLinear: false), Step(primitive, [.source, .result(0)], isLinear: false)]
    return try draw(1, 1, [filtered(steps, [box(0, 0, 1, 1, red)])]).pixels[0]
  }

  @Test(
    arguments: [
      (.merge, 0xC25C_0066), (.composite(.over), 0xC299_0029), (.composite(.inside), 0x3D3D_0000), (.composite(.outside), 0x5C5C_0000),
      (.composite(.atop), 0x663D_0029), (.composite(.xor), 0x855C_0029), (.composite(.lighter), 0xFF99_0066),
      (.composite(.arithmetic(SIMD4(0, 1, 0.5, 0))), 0xCC99_0033), (.blend(.over), 0xC299_0029), (.blend(.multiply), 0xC25C_0029),
    ] as [(FilterGraph.Primitive, UInt32)])
  func operatorsMatchTheStandard(primitive: FilterGraph.Primitive, expected: UInt32) throws {
    #expect(try combined(primitive) == expected)
  }

  /// A blur by a graph equals the filter, and a drop shadow in five steps equals a shadow, but for the rounding between steps.
  @Test(arguments: [0.0, 0.7, 2.4, 6]) func blursAndShadowsEqualThoseOfGroups(sigma: Double) throws {
    let content = [box(30, 28, 20, 9, SRGBColor(200, 30, 90)), box(41, 30, 3, 30)]
    let blurred = try draw(90, 90, [filtered([Step(.blur(x: sigma, y: sigma), [.source], isLinear: false)], content)])
    let expected = try draw(90, 90, [.group(DrawGroup(filters: [.blur(sigma: sigma, keepsEdges: false)], commands: content))])
    #expect(blurred.largestDifference(from: expected) <= 1)

    let color = SRGBColor(0, 90, 200, alpha: 0.5)
    let shadow = Shadow(color: color, offset: Point(x: 3, y: -2), sigma: sigma)
    let steps = [
      Step(.blur(x: sigma, y: sigma), [.source], isLinear: false), Step(.offset(shadow.offset), [.result(0)], isLinear: false),
      Step(.flood(color), isLinear: false), Step(.composite(.inside), [.result(2), .result(1)], isLinear: false),
      Step(.merge, [.result(3), .source], isLinear: false),
    ]
    let graph = try draw(90, 90, [filtered(steps, content)])
    #expect(try graph.largestDifference(from: draw(90, 90, [.group(DrawGroup(shadows: [shadow], commands: content))])) <= 2)
  }

  /// The middle between black and white is darker in gamma-encoded colours than in linear ones.
  @Test func linearStepsMixLight() throws {
    let content = [box(0, 0, 20, 20), box(10, 0, 10, 20, .white)]
    func middle(_ isLinear: Bool) throws -> Int {
      Int(try draw(20, 20, [filtered([Step(.blur(x: 2, y: 2), [.source], isLinear: isLinear)], content)])[9, 10].red)
    }
    let (encoded, linear) = (try middle(false), try middle(true))
    #expect(encoded < 128 && linear > encoded + 40)
  }

  @Test func aFloodIsCutAtTheClipAroundIt() throws {
    let flood = filtered([Step(.flood(.black), isLinear: false)], [box(4, 4, 1, 1)])
    let image = try draw(8, 4, [.group(DrawGroup(clip: .rectangle(Rect(x: 2, y: 1, width: 4, height: 2)), commands: [flood]))])
    #expect(
      image.alphaText == """
        .. .. .. .. .. .. .. ..
        .. .. ff ff ff ff .. ..
        .. .. ff ff ff ff .. ..
        .. .. .. .. .. .. .. ..
        """)
  }

  /// A huge blur of a small image needs little memory, and that of a large one at most twice its own.
  @Test func theAreaAroundAnImageIsBounded() throws {
    var generator = Seeded(state: 3)
    for _ in 0..<500 {
      let size = Size(width: .random(in: 1...9_000, using: &generator), height: .random(in: 1...9_000, using: &generator))
      let reach = Double.random(in: 0...9, using: &generator) * [1, 100, 10_000, 1e12].randomElement(using: &generator)!
      let margin = FilterGraph.margin(around: size, reach: reach)
      let pixels = (size.width + 2 * margin) * (size.height + 2 * margin)
      #expect(margin >= 0 && margin <= reach.rounded(.up) && pixels <= max(Double(8 << 20), 2 * size.width * size.height))
    }
    let steps = [
      Step(.offset(Point(x: 1e6, y: -1e6)), [.source], isLinear: false), Step(.blur(x: 1e6, y: 1e6), [.source], isLinear: true),
      Step(.merge, [.result(0), .result(1)], isLinear: true),
    ]
    _ = try draw(40, 40, [filtered(steps, [box(0, 0, 40, 40)])])
  }

  @Test func resultsOfEarlierStepsAreKeptUntilTheirLastUse() throws {
    let steps = [
      Step(.offset(Point(x: 1, y: 0)), [.source], isLinear: false), Step(.offset(Point(x: 3, y: 0)), [.source], isLinear: false),
      Step(.merge, [.result(0), .result(1), .source], isLinear: false), Step(.composite(.xor), [.result(2), .result(0)], isLinear: false),
    ]
    #expect(try draw(6, 1, [filtered(steps, [box(0, 0, 1, 1)])]).alphaText == "ff .. .. ff .. ..")
  }
}

extension Bitmap {
  /// The largest difference of a channel of a pixel from another bitmap of the same size.
  fileprivate func largestDifference(from other: Bitmap) -> Int {
    zip(pixels, other.pixels).reduce(0) { most, pair in
      [UInt32(0), 8, 16, 24].reduce(most) { max($0, abs(Int(pair.0 >> $1 & 255) - Int(pair.1 >> $1 & 255))) }
    }
  }
}
