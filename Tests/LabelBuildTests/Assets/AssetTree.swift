// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// The files below a folder, by path.
typealias AssetTree = [String: [UInt8]]

extension AssetTree {
  /// A tree of small text files, for tests.
  static func texts(_ texts: [String: String]) -> AssetTree { texts.mapValues { [UInt8]($0.utf8) } }

  func text(_ path: String) -> String { String(decoding: self[path] ?? [], as: UTF8.self) }

  /// The contents of a JSON file; nil if they are not an object.
  func object(_ path: String) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(self[path] ?? []))) as? [String: Any]
  }

  /// All folders with files in them or below them.
  var folders: Set<String> {
    Set(
      keys.flatMap { path -> [String] in
        let parts = path.split(separator: "/").dropLast()
        return parts.indices.map { parts[...$0].joined(separator: "/") }
      })
  }

  func files(in folder: String) -> [String] {
    keys.filter { $0.hasPrefix(folder + "/") && !$0.dropFirst(folder.count + 1).contains("/") }.map {
      String($0.dropFirst(folder.count + 1))
    }
  }

  /// A PNG file's signature and header, which are enough for reading its size.
  static func png(_ width: Int, _ height: Int) -> [UInt8] {
    func word(_ value: Int) -> [UInt8] { (0..<4).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + word(13) + Array("IHDR".utf8) + word(width) + word(height) + [8, 6, 0, 0, 0]
  }
}
