// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import TestSupport
import Testing

@Suite struct AffineTransformTests {
  private func number(_ generator: inout Seeded) -> CGFloat { CGFloat(Int.random(in: -40...40, using: &generator)) / 8 }

  private func transform(_ generator: inout Seeded) -> CGAffineTransform {
    let numbers = (0..<6).map { _ in number(&generator) }
    return CGAffineTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 }

  @Test func operationsComposeTransformations() {
    var generator = Seeded(state: 4)
    for _ in 0..<500 {
      let (first, second) = (transform(&generator), transform(&generator))
      let point = CGPoint(x: number(&generator), y: number(&generator))
      #expect(isNear(point.applying(first.concatenating(second)), point.applying(first).applying(second)))
      // `translatedBy`, `scaledBy` and `rotated` apply the new transformation first.
      let moved = CGPoint(x: point.x + 3, y: point.y - 2)
      #expect(isNear(point.applying(first.translatedBy(x: 3, y: -2)), moved.applying(first)))
      let larger = CGPoint(x: point.x * 2, y: point.y * 3)
      #expect(isNear(point.applying(first.scaledBy(x: 2, y: 3)), larger.applying(first)))
      let rotated = CGPoint(x: -point.y, y: point.x)
      #expect(isNear(point.applying(first.rotated(by: .pi / 2)), rotated.applying(first)))
      let determinant: CGFloat = first.a * first.d - first.b * first.c
      if abs(determinant) > 0.01 { #expect(isNear(point.applying(first).applying(first.inverted()), point)) }
    }
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform().isIdentity)
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(rotationAngle: .pi)).minX.rounded() == -4)
    #expect(CGSize(width: 3, height: 4).applying(CGAffineTransform(translationX: 9, y: 9)) == CGSize(width: 3, height: 4))
  }

  /// `rotationEffect` and `transformEffect` with the same rotation give the same pixels.
  @Test func transformEffectHasItsOriginAtTheTopLeftCorner() throws {
    let box = Rectangle().fill(.red).frame(width: 20, height: 10)
    func pixels(_ view: some View) throws -> [UInt32] {
      let renderer = ImageRenderer(content: view.frame(width: 60, height: 60))
      return try renderer.bitmap().pixels
    }
    let rotated = try pixels(box.rotationEffect(.degrees(30), anchor: .topLeading))
    #expect(try pixels(box.transformEffect(CGAffineTransform(rotationAngle: .pi / 6))) == rotated)
    #expect(try pixels(box) != rotated)
    let moved = try pixels(box.transformEffect(CGAffineTransform(translationX: 4, y: 6)))
    #expect(try moved == pixels(box.offset(x: 4, y: 6)))
    // The transformation of a shape also has its origin at the left edge.
    let wide = CGAffineTransform(scaleX: 2, y: 1)
    #expect(
      try pixels(box.transformEffect(wide)) == pixels(Rectangle().transform(wide).fill(.red).frame(width: 20, height: 10)))
    #expect(Path(CGRect(x: 0, y: 0, width: 1, height: 1)).applying(wide) == Path(CGRect(x: 0, y: 0, width: 2, height: 1)))
  }

  @Test func nonFiniteTransformationsAreIgnored() throws {
    let nonFinite = CGAffineTransform(scaleX: .nan, y: .infinity)
    let path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(path.applying(nonFinite) == path)
    let renderer = ImageRenderer(content: Text("Hi").transformEffect(nonFinite))
    #expect(try renderer.bitmap() == ImageRenderer(content: Text("Hi")).bitmap())
    #expect(try renderer.warnings().count == 2)
  }
}
