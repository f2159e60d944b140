// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore
import LabelEngine
import LabelIcons
import LabelManifest
import LabelText

/// `labelkit doctor`: checks the environment.
struct DoctorCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Checks the environment: fonts, icons, libraries.",
    discussion:
      "Renders a label in each of several scripts, and names the packages to install. The exit code is 70 if none can be rendered.")

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  /// Common scripts with a sample character, and the Debian package with a font for each.
  private static let scripts: [(name: String, sample: String, package: String)] = [
    ("Latin", "Ag", "fonts-inter"), ("Arabic", "\u{645}", "fonts-noto-core"), ("Devanagari", "\u{915}", "fonts-noto-core"),
    ("Hebrew", "\u{5D0}", "fonts-noto-core"), ("Thai", "\u{E01}", "fonts-noto-core"), ("Chinese", "\u{96E8}", "fonts-noto-cjk"),
    ("Japanese", "\u{3042}", "fonts-noto-cjk"), ("Korean", "\u{AC00}", "fonts-noto-cjk"), ("emoji", "\u{1F44B}", "fonts-noto-color-emoji"),
  ]

  func run(on streams: ConsoleStreams) throws {
    let console = common.settings.console(color.color, on: streams)
    try console.run { () throws(Diagnostic) in
      try console.output("labelkit \(LabelKitTool.configuration.version)\n")
      for library in ToolFingerprint.libraries { try console.output("\(library.name) \(library.version)\n") }
      let renderer = try common.settings.renderer()
      try console.output("fonts: \(renderer.typesetter.library.families().count) families\n")
      try console.output("icons: \(renderer.icons.names.count)\n")
      try console.output("build caches: \(UserCache.folder ?? "none; set HOME or XDG_CACHE_HOME")\n")
      var failures = 0
      for script in Self.scripts {
        guard let error = Self.renderingError(script.sample, renderer) else {
          try console.output("\(script.name): ok\n")
          continue
        }
        failures += 1
        try console.output("\(script.name): \(error); install \(script.package)\n")
      }
      try console.output(Self.hyphenation + "\n")
      return failures == Self.scripts.count ? 70 : 0
    }
  }

  /// The languages whose words can be hyphenated.
  private static var hyphenation: String {
    let languages = Hyphenator.installedLanguages()
    let names = languages.isEmpty ? "no languages" : languages.joined(separator: ", ")
    return "hyphenation: \(names); each other language has a package of its own, such as hyphen-fr"
  }

  /// The error of rendering a title with an icon; nil if there is none.
  private static func renderingError(_ title: String, _ renderer: Renderer) -> String? {
    var record = LabelRecord()
    record.title = title
    record.icon = IconRecord(name: "bolt.fill")
    do throws(Diagnostic) {
      _ = try renderer.render(record.viewNode(baseFolder: "."), in: record.renderEnvironment())
      return nil
    } catch {
      return error.message
    }
  }
}
