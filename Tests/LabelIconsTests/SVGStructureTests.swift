// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

struct SVGStructureTests {
  private let box = #"<rect id="r" width="4" height="2"/>"#

  @Test(arguments: [
    ("matrix(1 2 3 4 5 6)", "M5,6 L9,14 L15,22 L11,14 Z"), ("translate(1)", "M1,0 L5,0 L5,2 L1,2 Z"),
    ("translate(1,2)", "M1,2 L5,2 L5,4 L1,4 Z"), ("scale(2)", "M0,0 L8,0 L8,4 L0,4 Z"), ("scale(2 -1)", "M0,0 L8,0 L8,-2 L0,-2 Z"),
    ("rotate(90)", "M0,0 L0,4 L-2,4 L-2,0 Z"), ("rotate(90 2 1)", "M3,-1 L3,3 L1,3 L1,-1 Z"),
    ("skewX(45)", "M0,0 L4,0 L6,2 L2,2 Z"), ("skewY(45)", "M0,0 L4,4 L4,6 L0,2 Z"),
    ("translate(1 2) scale(2)", "M1,2 L9,2 L9,6 L1,6 Z"), ("scale(2),translate(1 2)", "M2,4 L10,4 L10,8 L2,8 Z"),
  ])
  func transformsApplyInOrder(transform: String, expected: String) throws {
    let shape = try SVGSample.shapes("<rect width='4' height='2' transform='\(transform)'/>").first
    #expect(shape?.path.dumpText == expected)
  }

  @Test func transformsNest() throws {
    let shape = try SVGSample.shapes("<g transform='translate(10 0)'><g transform='scale(2)'>\(box)</g></g>").first
    #expect(shape?.path.dumpText == "M10,0 L18,0 L18,4 L10,4 Z")
  }

  @Test func strokesScaleWithTheirTransform() throws {
    let shape = try SVGSample.shapes("<g transform='scale(2)'><line x2='4' stroke='red' stroke-width='3' stroke-dasharray='1'/></g>").first
    #expect(shape?.stroke?.style.width == 6)
    #expect(shape?.stroke?.style.dashes == [2, 2])
  }

  @Test(arguments: [
    ("M4 4h0", "square", "M4,4 L4.01,4"), ("M4 4z", "square", "M4,4 L4.01,4"), ("M4 4h0", "round", "M4,4 L4,4"),
    ("M4 4h2M5 5l0 0", "square", "M4,4 L6,4 M5,5 L5.01,5"),
  ])
  func dotsWithSquareCapsGetADirection(data: String, cap: String, expected: String) throws {
    let shape = try SVGSample.shapes("<path d='\(data)' stroke='red' stroke-linecap='\(cap)'/>").first
    #expect(shape?.path.dumpText == expected)
  }

  @Test(arguments: ["rotate(a)", "scale(1", "turn(5)", "translate()", "matrix(1 2 3)"])
  func invalidTransformsAreIgnoredAndReported(transform: String) throws {
    let image = try SVGSample.image("<rect width='4' height='2' transform='\(transform)'/>")
    #expect(SVGSample.shapes(of: image.nodes).first?.path.dumpText == "M0,0 L4,0 L4,2 L0,2 Z")
    #expect(image.ignored.map(\.reason) == [.notUnderstood])
  }

  @Test func strokeUnderANonUniformTransformHasAnEllipticalPen() throws {
    let style = try SVGSample.shapes("<line x2='4' stroke='red' stroke-width='3' transform='scale(4 1)'/>").first?.stroke?.style
    #expect(style?.width == 6)
    #expect(style?.pen == AffineTransform.scale(2, 0.5))
    #expect(try SVGSample.shapes("<line x2='4' stroke='red' transform='rotate(30) scale(2)'/>").first?.stroke?.style.pen == .identity)
  }

  @Test func useDrawsItsTargetMovedAndStyled() throws {
    let shapes = try SVGSample.shapes("<defs>\(box)</defs><use href='#r' x='10' y='5' fill='#f00'/><use xlink:href='#r'/>")
    #expect(shapes.map(\.path.dumpText) == ["M10,5 L14,5 L14,7 L10,7 Z", "M0,0 L4,0 L4,2 L0,2 Z"])
    #expect(shapes.map(\.fill?.paint) == [.color(SRGBColor(255, 0, 0)), .unset])
  }

  @Test func useFitsASymbolIntoItsSize() throws {
    let image = try SVGSample.image(
      "<symbol id='s' viewBox='0 0 8 8' fill='#f00'><rect width='8' height='8'/></symbol><use href='#s' x='2' y='2' width='4' height='4'/>")
    #expect(SVGSample.shapes(of: image.nodes).map(\.path.dumpText) == ["M2,2 L6,2 L6,6 L2,6 Z"])
    #expect(SVGSample.shapes(of: image.nodes).first?.fill?.paint == .color(SRGBColor(255, 0, 0)))
    #expect(InkBounds.of(image.nodes) == Rect(x: 2, y: 2, width: 4, height: 4))
  }

  @Test func nestedSVGIsFittedAndClipped() throws {
    let image = try SVGSample.image("<svg x='2' y='2' width='4' height='4' viewBox='0 0 1 1'><rect width='5' height='.5'/></svg>")
    #expect(SVGSample.shapes(of: image.nodes).first?.path.dumpText == "M2,2 L22,2 L22,4 L2,4 Z")
    #expect(InkBounds.of(image.nodes) == Rect(x: 2, y: 2, width: 4, height: 2))
  }

  @Test(arguments: [("#gone", IgnoredFeature.Reason.notFound), ("other.svg#r", .external), ("https://example.org/x.svg#r", .external)])
  func missingUseTargetIsReported(reference: String, reason: IgnoredFeature.Reason) throws {
    #expect(try SVGSample.image("<use href='\(reference)'/>").ignored.map(\.reason) == [reason])
  }

  @Test func clipPathClipsToItsShapes() throws {
    let image = try SVGSample.image(
      "<clipPath id='c' transform='translate(1 0)'><rect width='2' height='2' clip-rule='evenodd'/></clipPath><g clip-path='url(#c)'>\(box)</g>"
    )
    guard case .group(let group) = image.nodes.first else {
      Issue.record("a clipped element is a group")
      return
    }
    #expect(group.clips.map(\.outlines.count) == [1])
    #expect(group.clips.first?.outlines.first?.path.dumpText == "M1,0 L3,0 L3,2 L1,2 Z")
    #expect(group.clips.first?.outlines.first?.rule == .evenOdd)
    #expect(InkBounds.of(image.nodes) == Rect(x: 1, y: 0, width: 2, height: 2))
  }

  @Test func clipPathsIntersect() throws {
    let image = try SVGSample.image(
      """
      <clipPath id='a'><rect width='3' height='3'/></clipPath><clipPath id='b' clip-path='url(#a)'><rect x='1' width='9' height='9'/>
      </clipPath><g clip-path='url("#b")'>\(box)</g>
      """)
    #expect(InkBounds.of(image.nodes) == Rect(x: 1, y: 0, width: 2, height: 2))
  }

  @Test func missingClipPathIsIgnoredAndReported() throws {
    let image = try SVGSample.image("<g clip-path='url(#gone)'>\(box)</g>")
    #expect(SVGSample.shapes(of: image.nodes).count == 1)
    #expect(image.ignored.map(\.reason) == [.notFound])
  }

  @Test func switchDrawsItsFirstSupportedChild() throws {
    let shapes = try SVGSample.shapes("<switch><foreignObject requiredExtensions='x'/><g>\(box)</g><path d='M0 0h9v9'/></switch>")
    #expect(shapes.map(\.path.dumpText) == ["M0,0 L4,0 L4,2 L0,2 Z"])
  }

  @Test(arguments: [
    ("viewBox='-8 -8 16 16'", Rect(x: -8, y: -8, width: 16, height: 16), "M0,0 L4,0 L4,2 L0,2 Z"),
    ("viewBox='0 0 24 24' width='48px' height='48'", Rect(x: 0, y: 0, width: 24, height: 24), "M0,0 L4,0 L4,2 L0,2 Z"),
    ("viewBox='0,0,24,24' width='100%' height='100%'", Rect(x: 0, y: 0, width: 24, height: 24), "M0,0 L4,0 L4,2 L0,2 Z"),
    ("width='16' height='12pt'", Rect(x: 0, y: 0, width: 16, height: 16), "M0,0 L4,0 L4,2 L0,2 Z"),
    ("", Rect(x: 0, y: 0, width: 4, height: 2), "M0,0 L4,0 L4,2 L0,2 Z"),
    ("viewBox='0 0 10 10' width='40' height='20'", Rect(x: 0, y: 0, width: 40, height: 20), "M10,0 L18,0 L18,4 L10,4 Z"),
    (
      "viewBox='0 0 10 10' width='40' height='20' preserveAspectRatio='xMinYMin'", Rect(x: 0, y: 0, width: 40, height: 20),
      "M0,0 L8,0 L8,4 L0,4 Z"
    ),
    (
      "viewBox='0 0 10 10' width='40' height='20' preserveAspectRatio='xMaxYMax slice'", Rect(x: 0, y: 0, width: 40, height: 20),
      "M0,-20 L16,-20 L16,-12 L0,-12 Z"
    ),
    (
      "viewBox='0 0 10 10' width='40' height='20' preserveAspectRatio='none'", Rect(x: 0, y: 0, width: 40, height: 20),
      "M0,0 L16,0 L16,4 L0,4 Z"
    ),
  ])
  func canvasFollowsTheRoot(root: String, canvas: Rect, outline: String) throws {
    let image = try SVGSample.image(box, root: root)
    #expect(image.viewBox == canvas)
    #expect(SVGSample.shapes(of: image.nodes).first?.path.dumpText == outline)
  }
}
