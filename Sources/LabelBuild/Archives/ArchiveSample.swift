// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem

/// The file `KEY.json` beside each `KEY.png` of numbered archives, or beside the file of another format.
enum ArchiveSample {
  /// `{"id", "variant", "width", "height", "digest", "diagnostics"}`. Only a label with variants has `variant`.
  static func text(of result: RunResult) -> String {
    var members = [("id", JSONText.string(result.id))]
    if let job = result.job, !result.axes.isEmpty {
      members.append(("variant", WorkerLine.variant(result.axes, of: job.label.record).line))
    }
    members += [
      ("width", "\(result.pixelWidth)"), ("height", "\(result.pixelHeight)"), ("digest", JSONText.string(SHA256.text(of: result.digest))),
      ("diagnostics", JSONText.array(result.diagnostics.map(\.json))),
    ]
    return JSONText.object(members)
  }
}
