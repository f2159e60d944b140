// SPDX-License-Identifier: MIT

internal import Foundation
internal import Glibc
internal import LabelCore
internal import LabelPreviewProtocol
internal import LabelPreviews
internal import LabelSystem
internal import Testing

extension PreviewTrial {
  /// Draws a preview in a process of its own, if the last run of the tests ended while it was drawn.
  ///
  /// - Returns: How the preview ended that process; nil if it may be drawn here.
  static func error(of preview: Preview) -> Diagnostic? {
    let work = PreviewJournal.Work.drawing(preview.fileName())
    guard let journal = PreviewJournal.shared, journal.isSuspect(work) else { return nil }
    switch ending(of: preview, journal.hasEndedThisProgram(work)) {
    case nil:
      journal.clear(work)
      return nil
    case let how?:
      let error = LabelError.previewEnded(name: preview.name, how: how)
      return Diagnostic(error, at: preview.line > 0 ? DocumentLocation(file: preview.file, line: preview.line) : nil)
    }
  }

  /// How the preview ends a process; nil if it does not.
  private static func ending(of preview: Preview, _ hasEndedThisProgram: Bool) -> String? {
    guard let test = Test.current else {
      // XCTest tells the name of the method and not of its class, so no process can be started for this test alone.
      return hasEndedThisProgram ? "the last run of these tests ended while it was drawn" : nil
    }
    let name = "\(test.id.moduleName).\(test.id.nameComponents.joined(separator: "/"))"
    let filter = "^" + NSRegularExpression.escapedPattern(for: name) + "($|/)"
    let arguments = ["--testing-library", "swift-testing", "--filter", filter] + arguments(preview: preview.fileName())
    return switch ExternalProgram.run("/proc/self/exe", arguments, output: .standardError) {
    case .exited(drawnCode): nil
    case .exited(let code): "exit code \(code)"
    case .signal(let number): "signal \(number)"
    case .notStarted: "the last run of these tests ended while it was drawn, and no process can be started to draw it"
    }
  }

  /// In a trial, draws the preview if it is the one that is asked for, and ends the process.
  static func draw(_ preview: Preview, _ draw: () -> Void) {
    guard preview.fileName() == wanted else { return }
    draw()
    // Other tests of this process may be running; nothing of theirs has to be completed.
    _exit(drawnCode)
  }
}
