// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelIcons
import LabelKit
import LabelLayout
import LabelUIKit
import Testing

@Suite struct UIImageTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func bytes(_ width: Int, _ height: Int, scale: Double = 1) throws -> Data {
    let bitmap = Bitmap(width: width, height: height, scale: scale, pixels: Array(repeating: 0xFF00_FF00, count: width * height))
    return try Data(RendererPool.shared.renderer().render(bitmap).file.bytes)
  }

  private func drawn(_ attachment: NSTextAttachment, color: UIColor = .black) throws -> Bitmap {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let text = NSMutableAttributedString(attachment: attachment)
    text.addAttribute(.foregroundColor, value: color, range: NSRange(location: 0, length: text.length))
    label.attributedText = text
    label.traitCollection.displayScale = 1
    let drawing = label.drawing(scale: nil)
    return try RendererPool.shared.renderer().render(drawing.node, in: drawing.environment, upTo: .bitmap).bitmap
  }

  /// The opaque colours of an image, without its antialiased edges.
  private func colors(_ bitmap: Bitmap) -> Set<UInt32> { Set(bitmap.pixels.filter { $0 >> 24 == 255 }) }

  @Test func imagesHaveTheSizeAndScaleOfTheirData() throws {
    let image = try #require(UIImage(data: bytes(12, 8, scale: 2)))
    #expect(image.size == CGSize(width: 6, height: 4) && image.scale == 2 && !image.isSymbolImage)
    let other = try #require(UIImage(data: bytes(12, 8), scale: 4))
    #expect(other.size == CGSize(width: 3, height: 2) && other.scale == 4)
    #expect(UIImage(data: Data("words".utf8)) == nil && UIImage(data: Data()) == nil)
    #expect(try UIImage(data: bytes(1, 1), scale: 0) == nil && UIImage(data: bytes(1, 1), scale: .nan) == nil)
  }

  @Test func swiftUIDrawsTheSameImage() throws {
    let image = try #require(UIImage(data: bytes(4, 2, scale: 2)))
    let bitmap = try ImageRenderer(content: Image(uiImage: image).resizable().fixedSize()).bitmap()
    #expect(bitmap.width == 2 && bitmap.height == 1 && colors(bitmap) == [0xFF00_FF00])
  }

  @Test func symbolsScaleWithTheirConfiguration() throws {
    func size(_ configuration: UIImage.SymbolConfiguration?) throws -> CGSize {
      try #require(UIImage(systemName: "circle", withConfiguration: configuration)).size
    }
    let plain = try size(nil)
    #expect(abs(plain.width - 17) < 1.5 && abs(plain.width - plain.height) < 0.01, "a round symbol is about an em")
    #expect(try abs(size(.init(pointSize: 34)).width - 2 * plain.width) < 1e-9)
    #expect(try size(.init(scale: .small)).width < plain.width && plain.width < size(.init(scale: .large)).width)
    #expect(try size(.init(textStyle: .largeTitle)) == size(.init(pointSize: 34)))
    #expect(
      try size(.init(font: .systemFont(ofSize: 20), scale: .large)) == size(.init(pointSize: 20, weight: .unspecified, scale: .large)))
    #expect(try size(.init(pointSize: -3)) == plain)
    let both = UIImage.SymbolConfiguration(pointSize: 30).applying(.init(weight: .bold)).applying(.init(pointSize: 40))
    #expect(try size(both) == size(.init(pointSize: 40, weight: .bold)))
    #expect(UIImage(systemName: "circl", withConfiguration: both) == nil)
  }

  @Test func tintsAndModesColourSymbolsInText() throws {
    let symbol = try #require(UIImage(systemName: "circle.fill"))
    func drawn(_ image: UIImage) throws -> Set<UInt32> { try colors(self.drawn(NSTextAttachment(image: image), color: .blue)) }
    let red: UInt32 = 0xFFFF_0000
    let text = try drawn(symbol)
    #expect(text != [red] && text.count == 1)
    #expect(try drawn(symbol.withTintColor(Self.red)) == [red])
    #expect(try drawn(symbol.withTintColor(Self.red, renderingMode: .alwaysOriginal)) == [red])
    #expect(try drawn(symbol.withRenderingMode(.alwaysTemplate)) == text)
    #expect(try drawn(symbol.withConfiguration(.init(paletteColors: [Self.red]))) == [red])
    #expect(symbol.withRenderingMode(.alwaysOriginal).renderingMode == .alwaysOriginal)
  }

  @Test func tintsAndModesColourImagesInText() throws {
    let green = try #require(UIImage(data: bytes(9, 9)))
    func drawn(_ image: UIImage) throws -> Set<UInt32> { try colors(self.drawn(NSTextAttachment(image: image), color: Self.red)) }
    #expect(try drawn(green) == [0xFF00_FF00])
    #expect(try drawn(green.withRenderingMode(.alwaysTemplate)) == [0xFFFF_0000])
    #expect(try drawn(green.withTintColor(.black)) == [0xFF00_0000])
    #expect(green.withTintColor(.black).size == green.size)
    #expect(
      green.withConfiguration(.init(pointSize: 90)).size == green.size && green.applyingSymbolConfiguration(.unspecified) == nil)
  }

  /// A symbol of 40 points has the same size beside text of 17 points as beside text of 40.
  @Test func configuredSymbolsKeepTheirSizeInSmallText() throws {
    func height(_ bitmap: Bitmap) -> Int {
      (0..<bitmap.height).filter { y in (0..<bitmap.width).contains { bitmap[$0, y].alpha == 255 } }.count
    }
    let symbol = try #require(UIImage(systemName: "circle.fill", withConfiguration: .init(pointSize: 40)))
    #expect(try abs(height(drawn(NSTextAttachment(image: symbol))) - Int(symbol.size.height)) <= 2)
  }

  @Test func attachmentsAcceptData() throws {
    let attachment = NSTextAttachment(data: try bytes(8, 6), ofType: "public.png")
    #expect(attachment.fileType == "public.png" && attachment.image == nil)
    let bitmap = try drawn(attachment)
    #expect(bitmap.pixels.filter { $0 == 0xFF00_FF00 }.count == 48)
    attachment.image = try UIImage(data: bytes(2, 2))
    #expect(try drawn(attachment).pixels.filter { $0 == 0xFF00_FF00 }.count == 4)
  }

  @Test func dataThatIsNotAnImageIsAnError() throws {
    let attachment = NSTextAttachment(data: Data("words".utf8), ofType: "public.png")
    let error = #expect(throws: Diagnostic.self) { try drawn(attachment) }
    #expect(error?.code == .unusableIcon && error?.message.contains("NSTextAttachment") == true)
  }
}
