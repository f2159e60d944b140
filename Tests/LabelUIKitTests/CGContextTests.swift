// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelKit
import LabelUIKit
import Testing

/// What drawing code draws into a context.
@Suite struct CGContextTests {
  private final class Canvas: UIView {
    var code: (CGContext, CGRect) -> Void = { _, _ in }
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      code(context, rect)
    }
  }

  private func bitmap(
    _ size: CGSize = CGSize(width: 20, height: 20), background: UIColor? = nil, _ code: @escaping (CGContext, CGRect) -> Void
  ) throws -> Bitmap {
    let view = Canvas(frame: CGRect(origin: .zero, size: size))
    view.isOpaque = false
    view.backgroundColor = background
    view.code = code
    let drawing = view.drawing(scale: 1)
    return try RendererPool.shared.renderer().render(drawing.node, in: drawing.environment, upTo: .bitmap).bitmap
  }

  /// The pixel in hexadecimal digits: alpha, red, green, blue.
  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> String { String(bitmap.pixels[y * bitmap.width + x], radix: 16) }

  private let red = "ffff0000"
  private let blue = "ff0000ff"
  private let clear = "0"

  @Test func thereIsNoContextOutsideDrawing() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    UIRectFill(.zero)
  }

  @Test func rectanglesAreFilledInTheFillColour() throws {
    let drawn = try bitmap { context, _ in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 2, y: 3, width: 4, height: 5))
    }
    #expect(drawn.width == 20 && drawn.height == 20)
    #expect(pixel(drawn, 2, 3) == red && pixel(drawn, 5, 7) == red && pixel(drawn, 6, 7) == clear && pixel(drawn, 2, 8) == clear)
  }

  @Test func drawingIsClippedToTheBounds() throws {
    let drawn = try bitmap { context, rect in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(rect.insetBy(dx: -10, dy: -10))
    }
    #expect(drawn.width == 20 && drawn.height == 20 && drawn.pixels.allSatisfy { $0 == 0xFFFF_0000 })
  }

  @Test func statesAreSavedAndRestored() throws {
    let drawn = try bitmap { context, _ in
      context.setFillColor(UIColor.red.cgColor)
      context.saveGState()
      context.setFillColor(UIColor.blue.cgColor)
      context.translateBy(x: 10, y: 0)
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.restoreGState()
    }
    #expect(pixel(drawn, 11, 1) == blue && pixel(drawn, 13, 1) == clear && pixel(drawn, 4, 4) == red)
  }

  @Test func transformsApplyInTheOrderOfTheCalls() throws {
    let drawn = try bitmap { context, _ in
      context.setFillColor(UIColor.red.cgColor)
      context.translateBy(x: 10, y: 10)
      context.rotate(by: .pi / 2)
      context.scaleBy(x: 2, y: 1)
      context.fill(CGRect(x: 1, y: 1, width: 2, height: 3))
    }
    // (x, y) → (2x, y) → (−y, 2x) → (10 − y, 10 + 2x)
    #expect(pixel(drawn, 8, 12) == red && pixel(drawn, 6, 15) == red && pixel(drawn, 9, 12) == clear && pixel(drawn, 8, 16) == clear)
  }

  @Test func evenOddFillsLeaveHoles() throws {
    func draw(_ rule: CGPathFillRule) throws -> Bitmap {
      try bitmap { context, _ in
        context.setFillColor(UIColor.red.cgColor)
        context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        context.fillPath(using: rule)
      }
    }
    #expect(try pixel(draw(.winding), 10, 10) == red && pixel(draw(.evenOdd), 10, 10) == clear && pixel(draw(.evenOdd), 2, 2) == red)
  }

  @Test func linesHaveTheirWidthAndDashes() throws {
    let drawn = try bitmap { context, _ in
      context.setStrokeColor(UIColor.blue.cgColor)
      context.setLineWidth(4)
      context.setLineDash(phase: 0, lengths: [5, 5])
      context.move(to: CGPoint(x: 0, y: 10))
      context.addLine(to: CGPoint(x: 20, y: 10))
      context.strokePath()
    }
    #expect(pixel(drawn, 2, 8) == blue && pixel(drawn, 2, 11) == blue && pixel(drawn, 2, 12) == clear && pixel(drawn, 7, 10) == clear)
    #expect(pixel(drawn, 12, 10) == blue)
  }

  @Test func clipsAreIntersections() throws {
    let drawn = try bitmap { context, rect in
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10)).addClip()
      UIColor.red.setFill()
      UIRectFill(rect)
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(pixel(drawn, 9, 9) == red && pixel(drawn, 10, 9) == clear && pixel(drawn, 9, 10) == clear && pixel(drawn, 1, 1) == blue)
  }

  @Test func clearingShowsTheBackground() throws {
    let drawn = try bitmap(background: .blue) { context, rect in
      UIColor.red.setFill()
      context.fill(rect)
      context.clear(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(pixel(drawn, 5, 5) == blue && pixel(drawn, 15, 15) == red)
  }

  @Test func sourceInKeepsWhatIsBelow() throws {
    let drawn = try bitmap { context, rect in
      context.fillEllipse(in: rect)
      context.setBlendMode(.sourceIn)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(rect)
    }
    #expect(pixel(drawn, 10, 10) == red && pixel(drawn, 0, 0) == clear)
  }

  @Test func multiplyBlendsInsideAClip() throws {
    let drawn = try bitmap { context, rect in
      context.setFillColor(UIColor.yellow.cgColor)
      context.fill(rect)
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
      context.setBlendMode(.multiply)
      context.setFillColor(UIColor.magenta.cgColor)
      context.fill(rect)
    }
    #expect(pixel(drawn, 5, 5) == red && pixel(drawn, 15, 5) == "ffffff00")
  }

  @Test func gradientsEndUnlessTheyContinue() throws {
    func draw(_ options: CGGradientDrawingOptions) throws -> Bitmap {
      try bitmap { context, _ in
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        guard let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0.0, 1.0]) else { return }
        context.drawLinearGradient(gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: options)
      }
    }
    let (own, long) = (try draw([]), try draw([.drawsBeforeStartLocation, .drawsAfterEndLocation]))
    #expect(pixel(own, 2, 10) == clear && pixel(own, 18, 10) == clear && pixel(own, 6, 10) != clear)
    #expect(pixel(long, 2, 10) == red && pixel(long, 18, 10) == blue)
  }

  @Test func radialGradientsAreRound() throws {
    let drawn = try bitmap { context, _ in
      guard let gradient = CGGradient(colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: nil)
      else { return }
      let center = CGPoint(x: 10, y: 10)
      context.drawRadialGradient(gradient, startCenter: center, startRadius: 4, endCenter: center, endRadius: 8, options: [])
    }
    #expect(pixel(drawn, 10, 10) == clear && pixel(drawn, 0, 0) == clear && pixel(drawn, 15, 10) != clear)
  }

  @Test func coloursFollowTheAppearance() throws {
    let view = Canvas(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.code = { context, rect in
      UIColor.label.setFill()
      context.fill(rect)
    }
    func drawn() throws -> String {
      let drawing = view.drawing(scale: 1)
      return pixel(try RendererPool.shared.renderer().render(drawing.node, in: drawing.environment, upTo: .bitmap).bitmap, 1, 1)
    }
    #expect(try drawn() == "ff000000")
    view.overrideUserInterfaceStyle = .dark
    #expect(try drawn() == "ffffffff")
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func xIsFromTheLeftInBothDirections(direction: UITraitEnvironmentLayoutDirection) throws {
    let view = Canvas(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.traitCollection = UITraitCollection(layoutDirection: direction)
    view.code = { context, _ in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
      UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
        .draw(at: CGPoint(x: 10, y: 0))
      "I".draw(at: CGPoint(x: 20, y: 0), withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    }
    let drawing = view.drawing(scale: 1)
    let drawn = try RendererPool.shared.renderer().render(drawing.node, in: drawing.environment, upTo: .bitmap).bitmap
    #expect(pixel(drawn, 2, 2) == red && pixel(drawn, 12, 2) == "ff000000" && pixel(drawn, 38, 2) == clear)
    #expect((20..<26).contains { x in pixel(drawn, x, 10) != clear })
  }

  @Test func imagesAreDrawnFromCode() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    #expect(image.size == CGSize(width: 4, height: 2) && image.scale == 3 && image.cgImage?.width == 12 && image.cgImage?.height == 6)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
    let black = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(black?.cgImage.map { $0.width } == 2 && UIGraphicsGetCurrentContext() == nil)
    let data = try #require(image.pngData())
    #expect(UIImage(data: data, scale: 3)?.size == image.size)
  }

  @Test func imagesOfCoreGraphicsAreUpsideDown() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let flipped = try bitmap { context, rect in
      if let pixels = image.cgImage { context.draw(pixels, in: rect) }
    }
    let upright = try bitmap { _, rect in image.draw(in: rect) }
    #expect(pixel(flipped, 10, 15) == red && pixel(flipped, 10, 5) == clear && pixel(upright, 10, 5) == red)
  }

  @Test func textIsDrawnAsOutlines() throws {
    func draw(_ mode: CGTextDrawingMode) throws -> Bitmap {
      try bitmap(CGSize(width: 40, height: 40)) { context, rect in
        context.setTextDrawingMode(mode)
        context.setLineWidth(1)
        "I".draw(in: rect, withAttributes: [.font: UIFont.systemFont(ofSize: 36, weight: .black), .foregroundColor: UIColor.red])
        if mode == .clip {
          UIColor.blue.setFill()
          context.fill(rect)
        }
      }
    }
    func ink(_ bitmap: Bitmap) -> Int { bitmap.pixels.count { $0 != 0 } }
    let (filled, stroked, both) = (try draw(.fill), try draw(.stroke), try draw(.fillStroke))
    #expect(ink(stroked) < ink(filled) && ink(both) > ink(filled))
    #expect(try ink(draw(.invisible)) == 0)
    let clipped = try draw(.clip)
    #expect(ink(clipped) == ink(filled) && clipped.pixels.contains(0xFF00_00FF) && !clipped.pixels.contains(0xFFFF_0000))
  }

  @Test func layersAreTranslucentAsAWhole() throws {
    let drawn = try bitmap { context, _ in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fill(CGRect(x: 5, y: 0, width: 10, height: 10))
      context.endTransparencyLayer()
    }
    #expect(pixel(drawn, 2, 2) == pixel(drawn, 7, 2) && pixel(drawn, 2, 2).hasPrefix("80"))
  }

  @Test func pointsThatAreNotFiniteDrawNothing() throws {
    let drawn = try bitmap { context, rect in
      context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
      context.concatenate(CGAffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0))
      context.scaleBy(x: 0, y: 0)
      context.fill(rect)
      "x".draw(at: .zero)
      context.stroke(rect)
    }
    #expect(drawn.pixels.allSatisfy { $0 == 0 })
  }
}
