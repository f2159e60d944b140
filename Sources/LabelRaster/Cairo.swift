// SPDX-License-Identifier: MIT

internal import CCairo
internal import LabelCore

/// The one place that turns a Cairo status into an error.
enum Cairo {
  static func check(_ status: cairo_status_t, _ call: String) throws(MachineError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .library(name: "Cairo", call: call, status: Int(status.rawValue), message: String(cString: cairo_status_to_string(status)))
  }
}
