// SPDX-License-Identifier: MIT

internal import CSandbox

/// The arguments of the process, also in a sandbox: Swift's own `CommandLine.arguments` are empty there, because it reads them from a file.
package enum ProcessArguments {
  /// The arguments without the program's name. Invalid UTF-8 is replaced.
  package static var all: [String] {
    (1..<max(1, Int(labelkit_argument_count()))).compactMap { labelkit_argument(CInt($0)).map { String(cString: $0) } }
  }
}
