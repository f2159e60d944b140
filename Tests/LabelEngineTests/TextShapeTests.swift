// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelCore
import LabelEngine
import RunTestSupport
import TestSupport
import Testing

/// A run of text is one shape: its strokes go round all of it, and a translucent colour is painted once.
@Suite struct TextShapeTests {
  private let folder: RunFolder

  init() throws { folder = try RunFolder() }

  private func bitmap(_ keys: String) throws -> Bitmap {
    let outcome = folder.draw("scale: 4, padding: 10, font: { size: 40 }, " + keys)
    try #require(outcome.code == 0, "\(outcome.errors)")
    return try outcome.bitmap()
  }

  /// Joined letters, conjuncts, marks and kerned letters (reports.md, A1).
  @Test(arguments: ["سلام بيت", "हिन्दी", "ជំរាប", "AVA"])
  func strokesDoNotCrossJoins(text: String) throws {
    let filled = try bitmap("title: \(text)")
    let stroked = try bitmap("title: \(text), stroke: 3")
    try #require(filled.width == stroked.width && filled.height == stroked.height)
    // The line is 1.2 points wide, half of it inside: 2.4 pixels.
    let reach = 4
    var (inside, crossed) = (0, 0)
    for y in reach..<filled.height - reach {
      for x in reach..<filled.width - reach where filled.pixels[y * filled.width + x] >> 24 == 255 {
        let isDeep = (-reach...reach).allSatisfy { dy in
          (-reach...reach).allSatisfy { filled.pixels[(y + dy) * filled.width + x + $0] >> 24 == 255 }
        }
        guard isDeep else { continue }
        inside += 1
        if stroked.pixels[y * filled.width + x] >> 24 != 0 { crossed += 1 }
      }
    }
    #expect(inside > 100 && crossed == 0)
  }

  /// Half of black has the alpha 128, where letters join too (reports.md, A2).
  @Test(arguments: ["color: '#00000080'", "color: '#00000080', stroke: 6", "stroke: { width: 6, color: '#00000080' }"])
  func translucentTextHasOneAlpha(keys: String) throws {
    for text in ["سلام بيت", "हिन्दी", "AVA"] {
      #expect(try bitmap("title: \(text), \(keys)").pixels.map { $0 >> 24 }.max() == 128, "\(text)")
    }
  }

  @Test func translucentTextIsOnePathOrOneGroup() throws {
    let label = "title: سلام, color: '#00000080', font: { size: 40 }"
    let drawable = folder.draw(label, as: .xml).text
    #expect(drawable.components(separatedBy: "<path").count == 2 && drawable.contains("#80000000"))
    let svg = folder.draw(label, as: .svg).text
    #expect(!svg.contains("fill-opacity") && svg.components(separatedBy: "opacity=").count == 2, "\(svg)")
  }
}
