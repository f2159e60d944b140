// SPDX-License-Identifier: MIT

import Foundation

/// A package whose previews are those of `PreviewHostProgram`, for tests that build none: its compiler is a script that takes that program for
/// what it has built, with the text of a file in the package.
package struct ScriptedPackage {
  /// The folder of the package.
  package let path: String
  /// The script that stands for the compiler, `swift` in a folder of its own.
  package let compiler: String

  /// Creates the package `App` in a folder, and the script in the folder's `bin`.
  package init(in folder: String) throws {
    path = folder + "/App"
    compiler = folder + "/bin/swift"
    for each in [path + "/Sources", folder + "/bin"] {
      try FileManager.default.createDirectory(atPath: each, withIntermediateDirectories: true)
    }
    try write("// swift-tools-version: 6.2\n", to: "Package.swift")
    try write("Rain\n", to: "Sources/text.txt")
    let script = """
      #!/bin/sh
      # swift build --package-path WORK --scratch-path BUILD --product NAME
      if [ -f '\(path)/Sources/broken' ]; then
        echo "$3/Sources/App/View.swift:3:7: error: cannot find 'Lable' in scope"
        exit 1
      fi
      while [ -f '\(path)/Sources/slow' ]; do sleep 0.05; done
      mkdir -p "$5/debug"
      host="$5/debug/$7"
      printf '#!/bin/sh\\nSWIFT_BACKTRACE=enable=no PREVIEW_TEXT="%s" exec "%s" "$@"\\n' "$(cat '\(path)/Sources/text.txt')" '\(Self.host)' >"$host.new"
      chmod +x "$host.new"
      mv "$host.new" "$host"

      """
    try ScriptFile.write(script, to: compiler)
  }

  /// Replaces a file of the package, as editors do. A file `Sources/broken` is an error of the compiler, which does not end while there is a
  /// file `Sources/slow`; the first preview draws the text of `Sources/text.txt`.
  package func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path + "/" + name), options: .atomic)
  }

  /// Removes a file of the package.
  package func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }

  /// The path of `PreviewHostProgram`, which is beside the tests.
  package static var host: String {
    let own = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let folders = [own.deletingLastPathComponent(), Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
    return folders.map { $0.appending(path: "PreviewHostProgram").path }.first { FileManager.default.isExecutableFile(atPath: $0) }
      ?? URL(filePath: ".build/debug/PreviewHostProgram").path
  }
}
