// SPDX-License-Identifier: MIT

import LabelCore

/// A run over manifests, once or, with `--watch`, again whenever something changes.
enum WatchedRun {
  /// - Parameter goal: made for each run anew.
  static func run(
    _ options: RunSettings, _ common: CommonSettings, _ console: Console, goal: () throws(Diagnostic) -> RunGoal
  ) throws {
    Interruption.watch()
    try console.run { () throws(Diagnostic) in
      while true {
        let outcome = try BatchRun(options, try goal(), common, console).run()
        guard options.watches, !Interruption.isWished else { return outcome.code }
        console.error("watching \(outcome.inputs.count) files\n")
        guard FileWatch.waitForChange(since: outcome.inputs) else { return 0 }
      }
    }
  }
}
