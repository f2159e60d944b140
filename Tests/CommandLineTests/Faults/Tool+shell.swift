// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

extension Tool {
  /// Runs a shell script in the working directory; `$0` is the tool.
  func shell(_ script: String, _ arguments: String..., prefix: [String] = [], environment: [String: String] = [:]) throws -> Outcome {
    try run(
      prefix + ["/bin/sh", "-c", script, Tool.executable.path] + arguments, environment: environment, program: URL(filePath: "/usr/bin/env")
    )
  }

  /// Whether a program can mount file systems in namespaces of its own, which containers may forbid.
  static let canMount: Bool = {
    guard let tool = try? Tool() else { return false }
    return (try? tool.shell("mount -t tmpfs tmpfs /mnt", prefix: namespace))?.code == 0
  }()

  /// Runs a program in namespaces of its own, in which it may mount file systems; they vanish with it.
  static let namespace = ["unshare", "--map-root-user", "--mount"]

  static let mountComment = "file systems cannot be mounted here"
}
