// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Code that must not compile: what cannot be drawn has no name, and what only labels make has no initialiser.
@Suite struct RefusedCodeTests {
  /// An expression, and what the compiler says of it.
  struct Refused: CustomTestStringConvertible, Sendable {
    let code: String
    let reason: String
    var testDescription: String { code }
  }

  static let refused = [
    // "We can't define a brand new configuration": `spec/swiftui.md` 1.3, row 36.
    Refused(code: "LabelStyleConfiguration()", reason: "initializer is inaccessible"),
    Refused(code: "LabelStyleConfiguration.Title()", reason: "initializer is inaccessible"),
    Refused(code: "LabeledContentStyleConfiguration()", reason: "initializer is inaccessible"),
    Refused(
      code: "Text(\"x\").foregroundStyle(MeshGradient(width: 1, height: 1, points: [], colors: []))", reason: "cannot find 'MeshGradient'"),
    // What they do to a picture is known to nobody but Apple.
    Refused(code: "Font.body.leading(.tight)", reason: "has no member 'leading'"),
    Refused(code: "Text(\"x\").textScale(.secondary)", reason: "has no member 'textScale'"),
    Refused(code: "Text(\"x\").containerRelativeFrame(.horizontal)", reason: "has no member 'containerRelativeFrame'"),
    Refused(code: "Text(\"x\").labelStyle(.iconnOnly)", reason: "has no member 'iconnOnly'"),
    Refused(code: "Label(\"x\", systemImage: \"sun.max\").labelStyle(Text(\"y\"))", reason: "conform to 'LabelStyle'"),
  ]

  @Test(arguments: refused) func codeIsRefusedForItsReason(_ refused: Refused) throws {
    let result = try typecheck(refused.code)
    #expect(result.code != 0 && result.errors.contains(refused.reason), "\(result.errors)")
  }

  /// Otherwise the refusals above might have reasons of the machine's.
  @Test func theSameCodeSpelledRightIsAccepted() throws {
    let result = try typecheck(
      """
      (
        Text("x").foregroundStyle(.red.shadow(.drop(radius: 2)).shadow(.inner(radius: 2))), Text("x").labelStyle(.iconOnly),
        { (parts: LabelStyleConfiguration) in Label(parts).labelStyle(DefaultLabelStyle()) }
      )
      """)
    #expect(result.code == 0, "\(result.errors)")
  }

  /// Has the compiler look at an expression beside the built modules.
  private func typecheck(_ expression: String) throws -> (code: Int32, errors: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "labelkit-refused-\(UUID().uuidString)")
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

  /// Where the headers of the C libraries are, as pkg-config says: a compiler that has built none of them yet looks for them.
  private static let headers: [String] = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "pkg-config", "--cflags-only-I", "cairo", "freetype2", "harfbuzz", "fontconfig", "libpng", "libdeflate", "icu-i18n",
    ]
    let answer = Pipe()
    process.standardOutput = answer
    guard (try? process.run()) != nil else { return [] }
    let words = String(decoding: answer.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return words.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
  }()

  /// Where the test bundle is, which on Linux is the executable that runs the tests.
  private static let products: URL = {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(filePath: bundle).resolvingSymlinksInPath().deletingLastPathComponent()
  }()

  /// Of the C libraries, which LabelKit's module asks for without showing them.
  private static let moduleMaps: [String] = {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardizedFileURL
    let libraries = [
      "CCairo", "CDeflate", "CFontconfig", "CFreeType", "CHarfBuzz", "CHyphen", "CSQLite", "CSched", "CPNG", "CYAML", "SystemICU",
    ]
    let files = libraries.map { sources.appending(path: $0 + "/module.modulemap") }
    // SwiftPM's checkouts are beside the folders of the platforms that it builds for.
    let system = products.appending(path: "../../checkouts/swift-system/Sources/CSystem/include/module.modulemap").standardizedFileURL
    return (files + [system, products.appending(path: "CICU.build/module.modulemap")]).flatMap { ["-Xcc", "-fmodule-map-file=" + $0.path] }
  }()
}
