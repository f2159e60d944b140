// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelSystem

/// How `labelkit audit` prints what it finds.
enum AuditFormat: String, CaseIterable, OptionChoice {
  /// Messages for people, with the line and the help.
  case text
  /// A JSON object for each finding, and one with the counts at the end.
  case json
  /// A SARIF 2.1.0 log.
  case sarif
  /// JUnit results with a test case for each label.
  case junit
  /// Workflow commands of GitHub.
  case github

  /// The format without `--format`, as that of diagnostics.
  static var standard: Self { EnvironmentVariable.value("GITHUB_ACTIONS") == "true" ? .github : .text }
}
