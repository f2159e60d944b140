// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelKit
import LabelLayout
import LabelUIKit
import Testing

/// Image files as attachments in a text.
@Suite final class AttachedFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "labelkit-attached-\(UUID().uuidString)")
  private static let red: UInt32 = 0xFFFF_0000

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A red rectangle in a file.
  private func file(_ name: String, width: Int, height: Int, scale: Double = 1) throws -> String {
    let bitmap = Bitmap(width: width, height: height, scale: scale, pixels: Array(repeating: Self.red, count: width * height))
    return try write(name, Data(RendererPool.shared.renderer().render(bitmap).file.bytes))
  }

  private func write(_ name: String, _ data: Data) throws -> String {
    let file = folder.appending(path: name)
    try data.write(to: file)
    return file.path
  }

  /// A label at one pixel per point with black text and an attachment.
  private func label(_ attachment: NSTextAttachment) -> UILabel {
    let text = NSMutableAttributedString(string: "H ")
    text.append(NSAttributedString(attachment: attachment))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    label.attributedText = text
    label.traitCollection.displayScale = 1
    return label
  }

  /// The bounds of all fully red pixels, in pixels.
  private func redBox(_ bitmap: Bitmap) -> CGRect {
    bitmap.pixels.indices.reduce(CGRect.null) { box, index in
      guard bitmap.pixels[index] == Self.red else { return box }
      return box.union(CGRect(x: index % bitmap.width, y: index / bitmap.width, width: 1, height: 1))
    }
  }

  private func redBox(_ label: UILabel) throws -> CGRect {
    let drawing = label.drawing(scale: nil)
    return redBox(try RendererPool.shared.renderer().render(drawing.node, in: drawing.environment, upTo: .bitmap).bitmap)
  }

  @Test(arguments: [("box.png", 1.0, 12.0, 9.0), ("box@2x.png", 1, 6, 4.5), ("box@3x.PNG", 1, 4, 3), ("fine.png", 2, 6, 4.5)])
  func fileHasItsOwnSizeOnTheBaseline(name: String, scale: Double, width: Double, height: Double) throws {
    let image = try #require(UIImage(contentsOfFile: file(name, width: 12, height: 9, scale: scale)))
    let label = label(NSTextAttachment(image: image))
    let box = try redBox(label)
    #expect(box.width == width && box.height == height.rounded(.down), "\(box)")
    #expect(try box.maxY == #require(label.firstBaseline))
  }

  @Test func boundsSetTheFrameOfAFile() throws {
    let image = try #require(UIImage(contentsOfFile: file("box.png", width: 12, height: 9)))
    let attachment = NSTextAttachment(image: image)
    attachment.bounds = CGRect(x: 0, y: -5, width: 24, height: 18)
    let label = label(attachment)
    let box = try redBox(label)
    #expect(box.width == 24 && box.height == 18)
    #expect(try box.maxY == #require(label.firstBaseline) + 5)
  }

  @Test func svgUnitsArePoints() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path fill="#f00" d="M0 0h20v10H0z"/></svg>
      """
    let image = try #require(UIImage(contentsOfFile: write("box.svg", Data(svg.utf8))))
    let dump = label(NSTextAttachment(image: image)).node(size: .zero).dump
    #expect(dump.contains("box.svg\" bounds=(0 0 20×10)}"), "\(dump)")
  }

  @Test func textDrawsAFile() throws {
    let image = try #require(UIImage(contentsOfFile: file("box.png", width: 12, height: 12)))
    var text = AttributedString("H \u{FFFC}")
    let position = try #require(text.range(of: "\u{FFFC}"))
    text[position].attachment = Text.Attachment(Image(uiImage: image), x: 0, y: 0, width: 12, height: 12)
    let box = redBox(try ImageRenderer(content: Text(text)).bitmap())
    #expect(box.width == 12 && box.height == 12)
    let inline = redBox(try ImageRenderer(content: Text("H \(Image(uiImage: image))")).bitmap())
    #expect(inline.width > 12 && inline.width == inline.height, "as large as a symbol of the text")
  }

  @Test func filesThatAreNotImagesGiveNil() throws {
    #expect(UIImage(contentsOfFile: folder.path + "/missing.png") == nil)
    #expect(try UIImage(contentsOfFile: write("words.png", Data("words".utf8))) == nil)
    #expect(try UIImage(contentsOfFile: write("words.svg", Data("words".utf8))) == nil)
    #expect(UIImage(contentsOfFile: folder.path) == nil)
  }

  @Test func missingFileIsAnErrorWhenDrawn() throws {
    let path = try file("box.png", width: 12, height: 9)
    let label = label(NSTextAttachment(image: try #require(UIImage(contentsOfFile: path))))
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: Diagnostic.self) { try label.pngData() }
  }
}
