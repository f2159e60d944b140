// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelLayout
import LabelSnapshots
import SwiftUI
import Testing

@Suite struct DeclaredPreviewTests {
  private static let own = Previews.all.filter { $0.name.hasPrefix("LabelPreviewsTests/") }
  private static let module = "LabelPreviewsTests"

  private static func preview(_ name: String) throws -> Preview {
    try #require(own.first { $0.name == "\(module)/\(name)" }, "\(own.map(\.name))")
  }

  @Test func previewsOfAFileAreFoundInTheirOrder() {
    let names = Self.own.filter { $0.file == "LabelPreviewsTests/DeclaredPreviews.swift" }.map { $0.name.dropFirst(Self.module.count + 1) }
    #expect(
      names == [
        "DeclaredPreviews/Preview 1", "DeclaredPreviews/Named", "DeclaredPreviews/Fixed", "DeclaredPreviews/Preview 2",
        "DeclaredPreviews/State", "DeclaredPreviews/Attribute on a line of its own", "DeclaredPreviews/Returned",
        "DeclaredPreviews/UIKit", "DeclaredPreviews/Controller", "DeclaredPreviews/Modified",
        "DeclaredPreviews/Strange / name .. with\nlines and 🌦 2", "DeclaredPreviews/Parenthesised",
      ])
    let lines = Self.own.filter { $0.file.hasSuffix("DeclaredPreviews.swift") }.map(\.line)
    #expect(lines == [12, 14, 16, 18, 20, 31, 38, 43, 49, 51, 53, 55])
  }

  @Test func eachViewOfAProviderIsAPreview() {
    let names = Self.own.filter { $0.line == 0 && $0.name.contains("/Badge/") }.map { $0.name.dropFirst(Self.module.count + 1) }
    #expect(
      names == [
        "Badge/Direct", "Badge/First of two", "Badge/Preview 1", "Badge/Preview 2", "Badge/Preview 3", "Badge/Dark", "Badge/Device",
      ])
    #expect(Self.own.contains { $0.name == "\(Self.module)/Outer.Nested/Preview 1" })
  }

  @Test func traitsDecideTheSize() throws {
    #expect(try size("DeclaredPreviews/Fixed") == [160, 80])
    #expect(try size("DeclaredPreviews/Modified") == [240, try size("DeclaredPreviews/Preview 2")[1]])
    #expect(try size("Badge/First of two") == [120, 60])
    #expect(try size("Badge/Preview 1") == [120, 60])
    #expect(try size("Badge/Device") == [750, 1334])
    #expect(try size("DeclaredPreviews/Controller") == [780, 200])
  }

  @Test func stateOfAPreviewIsAProperty() throws {
    #expect(try texts("DeclaredPreviews/State") == ["7", "{a } b}, {c}"])
    #expect(try texts("DeclaredPreviews/Attribute on a line of its own") == ["6"])
  }

  @Test func appearanceOfAPreviewIsThatOfItsBackground() throws {
    #expect(try corner("Badge/Direct") == 0xFFFF_FFFF)
    #expect(try corner("Badge/Dark") == 0xFF00_0000)
    #expect(try corner("Badge/Direct", isTransparent: true) == 0)
    var variant = PreviewVariant()
    variant.colorScheme = .dark
    #expect(try corner("Badge/Direct", variant) == 0xFF00_0000)
  }

  @Test(arguments: [PreviewVariant].standard) func variantsDecideTheSurroundings(_ variant: PreviewVariant) throws {
    let usual = try Self.preview("DeclaredPreviews/Named").pngData()
    let image = try Self.preview("DeclaredPreviews/Named").pngData(in: variant)
    #expect((image == usual) == variant.description.isEmpty)
  }

  @Test func aPictureOfWhatIsReadHasAListBesideThePreview() throws {
    let preview = try Self.preview("DeclaredPreviews/Named")
    let picture = try SnapshotImage(png: preview.accessibilityPicture(in: PreviewVariant(), isTransparent: false).file.bytes).bitmap
    let image = try SnapshotImage(png: Array(preview.pngData())).bitmap
    #expect(picture.width > image.width && picture.height >= image.height)
  }

  @Test func variantsHaveNamesOfTheirOwn() {
    let names = [PreviewVariant].standard.map(\.description)
    #expect(
      names == [
        "", "rightToLeft", "accessibility3", "accessibility3-rightToLeft", "dark", "dark-rightToLeft", "dark-accessibility3",
        "dark-accessibility3-rightToLeft",
      ])
    var variant = PreviewVariant()
    (variant.contrast, variant.isBold, variant.width, variant.scale, variant.locale) = (.increased, true, 320, 3, "de")
    #expect(variant.description == "increasedContrast-de-bold-320pt-3x")
  }

  @Test func fileNamesHaveNoSpecialCharacters() throws {
    let strange = try #require(Self.own.first { $0.name.contains("Strange") })
    let name = strange.fileName()
    #expect(name.hasPrefix("LabelPreviewsTests/DeclaredPreviews/Strange-_-name-..-with_lines-and") && name.split(separator: "/").count == 3)
    #expect(!name.contains("\n"))
  }

  private func size(_ name: String) throws -> [Int] {
    let image = try SnapshotImage(png: Array(Self.preview(name).pngData()))
    return [image.width, image.height]
  }

  /// The colour of the top left pixel as 0xAARRGGBB.
  private func corner(_ name: String, _ variant: PreviewVariant = PreviewVariant(), isTransparent: Bool = false) throws -> UInt32 {
    try SnapshotImage(png: Array(Self.preview(name).pngData(in: variant, isTransparent: isTransparent))).bitmap.pixels[0]
  }

  /// The texts that a preview draws.
  private func texts(_ name: String) throws -> [String] {
    let dump = try Self.preview(name).drawn(in: PreviewVariant(), isTransparent: true) { _, label in label.dump }
    return dump.matches(of: #/line "([^"]*)"/#).map { String($0.1) }
  }
}
