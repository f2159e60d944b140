// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelKit
import Testing

/// What code draws into a canvas.
@Suite struct CanvasTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  /// The pixels of a canvas of 10 × 10 points, at one pixel per point.
  private func bitmap(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> Bitmap {
    let bitmap = try ImageRenderer(content: Canvas(renderer: draw).frame(width: 10, height: 10).background(.white).clipped()).bitmap()
    #expect(bitmap.width == 10 && bitmap.height == 10)
    return bitmap
  }

  private func pixels(_ bitmap: Bitmap, _ points: (Int, Int)...) -> [UInt32] { points.map { bitmap.pixels[$1 * bitmap.width + $0] } }

  private let white: UInt32 = 0xFFFF_FFFF
  private let redPixel: UInt32 = 0xFFFF_0000
  private let bluePixel: UInt32 = 0xFF00_00FF

  @Test func pathsAreFilledInTheCoordinatesOfTheCanvas() throws {
    let image = try bitmap { [red] context, size in
      #expect(size == CGSize(width: 10, height: 10))
      context.fill(Path(CGRect(x: 2, y: 3, width: 4, height: 5)), with: .color(red))
    }
    #expect(pixels(image, (1, 3), (2, 3), (5, 7), (6, 7), (5, 8)) == [white, redPixel, redPixel, white, white])
  }

  @Test func transformationsApplyToWhatIsDrawnAfterThem() throws {
    let image = try bitmap { [red, blue] context, _ in
      var moved = context
      moved.translateBy(x: 5, y: 0)
      moved.scaleBy(x: 2, y: 1)
      moved.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(red))
      context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(blue))
    }
    #expect(pixels(image, (1, 1), (2, 1), (5, 1), (8, 1), (9, 1)) == [bluePixel, white, redPixel, redPixel, white])
  }

  @Test func clipsOpacityAndLayersAreStatesOfACopy() throws {
    let image = try bitmap { [red] context, size in
      let all = Path(CGRect(origin: .zero, size: size))
      var clipped = context
      clipped.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
      clipped.fill(all, with: .color(red))
      var pale = context
      pale.opacity = 0.5
      pale.drawLayer { layer in
        layer.fill(Path(CGRect(x: 5, y: 5, width: 5, height: 5)), with: .color(.black))
        layer.fill(Path(CGRect(x: 5, y: 5, width: 5, height: 5)), with: .color(.black))
      }
    }
    #expect(pixels(image, (4, 4), (5, 4), (4, 5)) == [redPixel, white, white])
    let gray = image.pixels[7 * 10 + 7] & 0xFF
    #expect(abs(Int(gray) - 128) <= 1, "the layer is drawn as a whole")
  }

  @Test func symbolsAreFoundByTheirTags() throws {
    let canvas = Canvas { context, size in
      guard let dot = context.resolveSymbol(id: "dot") else { return }
      #expect(dot.size == CGSize(width: 2, height: 2))
      context.draw(dot, at: CGPoint(x: 5, y: 5))
      context.draw(dot, at: .zero, anchor: .topLeading)
      #expect((context.resolveSymbol(id: "other") == nil) as Bool)
    } symbols: {
      blue.frame(width: 2, height: 2).tag("dot")
    }
    let image = try ImageRenderer(content: canvas.frame(width: 10, height: 10)).bitmap()
    #expect(pixels(image, (0, 0), (1, 1), (2, 2), (4, 4), (5, 5), (6, 6)) == [bluePixel, bluePixel, 0, bluePixel, bluePixel, 0])
  }

  @Test func textsAndImagesAreCentredOnTheirPoints() throws {
    let text = Text("Sun").font(.system(size: 20))
    let canvas = Canvas { context, size in
      let resolved = context.resolve(text)
      #expect(resolved.measure(in: size).width > 20)
      context.draw(resolved, at: CGPoint(x: size.width / 2, y: size.height / 2))
    }
    let drawn = try ImageRenderer(content: canvas.frame(width: 100, height: 60)).bitmap()
    let placed = try ImageRenderer(content: text.frame(width: 100, height: 60)).bitmap()
    #expect(drawn.pixels.filter { $0 != 0 }.count > 20)
    let difference = zip(drawn.pixels, placed.pixels).count { $0 != $1 }
    #expect(difference == 0, "a canvas draws a text as a frame does")
  }

  @Test func meshGradientsMixTheColoursOfTheirPoints() throws {
    let mesh = MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [red, red, blue, blue])
    let image = try ImageRenderer(content: mesh.frame(width: 20, height: 20)).bitmap()
    let (top, middle, bottom) = (image.pixels[10], image.pixels[10 * 20 + 10], image.pixels[19 * 20 + 10])
    #expect(top >> 16 & 0xFF > 240 && bottom & 0xFF > 240)
    #expect(middle >> 16 & 0xFF > 100 && middle & 0xFF > 100)
  }
}
