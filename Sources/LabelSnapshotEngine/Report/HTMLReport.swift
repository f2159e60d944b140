// SPDX-License-Identifier: MIT

internal import LabelCore

/// The results of a run as one HTML file that needs no network and no other files.
package struct HTMLReport: Sendable {
  private let results: SnapshotResults

  package init(_ results: SnapshotResults) { self.results = results }

  /// The text of the file. Images are in it as Base64. Names and messages are data, never markup.
  package var html: String {
    let items = results.results.map(Self.item)
    // In a script element, `</` would end the script and `<!--` would change how it is parsed.
    let data = JSONText.array(items).utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
      .map { Substring($0) }.joined(separator: "\\u003C")
    return HTMLPage.head + "<style>\n" + HTMLPage.style + "</style>\n" + HTMLPage.body + "<script>\nconst items = " + data + ";\n"
      + HTMLPage.script + "</script>\n"
  }

  private static func item(_ result: SnapshotRun.Result) -> String {
    let difference = result.failure?.attachments.first { $0.name == "difference.png" }?.bytes
    let placement = result.failure?.placement
    let text = result.failure?.description ?? result.diagnostics.map(\.message).joined(separator: "\n")
    return JSONText.object([
      ("name", JSONText.string(result.name)), ("status", JSONText.string(result.status.rawValue)), ("text", JSONText.string(text)),
      ("box", numbers(result.failure?.box)), ("canvas", numbers(placement?.canvas)), ("acceptedAt", numbers(placement?.accepted)),
      ("actualAt", numbers(placement?.actual)), ("accepted", image(result.accepted)), ("actual", image(result.actual)),
      ("difference", image(difference)),
    ])
  }

  private static func numbers(_ region: PixelRegion?) -> String {
    region.map { JSONText.array([$0.x, $0.y, $0.width, $0.height].map { "\($0)" }) } ?? JSONText.null
  }

  private static func image(_ png: [UInt8]?) -> String {
    JSONText.string(png.map { "data:image/png;base64," + Base64.text(of: $0) })
  }
}
