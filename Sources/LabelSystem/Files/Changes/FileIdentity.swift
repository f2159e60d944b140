// SPDX-License-Identifier: MIT

package import SystemPackage

/// The identity of a file on this machine, whatever its name: its device and inode.
package struct FileIdentity: Hashable, Sendable {
  private let device: DeviceID
  private let inode: Inode

  /// The identity of a file with a status.
  package init(_ status: Stat) {
    device = status.deviceID
    inode = status.inode
  }

  /// The identity of the file at a path, following links; nil if there is none.
  package init?(path: String) {
    guard let status = Stat(at: path) else { return nil }
    self.init(status)
  }
}
