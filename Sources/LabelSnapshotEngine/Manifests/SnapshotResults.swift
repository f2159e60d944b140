// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelPipeline

/// The results of a run, in the forms that people and build servers read.
package struct SnapshotResults: Sendable {
  package var results: [SnapshotRun.Result]
  /// The part of the labels that this run looked at; nil for all.
  package var shard: String?

  package init(_ results: [SnapshotRun.Result], shard: String? = nil) {
    self.results = results
    self.shard = shard
  }

  /// How many have a status.
  package func count(_ status: SnapshotRun.Result.Status) -> Int { results.count { $0.status == status } }

  /// 1 when labels are broken, 20 when a snapshot differs, 22 when one is missing or an orphan, else 0; the first of these that is so.
  package var exitCode: Int32 {
    if count(.changed) > 0 { return 20 }
    if count(.new) + count(.deleted) > 0 { return 22 }
    return count(.broken) > 0 ? 1 : 0
  }

  /// `26 passed, 2 changed, 1 new`, leaving out what is none; `no snapshots` without any.
  package var sentence: String {
    let parts = SnapshotRun.Result.Status.allCases.map { (count($0), $0.rawValue) }.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "no snapshots" : parts.joined(separator: ", ")
  }

  /// One JSON object a line, and a last one with the counts.
  package var json: String {
    let lines = results.map { result in
      JSONText.object([
        ("name", JSONText.string(result.name)), ("status", JSONText.string(result.status.rawValue)),
        ("failure", result.failure?.json ?? JSONText.null), ("files", JSONText.array(result.files.map { JSONText.string($0) })),
        ("diagnostics", JSONText.array(result.diagnostics.map(\.json))),
      ])
    }
    let counts = SnapshotRun.Result.Status.allCases.map { ($0.rawValue, "\(count($0))") }
    let trailer = JSONText.object(
      [("end", "true"), ("schemaVersion", "1"), ("shard", JSONText.string(shard)), ("total", "\(results.count)")] + counts)
    return (lines + [trailer]).map { $0 + "\n" }.joined()
  }

  /// JUnit's XML: a test case a snapshot.
  package var junit: String {
    let failures = results.count { [.changed, .new, .deleted].contains($0.status) }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(count(.broken))\">")
    lines.append("<testsuite name=\"labelkit snapshot\" tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(count(.broken))\">")
    for result in results {
      let parts = result.name.split(separator: "/")
      let group = parts.dropLast().joined(separator: ".")
      let head =
        "<testcase classname=\"\(Self.escaped(group.isEmpty ? "labels" : group))\" name=\"\(Self.escaped(String(parts.last ?? "")))\""
      switch result.status {
      case .passed, .recorded: lines.append(head + "/>")
      case .broken:
        let text = result.diagnostics.map(\.message).joined(separator: "\n")
        lines.append(head + "><error message=\"\(Self.escaped(text))\"/></testcase>")
      case .changed, .new, .deleted:
        let claim = result.failure?.claim ?? "is drawn by no label"
        let text = result.failure?.description ?? claim
        lines.append(head + "><failure message=\"\(Self.escaped(claim))\">\(Self.escaped(text))</failure></testcase>")
      }
    }
    return (lines + ["</testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }

  /// XML's five escapes; controls that XML cannot hold become question marks.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
