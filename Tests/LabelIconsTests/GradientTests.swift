// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

struct GradientTests {
  private let box = "<rect x='4' y='8' width='8' height='4' fill='url(#g)'/>"
  private let stops = "<stop stop-color='#f00'/><stop offset='50%' stop-color='#00f' stop-opacity='.5'/>"
  private let red = SRGBColor(255, 0, 0)
  private let blue = SRGBColor(0, 0, 255, alpha: 0.5)

  private func gradient(_ text: String) throws -> Gradient? {
    guard case .gradient(let gradient)? = try SVGSample.shapes(text).first?.fill?.paint else { return nil }
    return gradient
  }

  private func fill(_ text: String) throws -> IconShape.Fill? { try SVGSample.shapes(text).first?.fill }

  @Test func gradientInUnitsOfTheBoxIsMappedToIt() throws {
    let gradient = try #require(try gradient("<linearGradient id='g'>\(stops)</linearGradient>\(box)"))
    #expect(gradient.geometry == .linear(from: .zero, to: Point(x: 1, y: 0)))
    #expect(gradient.stops == [.init(offset: 0, color: red), .init(offset: 0.5, color: blue)])
    #expect(gradient.transform == AffineTransform(a: 8, b: 0, c: 0, d: 4, tx: 4, ty: 8))
    #expect(gradient.spread == .pad)
  }

  @Test func percentagesInUserSpaceReferToTheViewport() throws {
    let text = "<radialGradient id='g' gradientUnits='userSpaceOnUse' cx='25%' r='6' spreadMethod='reflect'>\(stops)</radialGradient>"
    let gradient = try #require(try gradient(text + box))
    #expect(gradient.geometry == .radial(focus: Point(x: 6, y: 12), focusRadius: 0, center: Point(x: 6, y: 12), radius: 6))
    #expect(gradient.transform == .identity)
    #expect(gradient.spread == .reflect)
  }

  @Test func gradientInheritsMissingAttributesByReference() throws {
    let gradient = try #require(
      try gradient(
        """
        <linearGradient id='a' x1='.25' spreadMethod='repeat'>\(stops)</linearGradient>
        <linearGradient id='b' href='#a' gradientTransform='translate(1 0)'/><linearGradient id='g' xlink:href='#b' x2='.5'/>\(box)
        """))
    #expect(gradient.geometry == .linear(from: Point(x: 0.25, y: 0), to: Point(x: 0.5, y: 0)))
    #expect(gradient.spread == .repeat)
    #expect(gradient.transform.tx == 12)
    // The last one ends the part that is repeated.
    #expect(gradient.stops.map(\.offset) == [0, 0.5, 1])
  }

  @Test func focusMayBeOutsideTheCircle() throws {
    let gradient = try #require(try gradient("<radialGradient id='g' fx='5' fr='.1'>\(stops)</radialGradient>\(box)"))
    let center = Point(x: 0.5, y: 0.5)
    #expect(gradient.geometry == .radial(focus: Point(x: 5, y: 0.5), focusRadius: 0.1, center: center, radius: 0.5))
  }

  @Test func stopsSupportCurrentColorAndNeverDecreaseInOffset() throws {
    let text =
      "<g color='#0f0'><linearGradient id='g'><stop offset='.6' style='stop-color:currentColor'/><stop offset='.2'/></linearGradient></g>"
    let gradient = try #require(try gradient(text + box))
    #expect(gradient.stops == [.init(offset: 0.6, color: SRGBColor(0, 255, 0)), .init(offset: 0.6, color: .black)])
  }

  @Test(arguments: ["<linearGradient id='g' x2='0'>", "<radialGradient id='g' r='0'>"])
  func gradientWithoutExtentHasItsLastColour(tag: String) throws {
    let name = tag.hasPrefix("<linear") ? "linearGradient" : "radialGradient"
    let fill = try fill("\(tag)\(stops)</\(name)>\(box)")
    #expect(fill?.paint == .color(SRGBColor(0, 0, 255)) && fill?.opacity == 0.5)
  }

  @Test func oneStopIsOneColour() throws {
    #expect(try fill("<linearGradient id='g'><stop stop-color='#f00'/></linearGradient>\(box)")?.paint == .color(red))
  }

  @Test(arguments: [
    "<linearGradient id='g'/>", "", "<linearGradient id='g' gradientTransform='scale(0)'><stop/><stop/></linearGradient>", "<g id='g'/>",
  ])
  func unusableGradientUsesTheFallback(definition: String) throws {
    let fallback = "<rect width='4' height='4' fill='url(#g) #f00'/>"
    #expect(try fill(definition + fallback)?.paint == .color(red))
    #expect(try SVGSample.shapes(definition + "<rect width='4' height='4' fill='url(#g)'/>") == [])
  }

  @Test func gradientInUnitsOfABoxPaintsNothingOnALine() throws {
    let line = "<path d='M2 2h9' stroke='url(#g)'/>"
    #expect(try SVGSample.shapes("<linearGradient id='g'>\(stops)</linearGradient>\(line)").allSatisfy { $0.stroke == nil })
  }

  @Test func opacityOfATranslucentGradientMovesToTheShape() throws {
    let text = "<linearGradient id='g'><stop stop-opacity='.2'/><stop offset='1' stop-opacity='.1'/></linearGradient>\(box)"
    let shape = try #require(try SVGSample.shapes(text).first)
    #expect(shape.fill?.opacity == 0.2)
    #expect(shape.layer.level == .secondary)
    #expect(try gradient(text)?.stops.map(\.color.alpha) == [1, 0.5])
  }

  // MARK: Modes

  private func lines(_ colors: IconColors) throws -> [String] {
    let icon = try SVGSample.icon("<linearGradient id='g' gradientUnits='userSpaceOnUse' x2='24'>\(stops)</linearGradient>\(box)")
    return icon.glyph(fitting: Size(width: 24, height: 24)).commands(center: Point(x: 12, y: 12), colors: colors).dumpLines
  }

  @Test func multicolorKeepsTheGradientAndMonochromeItsOpacities() throws {
    let axis = "(0 0)–(24 0)"
    let multicolor = try lines(.multicolor(tint: .black, Appearance()))
    #expect(multicolor.first?.hasPrefix("fill [linear \(axis) 0:#ff0000 0.5:#0000ff80] M4,8") == true)
    let template = try lines(.monochrome(SRGBColor(0, 255, 0)))
    #expect(template.first?.hasPrefix("fill [linear \(axis) 0:#00ff00 0.5:#00ff0080] M4,8") == true)
  }

  @Test func opaqueGradientIsOneColourInOtherModes() throws {
    let icon = try SVGSample.icon("<linearGradient id='g'><stop stop-color='#f00'/><stop offset='1'/></linearGradient>\(box)")
    let lines = icon.glyph(fitting: Size(width: 24, height: 24)).commands(center: .zero, colors: .hierarchical(.white)).dumpLines
    #expect(lines.first?.hasPrefix("fill #ffffff ") == true)
    #expect(icon.hasColors)
  }
}
