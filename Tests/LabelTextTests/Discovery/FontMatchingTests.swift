// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelText
import Testing

/// The faces that requests select. Needs the fonts that scripts/install-deps installs: Inter and Noto.
struct FontMatchingTests {
  let library: FontLibrary

  init() throws { library = try FontLibrary() }

  @Test(
    arguments: zip(FontWeight.allCases, ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]))
  func everyWeightOfTheSystemFontHasItsOwnFile(weight: FontWeight, name: String) throws {
    let upright = try library.font(for: FontRequest(size: 17, weight: weight))
    let italic = try library.font(for: FontRequest(size: 17, weight: weight, isItalic: true))
    #expect(upright.face.postScriptName == "Inter-\(name)")
    #expect(italic.face.postScriptName == (name == "Regular" ? "Inter-Italic" : "Inter-\(name)Italic"))
    #expect(upright.slant == 0 && italic.slant == 0)
  }

  @Test(arguments: [
    (FontDesign.default, "Inter-Regular"), (.rounded, "Inter-Regular"), (.serif, "NotoSerif-Regular"),
    (.monospaced, "NotoSansMono-Regular"),
  ])
  func designsChooseTheSystemFamily(design: FontDesign, name: String) throws {
    #expect(try library.font(for: FontRequest(size: 17, design: design)).face.postScriptName == name)
  }

  /// CSS Fonts 4 §5.2: a family of two weights gives the bold one from 600 up.
  @Test(arguments: [
    (FontWeight.ultraLight, "Regular"), (.light, "Regular"), (.regular, "Regular"), (.medium, "Regular"), (.semibold, "Bold"),
    (.bold, "Bold"), (.black, "Bold"),
  ])
  func aMissingWeightGivesTheOneThatCSSSelects(weight: FontWeight, style: String) throws {
    let request = FontRequest(family: .named("Noto Serif"), size: 17, weight: weight)
    #expect(try library.font(for: request).face.postScriptName == "NotoSerif-\(style)")
  }

  @Test func familyNamesIgnoreLetterCase() throws {
    #expect(try library.font(for: FontRequest(family: .named("noto SERIF"), size: 17)).face.familyName == "Noto Serif")
  }

  @Test func aPostScriptOrFullNameSelectsOneFace() throws {
    for name in ["Inter-SemiBoldItalic", "Inter Semi Bold Italic", "Inter SemiBold Italic", "inter-semi-bold-italic"] {
      #expect(try library.font(for: FontRequest(family: .named(name), size: 17)).face.postScriptName == "Inter-SemiBoldItalic")
    }
  }

  @Test func genericFamiliesAreTheMachinesDefaults() throws {
    for name in ["serif", "sans-serif", "monospace"] {
      #expect(try !library.font(for: FontRequest(family: .named(name), size: 17)).face.familyName.isEmpty)
    }
  }

  @Test func aMistypedFamilyIsAnErrorWithASuggestion() {
    #expect {
      try library.font(for: FontRequest(family: .named("Intre"), size: 17))
    } throws: { error in
      guard let error = error as? Diagnostic.Cause else { return false }
      return error.code == .unknownFontFamily && error.subject == "Intre" && error.suggestion == "Inter"
    }
  }

  @Test func aFamilyWithoutItalicIsSlanted() throws {
    let hebrew = try library.font(for: FontRequest(family: .named("Noto Sans Hebrew"), size: 17, isItalic: true))
    #expect(abs(hebrew.slant - 0.2493) < 0.0001)
    #expect(hebrew.instance.slant == hebrew.slant)
  }

  @Test func equalRequestsGiveEqualFontsAndAFaceHasOneID() throws {
    let first = try library.font(for: FontRequest(size: 17))
    let again = try library.font(for: FontRequest(size: 17))
    let larger = try library.font(for: FontRequest(size: 20))
    #expect(first == again)
    #expect(first.face.id == larger.face.id)
    #expect(first.resized(to: 20) == larger)
  }

  @Test func familiesAreSortedWithoutDuplicatesAndFacesHaveTheirFiles() {
    let families = library.families()
    #expect(families == Set(families).sorted())
    #expect(families.contains("Inter"))
    let semibold = library.faces().first { $0.postScriptName == "Inter-SemiBold" }
    #expect(semibold?.weight == 600...600)
    #expect(semibold?.isItalic == false)
    #expect(semibold?.path.hasSuffix("Inter-SemiBold.otf") == true)
    #expect(library.faces().contains { $0.family == "Noto Color Emoji" && $0.isColor })
  }
}
