// SPDX-License-Identifier: MIT

import LabelCore
import TestSupport
import Testing

/// Gradients with stops of other opacities.
@Suite struct GradientStopTests {
  private func stops(_ colors: [SRGBColor]) -> [Gradient.Stop] {
    colors.enumerated().map { Gradient.Stop(offset: Double($0.offset) / Double(max(1, colors.count - 1)), color: $0.element) }
  }

  @Test func aTransparentStopHasTheColorOfItsNeighbour() {
    let white = stops([.white, .clear]).premultiplied
    #expect(white.map(\.color.hex) == ["#ffffff", "#ffffff00"])
    let (red, blue) = (SRGBColor(255, 0, 0), SRGBColor(0, 0, 255))
    let both = stops([red, .clear, blue]).premultiplied
    #expect(both.map(\.color.hex) == ["#ff0000", "#ff000000", "#0000ff00", "#0000ff"] && both.map(\.offset) == [0, 0.5, 0.5, 1])
  }

  @Test func opaqueStopsAndHardEdgesStay() {
    let opaque = stops([.white, .black, SRGBColor(1, 2, 3)])
    #expect(opaque.premultiplied == opaque)
    let edge = [
      Gradient.Stop(offset: 0, color: .white), Gradient.Stop(offset: 0.5, color: .white), Gradient.Stop(offset: 0.5, color: .clear),
      Gradient.Stop(offset: 1, color: .clear),
    ]
    #expect(edge.premultiplied == edge)
  }

  @Test func straightInterpolationGivesThePremultipliedColors() {
    var random = Seeded(state: 53)
    func component() -> Double { Double.random(in: 0...1, using: &random) }
    for _ in 0..<200 {
      let colors = (0..<3).map { _ in SRGBColor(red: component(), green: component(), blue: component(), alpha: component()) }
      let (written, converted) = (stops(colors), stops(colors).premultiplied)
      for step in 0...64 {
        let offset = Double(step) / 64
        let segment = min(1, Int(offset * 2))
        let (a, b, part) = (colors[segment], colors[segment + 1], offset * 2 - Double(segment))
        let color = converted.color(at: offset)
        #expect(abs(color.alpha - written.color(at: offset).alpha) < 1e-9)
        for component in [\SRGBColor.red, \.green, \.blue] {
          let expected = a[keyPath: component] * a.alpha * (1 - part) + b[keyPath: component] * b.alpha * part
          #expect(abs(color[keyPath: component] * color.alpha - expected) < 1 / 255)
        }
      }
    }
  }
}
