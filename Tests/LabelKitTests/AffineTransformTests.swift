// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import TestSupport
import Testing

@Suite struct AffineTransformTests {
  private func number(_ dice: inout Seeded) -> CGFloat { CGFloat(Int.random(in: -40...40, using: &dice)) / 8 }

  private func map(_ dice: inout Seeded) -> CGAffineTransform {
    let numbers = (0..<6).map { _ in number(&dice) }
    return CGAffineTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 }

  @Test func mapsDoWhatTheyAreMadeOf() {
    var dice = Seeded(state: 4)
    for _ in 0..<500 {
      let (first, second) = (map(&dice), map(&dice))
      let point = CGPoint(x: number(&dice), y: number(&dice))
      #expect(near(point.applying(first.concatenating(second)), point.applying(first).applying(second)))
      // What is added by name comes before the map.
      let moved = CGPoint(x: point.x + 3, y: point.y - 2)
      #expect(near(point.applying(first.translatedBy(x: 3, y: -2)), moved.applying(first)))
      let larger = CGPoint(x: point.x * 2, y: point.y * 3)
      #expect(near(point.applying(first.scaledBy(x: 2, y: 3)), larger.applying(first)))
      let turned = CGPoint(x: -point.y, y: point.x)
      #expect(near(point.applying(first.rotated(by: .pi / 2)), turned.applying(first)))
      let area: CGFloat = first.a * first.d - first.b * first.c
      if abs(area) > 0.01 { #expect(near(point.applying(first).applying(first.inverted()), point)) }
    }
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform().isIdentity)
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(rotationAngle: .pi)).minX.rounded() == -4)
    #expect(CGSize(width: 3, height: 4).applying(CGAffineTransform(translationX: 9, y: 9)) == CGSize(width: 3, height: 4))
  }

  /// A turn by name and the same turn as a map give the same pixels.
  @Test func viewsAreMappedFromTheirTopLeftCorner() throws {
    let box = Rectangle().fill(.red).frame(width: 20, height: 10)
    func pixels(_ view: some View) throws -> [UInt32] {
      let renderer = ImageRenderer(content: view.frame(width: 60, height: 60))
      return try renderer.bitmap().pixels
    }
    let turned = try pixels(box.rotationEffect(.degrees(30), anchor: .topLeading))
    #expect(try pixels(box.transformEffect(CGAffineTransform(rotationAngle: .pi / 6))) == turned)
    #expect(try pixels(box) != turned)
    let moved = try pixels(box.transformEffect(CGAffineTransform(translationX: 4, y: 6)))
    #expect(try moved == pixels(box.offset(x: 4, y: 6)))
    // Twice as wide from the left edge on: a shape's map does it as well.
    let wide = CGAffineTransform(scaleX: 2, y: 1)
    #expect(
      try pixels(box.transformEffect(wide)) == pixels(Rectangle().transform(wide).fill(.red).frame(width: 20, height: 10)))
    #expect(Path(CGRect(x: 0, y: 0, width: 1, height: 1)).applying(wide) == Path(CGRect(x: 0, y: 0, width: 2, height: 1)))
  }

  @Test func numbersThatAreNoneMapNothing() throws {
    let broken = CGAffineTransform(scaleX: .nan, y: .infinity)
    let path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(path.applying(broken) == path)
    let renderer = ImageRenderer(content: Text("Hi").transformEffect(broken))
    #expect(try renderer.bitmap() == ImageRenderer(content: Text("Hi")).bitmap())
    #expect(try renderer.warnings().count == 2)
  }
}
