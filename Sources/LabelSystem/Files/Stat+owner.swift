// SPDX-License-Identifier: MIT

internal import Glibc
package import SystemPackage

extension Stat {
  /// Whether the file belongs to the user of this process.
  package var isOwn: Bool { userID.rawValue == geteuid() }

  /// Whether others than its user may write to the file.
  package var isWritableByOthers: Bool { !permissions.isDisjoint(with: [.groupWrite, .otherWrite]) }

  /// Whether only this process's user can have written the file.
  package var isPrivate: Bool { isOwn && !isWritableByOthers }
}
