// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelManifest

/// `labelkit schema`: prints the JSON Schema of manifests.
struct SchemaCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema (draft-07) of manifests.",
    discussion: """
      Editors use the schema to check and complete manifests. Write it to a file with labelkit schema > labelkit.schema.json. For editors \
      with a YAML language server, begin a manifest with this line:

        # yaml-language-server: $schema=labelkit.schema.json

      A JSON manifest has the key "$schema" instead.
      """)

  @Flag(name: .customLong("record"), help: "Prints the schema of a single label record, such as a line of NDJSON.")
  var isOfRecord = false

  @OptionGroup var messages: MessageOptions

  func run(on streams: ConsoleStreams) throws {
    let console = messages.console(on: streams)
    try console.run { () throws(Diagnostic) in
      try console.output((isOfRecord ? ManifestSchema.record : ManifestSchema.manifest).text(.document))
      return 0
    }
  }
}
