// SPDX-License-Identifier: MIT

import Glibc
import LabelCore
import LabelSnapshotEngine
import LabelSystem

/// Asks in a terminal about each snapshot, with one key for each answer.
struct SnapshotReview {
  let pending: [SnapshotResult]
  let format: TerminalImage.Format
  let console: Console

  private enum Answer { case accept, leave, quit }

  /// Shows each snapshot and waits for a key.
  ///
  /// - Returns: The names of the snapshots to accept; those that were accepted before the user quit. Nil after a signal.
  /// - Throws: A diagnostic if standard input is no terminal.
  func accepted() throws(Diagnostic) -> [String]? {
    if pending.isEmpty { return [] }
    guard var keys = KeyInput.begin() else { throw Self.noTerminal }
    var accepted: [String] = []
    for (index, result) in pending.enumerated() {
      console.error(screen(result, index))
      switch answer(&keys, result) {
      case .accept: accepted.append(result.name)
      case .leave: break
      case .quit: return Cancellation.isCancelled ? nil : accepted
      }
    }
    return accepted
  }

  /// Checks that there is a terminal, before anything is drawn.
  static func checkTerminal() throws(Diagnostic) { if isatty(STDIN_FILENO) != 1 { throw noTerminal } }

  private static let noTerminal = Diagnostic(
    LabelError.usage(
      reason: "standard input is not a terminal",
      help: "use --web, or --list and then `labelkit snapshot accept`, which asks nothing"))

  private func answer(_ keys: inout KeyInput, _ result: SnapshotResult) -> Answer {
    while let key = keys.next() {
      switch key {
      case "a":
        console.error(result.status == .deleted ? "remove\n" : "accept\n")
        return .accept
      case "r":
        console.error("reject\n")
        return .leave
      case "s":
        console.error("skip\n")
        return .leave
      case "q":
        console.error("quit\n")
        return .quit
      default: continue
      }
    }
    console.error("\n")
    return .quit
  }

  /// The images, and below them the facts and the keys, so that these stay on the screen.
  private func screen(_ result: SnapshotResult, _ index: Int) -> String {
    let size = TerminalSize.current
    let isDeleted = result.status == .deleted
    let name = result.name.escapedControls
    let facts = isDeleted ? name + " belongs to no label" : result.failure?.description ?? name
    let question = (isDeleted ? "a remove the file" : "a accept") + " · r reject · s skip · q quit: "
    let difference = result.failure?.attachments.first { $0.name == "difference.png" }?.bytes
    let panels = TerminalPanels(
      [("accepted", result.accepted), ("new", result.actual), ("difference", difference)], focus: result.failure?.box, isDark: result.isDark
    )
    // A line of facts that is wider than the terminal has several rows.
    let factRows = facts.split(separator: "\n").reduce(0) { $0 + 1 + max(0, $1.count - 1) / size.columns }
    let images = panels.text(format.resolved, columns: size.columns, rows: max(4, size.rows - factRows - 3))
    return "\n" + images + "[\(index + 1) of \(pending.count)] " + facts + "\n" + question
  }
}
