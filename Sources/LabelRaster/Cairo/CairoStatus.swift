// SPDX-License-Identifier: MIT

internal import CCairo
internal import LabelCore

/// Converts Cairo's statuses to errors.
enum CairoStatus {
  static func error(_ status: cairo_status_t, call: String) -> MachineError {
    let message = cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown status"
    if status == CAIRO_STATUS_NO_MEMORY { return .exhausted("\(call) failed", reason: message) }
    return .library(name: "cairo", call: call, status: Int(status.rawValue), message: message)
  }
}
