// SPDX-License-Identifier: MIT

internal import CICU
package import LabelCore

/// Case mapping by the rules of a language, such as Turkish's dotless i and German's sharp s.
package enum CaseMapping {
  package static func uppercased(_ text: String, locale: String) throws(MachineError) -> String {
    try mapped(text, locale: locale, call: "u_strToUpper", icu_to_upper)
  }

  package static func lowercased(_ text: String, locale: String) throws(MachineError) -> String {
    try mapped(text, locale: locale, call: "u_strToLower", icu_to_lower)
  }

  private typealias Mapping = (
    UnsafeMutablePointer<UInt16>?, Int32, UnsafePointer<UInt16>?, Int32, UnsafePointer<CChar>?, UnsafeMutablePointer<ICUStatus>?
  ) -> Int32

  private static func mapped(_ text: String, locale: String, call: String, _ mapping: Mapping) throws(MachineError) -> String {
    let units = Array(text.utf16)
    // Full case mappings expand a unit to at most three (Unicode, SpecialCasing).
    var output = [UInt16](repeating: 0, count: units.count * 3 + 1)
    let capacity = Int32(output.count)
    let length = try ICU.check(call) { mapping(&output, capacity, units, Int32(units.count), locale, &$0) }
    return String(decoding: output.prefix(Int(length)), as: UTF16.self)
  }
}
