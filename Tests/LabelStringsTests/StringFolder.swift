// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelStrings

/// A temporary folder of string tables, removed with this value.
final class StringFolder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("labelkit-strings-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(Array(text.utf8), to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func tables() throws(Diagnostic) -> StringTables { try StringTables(path: path) }

  /// The formatted text of a key from a folder with one file.
  static func text(
    _ file: String, _ content: String, _ key: String, _ arguments: [FormatArgument], locale: String = "en", device: String? = nil
  ) throws -> String? {
    let folder = try StringFolder([file: content])
    return try folder.tables().format(key, table: nil, locale: locale, arguments: arguments, device: device, isLiteral: false)?
      .text(with: arguments, locale: locale)
  }
}
