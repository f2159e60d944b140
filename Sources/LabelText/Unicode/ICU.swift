// SPDX-License-Identifier: MIT

internal import CICU
internal import LabelCore

/// The one place that turns an ICU status into an error.
enum ICU {
  /// Calls ICU and throws when its status says failure; warnings (negative values) pass.
  static func check<Result>(_ call: String, _ body: (inout UErrorCode) -> Result) throws(MachineError) -> Result {
    var status = U_ZERO_ERROR
    let result = body(&status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else {
      throw .library(name: "ICU", call: call, status: Int(status.rawValue), message: String(cString: icu_error_name(status)))
    }
    return result
  }
}
