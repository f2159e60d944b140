// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `--untrusted`: manifests reach no file above their folder, and harmless ones give the same files as without it.
@Suite struct UntrustedTests {
  private let tool: Tool
  private static let icon = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>"

  init() throws {
    tool = try Tool()
    for folder in ["in", "outside"] {
      try tool.write("\(folder)/icons/a.svg", Self.icon)
      try tool.write("\(folder)/fonts/\(SharedFont.fileName)", SharedFont.file(advance: 900))
      try tool.write("\(folder)/strings/Localizable.strings", "\"k\" = \"Text\";\n")
    }
    try tool.link("in/link.svg", to: "../outside/icons/a.svg")
    try tool.link("in/link.ttf", to: "../outside/fonts/\(SharedFont.fileName)")
    try tool.link("in/folder", to: "../outside")
    try tool.link("in/icons/linked.svg", to: "../../outside/icons/a.svg")
    try tool.link("in/strings/Other.strings", to: "../../outside/strings/Localizable.strings")
    try tool.link("in/no-file", to: "/dev/null")
  }

  private func write(head: String = "", label: String) throws {
    try tool.write("in/m.yaml", "version: 1\n\(head)\nlabels:\n  - { id: a, \(label) }\n")
  }

  /// Paths that lead out of the manifest's folder, to a file that exists.
  private var ways: [(icon: String, font: String)] {
    let outside = "\(tool.home.path)/work/outside"
    let font = SharedFont.fileName
    return [
      ("../outside/icons/a.svg", "../outside/fonts/\(font)"), ("\(outside)/icons/a.svg", "\(outside)/fonts/\(font)"),
      ("icons/../../outside/icons/a.svg", "fonts/../../outside/fonts/\(font)"), ("link.svg", "link.ttf"),
      ("folder/icons/a.svg", "folder/fonts/\(font)"),
      ("/proc/self/cwd/outside/icons/a.svg", "/proc/self/cwd/outside/fonts/\(font)"), ("/dev/zero", "/dev/zero"), ("no-file", "no-file"),
    ]
  }

  private func expectRefused(_ way: String, isolated: Bool = true) throws {
    for options in isolated ? [[], ["--isolate"]] : [[]] {
      let outcome = try tool.run(["batch", "in/m.yaml", "-o", "out", "--untrusted", "--diagnostics", "short"] + options)
      #expect(outcome.code == 65 && outcome.errors.contains("LK0204"), "\(way): \(outcome.errors)")
      #expect(outcome.errors.contains("in/m.yaml:"))
      #expect(try tool.files("out").isEmpty)
    }
  }

  @Test func iconsAndFontsOfLabelsStayInTheFolder() throws {
    for (icon, font) in ways {
      try write(label: "title: A, icon: { file: \(icon) }")
      try expectRefused(icon)
      try write(label: "attributedTitle: [{ text: A, font: { file: \(font) } }]")
      try expectRefused(font, isolated: false)
      try write(head: "defaults: { font: { file: \(font) } }", label: "title: A")
      try expectRefused(font, isolated: false)
    }
  }

  @Test func foldersOfIconsFontsAndStringsStayInTheFolder() throws {
    for folder in ["../outside", "folder", "\(tool.home.path)/work/outside", "./icons/../../outside"] {
      try write(head: "icons: { my: \(folder)/icons }", label: "title: A, icon: \"my:a\"")
      try expectRefused(folder)
      try write(head: "fonts: [\(folder)/fonts]", label: "title: A, font: { family: \(SharedFont.family) }")
      try expectRefused(folder, isolated: false)
      try write(head: "strings: \(folder)/strings", label: "titleKey: k")
      try expectRefused(folder, isolated: false)
    }
  }

  @Test func linksInsideFoldersOfIconsAndStringsAreNotFollowedOut() throws {
    try write(head: "icons: { my: icons }", label: "title: A, icon: \"my:linked\"")
    #expect(try tool("batch", "in/m.yaml", "-o", "out", "--untrusted").code == 65)
    try write(head: "strings: strings", label: "titleKey: k, table: Other")
    let outcome = try tool("batch", "in/m.yaml", "-o", "out", "--untrusted")
    #expect(outcome.code == 66 && outcome.errors.contains("Other.strings"), "\(outcome.errors)")
    #expect(try tool.files("out").isEmpty)
  }

  /// Strangers' icons consist of one file: a picture beside it is left out, with a warning.
  @Test func iconsReadNoPicturesBesideThem() throws {
    try write(label: "icon: { file: icons/p.svg }")
    try tool.write("in/icons/p.svg", "<svg viewBox='0 0 9 9'><path d='M0 0h9v9z'/><image width='9' height='9' href='q.svg'/></svg>")
    try tool.write("in/icons/q.svg", Self.icon)
    let trusted = try tool("batch", "in/m.yaml", "-o", "out")
    #expect(trusted.code == 0 && !trusted.errors.contains("LK0505"))
    let outcome = try tool("batch", "in/m.yaml", "-o", "out", "--untrusted", "--diagnostics", "short", "--force")
    #expect(outcome.code == 0 && outcome.errors.contains("LK0505") && outcome.errors.contains("refers to another file"))
  }

  @Test func withoutTheOptionTheSamePathsAreUsed() throws {
    for (icon, _) in ways.prefix(6) {
      try write(label: "title: A, icon: { file: \(icon) }")
      #expect(try tool("batch", "in/m.yaml", "-o", "out").code == 0, "\(icon)")
    }
  }

  @Test func harmlessManifestsGiveTheSameFiles() throws {
    try tool.remove("in/strings/Other.strings")
    try tool.write(
      "in/m.yaml",
      """
      version: 1
      icons: { my: icons }
      fonts: [fonts]
      strings: strings
      defaults: { variants: { scale: [1, 2] } }
      labels:
        - { id: a, titleKey: k, icon: "my:a" }
        - { id: b, title: B, icon: { file: icons/a.svg }, font: { family: \(SharedFont.family) } }
        - { id: c, title: C, font: { file: fonts/\(SharedFont.fileName) } }
        - { id: d/e, title: "日本 مرحبا 👋", icon: bolt.fill }

      """)
    for options in [[], ["--isolate"], ["--isolate", "--jobs", "1", "--embed"]] {
      let embeds = options.filter { $0 == "--embed" }
      let plain = try tool.run(["batch", "in/m.yaml", "-o", "plain\(options.count)"] + embeds)
      let outcome = try tool.run(
        ["batch", "in/m.yaml", "-o", "out\(options.count)", "--untrusted", "--state", "state\(options.count)", "--deps", "deps.d"] + options
      )
      #expect(plain.code == 0 && outcome.code == 0, "\(outcome.errors)")
      #expect(!outcome.errors.contains("Fontconfig"), "\(outcome.errors)")
      #expect(try tool.files("out\(options.count)") == tool.files("plain\(options.count)"))
      #expect(try tool.files()["deps.d"] != nil)
      // The build cache works.
      let again = try tool.run(
        ["batch", "in/m.yaml", "-o", "out\(options.count)", "--untrusted", "--state", "state\(options.count)"] + options)
      let count = try tool.files("plain\(options.count)").count
      #expect(again.errors.hasPrefix("\(count) image") && again.errors.contains(": \(count) unchanged"), "\(again.errors)")
    }
    #expect(try tool("batch", "in/m.yaml", "--archive", "plain.tar").code == 0)
    #expect(try tool("batch", "in/m.yaml", "--archive", "out.tar", "--untrusted").code == 0)
    #expect(try tool.files()["out.tar"] == tool.files()["plain.tar"])
    for kind in ["web", "android"] {
      try tool.write("in/n.yaml", "version: 1\nlabels: [{ id: a, title: A, icon: bolt }]\n")
      #expect(try tool("assets", "in/n.yaml", "--kind", kind, "-o", "plain-\(kind)").code == 0)
      #expect(try tool("assets", "in/n.yaml", "--kind", kind, "-o", "out-\(kind)", "--untrusted").code == 0)
      #expect(try tool.files("out-\(kind)") == tool.files("plain-\(kind)"))
    }
  }

  /// Fontconfig's cache is from an earlier run, when the font file was incomplete, and the sandbox does not let it be written.
  @Test func overwrittenFontIsReadAgain() throws {
    let font = "in/fonts/\(SharedFont.fileName)"
    try write(head: "fonts: [fonts]", label: "title: A, font: { family: \(SharedFont.family) }")
    try tool.write(font, Array(try SharedFont.file(advance: 900).prefix(100)))
    #expect(try tool("batch", "in/m.yaml", "-o", "out").code == 65)
    try tool.write(font, SharedFont.file(advance: 900))
    for options in [[], ["--isolate"]] {
      let outcome = try tool.run(["batch", "in/m.yaml", "-o", "out\(options.count)", "--untrusted"] + options)
      #expect(outcome.code == 0 && !outcome.errors.contains("Fontconfig"), "\(outcome.errors)")
    }
    #expect(try tool("batch", "in/m.yaml", "-o", "plain").code == 0)
    for folder in ["out0", "out1"] { #expect(try tool.files(folder) == tool.files("plain")) }
  }

  @Test func cachesOfOtherRunsAreNotWritten() throws {
    try write(label: "title: A")
    #expect(try tool("batch", "in/m.yaml", "-o", "out").code == 0)
    let before = try tool.files("../cache")
    #expect(try tool("batch", "in/m.yaml", "-o", "out", "--untrusted", "--force").code == 0)
    let after = try tool.files("../cache").filter { !$0.key.hasPrefix("labelkit/untrusted/") }
    #expect(after == before && !before.isEmpty)
  }

  @Test func standardInputHasTheCurrentFolder() throws {
    let row = #"{"id":"a","title":"A","icon":{"file":"in/icons/a.svg"}}"#
    #expect(try tool("batch", "-", "-o", "out", "--untrusted", input: row).code == 0)
    let outcome = try tool("batch", "-", "-o", "out", "--untrusted", input: #"{"id":"b","icon":{"file":"../../x.svg"}}"#)
    #expect(outcome.code == 65 && outcome.errors.contains("LK0204"))
  }

  @Test func renderMeasureAndIconChecksHaveIt() throws {
    #expect(try tool("render", "A", "--icon", "in/icons/a.svg", "-o", "a.png", "--untrusted").code == 0)
    for icon in ["in/link.svg", "../x.svg", "/etc/passwd.svg"] {
      let code = try tool("render", "A", "--icon", icon, "-o", "b.png", "--untrusted").code
      // A link inside the current folder that leads to a file inside it is harmless.
      #expect(code == (icon == "in/link.svg" ? 0 : 65), "\(icon)")
    }
    let row = #"{"id":"a","title":"A","font":{"file":"FILE"}}"#
    for (file, isAllowed) in [
      ("fonts/\(SharedFont.fileName)", true), ("link.ttf", false), ("../outside/fonts/\(SharedFont.fileName)", false),
    ] {
      try tool.write("in/rows.ndjson", row.replacing("FILE", with: file))
      #expect(try tool("measure", "in/rows.ndjson", "--untrusted").code == (isAllowed ? 0 : 65), "\(file)")
      #expect(try tool("measure", "in/rows.ndjson").code == 0)
    }
    #expect(try tool("icons", "check", "in/icons/a.svg", "--untrusted").code == tool("icons", "check", "in/icons/a.svg").code)
    #expect(try tool("icons", "check", "in/link.svg", "--untrusted").errors.contains("Permission denied"))
  }

  private func snapshot(_ command: String, _ options: String...) throws -> Outcome {
    try tool.run(["snapshot", command, "in/m.yaml", "--baseline", "accepted"] + options, environment: ["CI": ""])
  }

  @Test func snapshotsAreComparedAsWithoutIt() throws {
    try write(label: "title: A, icon: { file: icons/a.svg }")
    #expect(try snapshot("record").code == 0)
    #expect(try snapshot("verify", "--untrusted").code == 0)
    try write(label: "title: B, icon: { file: icons/a.svg }")
    for options in [[], ["--untrusted"]] {
      let outcome = try tool.run(
        ["snapshot", "verify", "in/m.yaml", "--baseline", "accepted", "--failures", "failures\(options.count)", "--json"] + options
          + ["--report", "report\(options.count).html", "--junit", "junit\(options.count).xml"])
      #expect(outcome.code == 20, "\(outcome.errors)")
    }
    var failures = try (0...1).map { try tool.files("failures\($0)") }
    // Each folder has a list of its files, which begins with the process and the start time of the run that wrote it.
    let lists = failures.indices.map { String(decoding: failures[$0].removeValue(forKey: ".labelkit-failures") ?? [], as: UTF8.self) }
    #expect(lists.allSatisfy { $0.firstMatch(of: /^# run [0-9]+-[0-9]+\n/) != nil }, "\(lists)")
    #expect(failures[1] == failures[0] && !failures[1].isEmpty)
    // Their contents name the folder of failures.
    let files = try tool.files()
    for name in ["report0.html", "report1.html", "junit0.xml", "junit1.xml"] { #expect(files[name]?.isEmpty == false, "\(name)") }
  }

  @Test func snapshotsOfStrangersReachNoOtherFile() throws {
    for (icon, _) in ways {
      try write(label: "title: A, icon: { file: \(icon) }")
      let outcome = try snapshot("verify", "--untrusted")
      #expect(outcome.code == 65 && outcome.errors.contains("LK0204"), "\(icon): \(outcome.errors)")
    }
    try write(label: "title: A, width: 5000")
    #expect(try snapshot("verify", "--untrusted").code == 75)
  }

  @Test func limitsAreSmaller() throws {
    for (label, code) in [("title: A, width: 5000", "LK0302"), ("title: A, width: 3000, height: 3000", "LK0303")] {
      try write(label: label)
      let outcome = try tool("batch", "in/m.yaml", "-o", "out", "--untrusted")
      #expect(outcome.code == 75 && outcome.errors.contains(code))
      #expect(try tool("batch", "in/m.yaml", "-o", "out", "--untrusted", "--isolate").code == 75)
    }
    try write(label: "title: \"\(String(repeating: "a", count: 70_000))\"")
    #expect(try tool("batch", "in/m.yaml", "-o", "out", "--untrusted").errors.contains("LK0305"))
  }
}
