// SPDX-License-Identifier: MIT

import ArgumentParser

extension CompletionKind {
  /// Completes one of some values. The list is not made when only the options of a command line are declared, to parse it.
  static func values(_ values: @autoclosure () -> [String]) -> CompletionKind { OptionNames.declared.areAll ? .list(values()) : .default }
}
