// SPDX-License-Identifier: MIT

package import SystemPackage

/// What tells a file from all others of this machine, under whichever name.
package struct FileIdentity: Hashable, Sendable {
  private let device: DeviceID
  private let inode: Inode

  /// Of a file that the system told about.
  package init(_ status: Stat) {
    device = status.deviceID
    inode = status.inode
  }

  /// Of the file at a path, links followed; nil when there is none.
  package init?(path: String) {
    guard let status = try? Stat(FilePath(path)) else { return nil }
    self.init(status)
  }
}
