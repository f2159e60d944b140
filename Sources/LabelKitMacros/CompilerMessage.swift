// SPDX-License-Identifier: MIT

import Foundation

/// A message of the compiler's plug-in protocol: a length of eight bytes, the lowest first, and JSON.
struct CompilerMessage {
  private let content: [String: Any]

  private init(_ content: [String: Any]) { self.content = content }

  /// Reads the compiler's next message from standard input; nil at its end.
  static func read() -> CompilerMessage? {
    guard let length = bytes(8).map({ $0.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }), length < 1 << 30,
      let body = bytes(Int(length)), let content = try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]
    else { return nil }
    return CompilerMessage(content)
  }

  private static func bytes(_ count: Int) -> [UInt8]? {
    var result: [UInt8] = []
    while result.count < count {
      let piece = FileHandle.standardInput.readData(ofLength: count - result.count)
      if piece.isEmpty { return nil }
      result += piece
    }
    return result
  }

  /// The reply to this message.
  func reply() -> CompilerMessage {
    if content["getCapability"] != nil { return CompilerMessage(["getCapabilityResult": ["capability": ["protocolVersion": 7]]]) }
    if let request = content["expandFreestandingMacro"] as? [String: Any] { return Self.preview(request) }
    guard let request = content["expandAttachedMacro"] as? [String: Any] else {
      return .expansion(nil, error: "LabelKit has no such macro")
    }
    if (request["macro"] as? [String: Any])?["typeName"] as? String == "PreviewableMacro" { return .expansion("") }
    guard let declaration = request["declSyntax"] as? [String: Any],
      let source = declaration["source"] as? String
    else { return .expansion(nil, error: "LabelKit has no such macro") }
    guard let entry = EntryDeclaration(source) else {
      return .expansion(nil, error: "@Entry needs a variable with a name and a value: @Entry var badge = 0")
    }
    return .expansion(request["macroRole"] as? String == "accessor" ? entry.accessors : entry.key)
  }

  /// The reply for a use of `#Preview`.
  private static func preview(_ request: [String: Any]) -> CompilerMessage {
    guard let syntax = request["syntax"] as? [String: Any], let source = syntax["source"] as? String,
      let discriminator = request["discriminator"] as? String, let place = syntax["location"] as? [String: Any],
      let expansion = PreviewExpansion(
        of: source, discriminator: discriminator, file: place["fileID"] as? String ?? "", line: place["line"] as? Int ?? 0)
    else { return .expansion(nil, error: "LabelKit has no such macro") }
    return .expansion(expansion.source)
  }

  private static func expansion(_ source: String?, error: String? = nil) -> CompilerMessage {
    let diagnostics =
      error.map { [["message": $0, "severity": "error", "position": 0, "highlights": [], "notes": [], "fixIts": []]] } ?? []
    return CompilerMessage(["expandMacroResult": ["expandedSource": source ?? NSNull(), "diagnostics": diagnostics] as [String: Any]])
  }

  func write() {
    guard let body = try? JSONSerialization.data(withJSONObject: content) else { return }
    let length = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    FileHandle.standardOutput.write(Data(length) + body)
  }
}
