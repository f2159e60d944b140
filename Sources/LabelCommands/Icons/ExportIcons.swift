// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore
import LabelEngine
import LabelIcons
import LabelLayout
import LabelSettings
import LabelSystem
import LabelViewNode

/// `labelkit icons export`: renders icons to PNG files.
struct ExportIcons: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Renders each icon alone into a square PNG, its view box fitted.",
    discussion: """
      Names are those of `labelkit icons list`. For a folder, all SVG files in it and in its subfolders are rendered. Without \
      arguments, all icons are rendered. Files and PNG images keep their own colours unless --mode is given; named icons are rendered in \
      their preferred mode.
      """)

  @Argument(
    help: ArgumentHelp("Icon names, SVG files, and folders of SVG files.", valueName: "name|file|dir"), completion: CompletionNames.icons)
  var sources: [String] = []

  @Option(help: "The side of the square, in points.")
  var size = 24.0

  @Option(help: "Pixels per point.")
  var scale = 2.0

  @Option(name: .customLong("mode"), help: "monochrome, hierarchical, palette or multicolor.")
  var mode: IconRenderingMode?

  @Option(name: .customLong("color"), help: "The colour of a layer; may be repeated for palette. The default is black.")
  var colors: [String] = []

  @Option(name: [.short, .long], help: "The folder to write into; created if it does not exist.")
  var output: String

  @OptionGroup(title: "Common") var common: CommonOptions

  func validate() throws { try FolderOption.check(output) }

  func run(on streams: ConsoleStreams) throws {
    let console = common.settings.console(.auto, on: streams)
    try console.run { () throws(Diagnostic) in try run(console) }
  }

  private func run(_ console: Console) throws(Diagnostic) -> Int32 {
    for (name, value) in [("size", size), ("scale", scale)] where !(value > 0 && value.isFinite) {
      throw Diagnostic(
        LabelError.invalidNumber(what: name, value: value, expected: "more than 0 and finite"), at: DocumentLocation(file: "--\(name)"))
    }
    let styles = try parsedColors()
    let renderer = try common.settings.renderer()
    let registry = renderer.icons
    let folder: OutputFolder
    do throws(MachineError) { folder = try OutputFolder(output) } catch { throw Diagnostic(error, at: DocumentLocation(file: "--output")) }

    var failure = console.showUnreadableNames(
      sources.isEmpty ? registry.unreadableNames : sources.flatMap { ExportItem.unreadableNames(in: $0, registry) })
    var written: Set<String> = []
    for source in sources.isEmpty ? registry.names : sources {
      let items = ExportItem.items(of: source, in: registry)
      if items.isEmpty { console.noteFolderWithoutIcons(source) }
      for item in items {
        do throws(Diagnostic) {
          let icon = try item.icon(from: renderer)
          if case .symbol(let symbol) = icon { for warning in symbol.warnings { console.show(warning) } }
          let path = try item.output(unlessIn: &written)
          let bytes = try png(icon, isFile: item.isFile, styles, renderer)
          let rule = OutputRule(.image, inputs: item.isFile ? [item.path] : registry.files(of: [item.path]))
          do throws(MachineError) { _ = try folder.write(bytes, to: path, rule) } catch { throw Diagnostic(error) }
        } catch {
          console.show(error)
          // A full disk or a limit would stop every icon; other errors concern one icon.
          if [73, 75].contains(error.exitCode), error.code != .notReplaced { return error.exitCode }
          failure = 1
        }
      }
    }
    return failure
  }

  private func png(_ icon: RegistryIcon, isFile: Bool, _ styles: [SRGBColor], _ renderer: Renderer) throws(Diagnostic) -> [UInt8] {
    switch icon {
    case .symbol(let icon):
      let resolvedMode = mode ?? (isFile && styles.count < 2 ? .multicolor : nil)
      return try renderer.png(icon, icon.colors(mode: resolvedMode, styles: styles, appearance: Appearance()), side: size, scale: scale)
    case .image(let image, _):
      return try renderer.png(image, stencil: RegistryIcon.isTemplate(mode) ? styles[0] : nil, side: size, scale: scale)
    }
  }

  private func parsedColors() throws(Diagnostic) -> [SRGBColor] {
    if colors.isEmpty { return [.black] }
    var parsed: [SRGBColor] = []
    for text in colors {
      do throws(LabelError) { parsed.append(try ColorDescription(parsing: text).resolved(in: Appearance())) } catch {
        throw Diagnostic(error, at: DocumentLocation(file: "--color"))
      }
    }
    return parsed
  }
}

extension IconRenderingMode: OptionChoice {}
