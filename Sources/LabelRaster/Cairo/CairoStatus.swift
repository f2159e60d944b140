// SPDX-License-Identifier: MIT

internal import CCairo
internal import LabelCore

/// Turns Cairo's statuses into errors.
enum CairoStatus {
  static func error(_ status: cairo_status_t, call: String) -> MachineError {
    let words = cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown status"
    return .library(name: "cairo", call: call, status: Int(status.rawValue), message: words)
  }
}
