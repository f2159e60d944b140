// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelUIKit
import Testing

/// The layers of views and layers inside them.
@Suite struct CALayerTests {
  private func view(_ color: UIColor? = nil) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = color
    return view
  }

  private func pixel(_ view: UIView, _ x: Int, _ y: Int) throws -> String {
    let drawing = view.drawing(scale: 1)
    let bitmap = try RendererPool.shared.renderer().render(drawing.node, in: drawing.environment, upTo: .bitmap).bitmap
    return String(bitmap.pixels[y * bitmap.width + x], radix: 16)
  }

  private let red = "ffff0000"
  private let blue = "ff0000ff"
  private let clear = "0"

  @Test func aViewsLayerIsTheView() {
    let view = view()
    view.layer.backgroundColor = UIColor.red.cgColor
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.frame.origin = CGPoint(x: 3, y: 4)
    #expect(view.backgroundColor == .red && view.alpha == 0.5 && view.isHidden && view.frame.minX == 3)
    view.bounds.size = CGSize(width: 7, height: 8)
    #expect(view.layer.bounds == view.bounds && view.layer.position == view.center)
  }

  @Test func onlyMaskedCornersAreRound() throws {
    let view = view(.red)
    view.layer.cornerRadius = 10
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    #expect(try pixel(view, 0, 0) == clear && pixel(view, 19, 19) == clear && pixel(view, 19, 0) == red && pixel(view, 0, 19) == red)
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.blue.cgColor
    #expect(try pixel(view, 0, 0) == clear && pixel(view, 19, 0) == blue && pixel(view, 10, 10) == red)
    view.backgroundColor = nil
    view.layer.borderWidth = 0
    let inner = self.view(.blue)
    view.addSubview(inner)
    view.clipsToBounds = true
    #expect(try pixel(view, 0, 0) == clear && pixel(view, 19, 0) == blue)
  }

  @Test func continuousCornersBeginFurtherAway() throws {
    let view = view(.red)
    view.layer.cornerRadius = 6
    let circular = try (0..<10).map { try pixel(view, $0, 0) }
    view.layer.cornerCurve = .continuous
    let continuous = try (0..<10).map { try pixel(view, $0, 0) }
    #expect(circular != continuous && continuous.first == clear && continuous.last == red)
  }

  @Test func sublayersAreAboveOrBelowTheSubviews() throws {
    let view = view()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    inner.backgroundColor = .red
    view.addSubview(inner)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.backgroundColor = UIColor.blue.cgColor
    view.layer.addSublayer(layer)
    #expect(try pixel(view, 5, 5) == blue && pixel(view, 5, 15) == red && pixel(view, 15, 5) == blue)
    view.layer.insertSublayer(layer, at: 0)
    #expect(try pixel(view, 5, 5) == red && pixel(view, 15, 5) == blue && view.layer.sublayers?.count == 1)
    view.layer.insertSublayer(layer, above: inner.layer)
    #expect(try pixel(view, 5, 5) == blue)
    layer.removeFromSuperlayer()
    #expect(view.layer.sublayers == nil && layer.superlayer == nil)
  }

  @Test func aSublayerWithALargerZPositionIsAbove() throws {
    let view = view()
    let colors: [(UIColor, CGFloat)] = [(.red, 1), (.blue, 0)]
    for (color, z) in colors {
      let layer = CALayer()
      (layer.frame, layer.backgroundColor, layer.zPosition) = (view.bounds, color.cgColor, z)
      view.layer.addSublayer(layer)
    }
    #expect(try pixel(view, 5, 5) == red)
  }

  @Test func aMaskIsInTheLayersCoordinates() throws {
    let view = view(.red)
    let mask = CALayer()
    mask.frame = CGRect(x: 5, y: 0, width: 5, height: 20)
    mask.backgroundColor = UIColor.black.cgColor
    view.layer.mask = mask
    #expect(try pixel(view, 4, 5) == clear && pixel(view, 5, 5) == red && pixel(view, 10, 5) == clear)
  }

  @Test func gradientLayersRunFromTheirStartToTheirEnd() throws {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = Gradient(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let layer = try #require(view.layer as? CAGradientLayer)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.startPoint = CGPoint(x: 0.25, y: 0.5)
    layer.endPoint = CGPoint(x: 0.75, y: 0.5)
    #expect(try pixel(view, 2, 10) == red && pixel(view, 18, 10) == blue)
    layer.locations = [0.9, 1]
    #expect(try pixel(view, 10, 3) == red)
    layer.colors = nil
    view.backgroundColor = .blue
    #expect(try pixel(view, 10, 10) == blue)
  }

  @Test func shapeLayersFillAndStrokeTheirPath() throws {
    let (view, layer) = (view(), CAShapeLayer())
    layer.path = UIBezierPath(rect: CGRect(x: 4, y: 4, width: 12, height: 12)).cgPath
    layer.fillColor = UIColor.red.cgColor
    layer.strokeColor = UIColor.blue.cgColor
    layer.lineWidth = 4
    view.layer.addSublayer(layer)
    #expect(try pixel(view, 10, 10) == red && pixel(view, 3, 10) == blue && pixel(view, 1, 10) == clear)
    layer.strokeEnd = 0.25
    #expect(try pixel(view, 10, 4) == blue && pixel(view, 15, 10) == red)
  }

  @Test func textLayersDrawTheirText() throws {
    let (view, layer) = (view(.white), CATextLayer())
    layer.string = "I"
    layer.fontSize = 18
    layer.foregroundColor = UIColor.red.cgColor
    layer.frame = view.bounds
    view.layer.addSublayer(layer)
    let drawing = view.drawing(scale: 1)
    let bitmap = try RendererPool.shared.renderer().render(drawing.node, in: drawing.environment, upTo: .bitmap).bitmap
    #expect(bitmap.pixels.contains { $0 != 0xFFFF_FFFF })
  }
}
