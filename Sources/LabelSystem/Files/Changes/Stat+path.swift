// SPDX-License-Identifier: MIT

package import SystemPackage

extension Stat {
  /// The status of the file at a path; nil if there is none.
  ///
  /// `Stat(FilePath(path))` does the same, but Swift's runtime searches all protocol conformances for the type of its result.
  package init?(at path: String, followsLinks: Bool = true) {
    guard let status = path.withCString({ try? Stat($0, followTargetSymlink: followsLinks) }) else { return nil }
    self = status
  }
}
