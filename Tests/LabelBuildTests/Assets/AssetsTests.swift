// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelCore
import LabelPNG
import RunTestSupport
import TestSupport
import Testing

/// Asset pipelines from end to end: each kind's files against its validator, and the second run.
@Suite struct AssetsTests {
  let folder: RunFolder

  init() throws { folder = try RunFolder() }

  static let manifest = """
    version: 1
    defaults: { font: { family: Inter, size: 17 }, color: { light: black, dark: white } }
    variants: { colorScheme: [light, dark], locale: [en, pt-BR, ar] }
    labels:
      - { id: weather/rain, title: Rain, icon: cloud.rain }
      - { id: weather/wind-speed, title: 'Wind & "gusts" <now>' }
      - { id: class, title: Class, icon: { name: star.fill, renderingMode: template } }
      - { id: 24h, icon: clock, variants: { colorScheme: [light], locale: [en] } }
      - { id: favicon, icon: bolt.fill, style: iconOnly, padding: 4, aspect: 1, background: blue, variants: { colorScheme: [light], locale: [en] } }
    """

  @discardableResult private func assets(
    _ kind: AssetKind, name: String = "Labels", favicon: String? = nil, isPlan: Bool = false, manifest: String? = nil,
    _ change: (inout Run) -> Void = { _ in }
  ) throws -> RunOutcome {
    try folder.write("m.yaml", manifest ?? Self.manifest)
    let layout = try AssetLayout(kind, name: name, favicon: favicon)
    return try folder.outcome(of: ["m.yaml"], into: .assets(layout, folder: folder.path(kind.rawValue)), isPlan: isPlan) { run in
      run.jobs = 2
      change(&run)
    }
  }

  private func tree(_ kind: AssetKind, manifest: String? = nil) throws -> AssetTree {
    let outcome = try assets(kind, manifest: manifest)
    #expect(outcome.code == 0, "\(outcome.errors)")
    return try folder.files(kind.rawValue)
  }

  // MARK: Kinds

  @Test func assetCatalogIsValid() throws {
    let tree = try tree(.xcassets)
    #expect(XcodeValidator.errors(in: tree, catalog: "Labels.xcassets") == [])
    let set = try #require(tree.object("Labels.xcassets/weather/rain.imageset/Contents.json")?["images"] as? [[String: Any]])
    #expect(
      set.count == 18 && set.filter { $0["appearances"] != nil }.count == 9 && set.filter { $0["locale"] as? String == "pt-BR" }.count == 6)
    let properties = tree.object("Labels.xcassets/class.imageset/Contents.json")?["properties"] as? [String: Any]
    #expect(properties?["template-rendering-intent"] as? String == "template" && properties?["localizable"] as? Bool == true)
    #expect(
      tree.text("Labels.xcassets/24h.imageset/Contents.json") == """
        {
          "images" : [
            {
              "filename" : "24h.png",
              "idiom" : "universal",
              "scale" : "1x"
            },
            {
              "filename" : "24h@2x.png",
              "idiom" : "universal",
              "scale" : "2x"
            },
            {
              "filename" : "24h@3x.png",
              "idiom" : "universal",
              "scale" : "3x"
            }
          ],
          "info" : {
            "author" : "labelkit",
            "version" : 1
          }
        }

        """)
  }

  @Test func catalogHasImagesForContrastAndDirection() throws {
    let manifest = """
      version: 1
      variants: { scale: [2], colorScheme: [light, dark], contrast: [standard, increased], layoutDirection: [leftToRight, rightToLeft] }
      labels: [{ id: a, title: A }]
      """
    let tree = try tree(.xcassets, manifest: manifest)
    #expect(XcodeValidator.errors(in: tree, catalog: "Labels.xcassets").filter { !$0.contains("everything else") } == [])
    let set = try #require(tree.object("Labels.xcassets/a.imageset/Contents.json")?["images"] as? [[String: Any]])
    #expect(set.count == 8 && set.filter { $0["language-direction"] as? String == "right-to-left" }.count == 4)
    #expect(
      set.filter { ($0["appearances"] as? [[String: String]])?.contains(["appearance": "contrast", "value": "high"]) ?? false }.count == 4)
  }

  @Test func colorSpacesAreForScreensOfTheirGamut() throws {
    let manifest = """
      version: 1
      variants: { scale: [1, 2], colorSpace: [srgb, display-p3] }
      labels: [{ id: a, title: A, color: "color(display-p3 0 1 0)" }, { id: b, title: B, variants: { colorSpace: [display-p3] }, color: red }]
      """
    let tree = try tree(.xcassets, manifest: manifest)
    #expect(XcodeValidator.errors(in: tree, catalog: "Labels.xcassets") == [])
    func gamuts(_ id: String) throws -> [String?] {
      let images = try #require(tree.object("Labels.xcassets/\(id).imageset/Contents.json")?["images"] as? [[String: Any]])
      return images.map { $0["display-gamut"] as? String }
    }
    #expect(try gamuts("a") == ["sRGB", "sRGB", "display-P3", "display-P3"] && gamuts("b") == [nil, nil])
    let web = try self.tree(.web, manifest: manifest)
    let html = try #require((web.object("index.json")?["labels"] as? [String: [String: Any]])?["a"]?["html"] as? String)
    #expect(html.contains("<source media=\"(color-gamut: p3)\" srcset=\"a-display-p3."), "\(html)")
    for kind in [AssetKind.android, .flutter, .swiftpm] {
      #expect(try assets(kind, manifest: manifest).errors.contains("LK0605"), "\(kind)")
    }
  }

  @Test func swiftNamesCompile() throws {
    try assets(.xcassets, name: "Pictures")
    #expect(try folder.files("xcassets").text("Pictures.swift").contains("static let windSpeed = Name(rawValue: \"weather/wind-speed\")"))
    try folder.write(
      "use.swift", "let names: [Pictures.Name] = Pictures.allNames + [.init(rawValue: Pictures.`class`.rawValue), Pictures.Weather.rain]\n")
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let work = folder.root
    compiler.arguments = ["swiftc", "-typecheck", "-warnings-as-errors", work + "/xcassets/Pictures.swift", work + "/use.swift"]
    try compiler.run()
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0)
  }

  @Test func androidResourcesAreValid() throws {
    let tree = try tree(.android)
    #expect(AndroidValidator.errors(in: tree) == [])
    #expect(tree["res/drawable-pt-rBR-night-xxhdpi/weather_wind_speed.png"] != nil && tree["res/drawable-mdpi/label_24h.png"] != nil)
    #expect(tree["res/drawable-ar-xhdpi/label_class.png"] != nil)
    #expect(
      PNGSize(tree["res/drawable-xxxhdpi/label_24h.png"] ?? [])?.width == 4
        * (PNGSize(tree["res/drawable-mdpi/label_24h.png"] ?? [])?.width ?? 0))
    let manifest = """
      version: 1
      variants: { scale: [0.75, 1.33, 2], locale: [en, zh-Hant-TW, es-419], layoutDirection: [leftToRight, rightToLeft], colorScheme: [light, dark] }
      labels: [{ id: a, title: A }]
      """
    let more = try self.tree(.android, manifest: manifest)
    #expect(more["res/drawable-b+zh+Hant+TW-ldrtl-night-tvdpi/a.png"] != nil && more["res/drawable-b+es+419-ldpi/a.png"] != nil)
    #expect(AndroidValidator.errors(in: more.filter { $0.key.hasSuffix("/a.png") }) == [])
    // Android looks for the older codes of these languages.
    let locales = "version: 1\nvariants: { scale: [1], locale: [en, he, id, yi, he-IL, id-Latn-ID] }\nlabels: [{ id: z, title: A }]\n"
    let older = try self.tree(.android, manifest: locales)
    #expect(
      Set(older.keys.filter { $0.hasSuffix("/z.png") }) == [
        "res/drawable-mdpi/z.png", "res/drawable-iw-mdpi/z.png", "res/drawable-in-mdpi/z.png", "res/drawable-ji-mdpi/z.png",
        "res/drawable-iw-rIL-mdpi/z.png", "res/drawable-b+in+Latn+ID-mdpi/z.png",
      ])
  }

  @Test func flutterAssetsAreValid() throws {
    let tree = try tree(.flutter)
    #expect(FlutterValidator.errors(in: tree, dart: "lib/labels.dart") == [])
    #expect(
      tree.text("lib/labels.dart").contains("  static const weatherWindSpeedPtBRDark = 'assets/weather/wind-speed-pt-BR-dark.png';\n"))
    let manifest = "version: 1\nvariants: { scale: [1.5, 3] }\nlabels: [{ id: a, title: A }, { id: \"f/it's$\", title: B, scale: 1 }]\n"
    try folder.remove("flutter")
    let more = try self.tree(.flutter, manifest: manifest)
    #expect(FlutterValidator.errors(in: more, dart: "lib/labels.dart") == [] && more["assets/1.5x/a.png"] != nil)
  }

  @Test func webFilesAreValid() throws {
    let tree = try tree(.web)
    #expect(WebValidator.errors(in: tree) == [])
    let html = try #require((tree.object("index.json")?["labels"] as? [String: [String: Any]])?["weather/rain"]?["html"] as? String)
    #expect(html.contains("<source media=\"(prefers-color-scheme: dark)\"") && html.hasSuffix("alt=\"Rain\"></picture>"))
    #expect(tree.text("index.html").contains("Wind &amp; &quot;gusts&quot; &lt;now&gt;"))
  }

  @Test func spritesHaveThePixelsOfTheirLabels() throws {
    let tree = try tree(.web)
    let files = try #require(tree.object("index.json")?["files"] as? [String: String])
    let sheets = try #require(tree.object("sprites.json")?["sheets"] as? [[String: Any]])
    let sheet = try #require(sheets.first { $0["locale"] == nil && $0["colorScheme"] == nil })
    let frames = try #require(sheet["frames"] as? [String: [Double]])
    for (suffix, scale) in [("", 1), ("@2x", 2), ("@3x", 3)] {
      let path = try #require((sheet["images"] as? [String: String])?["\(scale)x"])
      let bitmap = try PNGDecoder.decode(tree[path] ?? [])
      for (id, frame) in frames {
        let label = try PNGDecoder.decode(tree[files["\(id)\(suffix).png"] ?? ""] ?? [])
        let (left, top) = (Int(frame[0]) * scale, Int(frame[1]) * scale)
        let isSame = (0..<label.height).allSatisfy { y in (0..<label.width).allSatisfy { bitmap[left + $0, top + y] == label[$0, y] } }
        #expect(isSame, "\(id) at \(scale)")
      }
    }
  }

  @Test func faviconsFillTheirSquares() throws {
    let tree = try tree(.web)
    for (name, isOpaque) in [("favicon-16x16.png", false), ("apple-touch-icon.png", true), ("icon-512.png", false)] {
      let bitmap = try PNGDecoder.decode(tree[name] ?? [])
      let columns = (0..<bitmap.width).filter { x in (0..<bitmap.height).contains { bitmap[x, $0].alpha > 0 } }
      let rows = (0..<bitmap.height).filter { y in (0..<bitmap.width).contains { bitmap[$0, y].alpha > 0 } }
      #expect(max(columns.count, rows.count) >= bitmap.width - 1, "\(name)")
      #expect(!isOpaque || bitmap.pixels.allSatisfy { $0 >> 24 == 255 })
    }
    #expect(try assets(.web, favicon: "class").code == 0)
    let wrong = try assets(.web, favicon: "klass")
    #expect(wrong.code == 65 && wrong.errors.contains("did you mean \"class\"?"), "\(wrong.errors)")
  }

  @Test(arguments: [("title: Weather", true), ("title: Weather, aspect: 1", false), ("style: iconOnly", false)])
  func aFaviconThatIsNotSquareIsWarnedAboutOnce(_ keys: String, isWarned: Bool) throws {
    let manifest = "version: 1\nlabels: [{ id: favicon, icon: circle.fill, padding: 4, background: blue, \(keys) }]\n"
    let outcome = try assets(.web, manifest: manifest)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.errors.components(separatedBy: "LK0516").count - 1 == (isWarned ? 1 : 0), "\(outcome.errors)")
  }

  private static func favicons(_ keys: String) -> String {
    "version: 1\nlabels: [{ id: favicon, icon: circle.fill, style: iconOnly, color: white, padding: 4, \(keys) }]\n"
  }

  @Test func iconsForHomeScreensHaveTheBackgroundUpToTheirCorners() throws {
    let tree = try tree(.web, manifest: Self.favicons("background: \"#345678\", cornerRadius: 8, dropShadow: { radius: 4 }, margin: 6"))
    for name in ["apple-touch-icon.png", "icon-maskable-192.png", "icon-maskable-512.png"] {
      let bitmap = try PNGDecoder.decode(tree[name] ?? [])
      let end = bitmap.width - 1
      for corner in [bitmap[0, 0], bitmap[end, 0], bitmap[0, end], bitmap[end, end]] { #expect(corner.argb == 0xFF34_5678, "\(name)") }
      #expect(bitmap[bitmap.width / 2, bitmap.width / 2].argb == 0xFFFF_FFFF)
    }
    #expect(try PNGDecoder.decode(tree["icon-192.png"] ?? [])[0, 0].alpha == 0)
  }

  @Test func maskableIconKeepsTheLabelInTheSafeZone() throws {
    let bitmap = try PNGDecoder.decode(tree(.web, manifest: Self.favicons("background: blue"))["icon-maskable-512.png"] ?? [])
    var farthest = 0.0
    for y in 0..<512 {
      for x in 0..<512 where bitmap[x, y].red > 200 {
        farthest = max(farthest, (Double((x - 256) * (x - 256)) + Double((y - 256) * (y - 256))).squareRoot())
      }
    }
    // A round logo has all of the circle that no mask cuts off.
    #expect(farthest > 0.39 * 512 && farthest <= 0.4 * 512 + 1, "\(farthest)")
  }

  @Test func nameOfTheSiteIsTheTitleOfTheFavicon() throws {
    let tree = try tree(.web, manifest: Self.favicons("background: blue, title: Voltage"))
    let site = tree.object("site.webmanifest")
    #expect(site?["name"] as? String == "Voltage" && site?["start_url"] as? String == "/" && site?["display"] as? String == "standalone")
    #expect(tree.text("favicon.svg").hasPrefix("<svg") && tree.text("favicons.html").contains("href=\"/favicon.svg\" sizes=\"any\""))
    let untitled = try self.tree(.web, manifest: Self.favicons("background: blue"))
    #expect(untitled.object("site.webmanifest")?["name"] as? String == "Labels")
  }

  @Test(arguments: [("/", "/favicon.ico"), ("", "favicon.ico"), ("/static", "/static/favicon.ico")])
  func linksOfFaviconsBeginWithTheirFolder(folder: String, link: String) throws {
    try self.folder.write("m.yaml", Self.favicons("background: blue"))
    var layout = try AssetLayout(.web)
    layout.faviconFolder = folder
    let outcome = try self.folder.outcome(of: ["m.yaml"], into: .assets(layout, folder: self.folder.path("site")))
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try self.folder.text(of: "site/favicons.html").hasPrefix("<link rel=\"icon\" href=\"\(link)\" sizes=\"48x48\">\n"))
  }

  @Test func sheetsOfGamesHaveSidesThatArePowersOfTwoAndPlainNames() throws {
    let labels = (1...9).map { "  - { id: a\($0), title: \"\(String(repeating: "W", count: $0))\" }\n" }.joined()
    try folder.write("m.yaml", "version: 1\nlabels:\n" + labels)
    var layout = try AssetLayout(.web)
    (layout.hasPowerOfTwoSheets, layout.usesPlainNames) = (true, true)
    func run() throws -> RunOutcome { try folder.outcome(of: ["m.yaml"], into: .assets(layout, folder: folder.path("game"))) }
    #expect(try run().code == 0)
    let files = try folder.files("game")
    for name in ["a1.png", "a1@2x.png", "sprites/sheet1.png", "sprites/sheet1@2x.png"] { #expect(files[name] != nil, "\(files.keys)") }
    for (name, scale) in [("sprites/sheet1.png", 1), ("sprites/sheet1@2x.png", 2)] {
      let size = try #require(PNGSize(files[name] ?? []))
      #expect(size.width.nonzeroBitCount == 1 && size.height.nonzeroBitCount == 1 && size.width >= 64 * scale, "\(size)")
    }
    #expect(WebValidator.errors(in: files).filter { !$0.contains("has no hash") } == [])
    #expect(try !run().counts.contains("written"))
    try folder.write("m.yaml", "version: 1\nlabels:\n" + labels.replacing("title: \"W\"", with: "title: \"X\""))
    #expect(try run().code == 0)
    #expect(try folder.files("game")["sprites/sheet1.png"] != files["sprites/sheet1.png"])
    try folder.write("m.yaml", "version: 1\nvariants: { scale: [1, 3] }\nlabels:\n" + labels)
    #expect(try run().errors.contains("LK0605"))
  }

  @Test func themeColorIsTheBackground() throws {
    let tree = try tree(.web, manifest: Self.favicons("background: { light: \"#345678\", dark: \"#123\" }"))
    #expect(
      tree.text("favicons.html").hasSuffix(
        """
        <meta name="theme-color" content="#345678" media="(prefers-color-scheme: light)">
        <meta name="theme-color" content="#112233" media="(prefers-color-scheme: dark)">

        """))
    #expect(tree.object("site.webmanifest")?["theme_color"] as? String == "#345678")
    let plain = try self.tree(.web, manifest: Self.favicons("isEnabled: true"))
    #expect(!plain.text("favicons.html").contains("theme-color") && plain.object("site.webmanifest")?["theme_color"] == nil)
  }

  @Test func windowsIconHasThePixelsOfTheImages() throws {
    let tree = try tree(.web)
    let icon = try #require(tree["favicon.ico"])
    let colors = try PNGDecoder.decodeWithColors(tree["favicon-16x16.png"] ?? []).colors
    // The first image begins behind the three entries; its rows are from the bottom.
    let first = 6 + 3 * 16 + 40
    let color = (0..<4).reduce(UInt32(0)) { $0 | UInt32(icon[first + 4 * 8 + $1]) << (8 * UInt32($1)) }
    #expect(color == colors[15 * 16 + 8])
  }

  // MARK: Runs

  @Test(arguments: [AssetKind.xcassets, .android, .flutter, .web])
  func secondRunWritesNothingAndPruneRemovesOnlyOrphans(kind: AssetKind) throws {
    let first = try tree(kind)
    let name = kind.rawValue
    let times = try folder.changeTimes(name)
    let second = try assets(kind)
    #expect(!second.counts.contains("written") && second.orphans.isEmpty, "\(second.errors)")
    #expect(try folder.changeTimes(name) == times && (try folder.files(name)) == first)
    #expect(try assets(kind, isPlan: true).stale.isEmpty)
    #expect(try assets(kind, isPlan: true) { $0.prunes = true }.orphans.isEmpty)

    try folder.write("\(name)/mine.png", "mine")
    let fewer = Self.manifest.replacingOccurrences(of: "title: Rain", with: "title: Hail").split(separator: "\n")
      .filter { !$0.contains("24h") }.joined(separator: "\n")
    #expect(try assets(kind, manifest: fewer) { $0.prunes = true }.code == 0)
    let pruned = try folder.files(name)
    try folder.remove(name)
    var clean = try tree(kind, manifest: fewer)
    clean["mine.png"] = [UInt8]("mine".utf8)
    #expect(pruned == clean)
  }

  @Test func webFileNamesChangeOnlyWithContents() throws {
    func names(_ tree: AssetTree) throws -> [String: String] { try #require(tree.object("index.json")?["files"] as? [String: String]) }
    let before = try names(tree(.web))
    let after = try names(tree(.web, manifest: Self.manifest.replacingOccurrences(of: "title: Class", with: "title: Clasp")))
    let changed = before.keys.filter { before[$0] != after[$0] }
    #expect(changed.count == 18 && changed.allSatisfy { $0.hasPrefix("class") })
    try folder.write("web/\(try #require(after["24h.png"]))", "changed by hand")
    #expect(try assets(.web).code == 0 && PNGSize(folder.files("web")[try #require(after["24h.png"])] ?? []) != nil)
  }

  @Test func failedLabelIsLeftOutOfTheDocuments() throws {
    let manifest = Self.manifest + "\n  - { id: weather/storm, title: Storm, icon: bolt.fil }\n  - { id: blank, title: \"\\U0010FFFD\" }\n"
    let outcome = try assets(.xcassets, manifest: manifest)
    #expect(outcome.code == 1 && outcome.errors.contains("LK0102") && outcome.errors.contains("LK0101"))
    let tree = try folder.files("xcassets")
    #expect(XcodeValidator.errors(in: tree, catalog: "Labels.xcassets") == [])
    #expect(!tree.text("Labels.swift").contains("storm") && tree.text("Labels.swift").contains("Rain"))
    try folder.remove("xcassets")
    #expect(
      try assets(.xcassets, manifest: manifest) {
        $0.maximumFailures = 1
        $0.jobs = 1
      }.code == 1)
    #expect(try folder.files("xcassets")["Labels.swift"] == nil)
  }

  @Test func linksInsideTheFolderAreNotFollowed() throws {
    try folder.makeFolder("xcassets")
    try folder.makeFolder("elsewhere")
    try folder.link("xcassets/Labels.xcassets", to: folder.path("elsewhere"))
    #expect(try assets(.xcassets).code == 73)
    #expect(try folder.files("elsewhere").isEmpty)
  }

  // MARK: Errors

  @Test(arguments: [
    (AssetKind.android, "labels:\n  - { id: a-b, title: A }\n  - { id: a_b, title: B }\n", "LK0603", "m.yaml:4:11"),
    (.xcassets, "labels:\n  - { id: a-b, title: A }\n  - { id: a.b, title: B }\n", "LK0603", "m.yaml:4:11"),
    (.flutter, "labels:\n  - { id: a/b, title: A }\n  - { id: aB, title: B }\n", "LK0603", "m.yaml:4:11"),
    (.web, "labels:\n  - { id: a/b, title: A }\n  - { id: a b, title: B }\n", "LK0603", "m.yaml:4:11"),
    (.android, "labels:\n  - { id: 日本, title: A }\n", "LK0604", "m.yaml:3:11"),
    (.flutter, "labels:\n  - { id: 2.0x/a, title: A }\n", "LK0604", "m.yaml:3:11"),
    (.xcassets, "labels:\n  - { id: v1.2/a, title: A }\n", "LK0604", "m.yaml:3:11"),
    (.web, "labels:\n  - { id: \"+\", title: A }\n", "LK0604", "m.yaml:3:11"),
    (.xcassets, "variants: { scale: [1, 1.5] }\nlabels: [{ id: a, title: A }]\n", "LK0605", "m.yaml:2:24"),
    (.android, "variants: { contrast: [standard, increased] }\nlabels: [{ id: a, title: A }]\n", "LK0605", "m.yaml:2:34"),
    (.web, "labels:\n  - { id: a, title: A, variants: { dynamicTypeSize: [large, xLarge] } }\n", "LK0605", "m.yaml:3:53"),
    (.android, "labels:\n  - { id: a, title: A, scale: 5 }\n", "LK0605", "m.yaml:3:31"),
  ])
  func errorsHaveTheirLocation(kind: AssetKind, manifest: String, code: String, location: String) throws {
    let outcome = try assets(kind, manifest: "version: 1\n" + manifest)
    #expect(outcome.errors.contains("\(location): error \(code):"), "\(outcome.errors)")
    #expect([1, 65].contains(outcome.code))
  }
}
