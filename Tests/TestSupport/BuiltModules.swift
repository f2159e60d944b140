// SPDX-License-Identifier: MIT

package import Foundation

/// The modules that were built with the tests, for tests that call the compiler.
package enum BuiltModules {
  /// The folder of the test bundle, which on Linux is the executable that runs the tests.
  package static let products: URL = {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(filePath: bundle).resolvingSymlinksInPath().deletingLastPathComponent()
  }()

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardizedFileURL

  /// The options with which the compiler finds the modules and the C libraries that they import.
  package static let options = ["-I", products.path + "/Modules"] + moduleMaps + headers

  /// Type-checks files, and returns the exit code of the compiler and its messages.
  package static func typecheck(_ files: [URL], _ moreOptions: [String] = []) throws -> (code: Int32, errors: String) {
    try run(["swiftc", "-typecheck", "-swift-version", "6"] + moreOptions + options + files.map(\.path))
  }

  /// Compiles files to a module, `NAME.swiftmodule` in a folder.
  package static func emitModule(_ name: String, of files: [URL], in folder: URL) throws -> (code: Int32, errors: String) {
    try run(
      [
        "swiftc", "-emit-module", "-parse-as-library", "-module-name", name, "-swift-version", "6", "-o",
        "\(folder.path)/\(name).swiftmodule",
      ]
        + options + files.map(\.path))
  }

  /// The symbol graphs of a module, of what it declares and what it extends: decoded JSON.
  package static func symbolGraphs(of module: String) throws -> [[String: Any]] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "labelkit-symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #if arch(x86_64)
      let target = "x86_64-unknown-linux-gnu"
    #else
      let target = "aarch64-unknown-linux-gnu"
    #endif
    let result = try run(
      [
        "swift-symbolgraph-extract", "-module-name", module, "-target", target, "-minimum-access-level", "public",
        "-skip-synthesized-members",
      ]
        + ["-output-dir", folder.path] + options)
    guard result.code == 0 else { throw CompilerError(text: result.errors) }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().compactMap {
      try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: $0))) as? [String: Any]
    }
  }

  /// Messages of a tool that failed.
  package struct CompilerError: Error {
    package let text: String
  }

  private static func run(_ arguments: [String]) throws -> (code: Int32, errors: String) {
    let log = FileManager.default.temporaryDirectory.appending(path: "labelkit-compiler-\(UUID().uuidString)")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: log, encoding: .utf8))
  }

  /// The compiler options for the headers of the C libraries, from pkg-config: the compiler has to build their modules.
  private static let headers: [String] = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "pkg-config", "--cflags-only-I", "cairo", "freetype2", "harfbuzz", "fontconfig", "libpng", "libjpeg", "libwebp", "libdeflate",
      "icu-i18n",
    ]
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return [] }
    let options = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return options.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
  }()

  /// The compiler options for the module maps of the C libraries, which LabelKit's modules import internally.
  private static let moduleMaps: [String] = {
    let libraries = [
      "CCairo", "CDeflate", "CDigest", "CFontconfig", "CFreeType", "CHarfBuzz", "CSQLite", "CSched", "CPNG", "CWebP", "CYAML",
      "SystemICU", "SystemJPEG",
    ]
    let files = libraries.map { sources.appending(path: $0 + "/module.modulemap") }
    // SwiftPM's checkouts are next to the build folders of the platforms.
    let system = products.appending(path: "../../checkouts/swift-system/Sources/CSystem/include/module.modulemap").standardizedFileURL
    let ours = ["CICU", "CJPEG", "CSandbox"].map { products.appending(path: $0 + ".build/module.modulemap") }
    return (files + [system] + ours).flatMap { ["-Xcc", "-fmodule-map-file=" + $0.path] }
  }()
}
