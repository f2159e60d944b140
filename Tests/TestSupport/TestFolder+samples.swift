// SPDX-License-Identifier: MIT

/// Files that tests of runs and tests of the command line share.
extension TestFolder {
  /// Writes three labels, two of which have `rain` in their ids: in two scales to `m.yaml`, in one to `m.csv`.
  package func writeLabelsOfRain() throws {
    try write(
      "m.yaml",
      """
      version: 1
      variants: { scale: [1, 2] }
      defaults: { padding: 2 }
      labels:
        - { id: rain, title: Rain, icon: cloud.rain }
        - { id: rain/heavy, title: Pouring, font: { weight: bold } }
        - { id: sun, title: Sun, color: orange }

      """)
    try write("m.csv", "id,title,color\nrain,Rain,\nrain/heavy,Pouring,\nsun,Sun,orange\n")
  }

  /// Writes `m.yaml` with labels in folders that have several keys, an object, a list, and a non-Latin title. Returns its text.
  @discardableResult
  package func writeLabelsInFolders() throws -> String {
    let text = """
      version: 1
      labels:
        - { id: rain, title: Rain, icon: cloud.rain, scale: 1 }
        - { id: deep/er/snow, title: "日本 שלום 👋", icon: { name: snow, colors: [blue] }, font: { size: 20, weight: bold }, padding: 4 }
        - { id: long, title: "Heavy, \\"rain\\" expected", width: 90, numberOfLines: 2, background: "#ffcc00" }

      """
    try write("m.yaml", text)
    return text
  }

  /// Writes records to `m.yaml`, one in each line from the third. Their ids are `l0`, `l1` and so on.
  package func writeManifest(of records: [String]) throws {
    try write("m.yaml", "version: 1\nlabels:\n" + records.enumerated().map { "  - { id: l\($0), \($1) }\n" }.joined())
  }

  /// Writes labels that are drawn without `--strict`, as `writeManifest` does. Returns the code that each has with it.
  package func writeLabelsWithWarnings() throws -> [String] {
    let labels = [
      ("title: R, font: { family: Noto Serif, weight: semibold }", "LK0508"),
      ("title: R, font: { family: Noto Serif, textStyle: headline }", "LK0508"),
      ("title: ש, font: { family: Noto Sans Hebrew, italic: true }", "LK0508"), ("title: R, font: { width: condensed }", "LK0507"),
      ("title: A long title, width: 40", "LK0511"), ("title: \"A\\nB\", numberOfLines: 1", "LK0511"),
      ("title: A long title, width: 40, lineBreakMode: byClipping", "LK0511"),
      ("title: R, color: yellow, background: white", "LK0512"), ("title: R, color: \"#00000033\", background: white", "LK0512"),
      ("icon: bolt.fill, color: \"#dddddd\", background: white", "LK0512"), ("title: R, height: 2", "LK0503"),
      ("attributedTitle: [{ text: R, color: white, background: \"#4c1\" }]", "LK0512"), ("title: R, locale: german", "LK0509"),
    ]
    try writeManifest(of: labels.map(\.0))
    return labels.map(\.1)
  }

  /// Writes an icon with an unsupported element in the third line and another in the fourth.
  package func writePartlyDrawnIcon(_ name: String) throws {
    try write(
      name, "<svg viewBox='0 0 24 24'>\n<circle cx='12' cy='12' r='9'/>\n<foreignObject>A</foreignObject>\n<video src='a.mp4'/>\n</svg>")
  }

  /// Writes a compressed SVG file with a square.
  package func writeCompressedIcon(_ name: String) throws {
    try write(
      name,
      [
        0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xB3, 0x29, 0x2E, 0x4B, 0x57, 0x28, 0xCB, 0x4C, 0x2D, 0x77,
        0xCA, 0xAF, 0xB0, 0x55, 0x37, 0x50, 0x30, 0x50, 0x30, 0x32, 0x01, 0x22, 0x75, 0x3B, 0x9B, 0xA2, 0xD4, 0xE4, 0x12, 0x85,
        0xF2, 0xCC, 0x94, 0x92, 0x0C, 0x5B, 0x75, 0x4B, 0x75, 0x85, 0x8C, 0xD4, 0xCC, 0xF4, 0x8C, 0x12, 0x10, 0x53, 0xDF, 0xCE,
        0x46, 0x1F, 0xA8, 0xCB, 0x0E, 0x00, 0xA9, 0xF4, 0x2D, 0xBE, 0x3B, 0x00, 0x00, 0x00,
      ] as [UInt8])
  }
}
