// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The functions of `scripts/function-order` are next to each other in the release build.
struct FunctionOrderTests {
  /// The 27 MB of code have the five thousand listed functions in the first 9 MB; a third of the names may be of functions that are gone
  /// before `scripts/order-functions` has to run again.
  @Test(.enabled(if: Script.hasReleaseBuild))
  func listedFunctionsAreTogether() throws {
    let list = try String(contentsOf: Script.repository.appending(path: "scripts/function-order"), encoding: .utf8)
    let listed = list.split(separator: "\n").count { $0.hasPrefix("$s") }
    let find = "nm -t d '\(Script.releaseBuild)' | awk 'NR == FNR { listed[$1]; next } $3 ~ /^\\$s/ && $3 in listed { print $1, $3 }'"
    let symbols = try Script.run("/bin/sh", ["-c", find + " scripts/function-order -"])
    try #require(symbols.code == 0, "\(symbols.text.prefix(300))")
    var addresses: [Substring: Int] = [:]
    for line in symbols.text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let address = try #require(Int(words[0]))
      addresses[words[1]] = min(address, addresses[words[1]] ?? .max)
    }
    #expect(addresses.count * 3 > listed * 2, "run scripts/order-functions: \(addresses.count) of \(listed) names are known")
    let first = try #require(addresses.values.min())
    let near = addresses.values.count { $0 - first < 9 << 20 }
    #expect(near * 100 > addresses.count * 97, "\(near) of \(addresses.count) functions are near to each other")
  }
}
