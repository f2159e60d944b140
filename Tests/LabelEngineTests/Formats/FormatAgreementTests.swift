// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelCore
import LabelFormats
import LabelPNG
import RunTestSupport
import TestSupport
import Testing

/// Draws the files of every format with readers that are not LabelKit's, and compares them with the PNG image.
@Suite(.timeLimit(.minutes(60))) struct FormatAgreementTests {
  /// How pixels of an image differ from those of another.
  private struct Difference {
    /// The share of pixels in which no channel differs by more than 3 levels.
    let share: Double
    /// The mean difference of a channel in levels.
    let mean: Double

    init?(_ a: Bitmap, _ b: Bitmap) {
      guard a.width == b.width, a.height == b.height else { return nil }
      var (near, sum) = (0, 0)
      for (a, b) in zip(a.pixels, b.pixels) {
        // Most pixels are equal, and nothing is slower here than a closure for each.
        if a == b {
          near += 1
          continue
        }
        let levels = [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }
        if levels.allSatisfy({ $0 <= 3 }) { near += 1 }
        sum += levels.reduce(0, +)
      }
      share = Double(near) / Double(a.pixels.count)
      mean = Double(sum) / Double(a.pixels.count * 4)
    }
  }

  private static let workloads = ["latin", "emoji", "autoshrink", "multiline", "multilingual", "shadow"]
  /// The number of labels of each workload.
  private static let count = SlowBuild.isEnabled ? 10 : 4
  private let folder: RunFolder

  init() throws { folder = try RunFolder() }

  /// Renders labels of each workload in every format but VectorDrawable.
  private func render() throws {
    let benchmarks = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Benchmarks/labels")
    for name in Self.workloads {
      let lines = try String(contentsOf: benchmarks.appendingPathComponent(name + ".ndjson"), encoding: .utf8).split(separator: "\n")
      let chosen = (0..<Self.count).map { lines[$0 * (lines.count / Self.count)] }
      try folder.write(name + ".ndjson", chosen.joined(separator: "\n") + "\n")
    }
    let manifests = Self.workloads.map { $0 + ".ndjson" }
    let outcome = try folder.outcome(of: manifests, into: .folder(folder.path("out"))) { $0.formats = [.png, .svg, .pdf, .webp] }
    try #require(outcome.code == 0, "\(outcome.errors)")
  }

  /// Renders the labels; their names.
  private func names() throws -> [String] {
    try render()
    return try folder.files("out").keys.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
  }

  private static func program(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The image that a program writes for a file.
  private func image(of program: String, _ arguments: [String]) throws -> Bitmap {
    let bytes = try ProgramOutput.bytes(of: program, arguments)
    try #require(!bytes.isEmpty, "\(program) has failed for \(arguments)")
    return try PNGDecoder.decode(bytes)
  }

  @Test func webPHasThePixelsOfThePNGImage() throws {
    let names = try names()
    #expect(names.count == 6 * Self.count)
    var (small, large) = (0, 0)
    for name in names {
      let (png, webp) = (try folder.bytes("out/\(name).png"), try folder.bytes("out/\(name).webp"))
      #expect(try WebPDecoder.decode(webp).pixels == PNGDecoder.decode(png).pixels, "\(name)")
      small += webp.count
      large += png.count
    }
    #expect(Double(small) <= 0.7 * Double(large), "\(small) bytes instead of \(large)")
  }

  /// librsvg and Cairo draw curves as lines with errors of a tenth of a pixel, and FreeType, which draws our glyphs, of an eighth. So pixels
  /// at curves differ by some levels, and everything else has to be equal.
  @Test func librsvgDrawsTheSVGLikeThePNGImage() throws {
    guard let program = Self.program("rsvg-convert") else { return print("skipped: rsvg-convert is missing") }
    for name in try names() {
      let png = try PNGDecoder.decode(folder.bytes("out/\(name).png"))
      let size = ["-w", "\(png.width)", "-h", "\(png.height)"]
      let drawn = try image(of: program, size + [folder.path("out/\(name).svg")])
      let difference = try #require(Difference(png, drawn), "\(name) has another size")
      #expect(difference.share >= 0.965 && difference.mean <= 0.5, "\(name): \(difference)")
    }
  }

  @Test func popplerDrawsThePDFLikeThePNGImage() throws {
    guard let program = Self.program("pdftocairo") else { return print("skipped: pdftocairo is missing") }
    for name in try names() {
      let png = try PNGDecoder.decode(folder.bytes("out/\(name).png"))
      let size = ["-png", "-singlefile", "-transp", "-scale-to-x", "\(png.width)", "-scale-to-y", "\(png.height)"]
      let drawn = try image(of: program, size + [folder.path("out/\(name).pdf"), "-"])
      let difference = try #require(Difference(png, drawn), "\(name) has another size")
      #expect(difference.share >= 0.96 && difference.mean <= 0.5, "\(name): \(difference)")
    }
  }

  /// Icons with two stops of a gradient at one offset, and icons with blend modes, which do not blend with the background of the label.
  @Test func popplerDrawsTheColoursOfIconsLikeThePNGImage() throws {
    guard let program = Self.program("pdftocairo") else { return print("skipped: pdftocairo is missing") }
    let box = "<rect width='60' height='20' fill='#c84'/>"
    let parts = ["difference", "screen", "multiply", "exclusion"].enumerated().map { index, mode in
      "<rect x='\(15 * index)' y='10' width='12' height='40' fill='#48c' style='mix-blend-mode:\(mode)'/>"
    }
    var icons = [box + parts.joined(), "\(box)<g style='isolation:isolate'>\(parts.joined())</g>"]
    for offsets in [[0.6, 0.2, 1], [0, 0, 1], [0, 1, 1], [0.3, 0.3, 0.7, 0.7], [0, 0.5, 0.5, 1]] {
      let stops = zip(offsets, ["red", "lime", "blue", "orange"]).map { "<stop offset='\($0)' stop-color='\($1)'/>" }.joined()
      icons.append(
        """
        <linearGradient id='a' x1='.25' x2='.75'>\(stops)</linearGradient><rect width='60' height='28' fill='url(#a)'/>
        <radialGradient id='b' r='.3'>\(stops)</radialGradient><rect y='32' width='60' height='28' fill='url(#b)'/>
        """)
    }
    for (index, icon) in icons.enumerated() {
      try folder.write("\(index).svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 60'>\(icon)</svg>")
      let label = "title: x, icon: ./\(index).svg, style: iconOnly, font: { size: 60 }, background: white"
      let (png, pdf) = (try folder.draw(label).bitmap(), folder.draw(label, as: .pdf))
      try folder.write("icon.pdf", pdf.bytes)
      let size = ["-png", "-singlefile", "-scale-to-x", "\(png.width)", "-scale-to-y", "\(png.height)"]
      let drawn = try image(of: program, size + [folder.path("icon.pdf"), "-"])
      let difference = try #require(Difference(png, drawn), "\(icon) has another size")
      #expect(difference.share >= 0.9 && difference.mean <= 1.5, "\(icon): \(difference)")
    }
  }

  @Test func popplerFindsTheTextOfThePDF() throws {
    guard let program = Self.program("pdftotext") else { return print("skipped: pdftotext is missing") }
    try folder.write("m.yaml", "version: 1\nlabels: [{ id: a, title: \"Grüße & <Küsse>\", icon: bolt.fill }]\n")
    #expect(try folder.run("m.yaml", into: "text") { $0.formats = [.pdf] }.code == 0)
    #expect(try ProgramOutput.text(of: program, [folder.path("text/a.pdf"), "-"]).contains("Grüße & <Küsse>"))
  }

  /// Only the emoji of a font of bitmaps are images in an SVG file; icons with parts that are cut out are not.
  @Test func outlinesStayOutlines() throws {
    for name in try names() where !name.hasPrefix("emoji") {
      let text = try folder.text(of: "out/\(name).svg")
      #expect(!text.contains("<image"), "\(name)")
    }
  }
}
