// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelManifest

/// `labelkit schema`: what manifests may hold, for editors.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema (draft-07) of manifests.",
    discussion: """
      labelkit schema > labelkit.schema.json, and a manifest that begins with this line is checked and completed by editors with a \
      YAML language server:

        # yaml-language-server: $schema=labelkit.schema.json

      A manifest in JSON says the same with the key "$schema".
      """)

  @Flag(name: .customLong("record"), help: "The schema of one label record, such as a line of NDJSON.")
  var isOfRecord = false

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run() throws {
    let console = common.settings.console(color.color)
    try console.run { () throws(Diagnostic) in
      try console.output((isOfRecord ? ManifestSchema.record : ManifestSchema.manifest).document)
      return 0
    }
  }
}
