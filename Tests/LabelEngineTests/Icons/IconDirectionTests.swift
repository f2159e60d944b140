// SPDX-License-Identifier: MIT

import LabelBuild
import RunTestSupport
import TestSupport
import Testing

/// Icons of sets in both directions of the layout.
@Suite struct IconDirectionTests {
  private let folder: RunFolder

  init() throws { folder = try RunFolder() }

  private func svg(_ path: String) -> String { "<svg viewBox='0 0 24 24'><path d='\(path)'/></svg>" }

  private func image(_ icon: String, isMirrored: Bool = false) -> [UInt8] {
    let prefix = String(icon.prefix { $0 != ":" })
    let direction = isMirrored ? ", layoutDirection: rightToLeft" : ""
    let outcome = folder.draw("icon: \"\(icon)\"\(direction)", icons: [prefix: prefix])
    #expect(outcome.code == 0, "\(outcome.errors)")
    return outcome.bytes
  }

  @Test func setIconsFollowTheLayoutDirection() throws {
    try folder.write("lucide/chevron-left.svg", svg("M2 12L12 2v20z"))
    try folder.write("lucide/chevron-right.svg", svg("M22 12L12 2v20z"))
    #expect(image("lucide:chevron.forward") == image("lucide:chevron-right"))
    #expect(image("lucide:chevron.forward", isMirrored: true) == image("lucide:chevron-left", isMirrored: true))
    #expect(image("lucide:chevron-left") != image("lucide:chevron-right"))
  }

  @Test func iconsOfTheNamingFileAreMirrored() throws {
    try folder.write("own/reply.svg", svg("M2 12L12 2v20z"))
    try folder.write("own/mirrored.svg", svg("M22 12L12 2v20z"))
    try folder.write("own/naming.json", #"{ "mirrors": "rep*" }"#)
    #expect(image("own:reply", isMirrored: true) == image("own:mirrored"))
    #expect(image("own:reply") != image("own:mirrored"))
  }

  @Test func keyMirrorsOfALabelMirrorsItsIcon() throws {
    try folder.write("own/left.svg", svg("M2 12L12 2v20z"))
    try folder.write("own/right.svg", svg("M22 12L12 2v20z"))
    let labels = [
      "{ id: mirrored, icon: { file: own/left.svg, mirrors: true } }", "{ id: right, icon: { file: own/right.svg } }",
      "{ id: left, icon: { file: own/left.svg } }", "{ id: never, icon: { name: chevron.forward, mirrors: false } }",
      "{ id: expected, icon: { name: chevron.right } }",
    ]
    try folder.write("m.yaml", "version: 1\ndefaults: { layoutDirection: rightToLeft }\nlabels:\n" + labels.map { "  - \($0)\n" }.joined())
    let outcome = try folder.run("m.yaml")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let files = try folder.files("out")
    #expect(files["mirrored.png"] == files["right.png"] && files["mirrored.png"] != files["left.png"])
    #expect(files["never.png"] == files["expected.png"] && files["never.png"] != nil)
  }

  /// A build sees a change of the file that the other direction uses.
  @Test func aChangedNamingFileOrDirectionIsNoticed() throws {
    try folder.write("own/reply.svg", svg("M2 12L12 2v20z"))
    try folder.write(
      "m.yaml", "version: 1\nicons: { own: own }\ndefaults: { layoutDirection: rightToLeft }\nlabels: [{ id: a, icon: own:reply }]\n")
    #expect(try folder.run("m.yaml").code == 0)
    let before = try folder.files("out")
    try folder.write("own/naming.json", #"{ "mirrors": "reply" }"#)
    #expect(try folder.run("m.yaml").code == 0)
    #expect(try folder.files("out") != before)
  }
}
