// SPDX-License-Identifier: MIT

internal import CICU

/// Finds the available language that is closest to another one, by CLDR's language matching.
package enum LocaleDistance {
  /// The closest of `available` to `wanted`: `pt-PT` to `pt-BR`, `zh-Hant` to `zh-TW`, `nb` to `no`; nil when none is close, or when ICU
  /// fails.
  package static func closest(to wanted: String, among available: [String]) -> String? {
    guard !available.isEmpty else { return nil }
    var status: ICUStatus = 0
    // The zero-terminated names one after the other, and their offsets.
    var text: [CChar] = []
    var starts: [Int] = []
    for name in available {
      starts.append(text.count)
      text += name.utf8CString
    }
    let index = text.withUnsafeBufferPointer { text in
      let names = starts.map { start in text.baseAddress.map { $0 + start } }
      return icu_closest_locale(wanted, names, Int32(clamping: names.count), &status)
    }
    return status <= 0 && available.indices.contains(Int(index)) ? available[Int(index)] : nil
  }
}
