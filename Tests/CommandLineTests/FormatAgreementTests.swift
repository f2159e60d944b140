// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelImageFiles
import LabelPNG
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
        let levels = [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }
        if levels.allSatisfy({ $0 <= 3 }) { near += 1 }
        sum += levels.reduce(0, +)
      }
      share = Double(near) / Double(a.pixels.count)
      mean = Double(sum) / Double(a.pixels.count * 4)
    }
  }

  private static let workloads = ["latin", "emoji", "autoshrink", "multiline", "multilingual", "shadow"]
  private let tool: Tool

  /// Renders ten labels of each workload in every format but VectorDrawable.
  init() throws {
    tool = try Tool()
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Benchmarks/labels")
    for name in Self.workloads {
      let lines = try String(contentsOf: folder.appendingPathComponent(name + ".ndjson"), encoding: .utf8).split(separator: "\n")
      let chosen = (0..<10).map { lines[$0 * (lines.count / 10)] }
      try tool.write(name + ".ndjson", chosen.joined(separator: "\n") + "\n")
    }
    let manifests = Self.workloads.map { $0 + ".ndjson" }
    let outcome = try tool.run(["batch"] + manifests + ["-o", "out", "--format", "png,svg,pdf,webp", "--progress", "never", "-q"])
    try #require(outcome.code == 0, "\(outcome.errors)")
  }

  private func names() throws -> [String] {
    try tool.files("out").keys.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
  }

  private static func program(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  @Test func webPHasThePixelsOfThePNGImage() throws {
    let names = try names()
    #expect(names.count == 60)
    var (small, large) = (0, 0)
    for name in names {
      let (png, webp) = (try tool.bytes("out/\(name).png"), try tool.bytes("out/\(name).webp"))
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
      let png = try PNGDecoder.decode(tool.bytes("out/\(name).png"))
      let size = ["-w", "\(png.width)", "-h", "\(png.height)"]
      let drawn = try tool.run(size + ["out/\(name).svg"], program: program)
      try #require(drawn.code == 0, "\(name): \(drawn.errors)")
      let difference = try #require(Difference(png, PNGDecoder.decode(drawn.output)), "\(name) has another size")
      #expect(difference.share >= 0.965 && difference.mean <= 0.5, "\(name): \(difference)")
    }
  }

  @Test func popplerDrawsThePDFLikeThePNGImage() throws {
    guard let program = Self.program("pdftocairo") else { return print("skipped: pdftocairo is missing") }
    for name in try names() {
      let png = try PNGDecoder.decode(tool.bytes("out/\(name).png"))
      let size = ["-png", "-singlefile", "-transp", "-scale-to-x", "\(png.width)", "-scale-to-y", "\(png.height)"]
      let drawn = try tool.run(size + ["out/\(name).pdf", "-"], program: program)
      try #require(drawn.code == 0, "\(name): \(drawn.errors)")
      let difference = try #require(Difference(png, PNGDecoder.decode(drawn.output)), "\(name) has another size")
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
      try tool.write("\(index).svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 60'>\(icon)</svg>")
      let render = ["render", "x", "--icon", "./\(index).svg", "--style", "iconOnly", "--size", "60", "--background", "white"]
      for format in ["png", "pdf"] { try #require(try tool.run(render + ["-o", "icon.\(format)"]).code == 0) }
      let png = try PNGDecoder.decode(tool.bytes("icon.png"))
      let size = ["-png", "-singlefile", "-scale-to-x", "\(png.width)", "-scale-to-y", "\(png.height)"]
      let drawn = try tool.run(size + ["icon.pdf", "-"], program: program)
      let difference = try #require(Difference(png, PNGDecoder.decode(drawn.output)), "\(icon) has another size")
      #expect(difference.share >= 0.9 && difference.mean <= 1.5, "\(icon): \(difference)")
    }
  }

  @Test func popplerFindsTheTextOfThePDF() throws {
    guard let program = Self.program("pdftotext") else { return print("skipped: pdftotext is missing") }
    try tool.write("m.yaml", "version: 1\nlabels: [{ id: a, title: \"Grüße & <Küsse>\", icon: bolt.fill }]\n")
    #expect(try tool("batch", "m.yaml", "-o", "text", "--format", "pdf", "--progress", "never").code == 0)
    #expect(try tool.run(["text/a.pdf", "-"], program: program).text.contains("Grüße & <Küsse>"))
  }

  /// Only the emoji of a font of bitmaps are images in an SVG file; icons with parts that are cut out are not.
  @Test func outlinesStayOutlines() throws {
    for name in try names() where !name.hasPrefix("emoji") {
      let text = String(decoding: try tool.bytes("out/\(name).svg"), as: UTF8.self)
      #expect(!text.contains("<image"), "\(name)")
    }
  }
}
