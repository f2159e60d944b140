// SPDX-License-Identifier: MIT

import ArgumentParser

/// `labelkit render`: renders one label.
struct RenderCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Renders one label, described by flags.")

  @OptionGroup(title: "Label") var flags: RecordFlags
  @OptionGroup var file: FileOptions
  @OptionGroup(title: "Common") var common: CommonOptions

  private var arguments: RenderArguments { RenderArguments(flags: flags, file: file, common: common) }

  func validate() throws { try arguments.validate() }

  func run(on streams: ConsoleStreams) throws { try arguments.run(on: streams) }
}
