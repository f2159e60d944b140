// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

struct BasicShapeTests {
  @Test(arguments: [
    (#"<rect x="1" y="2" width="3" height="4"/>"#, "M1,2 L4,2 L4,6 L1,6 Z"),
    (#"<line x1="1" y1="2" x2="3" y2="4" stroke="red"/>"#, "M1,2 L3,4"),
    (#"<polyline points="1,2 3,4 5-6"/>"#, "M1,2 L3,4 L5,-6"),
    (#"<polygon points="1 2,3 4 5 6"/>"#, "M1,2 L3,4 L5,6 Z"),
    (#"<polygon points="1 2 3 4 5"/>"#, "M1,2 L3,4 Z"),
    (#"<circle cx="2" cy="2" r="1"/>"#, "M3,2 C3,2.552 2.552,3 2,3 C1.448,3 1,2.552 1,2 C1,1.448 1.448,1 2,1 C2.552,1 3,1.448 3,2 Z"),
    (#"<ellipse cx="2" cy="2" rx="1"/>"#, "M3,2 C3,2.552 2.552,3 2,3 C1.448,3 1,2.552 1,2 C1,1.448 1.448,1 2,1 C2.552,1 3,1.448 3,2 Z"),
    (#"<rect width="50%" height="2mm"/>"#, "M0,0 L12,0 L12,7.559 L0,7.559 Z"),
  ])
  func basicShapesHaveTheirOutlines(text: String, expected: String) throws {
    #expect(try SVGSample.shapes(text).first?.path.dumpText == expected)
  }

  @Test(arguments: [
    #"<rect width="3"/>"#, #"<rect width="0" height="3"/>"#, #"<circle r="0"/>"#, #"<circle/>"#, #"<ellipse rx="-1" ry="-2"/>"#,
    #"<polyline points="1 2"/>"#, #"<polygon points=""/>"#, #"<path/>"#,
  ])
  func shapesWithoutSizeDrawNothing(text: String) throws {
    #expect(try SVGSample.shapes(text) == [])
  }

  @Test func oneCornerRadiusAppliesToBothAxes() throws {
    let one = try SVGSample.shapes(#"<rect width="8" height="8" rx="2"/>"#)
    let other = try SVGSample.shapes(#"<rect width="8" height="8" ry="2"/>"#)
    let both = try SVGSample.shapes(#"<rect width="8" height="8" rx="2" ry="2"/>"#)
    #expect(one == both && other == both)
  }
}
