// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelKit
import LabelLayout
import Testing

@Suite struct ShapeTests {
  private func bounds(_ shape: some Shape, _ width: CGFloat = 40, _ height: CGFloat = 20) -> CGRect {
    shape.path(in: CGRect(x: 0, y: 0, width: width, height: height)).boundingRect
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    zip([a.minX, a.minY, a.maxX, a.maxY], [b.minX, b.minY, b.maxX, b.maxY]).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func shapesFillTheirFrame() {
    let box = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(isNear(bounds(Rectangle()), box))
    #expect(isNear(bounds(Ellipse()), box))
    #expect(isNear(bounds(Capsule()), box))
    #expect(isNear(bounds(UnevenRoundedRectangle(topLeadingRadius: 5)), box))
    #expect(isNear(bounds(Circle()), CGRect(x: 10, y: 0, width: 20, height: 20)))
    #expect(isNear(bounds(Rectangle().inset(by: 3)), CGRect(x: 3, y: 3, width: 34, height: 14)))
    #expect(isNear(bounds(Circle().inset(by: 1).inset(by: 2)), CGRect(x: 13, y: 3, width: 14, height: 14)))
  }

  @Test(arguments: [0.0, 3, 8, 10, 30], [RoundedCornerStyle.circular, .continuous])
  func roundedCornersStayInTheFrame(radius: Double, style: RoundedCornerStyle) {
    let shape = RoundedRectangle(cornerRadius: radius, style: style)
    #expect(isNear(bounds(shape), CGRect(x: 0, y: 0, width: 40, height: 20)))
    #expect(isNear(bounds(shape.inset(by: 4)), CGRect(x: 4, y: 4, width: 32, height: 12)))
  }

  @Test func continuousCornersBeginFartherFromTheCorner() {
    /// Returns the x at which the top right corner begins, which is the start of the outline.
    func start(_ style: RoundedCornerStyle) -> Double {
      let shape = UnevenRoundedRectangle(topTrailingRadius: 10, style: style)
      return Double(shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).trimmedPath(from: 0, to: 1e-6).boundingRect.minX)
    }
    #expect(abs(start(.circular) - 90) < 1e-9)
    #expect(abs(start(.continuous) - 84) < 1e-9)
  }

  @Test func arcsAreRound() {
    let path = Path { $0.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false) }
    #expect(isNear(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)), "clockwise in the image, since y points down")
    let other = Path { $0.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true) }
    #expect(isNear(other.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
  }

  @Test(arguments: [0.1, 0.25, 0.5, 0.9])
  func trimmingKeepsAFractionOfTheLength(fraction: Double) {
    let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    let end = circle.trimmedPath(from: 0, to: fraction)
    let length = { (path: Path) in
      stride(from: 0.0, to: 1, by: 0.005).reduce(0.0) { sum, at in
        let piece = path.trimmedPath(from: at, to: at + 0.005).boundingRect
        return sum + hypot(piece.width, piece.height)
      }
    }
    #expect(abs(length(end) - .pi * 100 * fraction) < 0.1)
  }

  @Test func customShapesDrawTheirPath() throws {
    struct Half: Shape {
      func path(in rect: CGRect) -> Path { Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height)) }
    }
    let renderer = ImageRenderer(content: Half().fill(.red).frame(width: 4, height: 2))
    let bitmap = try renderer.bitmap()
    #expect((0..<4).map { bitmap[$0, 1].alpha } == [255, 255, 0, 0])
    #expect(shown(Half().foregroundStyle(.red)) == "(Half)")
  }

  @Test func containerRelativeShapeHasTheContainersShape() {
    let view = VStack { ContainerRelativeShape() }
    #expect(shown(view) == "(rectangle)")
    #expect(shown(view.containerShape(.rect(cornerRadius: 8))) == "(continuousRectangle 8)")
    #expect(
      shown(ContainerRelativeShape().inset(by: 3).fill(.red).containerShape(.rect(cornerRadius: 8))) == "(continuousRectangle 5 inset=3)")
    #expect(shown(Text("a").background(.red, in: .containerRelative).containerShape(.circle)).contains("circle"))
  }

  @Test func destinationOutErasesOnlyInsideACompositingGroup() throws {
    let holed = ZStack {
      Color.red
      Circle().frame(width: 4, height: 4).blendMode(.destinationOut)
    }.compositingGroup().frame(width: 10, height: 10).background(.blue)
    let bitmap = try ImageRenderer(content: holed).bitmap()
    #expect(bitmap[5, 5].blue == 255 && bitmap[5, 5].red == 0 && bitmap[1, 1].red == 255)
  }

  @Test func strokesAreCentredOnTheEdgeAndBordersInsideIt() throws {
    let stroke = try ImageRenderer(content: Rectangle().stroke(.red, lineWidth: 4).frame(width: 10, height: 10)).bitmap()
    #expect(stroke.width == 14 && stroke[0, 0].alpha == 255 && stroke[7, 7].alpha == 0)
    let border = try ImageRenderer(content: Rectangle().strokeBorder(.red, lineWidth: 4).frame(width: 10, height: 10)).bitmap()
    #expect(border.width == 10 && border[3, 3].alpha == 255 && border[4, 4].alpha == 0)
  }

  @Test func effectsKeepTheSizeAndExtendTheCanvas() throws {
    func render(_ view: some View) throws -> Bitmap { try ImageRenderer(content: view).bitmap() }
    let box = Color.red.frame(width: 8, height: 8)
    #expect(try render(box.clipShape(Circle()))[0, 0].alpha == 0)
    #expect(try render(box.mask { Rectangle().frame(width: 2) })[0, 4].alpha == 0)
    #expect(try render(box.mask { Rectangle().frame(width: 2) })[4, 4].alpha == 255)
    #expect(try render(box.hidden()).pixels.allSatisfy { $0 == 0 })
    // A square that is rotated by 45° extends beyond its frame by 8 · (√2 - 1) / 2 on each side.
    #expect(try render(box.rotationEffect(.degrees(45))).width == 12)
    #expect(try render(box.rotationEffect(.degrees(90))).width == 8)
    #expect(try render(box.scaleEffect(2)).width == 16)
    #expect(try render(box.offset(x: 3)).width == 11)
    #expect(try render(box.scaleEffect(0)).pixels.allSatisfy { $0 == 0 })
  }
}
