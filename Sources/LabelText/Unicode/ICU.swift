// SPDX-License-Identifier: MIT

internal import CICU
internal import LabelCore

/// The one place that turns an ICU status into an error.
enum ICU {
  /// Calls ICU and throws when its status says failure; warnings (negative values) pass.
  static func check<Result>(_ call: String, _ body: (inout ICUStatus) -> Result) throws(MachineError) -> Result {
    var status: ICUStatus = 0
    let result = body(&status)
    guard status <= 0 else {
      throw .library(name: "ICU", call: call, status: Int(status), message: String(cString: icu_status_name(status)))
    }
    return result
  }
}
