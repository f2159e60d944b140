// SPDX-License-Identifier: MIT

import Foundation
import LabelComparison
import LabelCore
import LabelEngine
import LabelKit
import LabelLayout
import LabelSnapshotEngine
import LabelText
import LabelViewNode
import TestSupport
import Testing

/// Labels drawn with a font and with a changed version of it that has the same family and file name.
struct FontVersionTests {
  enum Change: String, CaseIterable {
    /// Every advance is wider by a fortieth of an em.
    case widerAdvances
    /// The em has more units, so that glyphs are a little smaller.
    case largerEm
    /// The font has no GPOS table, so no kerning and no mark positions.
    case noPositioning
    /// The line is taller by a twentieth of an em.
    case tallerLine

    func applied(to font: FontTables) -> [UInt8] {
      var font = font
      let em = font.number("head", at: 18)
      switch self {
      case .widerAdvances:
        for glyph in 0..<font.number("hhea", at: 34) { font.add(em / 40, to: "hmtx", at: glyph * 4) }
      case .largerEm: font.add(em / 25, to: "head", at: 18)
      case .noPositioning: font["GPOS"] = nil
      case .tallerLine:
        font.add(em / 20, to: "hhea", at: 4)
        // sTypoAscender and usWinAscent; the face decides which is used.
        for offset in [68, 74] { font.add(em / 20, to: "OS/2", at: offset) }
      }
      return font.file
    }
  }

  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// The regular face of a family on this machine.
  private func font(_ family: String) throws -> FontTables {
    let name = family.filter { $0 != " " } + "-Regular."
    let path = try #require(FontLibrary(Resources()).fontFiles.paths.first { URL(fileURLWithPath: $0).lastPathComponent.hasPrefix(name) })
    return FontTables(try Array(Data(contentsOf: URL(fileURLWithPath: path))))
  }

  /// A renderer with no other font than this one.
  private func renderer(_ font: [UInt8], in folder: String) throws -> Renderer {
    try scratch.write(font, to: folder + "/Font-Regular.otf")
    var options = Resources()
    options.fontFolders = [scratch.path + "/" + folder]
    options.usesSystemFonts = false
    return try RendererPool().renderer(for: options)
  }

  private func draw(_ text: String, _ size: Double, _ family: String, _ renderer: Renderer) throws -> DrawnLabel {
    let view = Text(text).font(.custom(family, fixedSize: size)).padding(4).background(.white)
    let environment = RenderEnvironment(scale: 2, appearance: Appearance(colorScheme: .light), locale: "en")
    return try renderer.drawn(renderer.render(ViewContext().lower(view), in: environment))
  }

  @Test(arguments: ["Inter", "Noto Sans"])
  func changedFontFileDiffersExactlyAndPerceptually(_ family: String) throws {
    let font = try font(family)
    let before = try renderer(font.file, in: "accepted")
    var (edits, unseen) = (0, [String]())
    for change in Change.allCases {
      let after = try renderer(change.applied(to: font), in: change.rawValue)
      for text in ["AVATAR To Yo", "Tram 17, Vat", "VAT 7.40"] {
        for size in [11.0, 12, 13, 14, 15, 17, 20, 24] {
          let name = "\(change.rawValue): \(text) at \(size)"
          let (old, new) = (try draw(text, size, family, before).image, try draw(text, size, family, after).image)
          edits += 1
          #expect(ImageDifference(actual: new, accepted: old) != nil, "\(name)")
          if ImageDifference(actual: new, accepted: old, rule: .lookAlike) == nil { unseen.append(name) }
        }
      }
    }
    #expect(edits == 96)
    #expect(unseen.count * 100 <= edits, "\(unseen)")
  }

  @Test(arguments: ["Inter", "Noto Sans"])
  func failureNamesTheChangedFontFile(_ family: String) throws {
    let font = try font(family)
    let folder = BaselineFolder(root: scratch.path + "/Snapshots", failures: scratch.path + "/failures")
    let old = try draw("Rain", 17, family, renderer(font.file, in: "accepted"))
    _ = try folder.record(old.snapshot(named: "rain"))
    let new = try draw("Rain", 17, family, renderer(Change.widerAdvances.applied(to: font), in: "changed"))
    guard case .failed(let failure) = try folder.check(new.snapshot(named: "rain"), mode: .never) else {
      Issue.record("the changed font draws the same image")
      return
    }
    #expect(failure.kinds.first == .fontFileDiffers)
    #expect(failure.facts[0].value.contains("(Font-Regular.otf ") && failure.facts[0].value.contains(", was "))
  }
}
