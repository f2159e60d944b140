// SPDX-License-Identifier: MIT

import LabelCore
import LabelSystem
import SystemPackage

/// The Swift files of a package: where a file that `#fileID` names is, and how many previews stand in it.
struct PreviewSources {
  /// The folder of the package as the user named it, for messages.
  var shownFolder = "."
  /// The paths of files below the package's folder, by their names.
  private var paths: [String: [String]] = [:]
  private let root: String

  private static let maximumDepth = 32
  private static let maximumSize = 4 << 20

  init(root: String) {
    self.root = root
    list("", depth: 0)
  }

  private mutating func list(_ folder: String, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    for name in FolderListing.names(in: root + "/" + folder) where !name.hasPrefix(".") {
      let path = folder + name
      if name.hasSuffix(".swift") {
        paths[name, default: []].append(path)
      } else if (try? Stat(FilePath(root + "/" + path), followTargetSymlink: false))?.type == .directory {
        list(path + "/", depth: depth + 1)
      }
    }
  }

  /// The path of a file for messages.
  ///
  /// - Parameter file: The module and the file, as `#fileID` has it.
  func path(of file: String) -> String {
    let parts = file.split(separator: "/").map(String.init)
    guard parts.count == 2, let candidates = paths[parts[1]] else { return file }
    let best = candidates.first { ("/" + $0).contains("/" + parts[0] + "/") } ?? candidates[0]
    return shown(best)
  }

  /// The path of a file of the package that was built.
  func shown(_ path: String) -> String { shownFolder == "." ? path : shownFolder + "/" + path }

  /// The lines with `#Preview` in each file that has any, by the path for messages. A scan: it does not know what `#if` leaves out.
  var previews: [(path: String, lines: [Int])] {
    paths.values.joined().sorted().compactMap { path in
      guard !path.hasPrefix("Tests/"), path != "Package.swift", let file = try? FileDescriptor.open(FilePath(root + "/" + path), .readOnly)
      else { return nil }
      defer { try? file.close() }
      guard let bytes = file.contents(limit: Self.maximumSize) else { return nil }
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      let found = lines.indices.filter { index in
        let line = lines[index].drop { $0 == " " || $0 == "\t" }
        return line.hasPrefix("#Preview") && !(line.dropFirst(8).first?.isLetter ?? false)
      }
      return found.isEmpty ? nil : (shown(path), found.map { $0 + 1 })
    }
  }

  /// A line of a file, for messages.
  func line(_ number: Int, of path: String) -> String? {
    let path = shownFolder == "." ? root + "/" + path : path
    guard number > 0, let file = try? FileDescriptor.open(FilePath(path), .readOnly) else { return nil }
    defer { try? file.close() }
    guard let bytes = file.contents(limit: Self.maximumSize) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return number <= lines.count ? String(lines[number - 1]) : nil
  }
}
