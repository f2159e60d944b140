// SPDX-License-Identifier: MIT

import Foundation
import LabelSystem
import TestSupport
import Testing

/// What `labelkit worker` has written.
struct WorkerAnswer {
  /// A line, and the bytes after it.
  struct Result {
    let line: [String: Any]
    let png: [UInt8]

    var row: Int? { line["row"] as? Int }
    var id: String? { line["id"] as? String }
    var path: String? { line["path"] as? String }
    var isRendered: Bool { line["status"] as? String == "rendered" }
    var diagnostics: [[String: Any]] { line["diagnostics"] as? [[String: Any]] ?? [] }
    var codes: [String] { diagnostics.compactMap { $0["code"] as? String } }
  }

  var greeting: [String: Any] = [:]
  var results: [Result] = []
  /// Nil if the worker has not come to its end.
  var trailer: [String: Any]?

  /// Reads the output of a worker with `--bytes raw`, or with another value if nothing follows the lines.
  init(_ output: [UInt8], hasBytes: Bool = true) throws {
    var rest = output[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = try jsonObject(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[(end + 1)...]
      if greeting.isEmpty {
        greeting = line
      } else if line["end"] as? Bool == true {
        trailer = line
      } else {
        try #require(trailer == nil)
        let length = hasBytes ? line["length"] as? Int ?? 0 : 0
        results.append(Result(line: line, png: Array(rest.prefix(length))))
        rest = rest.dropFirst(length)
      }
    }
    try #require(rest.isEmpty)
  }

  /// The results of a row.
  func results(of row: Int?) -> [Result] { results.filter { $0.row == row } }
}
