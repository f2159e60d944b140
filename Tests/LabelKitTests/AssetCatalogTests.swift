// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelKit
import LabelLayout
import Testing

@Suite final class AssetCatalogTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "labelkit-assets-\(UUID().uuidString)")

  init() throws { try write("Assets.xcassets/Contents.json", #"{"info": {"author": "xcode", "version": 1}}"#) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ path: String, _ data: Data) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  private func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  /// Writes a colour set with a colour for each list of appearances.
  private func writeColor(_ name: String, _ entries: [(appearances: [String], color: String)]) throws {
    let colors = entries.map { entry in
      let appearances = entry.appearances.map {
        #"{"appearance": "\#($0 == "high" ? "contrast" : "luminosity")", "value": "\#($0)"}"#
      }
      return #"{"idiom": "universal", "appearances": [\#(appearances.joined(separator: ", "))], "color": \#(entry.color)}"#
    }
    try write("Assets.xcassets/\(name).colorset/Contents.json", #"{"colors": [\#(colors.joined(separator: ", "))]}"#)
  }

  private func components(_ red: String, _ green: String, _ blue: String, space: String = "srgb", alpha: String = "1.000") -> String {
    #"{"color-space": "\#(space)", "components": {"red": "\#(red)", "green": "\#(green)", "blue": "\#(blue)", "alpha": "\#(alpha)"}}"#
  }

  private func pixel(_ color: Color, _ scheme: LabelCore.ColorScheme = .light, contrast: Bool = false) throws -> UInt32 {
    let renderer = ImageRenderer(
      content: color.frame(width: 1, height: 1).environment(\.colorSchemeContrast, contrast ? .increased : .standard))
    renderer.assets = try AssetCatalog(contentsOf: folder)
    renderer.colorScheme = scheme
    return try renderer.bitmap().pixels[0]
  }

  @Test func componentsOfXcodesFormatsAreRead() throws {
    try writeColor("Hex", [([], components("0x12", "0xAB", "0xFF"))])
    try writeColor("Levels", [([], components("18", "171", "255"))])
    try writeColor("Parts", [([], components("0.200", "0.400", "0.600"))])
    try writeColor("Wide", [([], components("0.200", "0.400", "0.600", space: "display-p3"))])
    try writeColor("Clear", [([], components("1.000", "0.000", "0.000", alpha: "0.502"))])
    try writeColor("Gray", [([], #"{"color-space": "gray-gamma-22", "components": {"white": "0.500", "alpha": "1.000"}}"#)])
    try writeColor("System", [([], #"{"platform": "ios", "reference": "systemRedColor"}"#)])
    #expect(try pixel(Color("Hex")) == 0xFF12_ABFF && pixel(Color("Levels")) == 0xFF12_ABFF)
    #expect(try pixel(Color("Parts")) == 0xFF33_6699)
    #expect(try pixel(Color("Wide")) == pixel(Color(.displayP3, red: 0.2, green: 0.4, blue: 0.6)))
    #expect(try pixel(Color("Clear")) == 0x8080_0000)
    #expect(try pixel(Color("Gray")) == 0xFF80_8080)
    #expect(try pixel(Color("System")) == 0xFFFF_3B30 && pixel(Color("System"), .dark) == 0xFFFF_453A)
  }

  @Test func colorsFollowTheAppearance() throws {
    let (any, dark, high, both) = (
      components("255", "0", "0"), components("0", "255", "0"), components("0", "0", "255"), components("9", "9", "9")
    )
    try writeColor("Four", [([], any), (["dark"], dark), (["high"], high), (["dark", "high"], both)])
    #expect(try pixel(Color("Four")) == 0xFFFF_0000 && pixel(Color("Four"), .dark) == 0xFF00_FF00)
    #expect(try pixel(Color("Four"), contrast: true) == 0xFF00_00FF && pixel(Color("Four"), .dark, contrast: true) == 0xFF09_0909)
    try writeColor("Two", [([], any), (["dark"], dark)])
    #expect(try pixel(Color("Two"), contrast: true) == 0xFFFF_0000 && pixel(Color("Two"), .dark, contrast: true) == 0xFF00_FF00)
    try writeColor("One", [([], any)])
    #expect(try pixel(Color("One"), .dark, contrast: true) == 0xFFFF_0000)
  }

  @Test func namedColorsApplyToTextSymbolsAndShapes() throws {
    try writeColor("Sky", [([], components("0", "0", "255"))])
    let renderer = ImageRenderer(
      content: VStack {
        Text("■").foregroundStyle(Color("Sky"))
        Image(systemName: "square.fill").foregroundStyle(Color("Sky").opacity(0.5))
        Rectangle().stroke(Color("Sky").gradient, lineWidth: 2).frame(width: 20, height: 20).shadow(color: Color("Sky"), radius: 1)
        GeometryReader { _ in Text("■").background(Color("Sky")) }.frame(width: 20, height: 20)
      })
    renderer.assets = try AssetCatalog(contentsOf: folder)
    let bitmap = try renderer.bitmap()
    #expect(bitmap.pixels.contains(0xFF00_00FF))
    #expect(Color("Sky").resolve(in: EnvironmentValues()).opacity == 0, "clear without a catalogue")
  }

  @Test func unknownNameIsAnErrorWithASuggestion() throws {
    try writeColor("Sky", [([], components("0", "0", "255"))])
    for view in [
      AnyView(Text("a").foregroundStyle(Color("Ski"))), AnyView(GeometryReader { _ in Color("Ski") }.frame(width: 9, height: 9)),
    ] {
      let renderer = ImageRenderer(content: view)
      renderer.assets = try AssetCatalog(contentsOf: folder)
      let error = #expect(throws: Diagnostic.self) { try renderer.bitmap() }
      #expect(error?.code == .unknownColor && error?.suggestion == "Sky")
      renderer.assets = .none
      #expect(throws: Diagnostic.self) { try renderer.bitmap() }
    }
    // The error does not affect the renderer's next image.
    let renderer = ImageRenderer(content: Color("Ski"))
    renderer.assets = try AssetCatalog(contentsOf: folder)
    #expect(throws: Diagnostic.self) { try renderer.bitmap() }
    renderer.content = Color("Sky")
    #expect(throws: Never.self) { try renderer.bitmap() }
  }

  @Test func unknownNameIsAnErrorWhereverAColorIsUsed() throws {
    let ski = Color("Ski")
    let views: [AnyView] = [
      AnyView(ski), AnyView(Text("a").foregroundStyle(ski)), AnyView(Text("a").underline(color: ski)), AnyView(Text("a").background(ski)),
      AnyView(Text("a").shadow(color: ski, radius: 1)), AnyView(Text("a").border(ski)),
      AnyView(Image(systemName: "bolt").foregroundStyle(ski)),
      AnyView(Image(systemName: "bolt").foregroundStyle(.red, ski)), AnyView(Circle().fill(ski.gradient)),
      AnyView(Circle().fill(ski.opacity(0.5).shadow(.drop(radius: 1)))), AnyView(Color.red.colorMultiply(ski)),
      AnyView(Text("a").redacted(reason: .placeholder).foregroundStyle(ski)),
    ]
    for view in views {
      for wrapped in [view, AnyView(GeometryReader { _ in view }.frame(width: 9, height: 9)), AnyView(view.onAppear {})] {
        #expect { try ImageRenderer(content: wrapped).bitmap() } throws: { ($0 as? Diagnostic)?.code == .unknownColor }
      }
    }
  }

  @Test func unknownNameThatAnActionReplacesIsNotAnError() throws {
    struct Loaded: View {
      @State private var name = "Ski"
      var body: some View {
        Color(name).frame(width: 1, height: 1).border(Color(name)).onAppear { name = "Sky" }
      }
    }
    try writeColor("Sky", [([], components("0", "0", "255"))])
    let renderer = ImageRenderer(content: Loaded())
    renderer.assets = try AssetCatalog(contentsOf: folder)
    #expect(try renderer.bitmap().pixels == [0xFF00_00FF])
  }

  @Test func foldersWithNamespaceArePartOfNames() throws {
    try writeColor("Brand/Sky", [([], components("0", "0", "255"))])
    try writeColor("Plain/Sea", [([], components("0", "255", "255"))])
    try write("Assets.xcassets/Brand/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    #expect(try AssetCatalog(contentsOf: folder).colorNames == ["Brand/Sky", "Sea"])
    #expect(try AssetCatalog(contentsOf: folder.appending(path: "Assets.xcassets")).colorNames == ["Brand/Sky", "Sea"])
  }

  // MARK: Images

  private func png(_ color: UInt32, _ side: Int) throws -> Data {
    try Data(
      RendererPool.shared.renderer().render(Bitmap(width: side, height: side, pixels: Array(repeating: color, count: side * side))).file
        .bytes)
  }

  private func image(_ name: String, scale: CGFloat, _ scheme: LabelCore.ColorScheme = .light) throws -> Bitmap {
    let renderer = ImageRenderer(content: Image(name).resizable().fixedSize().foregroundStyle(.black))
    renderer.assets = try AssetCatalog(contentsOf: folder)
    renderer.scale = scale
    renderer.colorScheme = scheme
    return try renderer.bitmap()
  }

  @Test func imagesFollowScaleAndAppearance() throws {
    let set = "Assets.xcassets/Logo.imageset"
    try write(
      "\(set)/Contents.json",
      #"""
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "one.png"}, {"idiom": "universal", "scale": "2x", "filename": "two.png"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "scale": "2x", "filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "watch", "scale": "2x", "filename": "watch.png"}]}
      """#)
    try write("\(set)/one.png", png(0xFFFF_0000, 4))
    try write("\(set)/two.png", png(0xFF00_FF00, 8))
    try write("\(set)/dark.png", png(0xFF00_00FF, 8))
    let (one, two, three, dark) = try (
      image("Logo", scale: 1), image("Logo", scale: 2), image("Logo", scale: 3), image("Logo", scale: 1, .dark)
    )
    #expect(one.width == 4 && Set(one.pixels) == [0xFFFF_0000])
    #expect(two.width == 8 && Set(two.pixels) == [0xFF00_FF00])
    #expect(three.width == 12 && Set(three.pixels) == [0xFF00_FF00], "the largest file")
    #expect(dark.width == 4 && Set(dark.pixels) == [0xFF00_00FF])
  }

  @Test func templatesAndSymbolSetsAreImages() throws {
    let set = "Assets.xcassets/Mark.imageset"
    try write(
      "\(set)/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "mark.png"}], "properties": {"template-rendering-intent": "template"}}"#)
    try write("\(set)/mark.png", png(0xFFFF_0000, 4))
    #expect(try Set(image("Mark", scale: 1).pixels) == [0xFF00_0000], "in the foreground colour")
    let symbol = "Assets.xcassets/own.symbolset"
    try write("\(symbol)/Contents.json", #"{"symbols": [{"idiom": "universal", "filename": "own.svg"}]}"#)
    try write("\(symbol)/own.svg", #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24"/></svg>"#)
    #expect(try image("own", scale: 1).pixels.contains(0xFF00_0000))
    #expect(try AssetCatalog(contentsOf: folder).imageNames == ["Mark", "own"])
    // A name that no catalogue has is one of LabelKit's icons, or an error.
    #expect(throws: Never.self) { try self.image("bolt.fill", scale: 1) }
    let error = #expect(throws: Diagnostic.self) { try self.image("Markk", scale: 1) }
    #expect(error?.code == .unknownImage && error?.suggestion == "Mark")
  }

  /// The message is about assets, since the code asks for one; a symbol has an initialiser of its own.
  @Test func aMissingImageIsAMissingAsset() throws {
    let error = #expect(throws: Diagnostic.self) { try ImageRenderer(content: Image("harbour-view")).bitmap() }
    #expect(error?.code == .unknownImage && error?.message == "no image asset is named \"harbour-view\"")
    #expect(error?.help?.contains("renderer.assets = try AssetCatalog(contentsOf: …)") == true)
    #expect(error?.help?.contains("Image(systemName: …)") == true)
    let symbol = #expect(throws: Diagnostic.self) { try ImageRenderer(content: Image(systemName: "blot.fill")).bitmap() }
    #expect(symbol?.message == "no icon is named \"blot.fill\"")
    let prefixed = #expect(throws: Diagnostic.self) { try ImageRenderer(content: Image("brand:logo")).bitmap() }
    #expect(prefixed?.message.contains("no icon set has the prefix \"brand\"") == true)
  }

  @Test func invalidCatalogsAreErrorsWithTheirLocation() throws {
    #expect(throws: Diagnostic.self) { try AssetCatalog(contentsOf: folder.appending(path: "missing")) }
    for content in ["", "[]", #"{"colors": []}"#, #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "x"}}}]}"#] {
      try write("Assets.xcassets/Bad.colorset/Contents.json", content)
      let error = #expect(throws: Diagnostic.self) { try AssetCatalog(contentsOf: folder) }
      #expect(error?.code == .syntax && error?.location?.file.hasSuffix("Bad.colorset/Contents.json") == true)
    }
    try FileManager.default.removeItem(at: folder.appending(path: "Assets.xcassets/Bad.colorset"))
    try write("Assets.xcassets/Out.imageset/Contents.json", #"{"images": [{"idiom": "universal", "filename": "../../secret.png"}]}"#)
    #expect(throws: Diagnostic.self, "paths outside the set's folder are rejected") { try AssetCatalog(contentsOf: folder) }
  }

  // MARK: Bundles

  @Test func bundleTakesPrecedenceOverTheRenderersAssets() throws {
    try writeColor("Sky", [([], components("0", "0", "255"))])
    try write(
      "Assets.xcassets/Logo.imageset/Contents.json", #"{"images": [{"idiom": "universal", "scale": "2x", "filename": "logo.png"}]}"#)
    try write("Assets.xcassets/Logo.imageset/logo.png", png(0xFFFF_0000, 4))
    let bundle = try #require(Bundle(path: folder.path))
    let view = HStack(spacing: 0) {
      Color("Sky", bundle: bundle).frame(width: 2, height: 2)
      Image("Logo", bundle: bundle).resizable().frame(width: 2, height: 2)
    }
    #expect(try ImageRenderer(content: view).bitmap().pixels.prefix(4) == [0xFF00_00FF, 0xFF00_00FF, 0xFFFF_0000, 0xFFFF_0000])
    let resources = HStack(spacing: 0) {
      Color(ColorResource(name: "Sky", bundle: bundle)).frame(width: 2, height: 2)
      Image(ImageResource(name: "Logo", bundle: bundle)).resizable().frame(width: 2, height: 2)
    }
    #expect(try ImageRenderer(content: resources).bitmap() == ImageRenderer(content: view).bitmap())
    #expect(throws: Diagnostic.self) { try ImageRenderer(content: Color("Ski", bundle: bundle)).bitmap() }
    #expect(try pixel(Color(ColorResource(name: "Sky"))) == 0xFF00_00FF)
  }
}
