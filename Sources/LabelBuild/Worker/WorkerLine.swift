// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelSystem

/// The lines of `labelkit worker`, without their line ends. `Documentation/Batch.md` describes them.
package enum WorkerLine {
  /// The first line.
  package static func greeting(_ fingerprint: JobFingerprint) -> String {
    (["labelkit": LabelKitVersion.current.json, "fingerprint": fingerprint.digits.json] as JSONValue).line
  }

  /// The last line. If it is missing, the process was killed or stopped.
  package static func trailer(_ summary: RunSummary, _ fingerprint: JobFingerprint) -> String {
    let json: JSONValue = [
      "end": true, "rows": summary.rows.json, "rendered": summary.written.json, "failed": summary.failed.json,
      "fingerprint": fingerprint.digits.json,
    ]
    return json.line
  }

  /// The line of an image.
  static func text(of rendered: RenderedOutput, _ output: PlannedOutput, _ payload: WorkerTarget.Payload) -> String {
    let (seconds, attoseconds) = rendered.duration.components
    var json = head(row: output.row, id: output.id, output.axes, output.count, output.job, path: output.path.description).adding([
      "status": "rendered", "digest": SHA256.digits(of: rendered.bytes).json, "width": rendered.pixelWidth.json,
      "height": rendered.pixelHeight.json, "milliseconds": .number(Double(seconds) * 1e3 + Double(attoseconds) / 1e15, places: 3),
      "diagnostics": (output.warnings + rendered.warnings).json, "length": rendered.bytes.count.json,
    ])
    if payload == .base64 { json["png"] = Base64.text(of: rendered.bytes).json }
    return json.line
  }

  /// The line of a row, or of one of its variants, that has no image.
  static func text(of result: RunResult) -> String {
    head(row: result.row, id: result.id, result.axes, result.count, result.job, path: result.path)
      .adding(["status": "failed", "diagnostics": result.diagnostics.json]).line
  }

  private static func head(
    row: Int?, id: String?, _ axes: VariantAxes.Names, _ count: Int, _ job: LabelJob?, path: String?
  ) -> JSONValue {
    var json: JSONValue = ["row": row.json, "id": id.json, "results": count.json]
    json["path"] = path?.json
    if let job, !axes.isEmpty { json["variant"] = variant(axes, of: job.label.record) }
    return json
  }

  /// The values of a variant, with the keys and texts of a manifest.
  static func variant(_ axes: VariantAxes.Names, of record: LabelRecord) -> JSONValue {
    var values = LabelRecord()
    if axes.contains(.scale) { values.scale = record.scale }
    if axes.contains(.colorScheme) { values.colorScheme = record.colorScheme }
    if axes.contains(.locale) { values.locale = record.locale }
    if axes.contains(.dynamicTypeSize) { values.dynamicTypeSize = record.dynamicTypeSize }
    if axes.contains(.layoutDirection) { values.layoutDirection = record.layoutDirection }
    if axes.contains(.contrast) { values.contrast = record.contrast }
    if axes.contains(.colorSpace) { values.colorSpace = record.colorSpace }
    return LabelRecord.fields.json(values)
  }
}
