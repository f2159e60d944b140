// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore
import LabelEngine
import LabelIcons
import LabelManifest
import LabelText

/// `labelkit doctor`: what this machine has and lacks.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Says what this machine has and lacks.",
    discussion:
      "Draws a label with letters, an icon and several scripts, and names what to install. The exit code is 70 when nothing can be drawn.")

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  /// Characters that labels often have, and Debian's package with a font for each.
  private static let scripts: [(name: String, sample: String, package: String)] = [
    ("Latin", "Ag", "fonts-inter"), ("Arabic", "\u{645}", "fonts-noto-core"), ("Devanagari", "\u{915}", "fonts-noto-core"),
    ("Hebrew", "\u{5D0}", "fonts-noto-core"), ("Thai", "\u{E01}", "fonts-noto-core"), ("Chinese", "\u{96E8}", "fonts-noto-cjk"),
    ("Japanese", "\u{3042}", "fonts-noto-cjk"), ("Korean", "\u{AC00}", "fonts-noto-cjk"), ("emoji", "\u{1F44B}", "fonts-noto-color-emoji"),
  ]

  func run() throws {
    let console = common.settings.console(color.color)
    try console.run { () throws(Diagnostic) in
      try console.output("labelkit \(LabelKitTool.configuration.version)\n")
      for library in ToolFingerprint.libraries { try console.output("\(library.name) \(library.version)\n") }
      let renderer = try common.settings.renderer()
      try console.output("fonts: \(renderer.typesetter.library.families().count) families\n")
      try console.output("icons: \(renderer.icons.names.count)\n")
      try console.output("build caches: \(UserCache.folder ?? "none; set HOME or XDG_CACHE_HOME")\n")
      var failures = 0
      for script in Self.scripts {
        guard let problem = Self.problem(script.sample, renderer) else {
          try console.output("\(script.name): ok\n")
          continue
        }
        failures += 1
        try console.output("\(script.name): \(problem); install \(script.package)\n")
      }
      return failures == Self.scripts.count ? 70 : 0
    }
  }

  /// Why a title cannot be drawn beside an icon; nil when it can.
  private static func problem(_ title: String, _ renderer: Renderer) -> String? {
    var record = LabelRecord()
    record.title = title
    record.icon = IconRecord(name: "bolt.fill")
    do throws(Diagnostic) {
      _ = try renderer.png(record.viewNode(baseFolder: "."), in: record.renderEnvironment())
      return nil
    } catch {
      return error.message
    }
  }
}
