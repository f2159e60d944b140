// SPDX-License-Identifier: MIT

import LabelCore
import Testing

/// The spaces of CSS Color 4.
@Suite struct CSSColorSpaceTests {
  private static let spaces: [CSSColorSpace] = [
    .srgb, .srgbLinear, .displayP3, .displayP3Linear, .adobe, .proPhoto, .rec2020, .xyz, .xyzD65, .xyzD50, .lab, .lch, .oklab, .oklch, .hsl,
    .hwb,
  ]

  /// sRGB, and colours somewhat outside of it, come back from every space.
  @Test(arguments: spaces) func thereAndBackIsTheSameColor(space: CSSColorSpace) {
    let levels = [-0.1, 0.001, 0.25, 0.5, 0.75, 1, 1.1]
    for red in levels {
      for green in levels {
        for blue in levels {
          // No whiteness and blackness make a colour outside of sRGB.
          if space == .hwb, [red, green, blue].contains(where: { !(0...1).contains($0) }) { continue }
          let color = LinearColor([red, green, blue], in: .srgb)
          let back = LinearColor(color.coordinates(in: space), in: space).coordinates(in: .srgb)
          for (component, expected) in zip(back, [red, green, blue]) {
            #expect(abs(component - expected) < 1e-4, "\(space) \(red) \(green) \(blue): \(back)")
          }
        }
      }
    }
  }

  /// Colours of the specification and of the Web Platform Tests, in components of sRGB from 0 to 255.
  @Test(arguments: [
    (CSSColorSpace.lab, [29.2345, 39.3825, 20.0664], [125.0, 35, 41]), (.oklab, [0.40101, 0.1147, 0.0453], [125, 35, 41]),
    (.lch, [52.2345, 72.2, 56.2], [198, 93, 6]), (.oklch, [0.59686, 0.15619, 49.7694], [198, 93, 6]),
    (.adobe, [0.44091, 0.49971, 0.37408], [106, 128, 93]), (.proPhoto, [0.36589, 0.41717, 0.31333], [106, 128, 93]),
    (.rec2020, [0.567542, 0.959279, 0.268969], [0, 255, 0]), (.displayP3, [0.43313, 0.50108, 0.37950], [106, 128, 93]),
    (.xyzD50, [0.2005, 0.14089, 0.4472], [118, 84, 205]), (.xyz, [0.21661, 0.14602, 0.59452], [118, 84, 205]),
    (.hwb, [194, 0, 0], [0, 195, 255]), (.hsl, [120, 100, 25], [0, 128, 0]), (.srgbLinear, [1, 0, 0], [255, 0, 0]),
  ])
  func colorsOfTheSpecificationAreThese(space: CSSColorSpace, components: [Double], expected: [Double]) {
    let color = LinearColor(components, in: space).coordinates(in: .srgb).map { $0 * 255 }
    for (component, expected) in zip(color, expected) { #expect(abs(component - expected) < 1.1, "\(color)") }
  }
}
