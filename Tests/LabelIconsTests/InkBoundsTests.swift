// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

struct InkBoundsTests {
  private func bounds(_ text: String) throws -> Rect? { InkBounds.of(try SVGSample.image(text).nodes) }

  private func expectEqual(_ rect: Rect?, _ expected: Rect, _ comment: Comment) {
    guard let rect else {
      Issue.record("no bounds: \(comment)")
      return
    }
    let edges = zip([rect.minX, rect.minY, rect.maxX, rect.maxY], [expected.minX, expected.minY, expected.maxX, expected.maxY])
    #expect(edges.allSatisfy { abs($0 - $1) < 1e-6 }, "\(comment): \(rect) instead of \(expected)")
  }

  @Test(arguments: [
    (
      "a round line", "<path d='M4 4h8' stroke='red' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
      Rect(x: 3, y: 3, width: 10, height: 2)
    ),
    (
      "a dot", "<path d='M4 4h0' stroke='red' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
      Rect(x: 3, y: 3, width: 2, height: 2)
    ),
    ("a butt line", "<path d='M4 4h8' stroke='red' stroke-width='2'/>", Rect(x: 4, y: 3, width: 8, height: 2)),
    ("a square line", "<path d='M4 4h8' stroke='red' stroke-width='2' stroke-linecap='square'/>", Rect(x: 3, y: 3, width: 10, height: 2)),
    (
      "a square dot", "<path d='M4 4h0' stroke='red' stroke-width='2' stroke-linecap='square'/>",
      Rect(minX: 3, minY: 3, maxX: 5.01, maxY: 5)
    ),
    (
      "a mitered corner", "<path d='M4 12L8 4L12 12' stroke='red' stroke-width='2' fill='none'/>",
      Rect(minX: 4 - 0.894427190999916, minY: 4 - 5.0.squareRoot(), maxX: 12 + 0.894427190999916, maxY: 12 + 0.447213595499958)
    ),
    (
      "a corner beyond the miter limit", "<path d='M4 12L8 4L12 12' stroke='red' stroke-width='2' stroke-miterlimit='2' fill='none'/>",
      Rect(minX: 4 - 0.894427190999916, minY: 4 - 0.447213595499958, maxX: 12 + 0.894427190999916, maxY: 12 + 0.447213595499958)
    ),
    ("a mitered square", "<path d='M4 4h8v8h-8z' stroke='red' stroke-width='2'/>", Rect(x: 3, y: 3, width: 10, height: 10)),
    (
      "a beveled square", "<path d='M4 4h8v8h-8z' stroke='red' stroke-width='2' stroke-linejoin='bevel'/>",
      Rect(x: 3, y: 3, width: 10, height: 10)
    ),
    (
      "a butt arch", "<path d='M4 12A4 4 0 0 1 12 12' stroke='red' stroke-width='2' fill='none'/>",
      Rect(minX: 3, minY: 7, maxX: 13, maxY: 12)
    ),
    ("fill alone", "<path d='M4 4h8v8z'/>", Rect(x: 4, y: 4, width: 8, height: 8)),
    ("fill and stroke", "<path d='M4 4h8v8h-8z' stroke='red' stroke-width='1'/>", Rect(x: 3.5, y: 3.5, width: 9, height: 9)),
    ("two shapes", "<path d='M4 4h1v1z'/><path d='M10 10h1v1z'/>", Rect(x: 4, y: 4, width: 7, height: 7)),
    ("without an eraser", "<path d='M4 4h1v1z'/><path class='erase' d='M10 10h1v1z'/>", Rect(x: 4, y: 4, width: 1, height: 1)),
    (
      "with a hole of monochrome", "<path d='M4 4h1v1z'/><path data-monochrome='erase' d='M10 10h1v1z'/>",
      Rect(x: 4, y: 4, width: 7, height: 7)
    ),
  ])
  func boundsIncludeTheStroke(name: String, text: String, expected: Rect) throws {
    expectEqual(try bounds(text), expected, "\(name)")
  }

  @Test(arguments: ["<path d='M4 4h8' fill='red'/>", "<path d='M4 4h0' stroke='red'/>", ""])
  func shapesWithoutAreaHaveNoBounds(text: String) throws {
    #expect(try bounds(text)?.isEmpty ?? true)
  }
}
