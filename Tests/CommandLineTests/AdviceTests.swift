// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Mistakes that people make in the second hour, and what the messages say about them.
@Suite struct AdviceTests {
  /// A mistake: the files, the command line, its exit code, and the texts of its message.
  struct Mistake: Sendable, CustomTestStringConvertible {
    var name: String
    var files: [String: String] = [:]
    var arguments: [String]
    var code: Int32 = 65
    var texts: [String]
    var testDescription: String { name }
  }

  private static let one = "version: 1\nlabels:\n  - { id: a, title: A }\n"

  /// A mistake in a manifest `m.yaml`, or in its labels.
  private static func manifest(_ name: String, _ text: String, code: Int32 = 65, _ texts: String...) -> Mistake {
    let isWhole = text.hasPrefix("version:")
    return Mistake(
      name: name, files: ["m.yaml": isWhole ? text : "version: 1\nlabels:\n  - { id: a, \(text) }\n"],
      arguments: ["batch", "./m.yaml", "-o", "./out"], code: code, texts: texts)
  }

  static let mistakes: [Mistake] = [
    manifest(
      "a colon in brackets", "title: Time: now", "a text with a colon and a space after it needs quotes",
      "help: write title: \"Time: now\"\n"),
    manifest(
      "an unknown prefix", "icon: \"brand:x\"", "no icon set has the prefix \"brand\"", "icons: { brand: icons/ }", "--icons brand=icons/"),
    manifest("a scale with a unit", "title: A, scale: 2x", "help: write 2\n"),
    manifest("a percentage", "title: A, width: 50%", "help: write a number, such as 50: nothing here is relative"),
    manifest("a percentage of one", "title: A, disabledOpacity: 50%", "help: write 0.5\n"),
    manifest("runs as a text", "attributedTitle: B", "help: write [{ text: \"B\" }]"),
    manifest("grouped digits", "title: A, width: \"1.234,5\"", "help: write 1234.5"),
    manifest(
      "two titles", "title: A, attributedTitle: [{ text: B }]", code: 0, "LK0520",
      "\"title\" has no effect beside \"attributedTitle\""),
    manifest("a title and a key", "title: A, titleKey: b", code: 0, "LK0520", "\"titleKey\" has no effect beside \"title\""),
    manifest("text without a box", "title: A, textFit: fill", code: 0, "LK0520", "without \"width\" and \"height\""),
    manifest("shrinking without a box", "title: A, adjustsFontSizeToFitWidth: true", code: 0, "LK0520", "give the label a width"),
    manifest(
      "a locale twice", "version: 1\nvariants: { locale: [en, en] }\nlabels:\n  - { id: a, title: A }\n",
      "two variants of this label would be written to a-en.png", "write each value of \"variants\" once"),
    manifest(
      "a file and a folder", "version: 1\noutput: \"{id}.png\"\nlabels:\n  - { id: a, title: A }\n  - { id: a.png/c, title: A }\n", code: 1,
      "a.png would be both a file and a folder", "the one at m.yaml:4:11", "give one of them another id"),
    manifest("strings of a folder with a slash", "version: 1\nstrings: s/\nlabels: []\n", code: 66, "there is no file s/"),
    Mistake(
      name: "one id in two manifests", files: ["m.yaml": one, "n.yaml": one], arguments: ["batch", "./m.yaml", "./n.yaml", "-o", "./out"],
      code: 1, texts: ["n.yaml:3:11: error LK0601: two labels would be written to a.png, first the one at m.yaml:3:11", "another id"]),
    Mistake(
      name: "an archive that is zipped", files: ["m.yaml": one], arguments: ["batch", "./m.yaml", "--archive", "./o.zip"], code: 64,
      texts: ["--archive writes a tar archive", "name it out.tar"]),
    Mistake(
      name: "an archive that is compressed", files: ["m.yaml": one], arguments: ["batch", "./m.yaml", "--archive", "./o.tar.gz"], code: 64,
      texts: ["does not end with .tar", "compress it: --archive - | gzip > o.tar.gz"]),
    Mistake(
      name: "a folder of manifests", files: ["d/m.yaml": one], arguments: ["batch", "./d", "-o", "./out"], code: 64,
      texts: ["d is a folder, not a manifest", "such as d/m.yaml", "the manifest could not be read"]),
    Mistake(
      name: "the folder that Android's kind makes", files: ["m.yaml": one],
      arguments: ["assets", "./m.yaml", "--kind", "android", "-o", "app/src/main/res"], code: 64,
      texts: ["writes a folder res into", "-o app/src/main\n"]),
    Mistake(
      name: "the catalogue that Xcode's kind makes", files: ["m.yaml": one],
      arguments: ["assets", "./m.yaml", "--kind", "xcassets", "-o", "App/Brand.xcassets"], code: 64,
      texts: ["writes Labels.xcassets into", "-o App --name Brand\n"]),
    Mistake(
      name: "a list as a manifest", files: ["m.json": "[{\"id\":\"a\",\"title\":\"A\"}]"], arguments: ["batch", "./m.json", "-o", "./out"],
      texts: ["\"the manifest\" takes an object", "write the list as the value of labels", "the manifest has errors"]),
    Mistake(
      name: "an empty manifest", files: ["m.yaml": ""], arguments: ["batch", "./m.yaml", "-o", "./out"],
      texts: ["the file is empty; a manifest begins with version: 1"]),
    Mistake(
      name: "a column that is no key", files: ["m.csv": "id,titel\na,A\nb,B\n"], arguments: ["batch", "./m.csv", "-o", "./out"],
      texts: ["LK0211", "the manifest has errors"]),
    Mistake(
      name: "a format that a kind does not have", files: ["m.yaml": one],
      arguments: ["assets", "./m.yaml", "--kind", "flutter", "--format", "svg", "-o", "./out"], texts: ["the manifest has errors"]),
    Mistake(
      name: "a title key in CSV", files: ["m.csv": "id,titleKey\na,hello\n"], arguments: ["batch", "./m.csv", "-o", "./out"],
      texts: ["LK0205", "--strings Localizations/"]),
    Mistake(
      name: "a table in Windows-1252", files: [:], arguments: ["batch", "./w.csv", "-o", "./out"],
      texts: ["w.csv:2:6", "this is not UTF-8", "save the file as UTF-8", "no images"]),
    Mistake(
      name: "no such label", files: ["m.yaml": one], arguments: ["batch", "./m.yaml", "-o", "./out", "--only", "zzz"],
      texts: ["no label has an id with \"zzz\""]),
    Mistake(
      name: "no such favicon", files: ["m.yaml": one],
      arguments: ["assets", "./m.yaml", "--kind", "web", "-o", "./out", "--favicon", "zz"],
      texts: ["no label has the id \"zz\""]),
    Mistake(
      name: "no such label in a dump", files: ["m.yaml": one],
      arguments: ["dump", "--stage", "tree", "--manifest", "./m.yaml", "--id", "zz"],
      texts: ["no label has the id \"zz\""]),
    Mistake(
      name: "a negative number of threads", files: ["m.yaml": one],
      arguments: ["batch", "./m.yaml", "-o", "./out", "--jobs", "-1"], code: 64,
      texts: ["--jobs must be at least 1"]),
    Mistake(
      name: "a folder of fonts that is not there", arguments: ["render", "A", "--font-dir", "./nope", "-o", "./a.png"], code: 66,
      texts: ["--font-dir: error LK0402: there is no folder nope"]),
    Mistake(
      name: "a folder of icons that is not there", arguments: ["render", "A", "--icons", "x=./nope", "-o", "./a.png"], code: 66,
      texts: ["--icons: error LK0402: there is no folder"]),
    Mistake(
      name: "a folder as an image", arguments: ["render", "A", "-o", "./new/"], code: 73,
      texts: ["a name that ends with a slash is that of a folder", "name a file in it, such as"]),
    Mistake(name: "help of a command that is none", arguments: ["help", "rend"], code: 64, texts: ["no command \"rend\"", "\"render\""]),
    Mistake(
      name: "an option of the web", files: ["m.yaml": one],
      arguments: ["assets", "./m.yaml", "--kind", "android", "-o", "./out", "--sheet-size", "pow2"], code: 64,
      texts: ["--sheet-size needs --kind web"]),
    Mistake(
      name: "defaults of a manifest that has its own", files: ["m.yaml": one, "d.yaml": "version: 1\n"],
      arguments: ["batch", "./m.yaml", "-o", "./out", "--defaults", "./d.yaml"], code: 64, texts: ["a manifest has its own defaults"]),
    Mistake(
      name: "defaults with labels", files: ["m.csv": "id,title\na,A\n", "d.yaml": one],
      arguments: ["batch", "./m.csv", "-o", "./out", "--defaults", "./d.yaml"], code: 64, texts: ["d.yaml:3:5", "leave out its labels"]),
    Mistake(
      name: "defaults of rows with a head",
      files: ["m.ndjson": "{\"version\":1}\n{\"id\":\"a\",\"title\":\"A\"}\n", "d.yaml": "version: 1\n"],
      arguments: ["batch", "./m.ndjson", "-o", "./out", "--defaults", "./d.yaml"], code: 64, texts: ["m.ndjson has one"]),
    Mistake(
      name: "a mistake in the defaults", files: ["m.csv": "id,title\na,A\n", "d.yaml": "version: 1\ndefaults: { colr: red }\n"],
      arguments: ["batch", "./m.csv", "-o", "./out", "--defaults", "./d.yaml"], texts: ["d.yaml:2:13: error LK0202", "colr: red"]),
    Mistake(
      name: "a format of Android", arguments: ["render", "A", "--format", "vectordrawable", "-o", "./a.xml"], code: 64,
      texts: ["LK0645", "help: write xml, which is an Android VectorDrawable"]),
    Mistake(
      name: "a format with losses", arguments: ["render", "A", "-o", "./a.jpg"], code: 64,
      texts: ["LK0645", "help: write png or webp, which keep every pixel"]),
    Mistake(
      name: "an icon set with a colon", arguments: ["render", "A", "--icons", "mine:svgs", "-o", "./a.png"], code: 64,
      texts: ["LK0602", "help: write --icons mine=svgs\n"]),
    Mistake(
      name: "an icon of a set without its prefix", files: ["svgs/box.svg": svg],
      arguments: ["render", "A", "--icons", "mine=./svgs", "--icon", "box", "-o", "./a.png"],
      texts: ["LK0102", "did you mean \"mine:box\"?"]),
    Mistake(
      name: "an icon of a set as a path", files: ["svgs/box.svg": svg],
      arguments: ["render", "A", "--icons", "mine=./svgs", "--icon", "mine/box", "-o", "./a.png"], code: 66,
      texts: ["LK0416", "help: write mine:box"]),
    Mistake(
      name: "a name of a palette as an option", arguments: ["render", "A", "--color", "brand", "-o", "./a.png"],
      texts: ["LK0104", "help: only a manifest has a palette"]),
    Mistake(
      name: "a disabled label as an Android image", files: ["m.yaml": manifest("icon: star, isEnabled: false")],
      arguments: ["batch", "./m.yaml", "--format", "xml", "-o", "./out"],
      texts: ["m.yaml:3:", "LK0646", "isEnabled: false draws the whole label translucent"]),
    Mistake(
      name: "a hierarchical icon as an Android image", files: ["m.yaml": manifest("icon: { name: person.2.fill, mode: hierarchical }")],
      arguments: ["batch", "./m.yaml", "--format", "xml", "-o", "./out"],
      texts: ["LK0646", "mode: hierarchical draws layers of the icon translucent", "write mode: monochrome"]),
    Mistake(
      name: "a hierarchical icon as an Android image on the command line",
      arguments: ["render", "A", "--icon", "person.2.fill", "--icon-mode", "hierarchical", "-o", "./a.xml"],
      texts: ["LK0646", "--icon-mode hierarchical draws", "write --icon-mode monochrome"]),
    Mistake(
      name: "objects in cells", files: ["m.csv": "id,title,dropShadow,border,attributedTitle\na,A,black,1px solid red,x\n"],
      arguments: ["batch", "./m.csv", "-o", "./out"],
      texts: [
        "write black in a column dropShadow.color and 3 in a column dropShadow.radius",
        "write red in a column border.color and 1 in a column border.width", "a cell has no runs",
      ]),
    Mistake(
      name: "a size as a font in a cell", files: ["m.csv": "id,title,font\na,A,17\n"], arguments: ["batch", "./m.csv", "-o", "./out"],
      texts: ["write 17 in a column font.size"]),
    Mistake(
      name: "an object as a value of --set", files: ["m.yaml": one],
      arguments: ["batch", "./m.yaml", "-o", "./out", "--set", "dropShadow=black"],
      texts: ["write --set dropShadow.color=black --set dropShadow.radius=3\n"]),
    Mistake(
      name: "a font of several words as a value of --set", files: ["m.yaml": one],
      arguments: ["batch", "./m.yaml", "-o", "./out", "--set", "font=Inter 17"],
      texts: ["write --set font.family=Inter --set font.size=17\n"]),
    Mistake(
      name: "CSS's shorthand of a font", files: ["m.yaml": manifest("title: A, font: bold 16px/1.5 Inter")],
      arguments: ["batch", "./m.yaml", "-o", "./out"], code: 66, texts: ["write font: { family: Inter, size: 16, weight: bold }"]),
    Mistake(
      name: "an icon of another set", files: ["m.yaml": manifest("icon: ic_baseline_home_24")],
      arguments: ["batch", "./m.yaml", "-o", "./out"], texts: ["LK0102", "did you mean \"house\""]),
    Mistake(
      name: "an icon on another system", files: ["m.yaml": manifest("icon: C:\\icons\\a.svg")],
      arguments: ["batch", "./m.yaml", "-o", "./out"], code: 66, texts: ["write / between folders"]),
    Mistake(
      name: "Xcode's name of a kind", files: ["m.yaml": one], arguments: ["assets", "./m.yaml", "--kind", "ios", "-o", "./out"], code: 64,
      texts: ["did you mean --kind xcassets?"]),
    Mistake(
      name: "a format that a kind cannot use", files: ["m.yaml": one],
      arguments: ["assets", "./m.yaml", "--kind", "flutter", "--format", "xml", "-o", "./out"],
      texts: ["help: write png, or draw xml files"]),
    Mistake(name: "a stage that is none", arguments: ["dump", "A", "--stage", "foo"], code: 64, texts: ["write one of tree, resolved"]),
    Mistake(name: "a value of a flag", arguments: ["render", "A", "--dark=false", "-o", "./a.png"], code: 64, texts: ["leave --dark out"]),
    Mistake(
      name: "a format as an option", arguments: ["render", "A", "--svg", "-o", "./a.svg"], code: 64, texts: ["as in -o a.svg"]),
    Mistake(
      name: "a manifest in place of a verb", arguments: ["snapshot", "m.yaml"], code: 64, texts: ["write labelkit snapshot verify m.yaml"]),
    Mistake(name: "a misspelled name of another tool", arguments: ["bulid", "m.yaml"], code: 64, texts: ["did you mean \"batch\"?"]),
    Mistake(
      name: "a file as a folder", files: ["f": ""], arguments: ["init", "./f/x"], code: 73, texts: ["a part of the path is a file"]),
    Mistake(
      name: "string tables on the command line", arguments: ["render", "A", "--strings", "s", "-o", "./a.png"], code: 64,
      texts: ["string tables are for manifests"]),
    Mistake(
      name: "a threshold of another scale", arguments: ["compare", "a.png", "b.png", "--metric", "yiq", "--threshold", "5"], code: 64,
      texts: ["for example --threshold 0.1"]),
    Mistake(name: "a category that is none", arguments: ["icons", "list", "--category", "zoo"], texts: ["labelkit icons list zoo"]),
    Mistake(
      name: "the size of an icon", arguments: ["explain", "icon.size"], texts: ["did you mean \"icon.scale\"?\n"]),
  ]

  private static let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><path d=\"M0 0h9v9h-9z\"/></svg>"

  private static func manifest(_ label: String) -> String { "version: 1\nlabels:\n  - { id: a, \(label) }\n" }

  /// A favicon that no label has is found before anything is written.
  @Test func missingFaviconWritesNothing() throws {
    let tool = try Tool()
    try tool.write("m.yaml", Self.one)
    let outcome = tool.command("assets", "./m.yaml", "--kind", "web", "-o", "./out", "--favicon", "favicon")
    #expect(outcome.code == 65 && outcome.errors.hasPrefix("--favicon: error LK0204: no label has the id \"favicon\""), "\(outcome.errors)")
    #expect(try tool.files().keys.sorted() == ["m.yaml"])
  }

  /// The set's own icon of that name is the first one.
  @Test func searchFindsTheIconOfASetByItsName() throws {
    let tool = try Tool()
    try tool.write("svgs/box.svg", Self.svg)
    #expect(tool.command("icons", "list", "box", "--icons", "mine=./svgs").text.hasPrefix("mine:box\n"))
    #expect(tool.command("icons", "list", "mine:", "--icons", "mine=./svgs").text == "mine:box\n")
  }

  /// The text of each run is that of its locale.
  @Test func runsHaveTextsOfStringTables() throws {
    let tool = try Tool()
    try tool.write("s/en.lproj/Localizable.strings", "\"rain\" = \"Rain\";")
    try tool.write("s/de.lproj/Localizable.strings", "\"rain\" = \"Regen\";")
    try tool.write(
      "m.yaml", "version: 1\nstrings: s\nvariants: { locale: [en, de] }\nlabels:\n  - { id: a, attributedTitle: [{ titleKey: rain }] }\n")
    try tool.write(
      "n.yaml",
      "version: 1\nlabels:\n  - { id: a-en, attributedTitle: [{ text: Rain }] }\n"
        + "  - { id: a-de, locale: de, attributedTitle: [{ text: Regen }] }\n")
    #expect(tool.command("batch", "./m.yaml", "-o", "./m").code == 0)
    #expect(tool.command("batch", "./n.yaml", "-o", "./n").code == 0)
    let files = try tool.files()
    for name in ["a-en.png", "a-de.png"] { #expect(files["m/" + name] == files["n/" + name] && files["m/" + name] != nil) }
    // Another text is another image in the next run.
    try tool.write("s/de.lproj/Localizable.strings", "\"rain\" = \"Schnee\";")
    let outcome = tool.command("batch", "./m.yaml", "-o", "./m")
    #expect(outcome.errors.hasPrefix("2 images: 1 written, 1 unchanged"), "\(outcome.errors)")
  }

  @Test(arguments: mistakes) func messageSaysWhatToDo(mistake: Mistake) throws {
    let tool = try Tool()
    for (name, text) in mistake.files { try tool.write(name, text) }
    try tool.write("w.csv", Array("id,title\na,caf".utf8) + [0xE9, 0x0A])
    let outcome = tool.command(mistake.arguments)
    #expect(outcome.code == mistake.code, "\(outcome.errors)")
    for text in mistake.texts { #expect(outcome.errors.contains(text), "\(text) is not in: \(outcome.errors)") }
  }

  @Test func equalErrorsOfATableAreFolded() throws {
    let tool = try Tool()
    try tool.write("m.csv", "id,title,width\n" + (0..<93).map { "a\($0),A,\"12,5\"\n" }.joined() + "b,B,wide\n")
    let outcome = tool.command("batch", "./m.csv", "-o", "./out")
    #expect(outcome.errors.components(separatedBy: "error LK0203").count == 4)
    #expect(outcome.errors.contains("m.csv: … and 91 more like this in column width: \"width\" takes a number"), "\(outcome.errors)")
    #expect(outcome.errors.contains("94 labels have errors"))
    let short = tool.command("batch", "./m.csv", "-o", "./out", "--diagnostics", "short")
    #expect(short.errors.components(separatedBy: "error LK0203").count == 95 && !short.errors.contains("more like this"))
  }

  @Test(arguments: ["batch - -o out", "assets - --kind web -o out", "worker", "measure", "render A --icon - -o a.png"])
  func closedStandardInputIsAnError(command: String) throws {
    let tool = try Tool()
    let outcome = try tool.shell("timeout 20 \"$0\" \(command) <&-")
    #expect(outcome.code == 66 && (outcome.errors + outcome.text).contains("Bad file descriptor"), "\(outcome.code) \(outcome.errors)")
  }

  @Test func closedStandardOutputIsAnError() throws {
    let tool = try Tool()
    let outcome = try tool.shell("\"$0\" render A -o - >&-")
    #expect(outcome.code == 73 && outcome.errors.contains("Bad file descriptor"), "\(outcome.code) \(outcome.errors)")
  }

  @Test func yamlOnStandardInputIsOneError() throws {
    let outcome = try Tool()("batch", "-", "-o", "out", input: Self.one)
    #expect(outcome.code == 65 && outcome.errors.components(separatedBy: "error LK").count == 2, "\(outcome.errors)")
    #expect(outcome.errors.contains("write the manifest into a .yaml file"))
  }

  @Test func missingFoldersOfOutputsAreMade() throws {
    let tool = try Tool()
    try tool.write("m.yaml", Self.one)
    let outcome = tool.command("batch", "./m.yaml", "-o", "./out", "--deps", "./x/y/m.d", "--gallery", "./g/h/index.html")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(tool.command("batch", "./m.yaml", "--archive", "./t/u/o.tar").code == 0)
    let files = try tool.files()
    for name in ["x/y/m.d", "g/h/index.html", "t/u/o.tar"] { #expect(files[name] != nil) }
  }

  @Test func summaryCountsRemovedFiles() throws {
    let tool = try Tool()
    try tool.write("m.yaml", Self.one)
    #expect(try tool("batch", "m.yaml", "-o", "out").code == 0)
    try tool.write("m.yaml", "version: 1\nlabels: []\n")
    let outcome = try tool("batch", "m.yaml", "-o", "out", "--prune")
    #expect(outcome.code == 0 && outcome.errors.hasSuffix("no labels, so nothing to draw; 1 file removed\n"), "\(outcome.errors)")
  }

  /// Rows may be none. A manifest has to begin with its version.
  @Test(
    arguments: [("e.csv", "", 0), ("h.csv", "id,title\n", 0), ("e.ndjson", "", 0), ("e.yaml", "", 65), ("e.json", "", 65)]
      as [(String, String, Int32)])
  func emptyFilesOfRowsHaveNothingToDraw(name: String, text: String, code: Int32) throws {
    let tool = try Tool()
    try tool.write(name, text)
    let outcome = try tool("batch", name, "-o", "out")
    #expect(outcome.code == code && outcome.errors.contains("no labels, so nothing to draw") == (code == 0), "\(outcome.errors)")
  }
}
