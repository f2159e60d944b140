// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import TestSupport
import Testing

/// Names that are not UTF-8 are refused, and never another file is read or written instead.
@Suite struct UnreadableNameTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("own/dot.svg", "<svg viewBox='0 0 24 24'><circle cx='12' cy='12' r='9'/></svg>")
  }

  /// Makes a file whose name has the byte 255.
  private func make(_ stem: String, _ ending: String, _ text: String = "") throws {
    let path = Array((tool.home.path + "/work/" + stem).utf8) + [0xFF] + Array(ending.utf8) + [0]
    let file = open(path.map { CChar(bitPattern: $0) }, O_CREAT | O_WRONLY, 0o644)
    try #require(file >= 0)
    defer { close(file) }
    try #require(write(file, text, text.utf8.count) == text.utf8.count)
  }

  @Test(arguments: [
    "render X -o \"$(printf 'a\\377.png')\"", "batch \"$(printf '\\377.yaml')\" -o out", "render \"$(printf '\\377')\" -o -",
    "batch m.yaml --archive \"$(printf 'b\\377.tar')\"", "compare own \"$(printf '\\377')\"", "\"$(printf '\\377')\"",
    "icons list --icons \"$(printf 'p=\\377')\"",
  ])
  func argumentThatIsNotUTF8Is64(command: String) throws {
    let outcome = try tool.shell("\"$0\" " + command)
    #expect(outcome.code == 64 && outcome.output.isEmpty, "\(outcome.errors)")
    #expect(
      outcome.errors.contains("LK0602") && outcome.errors.contains("\\xff") && !outcome.errors.contains("\u{FFFD}"), "\(outcome.errors)")
    #expect(try Array(tool.files().keys) == ["own/dot.svg"])
  }

  @Test(arguments: [
    ["icons", "check", "./own"], ["icons", "export", "./own", "-o", "./out"], ["icons", "list", "--icons", "p=./own"],
    ["icons", "sheet", "--icons", "p=./own", "--prefix", "p", "-o", "./sheet.png"],
    ["icons", "export", "--icons", "p=./own", "-o", "./out", "--size", "1"],
  ])
  func iconWithSuchANameIs65AndOthersAreUsed(arguments: [String]) throws {
    try make("own/cup", ".svg", "<svg viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>")
    let outcome = tool.command(arguments)
    #expect(outcome.code == 65 && outcome.errors.contains("LK0408") && outcome.errors.contains("own/cup\\xff.svg"), "\(outcome.errors)")
    switch arguments[1] {
    case "list": #expect(outcome.lines.contains("p:dot") && !outcome.text.contains("cup\\xff"))
    case "export": #expect(try tool.files("out").keys.contains { $0.hasSuffix("dot.png") })
    default: break
    }
    #expect(try !tool.files().keys.contains { $0.contains("\u{FFFD}") && $0 != "own/cup\u{FFFD}.svg" })
  }

  /// A run reads only the icons that labels name.
  @Test func iconThatNoLabelNamesIsNoError() throws {
    try make("own/cup", ".svg")
    try tool.write("m.yaml", "version: 1\nicons: { p: own }\nlabels: [{ id: a, icon: \"p:dot\" }]\n")
    #expect(try tool("batch", "m.yaml", "-o", "out").code == 0)
  }

  @Test func stringsFileWithSuchANameIs65() throws {
    try tool.write("l/en.lproj/Localizable.strings", "\"a\" = \"A\";")
    try tool.write("m.yaml", "version: 1\nstrings: l\nlabels: [{ id: a, titleKey: a, locale: en }]\n")
    #expect(try tool("batch", "m.yaml", "-o", "out").code == 0)
    try make("l/en.lproj/Other", ".strings")
    let outcome = try tool("batch", "m.yaml", "-o", "out")
    #expect(
      outcome.code == 65 && outcome.errors.contains("LK0408") && outcome.errors.contains("l/en.lproj/Other\\xff.strings"),
      "\(outcome.errors)")
  }

  @Test func acceptedSnapshotWithSuchANameIs65AndIsNotRemoved() throws {
    try tool.write("m.yaml", "version: 1\nlabels: [{ id: a, title: A }]\n")
    #expect(try tool.run(["snapshot", "record", "m.yaml"], environment: ["CI": ""]).code == 0)
    try tool.write("Snapshots/\u{FFFD}.png", "mine")
    try make("Snapshots/", ".png", "other")
    let outcome = try tool("snapshot", "prune", "m.yaml")
    #expect(outcome.code == 65 && outcome.errors.contains("Snapshots/\\xff.png"), "\(outcome.errors)")
    #expect(FileManager.default.fileExists(atPath: tool.home.path + "/work/Snapshots/\u{FFFD}.png"))
  }

  /// Relative paths work in a folder with any name; what needs the absolute path says so or does without it.
  @Test func workingDirectoryWithSuchANameIsNotMistakenForAnother() throws {
    try tool.write("m.yaml", "version: 1\nlabels: [{ id: a, title: A }]\n")
    let enter = "d=$(printf 'dir\\377'); mkdir -p \"$d\" \"$(printf 'dir\\357\\277\\275')\"; cp m.yaml \"$d\"; cd \"$d\"; "
    for _ in 0..<2 {
      let outcome = try tool.shell(enter + "\"$0\" batch m.yaml -o out && \"$0\" render X -o x.png && ls out x.png")
      #expect(outcome.code == 0 && outcome.text.contains("a.png"), "\(outcome.errors)")
    }
    #expect(try tool.shell("ls \"$(printf 'dir\\357\\277\\275')\"").text.isEmpty)
    let cache = try tool.shell("d=$(printf '/cache\\377'); XDG_CACHE_HOME=$PWD$d \"$0\" batch m.yaml -o out; ls")
    #expect(cache.code == 0 && !cache.text.contains("cache"), "\(cache.text)")
  }
}
