// SPDX-License-Identifier: MIT

internal import LabelCore
import LabelManifest

/// A file of `labelkit init`.
struct StarterFile {
  /// The path below the folder.
  let path: String
  let text: String
}

/// The files of `labelkit init` for labels of a manifest.
enum StarterFiles {
  static var all: [StarterFile] {
    [
      StarterFile(path: "labels.yaml", text: manifest), StarterFile(path: schemaName, text: ManifestSchema.manifest.text(.document)),
      StarterFile(path: ".vscode/settings.json", text: settings), StarterFile(path: "icons/logo.svg", text: icon),
      StarterFile(path: "Makefile", text: makefile),
    ]
  }

  private static let schemaName = "labelkit.schema.json"

  private static let manifest = """
    # yaml-language-server: $schema=\(schemaName)
    #
    # The labels of this project. `make` renders them into out/, and later only what changed.
    version: 1

    # Values for all labels that do not have the key themselves.
    defaults:
      font: { size: 17, weight: semibold }
      padding: 12

    # Every label is rendered in every combination: light and dark, at one, two and three pixels per point.
    variants:
      colorScheme: [light, dark]
      scale: [1, 2, 3]

    # The files in icons/ are the icons app:NAME. `labelkit icons list` lists the built-in ones.
    icons: { app: icons }

    labels:
      # out/hello.png, out/hello@2x.png, out/hello-dark.png and so on
      - id: hello
        title: Hello
        icon: star.fill

      # An id may have folders. A colour with # needs quotes, because # begins a comment.
      - id: buttons/save
        title: Save
        icon: { name: checkmark.circle.fill, scale: large }
        color: white
        background: "#0a7d33"
        cornerRadius: 10

      # The icon of your own, in its own colours
      - id: logo
        title: My app
        icon: { name: "app:logo", renderingMode: original }

    """

  private static let settings = """
    {
      "yaml.schemas": { "./\(schemaName)": ["labels.yaml"] }
    }

    """

  private static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <rect x="2" y="2" width="20" height="20" rx="5" fill="#ff9500"/>
      <path d="M7 13l3.5 3.5L17 8" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>
    </svg>

    """

  private static let makefile = """
    # Renders labels.yaml into out/ if the manifest or a file that it uses has changed.

    LABELKIT ?= labelkit

    out/.made: labels.yaml
    \t$(LABELKIT) batch labels.yaml -o out --prune --deps out.d --deps-target out/.made
    \ttouch $@

    -include out.d

    .PHONY: clean
    clean:
    \trm -rf out out.d

    """
}
