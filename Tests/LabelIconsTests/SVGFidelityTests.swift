// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

/// What SVG files show in browsers, librsvg and resvg where LabelKit once differed. Each rule was compared with Chromium 140, librsvg 2.54 and
/// resvg 0.5.
struct SVGFidelityTests {
  private func path(_ inside: String, root: String = #"viewBox="0 0 200 200""#) throws -> String? {
    try SVGSample.shapes(inside, root: root).first?.path.dumpText
  }

  // MARK: Lengths

  @Test(arguments: [("40q", 37.795), ("40Q", 37.795), ("30PX", 30), ("1In", 96), ("10MM", 37.795), ("2rem", 28), ("2REM", 28), ("2ch", 30)])
  func unitsMayHaveCapitals(length: String, expected: Double) throws {
    let text = "<g font-size='30'><rect width='\(length)' height='1'/></g>"
    let width = try SVGSample.shapes(text, root: #"viewBox="0 0 200 200" font-size="14""#).first?.path.bounds?.width
    #expect(abs((width ?? 0) - expected) < 1e-3)
  }

  @Test func remIsTheRootsFontSizeHoweverItIsWritten() throws {
    let text = "<style>svg{font-size:20px}</style><g font-size='3rem'><rect width='1em' height='1rem'/></g>"
    #expect(try path(text) == "M0,0 L60,0 L60,20 L0,20 Z")
  }

  @Test func lengthsThatAreNotUnderstoodAreReported() throws {
    let image = try SVGSample.image("<rect x='10vw' width='calc(1px + 2px)' height='9' rx='auto'/><circle r='9' cx='5%'/>")
    #expect(image.ignored.map(\.description) == [#"x="10vw" is not understood"#, #"width="calc(1px + 2px)" is not understood"#])
  }

  @Test func positionsAndSizesOfShapesMayBeInCSS() throws {
    #expect(try path("<style>rect{x:3px;width:5px}</style><rect x='1' y='2' width='9' height='4'/>") == "M3,2 L8,2 L8,6 L3,6 Z")
    #expect(try path(#"<path style="d: path('M1 2h3')"/>"#) == "M1,2 L4,2")
    #expect(try path("<circle r='1' style='r:2px;cx:2px;cy:2px'/>") == path("<circle r='2' cx='2' cy='2'/>"))
  }

  // MARK: Colours and variables

  @Test(arguments: [
    ("var(--fill-0, #1E1E1E)", "#1e1e1e"), ("var(--a)", "#ff0000"), ("var(--b, blue)", "#ff0000"), ("var(--none, var(--a))", "#ff0000"),
    ("var(--none, rgb(1, 2, 3))", "#010203"),
  ])
  func variablesHaveTheirValueOrTheFallback(value: String, expected: String) throws {
    let text = "<style>svg{--a:red} g{--b:var(--a)}</style><g><path fill='\(value)' d='M0 0h9v9'/></g>"
    #expect(try SVGSample.shapes(text).first?.fill?.paint == SRGBColor(hex: expected).map(IconPaint.color))
  }

  @Test(arguments: ["var(--gone)", "var(--loop)", "var(--a", "rgba(0, 50%, 0, 0.5)", "rgb(50%, 20, 30%)", "green icc-color(acme, 0.1)"])
  func coloursThatBrowsersRejectAreReported(value: String) throws {
    let image = try SVGSample.image("<style>path{--loop:var(--loop)}</style><path fill='\(value)' d='M0 0h9v9'/>")
    #expect(SVGSample.shapes(of: image.nodes).first?.fill?.paint == .unset)
    #expect(image.ignored.last?.description == "fill=\"\(value)\" is not understood")
  }

  @Test func backgroundsAreReportedWhereBrowsersDrawThem() throws {
    let root = #"viewBox="0 0 24 24" style="background:"#
    #expect(try SVGSample.image("<path/>", root: root + #"yellow""#).ignored.map(\.description) == ["background-color is not drawn"])
    for value in ["none", "transparent", "0 0"] { #expect(try SVGSample.image("<path/>", root: root + value + #"""#).ignored == []) }
    #expect(try SVGSample.image("<g style='background:red'><path/></g>").ignored == [])
  }

  @Test(arguments: ["mix-blend-mode='multiply'", "isolation='isolate'"])
  func propertiesOfCSSAloneAreNoAttributes(attribute: String) throws {
    let plain = try SVGSample.image("<g><path d='M0 0h9v9'/></g>")
    #expect(try SVGSample.image("<g \(attribute)><path d='M0 0h9v9'/></g>") == plain)
    #expect(try SVGSample.image("<g style='mix-blend-mode:multiply'><path d='M0 0h9v9'/></g>") != plain)
  }

  // MARK: Strokes

  @Test(arguments: ["20mm", "20%", "x", "-1"])
  func wrongMiterLimitsAreIgnored(limit: String) throws {
    let image = try SVGSample.image("<path d='M0 0h9v9' stroke='red' stroke-miterlimit='\(limit)'/>")
    #expect(SVGSample.shapes(of: image.nodes).first?.stroke?.style.miterLimit == 4)
    #expect(image.ignored.map(\.reason) == [.notUnderstood])
  }

  @Test(arguments: [("0 20", "butt", true), ("0 20", "round", false), ("0 20 0", "butt", true), ("0 20 1", "butt", false)])
  func dashesWithoutLengthAreSeenOnlyWithCaps(dashes: String, cap: String, isEmpty: Bool) throws {
    let text = "<path d='M0 0h9v9' fill='none' stroke='red' stroke-linecap='\(cap)' stroke-dasharray='\(dashes)'/>"
    // "0 20 0" counts twice, and its second half has a dash of 20.
    #expect(try SVGSample.shapes(text).isEmpty == (isEmpty && dashes != "0 20 0"))
  }

  @Test(arguments: ["20 0", "5 0 3 0", "0"])
  func dashesWithoutGapsAreASolidLine(dashes: String) throws {
    #expect(try SVGSample.shapes("<path d='M0 0h9' stroke='red' stroke-dasharray='\(dashes)'/>").first?.stroke?.style.dashes == [])
  }

  // MARK: Transforms

  @Test(arguments: ["rotate(20deg)", "translate(2px 1px)", "rotate(0.1turn)"])
  func onlyCSSTransformsHaveUnits(transform: String) throws {
    let attribute = try SVGSample.image("<rect width='4' height='2' transform='\(transform)'/>")
    #expect(attribute.ignored.map(\.reason) == [.notUnderstood])
    #expect(SVGSample.shapes(of: attribute.nodes).first?.path.dumpText == "M0,0 L4,0 L4,2 L0,2 Z")
    let css = try SVGSample.image("<rect width='4' height='2' style='transform:\(transform)'/>")
    #expect(css.ignored == [] && css.nodes != attribute.nodes)
  }

  @Test func theOriginOfATransformAppliesToClipsGradientsAndPatterns() throws {
    let box = "<rect x='40' y='20' width='120' height='160'"
    let clip = "<clipPath id='c' transform='scale(.5)' transform-origin='100 100'>\(box)/></clipPath>\(box) clip-path='url(#c)'/>"
    #expect(try InkBounds.of(SVGSample.image(clip).nodes) == Rect(x: 70, y: 60, width: 60, height: 80))
    func gradient(_ attributes: String) throws -> IconPaint? {
      try SVGSample.shapes(
        """
        <linearGradient id='g' gradientUnits='userSpaceOnUse' x2='200' \(attributes)><stop stop-color='red'/><stop offset='1'/></linearGradient>
        \(box) fill='url(#g)'/>
        """
      ).first?.fill?.paint
    }
    #expect(
      try gradient("gradientTransform='rotate(90)' transform-origin='100 100'") == gradient("gradientTransform='rotate(90 100 100)'"))
    func pattern(_ attributes: String) throws -> [IconNode] {
      try SVGSample.image(
        "<pattern id='p' patternUnits='userSpaceOnUse' width='60' height='60' \(attributes)><path d='M0 0h9v9'/></pattern>\(box) fill='url(#p)'/>"
      ).nodes
    }
    #expect(try pattern("patternTransform='scale(2)' transform-origin='7 9'") == pattern("patternTransform='translate(-7 -9) scale(2)'"))
  }

  @Test func theTransformOfAClipInUnitsOfABoxIsInUserSpace() throws {
    let text =
      """
      <clipPath id='c' clipPathUnits='objectBoundingBox' transform='translate(10 5)'><rect width='.5' height='.5'/></clipPath>
      <rect x='40' y='20' width='120' height='160' clip-path='url(#c)'/>
      """
    #expect(try InkBounds.of(SVGSample.image(text).nodes) == Rect(x: 50, y: 25, width: 60, height: 80))
  }

  // MARK: Boxes, viewports and gradients

  @Test func transparentShapesCountInTheBoxOfTheirGroup() throws {
    let text =
      """
      <clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='1'/></clipPath>
      <g clip-path='url(#c)'><rect width='60' height='20'/><rect x='60' width='100' height='20' opacity='0'/></g>
      """
    #expect(try InkBounds.of(SVGSample.image(text).nodes) == Rect(x: 0, y: 0, width: 60, height: 20))
  }

  @Test func overflowIsInheritedFromTheRootAsVisible() throws {
    let text = "<svg width='9' height='9' overflow='inherit'><rect width='20' height='20'/></svg>"
    #expect(try InkBounds.of(SVGSample.image(text).nodes) == Rect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func symbolsHavePositions() throws {
    let text = "<symbol id='s' viewBox='0 0 9 9' x='20' y='30' width='18' height='18'><path d='M0 0h9v9'/></symbol><use href='#s' x='1'/>"
    #expect(try InkBounds.of(SVGSample.image(text).nodes) == Rect(x: 21, y: 30, width: 18, height: 18))
  }

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

  // MARK: Markers and patterns

  @Test(arguments: [
    ("rect width='9' height='5'", 5), ("rect width='9' height='5' rx='2'", 10), ("circle r='4'", 6), ("ellipse rx='4' ry='2'", 6),
    ("line x2='9'", 2),
  ])
  func basicShapesHaveMarkersAtTheVerticesOfTheirPaths(shape: String, count: Int) throws {
    let marker = "<marker id='m' markerWidth='9' markerHeight='9' overflow='visible'><path d='M0 0h1v1z' fill='red'/></marker>"
    let drawn = try SVGSample.shapes("\(marker)<\(shape) marker-start='url(#m)' marker-mid='url(#m)' marker-end='url(#m)'/>")
    #expect(drawn.count { $0.fill?.paint == .color(SRGBColor(255, 0, 0)) } == count)
  }

  @Test func markersOnALineThatGoesBackOnItselfPointAcrossIt() throws {
    let marker = "<marker id='m' orient='auto' markerWidth='9' markerHeight='9' overflow='visible'><path d='M0 0h4' fill='red'/></marker>"
    let drawn = try SVGSample.shapes("\(marker)<path d='M50 50L150 100Z' stroke='blue' marker-mid='url(#m)'/>")
    let direction = try #require(drawn.last?.path.elements.last)
    guard case .line(let end) = direction else {
      Issue.record("\(direction) is no line")
      return
    }
    // The mean of 26.6° and 206.6°.
    #expect(end.x < 150 && end.y > 100)
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

  @Test(arguments: [
    ("<rect width='20' height='10'/>", false), ("<path d='M8 5h4' stroke='red'/>", false),
    ("<rect width='20.01' height='10'/>", true), ("<path d='M8 5h4' stroke='red' stroke-width='11'/>", true),
  ])
  func onlyTilesWhoseContentLeavesThemAreClipped(content: String, isClipped: Bool) throws {
    for transform in ["", "patternTransform='rotate(30) translate(7 3)'"] {
      let pattern = "<pattern id='p' patternUnits='userSpaceOnUse' width='20' height='10' \(transform)>\(content)</pattern>"
      let nodes = try SVGSample.image("\(pattern)<path d='M0 0h90v90' fill='url(#p)'/>", root: #"viewBox="0 0 200 200""#).nodes
      guard case .group(let shape)? = nodes.first, case .group(let tile)? = shape.nodes.first else {
        Issue.record("there are no tiles")
        return
      }
      #expect(tile.clips.isEmpty != isClipped)
    }
  }

  @Test func patternsFromContextMoveWithTheUse() throws {
    func tiles(_ attributes: String) throws -> [String] {
      let pattern = "<pattern id='p' patternUnits='userSpaceOnUse' width='90' height='90'><path d='M0 0h9v9z'/></pattern>"
      return try SVGSample.shapes(
        "\(pattern)<defs><path id='x' d='M0 0h80v80z' fill='context-fill'/></defs><use href='#x' \(attributes) fill='url(#p)'/>"
      ).map(\.path.dumpText)
    }
    #expect(try tiles("x='10'") == tiles("transform='translate(10 0)'"))
  }
}
