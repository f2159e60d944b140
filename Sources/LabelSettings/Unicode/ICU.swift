// SPDX-License-Identifier: MIT

package import CICU
package import LabelCore

/// Converts ICU status codes to errors.
package enum ICU {
  /// Calls ICU and throws if the status is a failure; warnings (negative values) are ignored.
  package static func check<Result>(_ call: String, _ body: (inout ICUStatus) -> Result) throws(MachineError) -> Result {
    var status: ICUStatus = 0
    let result = body(&status)
    guard status <= 0 else {
      throw .library(name: "ICU", call: call, status: Int(status), message: String(cString: icu_status_name(status)))
    }
    return result
  }
}
