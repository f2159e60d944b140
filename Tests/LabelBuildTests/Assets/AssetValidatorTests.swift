// SPDX-License-Identifier: MIT

import Testing

/// Tests of the validators themselves: they find errors that the asset pipelines would.
@Suite struct AssetValidatorTests {
  private static let info = "\"info\": {\"author\": \"a\", \"version\": 1}"

  private static func catalog(_ images: String, properties: String = "{}", group: String = "g") -> AssetTree {
    var tree = AssetTree.texts([
      "A.xcassets/Contents.json": "{\(info)}",
      "A.xcassets/\(group)/Contents.json": "{\(info), \"properties\": {\"provides-namespace\": true}}",
      "A.xcassets/\(group)/x.imageset/Contents.json": "{\(info), \"images\": [\(images)], \"properties\": \(properties)}",
    ])
    tree["A.xcassets/\(group)/x.imageset/x.png"] = AssetTree.png(10, 5)
    return tree
  }

  private static let plain = "{\"idiom\": \"universal\", \"scale\": \"1x\", \"filename\": \"x.png\"}"

  @Test func validCatalogHasNoErrors() {
    #expect(XcodeValidator.errors(in: Self.catalog(Self.plain), catalog: "A.xcassets").isEmpty)
  }

  @Test(arguments: [
    "", "{\"idiom\": \"universal\", \"scale\": \"4x\", \"filename\": \"x.png\"}",
    "{\"idiom\": \"phone\", \"scale\": \"1x\", \"filename\": \"x.png\"}",
    "{\"idiom\": \"universal\", \"scale\": \"1x\", \"filename\": \"y.png\"}", "\(plain), \(plain)",
    "{\"idiom\": \"universal\", \"scale\": \"1x\", \"filename\": \"x.png\", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dim\"}]}",
    "{\"idiom\": \"universal\", \"scale\": \"1x\", \"filename\": \"x.png\", \"locale\": \"de\"}",
    "{\"idiom\": \"universal\", \"scale\": \"1x\", \"filename\": \"x.png\", \"size\": \"10x5\"}",
  ])
  func invalidImageSetsAreFound(images: String) {
    #expect(!XcodeValidator.errors(in: Self.catalog(images), catalog: "A.xcassets").isEmpty)
  }

  @Test func invalidCatalogsAreFound() {
    #expect(!XcodeValidator.errors(in: Self.catalog(Self.plain, group: "v1.2"), catalog: "A.xcassets").isEmpty)
    #expect(!XcodeValidator.errors(in: Self.catalog(Self.plain, properties: "{\"localizable\": true}"), catalog: "A.xcassets").isEmpty)
    for path in Self.catalog(Self.plain).keys {
      var tree = Self.catalog(Self.plain)
      tree[path] = nil
      if path.hasSuffix("x.imageset/Contents.json") { tree["A.xcassets/g/x.imageset/Contents.json"] = [] }
      #expect(!XcodeValidator.errors(in: tree, catalog: "A.xcassets").isEmpty, "\(path)")
    }
  }

  @Test func invalidAndroidResourcesAreFound() {
    func tree(_ paths: String...) -> AssetTree { .texts(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })) }
    let base = "res/drawable-mdpi/a.png"
    #expect(AndroidValidator.errors(in: tree(base, "res/drawable-pt-rBR-ldrtl-night-xhdpi/a.png", "res/drawable-b+zh+Hant/a.png")).isEmpty)
    for path in [
      "res/drawable-night-de-mdpi/a.png", "res/drawable-mdpi-night/a.png", "res/drawable-ldrtl-de/a.png", "res/drawable-dark/a.png",
      "res/drawable-2x/a.png", "res/drawable-mdpi/1a.png", "res/drawable-mdpi/A.png", "res/drawable-mdpi/a-b.png",
      "res/drawable-mdpi/class.png",
      "res/drawable-mdpi/f/a.png", "drawable-mdpi/a.png", "res/drawable-de-mdpi/only.png",
    ] { #expect(!AndroidValidator.errors(in: tree(base, path)).isEmpty, "\(path)") }
  }

  @Test func assetsThatFlutterWouldNotFindAreFound() {
    func tree(_ dart: String, _ list: String, _ files: String...) -> AssetTree {
      var tree = AssetTree.texts(["l.dart": dart, "pubspec-assets.yaml": "flutter:\n  assets:\n" + list])
      for file in files { tree[file] = AssetTree.png(1, 1) }
      return tree
    }
    let dart = "  static const a = 'assets/a.png';\n"
    #expect(FlutterValidator.errors(in: tree(dart, "    - \"assets/\"\n", "assets/a.png", "assets/2.0x/a.png"), dart: "l.dart").isEmpty)
    #expect(FlutterValidator.errors(in: tree(dart, "    - \"assets/a.png\"\n", "assets/2.0x/a.png"), dart: "l.dart").isEmpty)
    for tree in [
      tree(dart, "    - \"assets/\"\n", "assets/2.0x/a.png"), tree(dart, "    - \"assets/\"\n", "assets/a.png", "assets/dark/a.png"),
      tree(dart, "", "assets/a.png"), tree(dart + dart, "    - \"assets/\"\n", "assets/a.png"),
      tree("  static const class = 'assets/a.png';\n", "    - \"assets/\"\n", "assets/a.png"),
      tree("  static const _a = 'assets/a.png';\n", "    - \"assets/\"\n", "assets/a.png"),
    ] { #expect(!FlutterValidator.errors(in: tree, dart: "l.dart").isEmpty) }
  }

  @Test func brokenLinksAndInvalidMarkupAreFound() {
    var tree = AssetTree.texts(["a.html": "\n<p><img src=\"x.png\" srcset=\"x.png 1x\" alt=\"\"></p>", "a.css": ".a { width: 1px; }"])
    tree["x.png"] = AssetTree.png(1, 1)
    #expect(WebValidator.html("a.html", tree).isEmpty && WebValidator.styles("a.css", tree).isEmpty)
    for page in [
      "<p>", "</p>", "<p><i></p></i>", "<img src=\"y.png\">", "<img srcset=\"x.png 1x, x.png 1x\">", "<img srcset=\"x.png\">", "<p a=b>",
      "1 < 2",
    ] {
      tree["a.html"] = [UInt8](("\n" + page).utf8)
      #expect(!WebValidator.html("a.html", tree).isEmpty, "\(page)")
    }
    for style in [".a { width: 1px; ", ".a } {", ".a { background: url(\"y.png\"); }", ".a { width }"] {
      tree["a.css"] = [UInt8](style.utf8)
      #expect(!WebValidator.styles("a.css", tree).isEmpty, "\(style)")
    }
  }
}
