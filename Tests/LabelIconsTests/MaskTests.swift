// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

/// Masks, clips in units of boxes, patterns and markers.
struct MaskTests {
  private let box = "<rect x='4' y='8' width='8' height='4' "

  private func group(_ text: String) throws -> IconGroup { try group(in: SVGSample.image(text).nodes) }

  /// The first node, which has to be a group.
  private func group(in nodes: [IconNode]) throws -> IconGroup {
    let first: IconGroup? = if case .group(let group)? = nodes.first { group } else { nil }
    return try #require(first, "there is no group")
  }

  @Test(
    arguments: [
      ("", .luminance), ("mask-type='alpha'", .alpha), ("style='mask-type:luminance'", .luminance),
      ("color-interpolation='linearRGB'", .linearLuminance),
    ] as [(String, DrawMask.Measure)])
  func maskUsesLuminanceByDefault(attribute: String, measure: DrawMask.Measure) throws {
    let text = "<mask id='m' \(attribute)><rect width='9' height='9' fill='#fff'/></mask>\(box) mask='url(#m)'/>"
    #expect(try group(text).mask?.measure == measure)
  }

  @Test(arguments: [
    ("", Rect(x: 3.2, y: 7.6, width: 9.6, height: 4.8)), ("x='0' y='0' width='.5' height='1'", Rect(x: 4, y: 8, width: 4, height: 4)),
    ("maskUnits='userSpaceOnUse' x='5' y='25%' width='2' height='50%'", Rect(x: 5, y: 6, width: 2, height: 12)),
  ])
  func maskShowsNothingOutsideItsRegion(attributes: String, region: Rect) throws {
    let text = "<mask id='m' \(attributes)><rect width='99' height='99' fill='#fff'/></mask>\(box) mask='url(#m)'/>"
    let inside = try group(in: #require(try group(text).mask).nodes)
    let edges = try #require(inside.clips.first?.outlines.first?.path.bounds)
    #expect(abs(edges.minX - region.minX) + abs(edges.minY - region.minY) < 1e-9)
    #expect(abs(edges.maxX - region.maxX) + abs(edges.maxY - region.maxY) < 1e-9)
  }

  @Test func contentInUnitsOfTheBoxIsMappedToIt() throws {
    let mask = "<mask id='m' maskContentUnits='objectBoundingBox'><rect width='.5' height='1' fill='#fff'/></mask>"
    let text = "\(mask)<g mask='url(#m)'>\(box)/><path d='M12 8h4'/></g>"
    #expect(SVGSample.shapes(of: try group(text).mask?.nodes ?? []).map(\.path.bounds) == [Rect(x: 4, y: 8, width: 6, height: 4)])
  }

  /// SVG 2, 5.5: `x` and `y` of a `use` are part of its `transform`, and so of the user space of its clip and mask.
  @Test(
    arguments: [
      "<clipPath id='e'><rect width='3' height='3'/></clipPath>",
      "<clipPath id='e' clipPathUnits='objectBoundingBox'><rect width='.5' height='.5'/></clipPath>",
      "<clipPath id='e'><use href='#t' x='1' y='1'/></clipPath>",
      "<mask id='e' maskUnits='userSpaceOnUse' x='1' y='1' width='4' height='4'><rect width='3' height='9' fill='#fff'/></mask>",
      "<mask id='e'><rect width='6' height='9' fill='#fff'/></mask>",
      "<mask id='e' maskContentUnits='objectBoundingBox'><rect width='.5' height='1' fill='#fff'/></mask>",
    ], ["<use href='#r'", "<use href='#s' width='8' height='8'", "<use href='#g'"])
  func effectsMoveWithTheUse(effect: String, use: String) throws {
    let definitions = """
      \(effect)<defs><rect id='t' width='3' height='3'/><rect id='r' width='6' height='6'/><g id='g'><rect width='5' height='6'/></g>
      <symbol id='s' viewBox='0 0 6 6'><rect width='6' height='6'/></symbol></defs>
      """
    let property = effect.hasPrefix("<mask") ? "mask" : "clip-path"
    let moved = try SVGSample.image("\(definitions)\(use) x='10' y='4' \(property)='url(#e)'/>").nodes
    #expect(try moved == SVGSample.image("\(definitions)\(use) transform='translate(10 4)' \(property)='url(#e)'/>").nodes)
    #expect(!moved.isEmpty)
  }

  @Test func masksKeepTheirOwnColoursInEveryMode() throws {
    let icon = try SVGSample.icon(
      "<mask id='m'><rect width='9' height='9' fill='#f00' stroke='none'/></mask><path mask='url(#m)' d='M0 0h9v9' stroke='none' fill='#0f0'/>"
    )
    let lines = icon.glyph(fitting: Size(width: 24, height: 24))
      .commands(center: Point(x: 12, y: 12), colors: .monochrome(.white)).dumpLines
    #expect(lines.prefix(4).map { $0.prefix(18) } == ["group", "  fill #ffffff M0,", "  mask luminance", "    group clip=[M-"])
    #expect(lines.last?.contains("fill #ff0000") == true)
  }

  @Test(arguments: ["<mask id='m'/>", "<mask id='m' width='0'><rect width='9' height='9'/></mask>"])
  func emptyMaskHidesEverything(mask: String) throws {
    #expect(try SVGSample.shapes("\(mask)\(box) mask='url(#m)'/>") == [])
  }

  @Test(arguments: [
    ("<mask id='a' mask='url(#a)'><rect width='9' height='9'/></mask>", "mask"),
    ("<mask id='a'><rect width='9' height='9' mask='url(#a)'/></mask>", "mask"),
    ("<clipPath id='a' clip-path='url(#a)'><rect width='9' height='9'/></clipPath>", "clip-path"),
    ("<clipPath id='a'><rect width='9' height='9' clip-path='url(#a)'/></clipPath>", "clip-path"),
    ("<pattern id='a' width='1' height='1'><rect width='9' height='9' fill='url(#a)'/></pattern>", "fill"),
    ("<marker id='a'><path d='M0 0h9' marker-end='url(#a)'/></marker>", "marker-end"),
  ])
  func circularDefinitionsAreReported(definition: String, property: String) throws {
    let image = try SVGSample.image("\(definition)<path d='M0 0h9v9' \(property)='url(#a)'/>")
    #expect(Set(image.ignored.map(\.reason)) == [.circular])
  }

  @Test func aCircleIsCutAtOnePlaceWhereverItIsEntered() throws {
    func nodes(_ end: String) throws -> [IconNode] {
      try SVGSample.image(
        """
        <mask id='a'><rect width='9' height='9' fill='#fff' mask='url(#b)'/></mask>
        <mask id='b'><rect width='8' height='8' fill='#fff' \(end)/></mask>
        <path d='M0 0h9v9' mask='url(#a)'/><path d='M0 0h9v8' mask='url(#b)'/>
        """
      ).nodes
    }
    #expect(try nodes("mask='url(#a)'") == nodes(""))
  }

  @Test func clipInUnitsOfTheBoxIsMappedToIt() throws {
    let text = "<clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='.5'/></clipPath>\(box) clip-path='url(#c)'/>"
    #expect(try InkBounds.of(SVGSample.image(text).nodes) == Rect(x: 4, y: 8, width: 4, height: 2))
  }

  @Test func clippedShapesInsideAClipAreClippedIndividually() throws {
    let text =
      """
      <clipPath id='a'><rect width='6' height='24'/></clipPath>
      <clipPath id='c'><rect width='20' height='9' clip-path='url(#a)'/><rect x='9' width='1' height='24'/></clipPath>\(box) clip-path='url(#c)'/>
      """
    let outlines = try group(text).clips.first?.outlines
    #expect(outlines?.map(\.clips.count) == [1, 0])
  }

  @Test func definitionsInheritFromTheirParents() throws {
    let text = "<g fill='#f00'><mask id='m'><rect width='9' height='9'/></mask></g><g fill='#00f'>\(box) mask='url(#m)'/></g>"
    #expect(SVGSample.shapes(of: try group(text).mask?.nodes ?? []).map(\.fill?.paint) == [.color(SRGBColor(255, 0, 0))])
  }

  // MARK: Patterns

  @Test func patternFillsAShapeWithTiles() throws {
    let pattern = "<pattern id='p' patternUnits='userSpaceOnUse' width='4' height='4'><rect width='2' height='2'/></pattern>"
    let group = try group("\(pattern)\(box) stroke-width='0' fill='url(#p)'/>")
    #expect(group.clips.first?.outlines.first?.path.bounds == Rect(x: 4, y: 8, width: 8, height: 4))
    let corners = SVGSample.shapes(of: group.nodes).compactMap(\.path.bounds?.origin)
    #expect(corners == [Point(x: 4, y: 8), Point(x: 8, y: 8)])
  }

  @Test func patternOfTooManyTilesIsIgnoredAndReported() throws {
    let pattern = "<pattern id='p' width='.001' height='.001'><path d='M0 0h1'/></pattern>"
    let image = try SVGSample.image("\(pattern)\(box) fill='url(#p) #f00'/>")
    #expect(image.ignored.map(\.description) == ["a pattern of more than 10000 tiles is not drawn"])
    #expect(SVGSample.shapes(of: image.nodes).map(\.fill?.paint) == [.color(SRGBColor(255, 0, 0))])
  }

  // MARK: Markers

  @Test(arguments: [
    ("M2 2H8V8", [Point(x: 2, y: 2), Point(x: 8, y: 2), Point(x: 8, y: 8)]),
    ("M2 2a3 3 0 1 1 0 6", [Point(x: 2, y: 2), Point(x: 2, y: 8)]),
    ("M2 2h4v4z", [Point(x: 2, y: 2), Point(x: 6, y: 2), Point(x: 6, y: 6), Point(x: 2, y: 2)]),
  ])
  func markersAreDrawnAtTheVertices(data: String, vertices: [Point]) throws {
    let marker = "<marker id='m' overflow='visible' markerUnits='userSpaceOnUse'><path d='M0 0h1'/></marker>"
    let path = "<path d='\(data)' fill='none' marker-start='url(#m)' marker-mid='url(#m)' marker-end='url(#m)'/>"
    #expect(try SVGSample.shapes(marker + path).compactMap(\.path.bounds?.origin) == vertices)
  }

  @Test func automaticMarkersBisectTheCorner() throws {
    let marker =
      "<marker id='m' overflow='visible' orient='auto' markerUnits='userSpaceOnUse'><path d='M0 0h1' stroke='#f00'/></marker>"
    let shapes = try SVGSample.shapes("\(marker)<path d='M2 2H8V8' fill='none' marker-mid='url(#m)'/>")
    #expect(shapes.map(\.path.dumpText) == ["M8,2 L8.707,2.707"])
  }

  @Test func paintOrderPutsTheStrokeBelow() throws {
    let shapes = try SVGSample.shapes("\(box) fill='#f00' stroke='#00f' paint-order='stroke'/>")
    #expect(shapes.map { $0.stroke != nil } == [true, false])
    #expect(try SVGSample.shapes("\(box) fill='#f00' stroke='#00f' paint-order='fill'/>").count == 1)
  }
}
