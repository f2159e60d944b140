// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelText
import TestSupport
import Testing

/// What of a font request changes nothing or is substituted. Needs the fonts that scripts/install-deps installs: Inter and Noto.
struct FontWarningTests {
  private func values(_ library: FontLibrary, _ request: FontRequest) throws -> [String] {
    try library.ineffectiveValues(of: request).map(\.message)
  }

  @Test func valuesThatChangeNothingAreReported() throws {
    let library = try FontLibrary()
    var request = FontRequest(size: 17, width: .condensed, features: [FontFeature(tag: "zzzz", value: 1)])
    request.variations = [FontVariation(tag: "wght", value: 700)]
    let found = try values(library, request)
    #expect(found.count == 3)
    #expect(found[0].hasPrefix("\"font.width\" condensed changes nothing: Inter has no condensed face"))
    #expect(found[1] == "\"font.features\" zzzz: 1 changes nothing: Inter-Regular has no feature zzzz")
    #expect(found[2] == "\"font.variations\" wght: 700 changes nothing: Inter-Regular is not a variable font")
    // The size does not matter, and the answer is the same the second time.
    request.size = 30
    #expect(try values(library, request) == found)
  }

  @Test func valuesThatChangeTheFaceAreNot() throws {
    let library = try FontLibrary()
    #expect(try values(library, FontRequest(size: 17, design: .serif)) == [])
    #expect(try values(library, FontRequest(size: 17, design: .monospaced)) == [])
    #expect(
      try values(library, FontRequest(size: 17, features: [FontFeature(tag: "tnum", value: 1), FontFeature(tag: "zzzz", value: 0)])) == [])
    #expect(try values(library, FontRequest(family: .named("Noto Serif"), size: 17, design: .serif)).count == 1)
  }

  @Test func aMisspeltFeatureHasASuggestion() throws {
    let request = FontRequest(size: 17, features: [FontFeature(tag: "tnun", value: 1)])
    #expect(try FontLibrary().ineffectiveValues(of: request).first?.nearest.first == "tnum")
  }

  /// A folder with Inter under other names.
  private func folder(_ fonts: [(family: String, width: Int)]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let bytes = try FontLibrary().bytes(of: "Inter-Regular")
    for (index, font) in fonts.enumerated() {
      var tables = FontTables(bytes)
      tables.rename(family: font.family, postScriptName: font.family.filter { $0 != " " } + "-\(index)")
      tables.set("OS/2", at: 6, to: font.width)
      _ = try folder.write(tables.file, as: "\(index).otf")
    }
    return folder
  }

  @Test func roundedUsesTheRoundedFamily() throws {
    let folder = try folder([("Inter Rounded", 5), ("Brand", 5), ("Brand Rounded", 5)])
    let library = try FontLibrary(fontFolders: [folder.path])
    for (family, name) in [(FontFamily.system, "Inter Rounded"), (.named("Brand"), "Brand Rounded")] {
      let request = FontRequest(family: family, size: 17, design: .rounded)
      #expect(try library.font(for: request).face.familyName == name)
      #expect(try values(library, request) == [])
    }
    #expect(try library.font(for: FontRequest(size: 17)).face.familyName == "Inter")
  }

  /// The width is that of the file, or, if the file says nothing, that of the family's name.
  @Test(arguments: [
    (FontWidth.condensed, " Condensed", 3), (.condensed, " Condensed", 5), (.compressed, " Narrow", 5), (.expanded, " Extended", 7),
  ])
  func widthsMayBeInAFamilyOfTheirOwn(width: FontWidth, suffix: String, widthClass: Int) throws {
    let folder = try folder([("Brand", 5), ("Brand" + suffix, widthClass)])
    let library = try FontLibrary(fontFolders: [folder.path])
    let request = FontRequest(family: .named("Brand"), size: 17, width: width)
    #expect(try library.font(for: request).face.familyName == "Brand" + suffix)
    #expect(try values(library, request) == [])
    let other: FontWidth = width == .expanded ? .condensed : .expanded
    #expect(try library.font(for: FontRequest(family: .named("Brand"), size: 17, width: other)).face.familyName == "Brand")
    #expect(try values(library, FontRequest(family: .named("Brand"), size: 17, width: other)).count == 1)
  }

  @Test func substitutedWeightsAndSlantsAreReported() throws {
    let library = try FontLibrary()
    func messages(_ request: FontRequest) throws -> [String] { try library.substitutes(of: request).map(\.message) }
    #expect(
      try messages(FontRequest(family: .named("Noto Serif"), size: 17, weight: .semibold)) == [
        "Noto Serif has no semibold face: NotoSerif-Bold, of weight 700, is used"
      ])
    #expect(
      try messages(FontRequest(family: .named("Noto Sans Hebrew"), size: 17, isItalic: true)) == [
        "Noto Sans Hebrew has no italic face: NotoSansHebrew-Regular is slanted"
      ])
    for weight in FontWeight.allCases {
      #expect(try messages(FontRequest(size: 17, weight: weight, isItalic: true)) == [])
    }
  }
}
