// SPDX-License-Identifier: MIT

import ArgumentParser

/// `--timeout`, the time limit of a label.
///
/// An option of each command and no group of options, because parsing a group costs as much as a short label.
enum TimeoutOption {
  static let help = ArgumentHelp(
    "The processor time that one label may take; by default 10 in batch, assets, worker, snapshot and live, and no limit in render. 0 for no limit.",
    valueName: "seconds")

  /// The limit of commands that render many labels, in seconds. The largest label that the other limits permit takes a few.
  static let ofBatches = 10.0

  /// Checks the value of the option.
  static func check(_ timeout: Double?) throws {
    if let timeout, !(timeout >= 0) { throw ValidationError("--timeout takes a number of seconds, at least 0.") }
  }

  /// The seconds; nil for no limit.
  static func seconds(_ timeout: Double?, orElse standard: Double?) -> Double? {
    guard let timeout else { return standard }
    return timeout == 0 ? nil : timeout
  }
}
