// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

/// Masks and clips of a `use`.
struct UseEffectTests {
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
}
