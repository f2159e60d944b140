// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest

extension Shard {
  /// The shard of `--shard`; nil without the option.
  ///
  /// - Throws: a diagnostic for an invalid value.
  init?(option: String?) throws(Diagnostic) {
    guard let option else { return nil }
    do throws(LabelError) { try self.init(parsing: option) } catch {
      throw Diagnostic(
        .usage(reason: error.message, help: "for example --shard 0/4, and 1/4 to 3/4 on the other machines"),
        at: DocumentLocation(file: "--shard"))
    }
  }
}
