// SPDX-License-Identifier: MIT

internal import Glibc
package import SystemPackage

extension Stat {
  /// Whether a cache in this file can be trusted: only the user of this process, or root, can have written it.
  ///
  /// All caches are checked by this, on a descriptor that is open: the build cache and the font index.
  package var isTrusted: Bool {
    [0, geteuid()].contains(userID.rawValue) && permissions.isDisjoint(with: [.groupWrite, .otherWrite])
  }
}
