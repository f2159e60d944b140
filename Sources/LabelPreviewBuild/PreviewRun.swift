// SPDX-License-Identifier: MIT

internal import Dispatch
package import LabelAudit
package import LabelCore
package import LabelPreviewProtocol
internal import LabelSystem
internal import Synchronization
internal import SystemPackage

/// What the program that draws previews is asked for.
package struct PreviewHostRequest: Sendable {
  /// The path of the program.
  let host: String
  /// The path for the file of its rows.
  var rows: String
  package var filters: [String] = []
  package var variants: [String] = []
  package var isForDocC = false
  package var isTransparent = false
  /// Whether the pictures show what assistive technologies read.
  package var showsAccessibility = false
  /// What the previews are audited for; nil to draw them.
  package var audit: AuditOptions?
  /// Which of how many equal shares of the previews are wanted.
  package var share = PreviewShare()
  /// The folder of the images; nil to list the previews only.
  package var output: String?

  package init(host: String, rows: String) { (self.host, self.rows) = (host, rows) }

  var arguments: [String] {
    ["rows=" + rows] + filters.map { "filter=" + $0 } + variants.map { "variants=" + $0 } + (isForDocC ? ["docc=1"] : [])
      + (isTransparent ? ["transparent=1"] : []) + (showsAccessibility ? ["accessibility=1"] : []) + (output.map { ["output=" + $0] } ?? [])
      + (audit.map { PreviewAuditArguments.texts(of: $0) + ["share=\(share.text)"] } ?? [])
  }
}

extension PreviewHostRequest {
  /// The rows of an audit, from several programs at once, in the order of the previews' names.
  ///
  /// - Parameter jobs: How many programs.
  /// - Throws: As `PreviewRun.rows`.
  package func auditRows(jobs: Int) throws(Diagnostic) -> [PreviewRow] {
    let results = Mutex<[Result<[PreviewRow], Diagnostic>]>([])
    DispatchQueue.concurrentPerform(iterations: jobs) { index in
      var request = self
      request.rows += ".\(index)"
      request.share = PreviewShare(index: index, count: jobs)
      let result = Result { () throws(Diagnostic) in try PreviewRun(request).rows() }
      try? FileDescriptor.currentFolder.remove(request.rows)
      results.withLock { $0.append(result) }
    }
    var rows: [PreviewRow] = []
    for result in results.withLock({ $0 }) { rows += try result.get() }
    // A provider that ends its program does so in each of them.
    var names: Set<String> = []
    return rows.sorted { ($0.name, $0.file, $0.line) < ($1.name, $1.file, $1.line) }
      .filter { $0.file.isEmpty ? names.insert($0.name).inserted : true }
  }
}

/// Runs the program that draws previews, again whenever a preview has ended it, until all are drawn.
package struct PreviewRun: Sendable {
  private let request: PreviewHostRequest

  package init(_ request: PreviewHostRequest) { self.request = request }

  /// The rows of all previews or images.
  ///
  /// - Throws: `LabelError.previewEnded` if the program ends before it has begun.
  package func rows() throws(Diagnostic) -> [PreviewRow] {
    var result: [PreviewRow] = []
    var skipped: [String] = []
    while true {
      try? FileDescriptor.currentFolder.remove(request.rows)
      let done = result.count { [.drawn, .audited, .failed].contains($0.event) }
      let arguments = request.arguments + skipped.map { "skip=" + $0 } + ["done=\(done)"]
      let ending = ExternalProgram.run(request.host, arguments, output: .standardError)
      let rows = try PreviewRow.rows(in: contents())
      result += rows.filter { $0.event != .listing && $0.event != .began }
      if ending == .exited(0) { return skipped.map { Self.failure(PreviewRow(.failed, name: $0), ending: nil) } + result }
      guard let last = rows.last, last.event == .began || last.event == .listing, !skipped.contains(last.name) else {
        throw Diagnostic(LabelError.previewEnded(name: rows.last?.name ?? "", how: Self.text(ending)))
      }
      if last.event == .listing {
        skipped.append(last.name)
      } else {
        result.append(Self.failure(last, ending: ending))
      }
    }
  }

  /// The row of a preview that ended the program.
  fileprivate static func failure(_ row: PreviewRow, ending: ExternalProgram.Ending?) -> PreviewRow {
    var row = row
    row.event = .failed
    let error = LabelError.previewEnded(name: row.name, how: ending.map(text) ?? "it was asked for its previews")
    row.diagnostics = [Diagnostic(error, at: row.line > 0 ? DocumentLocation(file: row.file, line: row.line) : nil)]
    return row
  }

  private static func text(_ ending: ExternalProgram.Ending) -> String {
    switch ending {
    case .exited(let code): "exit code \(code)"
    case .signal(let number): "signal \(number)"
    case .notStarted: "it could not be started"
    }
  }

  private func contents() -> [UInt8] {
    guard let file = try? FileDescriptor.open(FilePath(request.rows), .readOnly) else { return [] }
    defer { try? file.close() }
    return file.contents(limit: 1 << 30) ?? []
  }
}
