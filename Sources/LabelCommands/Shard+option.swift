// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest

extension Shard {
  /// What `--shard` says; nil without it.
  ///
  /// - Throws: that it is no shard.
  init?(option: String?) throws(Diagnostic) {
    guard let option else { return nil }
    do throws(LabelError) { try self.init(parsing: option) } catch {
      throw Diagnostic(.usage(reason: error.message), at: DocumentLocation(file: "--shard"))
    }
  }
}
