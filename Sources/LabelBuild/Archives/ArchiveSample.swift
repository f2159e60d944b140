// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem

/// The file `KEY.json` beside each `KEY.png` of numbered archives, or beside the file of another format.
enum ArchiveSample {
  /// `{"id", "variant", "width", "height", "digest", "diagnostics"}`. Only a label with variants has `variant`.
  static func text(of result: RunResult) -> String {
    var json: JSONValue = ["id": result.id.json]
    if let job = result.job, !result.axes.isEmpty { json["variant"] = WorkerLine.variant(result.axes, of: job.label.record) }
    return json.adding([
      "width": result.pixelWidth.json, "height": result.pixelHeight.json, "digest": SHA256.text(of: result.digest).json,
      "diagnostics": result.diagnostics.json,
    ]).line
  }
}
