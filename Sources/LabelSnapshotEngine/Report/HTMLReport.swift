// SPDX-License-Identifier: MIT

internal import LabelComparison
internal import LabelCore

/// The results of a run as one HTML file that needs no network and no other files.
package struct HTMLReport: Sendable {
  private let results: SnapshotResults
  /// The path of the folder for failures, which the page's command names; nil if there is no report of changes in it.
  private let folder: String?

  /// - Parameter folder: The path of the folder for failures with the report of the changes, `changes.json`; nil if there is none. With it,
  ///   changes can be marked on the page, which shows the command that accepts them.
  package init(_ results: SnapshotResults, folder: String? = nil) {
    self.results = results
    self.folder = folder
  }

  /// The text of the file. Images are in it as Base64. Names and messages are data, never markup.
  package var html: String { Self.head(run: nil) + elements + Self.tail }

  /// The same as the files of a page that a server has, which writes what is accepted on it.
  package var servedFiles: [(name: String, text: String)] {
    [
      ("index.html", EmbeddedFiles.servedHTML), ("report.css", EmbeddedFiles.reportCSS), ("report.js", Self.script),
      ("items.js", "const items = [\n" + elements + "];\n"),
    ]
  }

  /// The results, each as a line.
  private var elements: String {
    let groups = folder == nil ? [] : ChangeGroup.groups(of: results.results.compactMap(\.change))
    let causes = Dictionary(groups.flatMap { group in group.changes.map { ($0.name, group.cause) } }) { first, _ in first }
    return results.results.map { Self.element($0, folder: folder, cause: causes[$0.name]) }.joined()
  }

  /// The part of a report in front of the results.
  ///
  /// - Parameter run: The name of the run of tests that adds results one by one; nil for a report that is written at once.
  package static func head(run: String?) -> String { parts(run: run).head }

  /// The part of a report after the results.
  package static let tail = parts(run: nil).tail

  /// The page of `Resources/report`, cut where the results are.
  private static func parts(run: String?) -> (head: String, tail: String) {
    let page = EmbeddedFiles.reportHTML(run: run.map { "<!-- run \($0) -->\n" } ?? "", items: "\0", script: script).split(separator: "\0")
    return (String(page[0]), String(page[1]))
  }

  /// The script of the page: plain functions over `items`, and `draw`, which updates the whole page.
  private static let script =
    EmbeddedFiles.viewJS + EmbeddedFiles.decisionsJS + EmbeddedFiles.servingJS + EmbeddedFiles.eventsJS

  /// One result, as a line of the report.
  ///
  /// - Parameters:
  ///   - folder: The folder of the report of changes; nil if there is none.
  ///   - cause: The cause of the group that the change is in.
  package static func element(_ result: SnapshotResult, folder: String? = nil, cause: String? = nil) -> String {
    item(result, folder, cause).text(.script) + ",\n"
  }

  /// The part of a report's address after `#` that shows one snapshot.
  package static func fragment(of name: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return name.utf8.reduce(into: "") { text, byte in
      let isPlain = byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
      if isPlain || "/-_.@".utf8.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + String(digits[Int(byte >> 4)]) + String(digits[Int(byte & 15)])
      }
    }
  }

  private static func item(_ result: SnapshotResult, _ folder: String?, _ cause: String?) -> JSONValue {
    func attachment(_ name: String) -> [UInt8]? { result.failure?.attachments.first { $0.name == name }?.bytes }
    func attachedText(_ name: String) -> JSONValue { attachment(name).map { String(decoding: $0, as: UTF8.self) }.json }
    let placement = result.failure?.placement
    var text = result.failure?.description ?? result.diagnostics.map(\.message).joined(separator: "\n")
    if result.lacksImages {
      let place = result.failure == nil ? "" : folder.map { "; those of failures are in \($0)" } ?? ""
      text += "\n  pictures    left out: the page would have more than \(KeptImages.standardLimit >> 20) MB of them\(place)"
    }
    var item: JSONValue = [
      "name": result.name.json, "status": result.status.rawValue.json, "text": text.json, "place": (result.location?.description).json,
      "box": numbers(result.failure?.box), "canvas": numbers(placement?.canvas), "acceptedAt": numbers(placement?.accepted),
      "actualAt": numbers(placement?.actual), "accepted": image(result.accepted), "actual": image(result.actual),
      "difference": image(attachment("difference.png")), "acceptedText": attachedText("expected.txt"),
      "actualText": attachedText("actual.txt"), "run": folder.json, "group": result.change.map { ChangeGroup.key(of: $0) }.json,
      "cause": cause.json,
    ]
    if result.isDark { item["dark"] = true }
    return item
  }

  private static func numbers(_ region: PixelRegion?) -> JSONValue { region.map { [$0.x, $0.y, $0.width, $0.height] }.json }

  private static func image(_ png: [UInt8]?) -> JSONValue { png.map { "data:image/png;base64," + Base64.text(of: $0) }.json }
}
