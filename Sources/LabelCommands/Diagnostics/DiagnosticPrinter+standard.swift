// SPDX-License-Identifier: MIT

import LabelSystem

extension DiagnosticPrinter.Style {
  /// The style without `--diagnostics`: annotations in a job of GitHub Actions, where the log is not read first, and text anywhere else.
  static var standard: Self { EnvironmentVariable.value("GITHUB_ACTIONS") == "true" ? .github : .human }
}
