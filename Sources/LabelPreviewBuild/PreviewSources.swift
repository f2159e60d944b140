// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSystem
internal import SystemPackage

/// The Swift files of a package: where a file that `#fileID` names is, and how many previews stand in it.
package struct PreviewSources: Sendable {
  /// The folder of the package as the user named it, for messages.
  package var shownFolder = "."
  /// The paths of files below the package's folder, by their names.
  private var paths: [String: [String]] = [:]
  /// The files and folders whose changes may change an image: everything but what begins with a dot, from the root of the file system.
  package private(set) var watched: [String] = []
  private let root: String

  private static let maximumDepth = 32
  private static let maximumSize = 4 << 20
  /// More files than a package has, of which some may be in a folder that is none of its own.
  private static let maximumWatched = 20_000

  /// Looks at the files of a package.
  ///
  /// - Parameter root: The path of its folder.
  package init(root: String) {
    self.root = root
    list("", depth: 0)
  }

  private mutating func list(_ folder: String, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    watched.append(folder.isEmpty ? root : root + "/" + folder.dropLast())
    for name in FolderListing.names(in: root + "/" + folder) where !name.hasPrefix(".") {
      let path = folder + name
      if name.hasSuffix(".swift") { paths[name, default: []].append(path) }
      if (try? Stat(FilePath(root + "/" + path), followTargetSymlink: false))?.type == .directory {
        list(path + "/", depth: depth + 1)
      } else if watched.count < Self.maximumWatched {
        watched.append(root + "/" + path)
      }
    }
  }

  /// The path of a file for messages.
  ///
  /// - Parameter file: The module and the file, as `#fileID` has it.
  package func path(of file: String) -> String {
    let parts = file.split(separator: "/").map(String.init)
    guard parts.count == 2, let candidates = paths[parts[1]] else { return file }
    let best = candidates.first { ("/" + $0).contains("/" + parts[0] + "/") } ?? candidates[0]
    return shown(best)
  }

  /// The path of a file from the root of the file system.
  ///
  /// - Parameter path: The path for messages.
  package func absolutePath(of path: String) -> String {
    shownFolder == "." ? root + "/" + path : path.hasPrefix(shownFolder + "/") ? root + path.dropFirst(shownFolder.count) : path
  }

  /// The path of a file of the package that was built.
  package func shown(_ path: String) -> String { shownFolder == "." ? path : shownFolder + "/" + path }

  /// The lines with `#Preview` in each file that has any, by the path for messages. A scan: it does not know what `#if` leaves out.
  package var previews: [(path: String, lines: [Int])] {
    paths.values.joined().sorted().compactMap { path in
      guard !path.hasPrefix("Tests/"), path != "Package.swift", let file = try? FileDescriptor.open(FilePath(root + "/" + path), .readOnly)
      else { return nil }
      defer { try? file.close() }
      guard let bytes = file.contents(limit: Self.maximumSize) else { return nil }
      let lines = String(decoding: bytes, as: UTF8.self).lines
      let found = lines.indices.filter { index in
        let line = lines[index].drop { $0 == " " || $0 == "\t" }
        return line.hasPrefix("#Preview") && !(line.dropFirst(8).first?.isLetter ?? false)
      }
      return found.isEmpty ? nil : (shown(path), found.map { $0 + 1 })
    }
  }

  /// The path of a watched file for messages.
  package func shownPath(_ path: String) -> String {
    path.hasPrefix(root + "/") ? shown(String(path.dropFirst(root.count + 1))) : path == root ? shownFolder : path
  }

  /// The diagnostic with the path of the file in place of its module and name.
  package func located(_ diagnostic: Diagnostic) -> Diagnostic {
    guard var location = diagnostic.location else { return diagnostic }
    var diagnostic = diagnostic
    location = DocumentLocation(
      file: path(of: location.file), line: location.line, column: location.column, endColumn: location.endColumn)
    diagnostic.location = location
    if diagnostic.sourceLine == nil { diagnostic.sourceLine = line(location.line, of: location.file) }
    return diagnostic
  }

  /// A line of a file, for messages.
  package func line(_ number: Int, of path: String) -> String? {
    let path = absolutePath(of: path)
    guard number > 0, let file = try? FileDescriptor.open(FilePath(path), .readOnly) else { return nil }
    defer { try? file.close() }
    guard let bytes = file.contents(limit: Self.maximumSize) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).lines
    return number <= lines.count ? String(lines[number - 1]) : nil
  }
}
