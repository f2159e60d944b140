// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import LabelBuild
import RunTestSupport
import TestSupport
import Testing

/// Modification times outside the range of 64-bit nanoseconds since 1970, and before 1970, on all files of a run.
@Suite struct FileTimeTests {
  let folder: RunFolder

  init() throws {
    folder = try RunFolder()
    try folder.write("m.yaml", Self.manifest("A"))
    try folder.write("icons/logo.svg", "<svg viewBox='0 0 24 24'><path d='M2 2h20v20z'/></svg>")
    try folder.write("fonts/Box.ttf", [UInt8](Data(contentsOf: URL(filePath: BoxFont.file.get()))))
    try folder.write("l/en.lproj/Localizable.strings", "\"rain\" = \"Rain\";")
  }

  private static let inputs = ["m.yaml", "icons", "icons/logo.svg", "fonts", "fonts/Box.ttf", "l/en.lproj/Localizable.strings"]

  private static func manifest(_ title: String) -> String {
    """
    version: 1
    icons: { my: icons }
    fonts: [fonts]
    strings: l
    labels:
      - { id: icon, title: \(title), icon: "my:logo", font: { family: Box } }
      - { id: text, titleKey: rain, locale: en, icon: { file: icons/logo.svg } }

    """
  }

  private func set(_ seconds: Int, _ nanoseconds: Int = 0, of name: String) throws {
    let time = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
    try #require(utimensat(AT_FDCWD, folder.path("") + name, [time, time], 0) == 0)
  }

  /// The days before and after the limit in 2262, the year 2400, the second before 1970, the year 1900.
  @Test(arguments: [9_223_286_400, 9_223_372_800, 13_569_465_600, -1, -2_208_988_800])
  func fileWithAnyModificationTimeIsReadAndRecognised(seconds: Int) throws {
    for name in Self.inputs { try set(seconds, 500_000_000, of: name) }
    let first = try folder.run("m.yaml")
    #expect(first.code == 0 && first.counts == "2 written", "\(first.errors)")
    #expect(try folder.run("m.yaml").counts == "2 unchanged")
    try set(seconds, of: "out/icon.png")
    #expect(try folder.plan("m.yaml").stale == ["icon.png"])
    #expect(try folder.run("m.yaml").counts == "2 unchanged")
    #expect(try folder.plan("m.yaml").stale.isEmpty)
    // A changed icon with a later time is noticed.
    try folder.write("icons/logo.svg", "<svg viewBox='0 0 24 24'><path d='M2 2h20v10z'/></svg>")
    try set(seconds + 1, of: "icons/logo.svg")
    #expect(try folder.run("m.yaml").counts == "2 written")
    #expect(try folder.assets(.xcassets, "m.yaml", into: "assets").code == 0)
    // Two labels at 1x, 2x and 3x; documents are not counted.
    #expect(try folder.assets(.xcassets, "m.yaml", into: "assets").counts == "6 unchanged")
  }
}
