// SPDX-License-Identifier: MIT

internal import SystemPackage

/// The shared libraries of the process.
package enum SharedLibraries {
  /// The files that are mapped into the process's memory: the program and its libraries.
  package static var loaded: [String] {
    guard let file = try? FileDescriptor.currentFolder.open("/proc/self/maps", .readOnly) else { return [] }
    defer { try? file.close() }
    let lines = String(decoding: file.contents(limit: 1 << 24) ?? [], as: UTF8.self).split(separator: "\n")
    return Set(lines.compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }).sorted()
  }
}
