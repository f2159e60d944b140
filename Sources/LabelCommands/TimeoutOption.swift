// SPDX-License-Identifier: MIT

import ArgumentParser

/// The time limit of a label.
struct TimeoutOption: ParsableArguments {
  /// The limit of commands that render many labels, in seconds. The largest label that the other limits permit takes a few.
  static let ofBatches = 10.0

  @Option(
    help: ArgumentHelp(
      "The processor time that one label may take; by default 10 in batch, assets and snapshot, and no limit in render. 0 for no limit.",
      valueName: "seconds"))
  var timeout: Double?

  func validate() throws {
    if let timeout, !(timeout >= 0) { throw ValidationError("--timeout takes a number of seconds, at least 0.") }
  }

  /// The seconds; nil for no limit.
  func seconds(orElse standard: Double?) -> Double? {
    guard let timeout else { return standard }
    return timeout == 0 ? nil : timeout
  }
}
