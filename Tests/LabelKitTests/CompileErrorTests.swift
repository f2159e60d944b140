// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
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
    InvalidCode(code: "0 as? any TextRenderer", message: "LabelKit draws text itself; draw the text of a view in a Canvas instead"),
    InvalidCode(code: "Circle().union(Rectangle())", message: "LabelKit cannot combine outlines; put both shapes into a ZStack"),
    // Apple does not document what these modifiers draw.
    InvalidCode(code: "Font.body.leading(.tight)", message: "has no member 'leading'"),
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
    return try BuiltModules.typecheck([file])
  }
}
