// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore
import LabelEngine
import LabelIcons
import LabelManifest
import LabelSystem

/// `labelkit icons browse`: writes a page for a browser with all icons.
struct BrowseIcons: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse", abstract: "Writes an HTML page with all icons, to search them and copy names, SVGs and commands.",
    discussion: """
      The page is DIR/index.html. It needs no network and no other files: open it in a browser. It shows the icons in every weight, \
      rendering mode and size, light and dark, and those of --icons next to the built-in ones.
      """)

  @OptionGroup(title: "Icons") var filter: IconFilter

  @Option(name: [.short, .long], help: ArgumentHelp("The folder to write into; created if it does not exist.", valueName: "dir"))
  var output: String

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run(on streams: ConsoleStreams) throws {
    let console = common.settings.console(color.color, on: streams)
    try console.run { () throws(Diagnostic) in
      let resources = try common.settings.resources()
      let renderer = try common.settings.renderer()
      let names = try filter.names(in: renderer.icons, unlessAsked: .all)
      let options = Dictionary(
        uniqueKeysWithValues: resources.iconFolders.map { ($0.key, "--icons " + Self.quoted("\($0.key)=\($0.value)")) })
      let page = IconBrowser.page(of: names, options: options, renderer)
      let file: OutputPath
      do throws(LabelError) { file = try OutputPath("index.html") } catch { throw Diagnostic(error) }
      do throws(MachineError) {
        let rule = OutputRule(.iconBrowser, inputs: renderer.icons.files(of: names))
        _ = try OutputFolder(output).write(Array(page.html.utf8), to: file, rule)
      } catch { throw Diagnostic(error, at: DocumentLocation(file: "--output")) }
      for diagnostic in page.diagnostics { console.show(diagnostic) }
      try console.output("\(output.hasSuffix("/") ? String(output.dropLast()) : output)/index.html\n")
      let code = console.showUnreadableNames(renderer.icons.unreadableNames)
      return page.diagnostics.isEmpty ? code : max(code, 1)
    }
  }

  /// A word for a shell.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: ":"):
        true
      default: false
      }
    }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
