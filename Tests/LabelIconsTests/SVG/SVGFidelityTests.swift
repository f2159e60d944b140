// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

/// What SVG files show in browsers, librsvg and resvg where LabelKit once differed. Each rule was compared with Chromium 140, librsvg 2.54 and
/// resvg 0.5.
struct SVGFidelityTests {
  @Test func theColoursBetweenEqualCirclesAreInsideAndOutside() throws {
    let text =
      """
      <radialGradient id='g' fr='.5'><stop stop-color='#fff'/><stop offset='1'/></radialGradient><rect width='9' height='9' fill='url(#g)'/>
      """
    guard case .gradient(let gradient) = try SVGSample.shapes(text).first?.fill?.paint,
      case .radial(_, let focusRadius, _, let radius) = gradient.geometry
    else {
      Issue.record("the rectangle has a radial gradient")
      return
    }
    #expect(focusRadius < radius && focusRadius > 0.99 * radius)
  }

  @Test func smallTilesAreRepeatedThousandsOfTimes() throws {
    let text =
      """
      <pattern id='p' patternUnits='userSpaceOnUse' width='2' height='2'><rect width='1' height='1'/></pattern>
      <rect width='160' height='160' fill='url(#p)'/>
      """
    let image = try SVGSample.image(text)
    #expect(image.ignored == [])
    #expect(SVGSample.shapes(of: image.nodes).count >= 6_400)
  }
}
