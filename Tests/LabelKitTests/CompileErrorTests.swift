// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Code that must not compile: LabelKit does not declare API that it cannot draw, and types that only labels create have no initialiser.
@Suite struct CompileErrorTests {
  /// An expression, and a part of the compiler's error message.
  struct InvalidCode: CustomTestStringConvertible, Sendable {
    let code: String
    let message: String
    var testDescription: String { code }
  }

  static let invalidCode = [
    // As in SwiftUI, only the framework creates configurations.
    InvalidCode(code: "LabelStyleConfiguration()", message: "initializer is inaccessible"),
    InvalidCode(code: "LabelStyleConfiguration.Title()", message: "initializer is inaccessible"),
    InvalidCode(code: "LabeledContentStyleConfiguration()", message: "initializer is inaccessible"),
    InvalidCode(code: "Text(\"x\").textRenderer(1)", message: "LabelKit draws text itself; draw the text of a view in a Canvas instead"),
    InvalidCode(code: "Circle().union(Rectangle())", message: "LabelKit cannot combine outlines; put both shapes into a ZStack"),
    // Apple does not document what these modifiers draw.
    InvalidCode(code: "Font.body.leading(.tight)", message: "has no member 'leading'"),
    InvalidCode(code: "Text(\"x\").textScale(.secondary)", message: "has no member 'textScale'"),
    InvalidCode(code: "Text(\"x\").labelStyle(.iconnOnly)", message: "has no member 'iconnOnly'"),
    InvalidCode(code: "Label(\"x\", systemImage: \"sun.max\").labelStyle(Text(\"y\"))", message: "conform to 'LabelStyle'"),
  ]

  @Test(arguments: invalidCode) func invalidCodeHasItsCompilerError(_ example: InvalidCode) throws {
    let result = try typecheck(example.code)
    #expect(result.code != 0 && result.errors.contains(example.message), "\(result.errors)")
  }

  /// Otherwise the errors above could come from the environment, such as a missing module.
  @Test func validCodeCompiles() throws {
    let result = try typecheck(
      """
      (
        Text("x").foregroundStyle(.red.shadow(.drop(radius: 2)).shadow(.inner(radius: 2))), Text("x").labelStyle(.iconOnly),
        { (parts: LabelStyleConfiguration) in Label(parts).labelStyle(DefaultLabelStyle()) }
      )
      """)
    #expect(result.code == 0, "\(result.errors)")
  }

  /// Type-checks an expression against the built modules.
  private func typecheck(_ expression: String) throws -> (code: Int32, errors: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "labelkit-compile-errors-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "code.swift")
    try Data("import LabelKit\nlet value = \(expression)\n".utf8).write(to: file)
    let log = folder.appending(path: "errors")
    try Data().write(to: log)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", "6", "-I", Self.products.path + "/Modules", file.path] + Self.moduleMaps + Self.headers
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
      "pkg-config", "--cflags-only-I", "cairo", "freetype2", "harfbuzz", "fontconfig", "libpng", "libdeflate", "icu-i18n",
    ]
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return [] }
    let options = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return options.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
  }()

  /// The folder of the test bundle, which on Linux is the executable that runs the tests.
  private static let products: URL = {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(filePath: bundle).resolvingSymlinksInPath().deletingLastPathComponent()
  }()

  /// The compiler options for the module maps of the C libraries, which LabelKit's module imports internally.
  private static let moduleMaps: [String] = {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardizedFileURL
    let libraries = [
      "CCairo", "CDeflate", "CDigest", "CFontconfig", "CFreeType", "CHarfBuzz/include", "CSQLite", "CSched", "CPNG", "CYAML", "SystemICU",
    ]
    let files = libraries.map { sources.appending(path: $0 + "/module.modulemap") }
    // SwiftPM's checkouts are next to the build folders of the platforms.
    let system = products.appending(path: "../../checkouts/swift-system/Sources/CSystem/include/module.modulemap").standardizedFileURL
    let ours = ["CICU", "CSandbox"].map { products.appending(path: $0 + ".build/module.modulemap") }
    return (files + [system] + ours).flatMap { ["-Xcc", "-fmodule-map-file=" + $0.path] }
  }()
}
