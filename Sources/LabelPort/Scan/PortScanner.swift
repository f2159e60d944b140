// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelIcons

/// Finds in one Swift file what a port to LabelKit has to change.
package struct PortScanner {
  /// Something to report unless the folder declares the name itself.
  package struct Candidate {
    var diagnostic: Diagnostic
    /// The type or member that hides it if it is declared; nil for what no declaration hides.
    var type: String?
    var member: String?
    /// The name of an icon, which is looked up at the end.
    var symbol: String?
  }

  let source: SwiftSource
  let table: NameTable
  /// What was found, in the order of the lines, at most 10,000.
  package private(set) var candidates: [Candidate] = []
  /// The number of candidates beyond the limit of a file.
  private(set) var omitted = 0
  /// Whether the types of the file belong to the main actor in a manifest of a package.
  private(set) var setsMainActor = false
  private let branches: ConditionalBranches
  private var imports: Set<String> = []

  /// Finds what a port of a file has to change.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - table: Which of Apple's names LabelKit has.
  package init(_ source: SwiftSource, table: NameTable) {
    self.source = source
    self.table = table
    branches = ConditionalBranches(source, modules: table.modules)
    setsMainActor = Self.hasDefaultIsolation(source)
    reportUnclosed()
    reportBranches()
    scanImports()
    scanAttributes()
    if usesAppleFrameworks {
      scanNames()
      scanCalls()
      scanSymbols()
    }
    candidates.sort { Self.position($0) < Self.position($1) }
  }

  private static func position(_ candidate: Candidate) -> (Int, Int, String) {
    let location = candidate.diagnostic.location
    return (location?.line ?? 0, location?.column ?? 0, candidate.diagnostic.code.rawValue)
  }

  /// Whether names are Apple's: a file without such an import has its own.
  private var usesAppleFrameworks: Bool { !imports.isDisjoint(with: AppleFrameworks.names) || imports.contains("Foundation") }

  private mutating func add(
    _ issue: PortIssue, _ name: String, _ advice: String?, at range: Range<Int>, type: String? = nil, member: String? = nil
  ) {
    guard candidates.count < Self.maximumCandidates else {
      omitted += 1
      return
    }
    let location = source.location(range)
    let diagnostic = Diagnostic(
      .port(issue: issue, name: name, advice: advice), at: location, sourceLine: source.lineText(location.line - 1))
    append(Candidate(diagnostic: diagnostic, type: type, member: member))
  }

  /// More than any file has that people write, so that a generated one cannot fill the memory.
  private static let maximumCandidates = 10_000

  private mutating func append(_ candidate: Candidate) {
    if candidates.count < Self.maximumCandidates { candidates.append(candidate) } else { omitted += 1 }
  }

  private func range(_ index: Int) -> Range<Int> { Int(source.tokens[index].start)..<Int(source.tokens[index].end) }

  // MARK: The file

  private mutating func reportUnclosed() {
    let (reason, offset): (String, Int)
    switch source.unclosed {
    case .comment(let start)?: (reason, offset) = ("a comment is not closed", start)
    case .string(let start)?: (reason, offset) = ("a string literal is not closed", start)
    case nil: return
    }
    let location = source.location(offset..<min(offset + 1, source.bytes.count))
    append(Candidate(diagnostic: Diagnostic(.syntax(format: "Swift", reason: reason), at: location)))
  }

  private mutating func reportBranches() {
    for branch in branches.dropped where !hasOnlyImports(branch) {
      let lines = branch.lineCount == 1 ? "a line" : "\(branch.lineCount) lines"
      let isIOS = branch.platforms.first == "iOS"
      let name = isIOS ? "\(lines) that iOS may compile" : "\(lines) for \(branch.platforms.joined(separator: " or ")), and so does iOS"
      let advice = isIOS ? "if Linux should compile them too, add `|| os(Linux)` to the condition" : nil
      let start = Int(source.tokens[branch.condition.lowerBound].start) - 1
      add(.droppedBranch, name, advice, at: start..<Int(source.tokens[branch.condition.upperBound - 1].end))
    }
  }

  private mutating func scanImports() {
    for index in source.tokens.indices where source.isName(index, "import") && !source.isPunctuation(index - 1, ".") {
      var module = index + 1
      // `import struct UIKit.UIColor`
      if let kind = source.name(module), ["struct", "class", "enum", "protocol", "func", "typealias", "let", "var"].contains(kind) {
        module += 1
      }
      guard let name = source.name(module) else { continue }
      imports.insert(name)
      guard branches.isCompiled[index], AppleFrameworks.names.contains(name), !table.modules.contains(name) else { continue }
      add(.missingModule, name, AppleFrameworks.advice[name] ?? "put it into #if canImport(\(name))", at: range(module))
    }
  }

  /// Whether a branch is one import: nothing is lost where Linux leaves it out.
  private func hasOnlyImports(_ branch: ConditionalBranches.Dropped) -> Bool {
    branch.tokens.count <= 4 && source.isName(branch.tokens.lowerBound, "import")
  }

  /// `.defaultIsolation(MainActor.self)` in a manifest.
  private static func hasDefaultIsolation(_ source: SwiftSource) -> Bool {
    source.tokens.indices.contains { source.isName($0, "defaultIsolation") && source.isName($0 + 2, "MainActor") }
  }

  // MARK: Attributes

  private static let objectiveC: Set<String> = ["objc", "objcMembers", "nonobjc", "NSManaged", "NSCopying", "GKInspectable"]
  private static let interfaceBuilder: Set<String> = ["IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction"]

  private mutating func scanAttributes() {
    for index in source.tokens.indices where branches.isPorted[index] {
      if source.tokens[index].kind == .directive {
        let name = source.text(source.tokens[index])
        let span = Int(source.tokens[index].start) - 1..<Int(source.tokens[index].end)
        if name == "selector" || name == "keyPath" {
          add(.selector, "#" + name, "call a closure, such as that of UIAction", at: span)
        } else if ["colorLiteral", "imageLiteral", "fileLiteral"].contains(name) {
          add(.missingName, "#" + name, "write Color(red:green:blue:) or Image(\"name\")", at: span)
        }
      } else if source.isPunctuation(index, "@"), let name = source.name(index + 1) {
        let span = Int(source.tokens[index].start)..<Int(source.tokens[index + 1].end)
        if Self.objectiveC.contains(name) {
          add(.objectiveC, "@" + name, "remove it, or put it into #if canImport(ObjectiveC)", at: span)
        } else if Self.interfaceBuilder.contains(name) {
          add(.interfaceBuilder, "@" + name, "create the view in code", at: span)
        } else if name == "MainActor" {
          addMainActorType(after: index + 2)
        }
      }
    }
  }

  /// A class, structure or actor-bound type after `@MainActor` and other attributes and modifiers.
  private mutating func addMainActorType(after start: Int) {
    var index = start
    while index < min(start + 40, source.tokens.count) {
      if source.isPunctuation(index, "@") {
        index += 2
        guard source.isPunctuation(index, "(") else { continue }
        while index < start + 40, !source.isPunctuation(index, ")") { index += 1 }
      } else if let word = source.name(index) {
        if word == "class", let name = source.name(index + 1), !["func", "var"].contains(name) {
          return add(
            .mainActorType, name, "add .defaultIsolation(MainActor.self) to the swiftSettings of the target", at: range(index + 1))
        }
        guard ["public", "open", "final", "private", "internal", "package", "fileprivate", "nonisolated"].contains(word) else { return }
      } else {
        return
      }
      index += 1
    }
  }

  // MARK: Names

  private static let declaringWords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "func", "var", "let", "case", "macro", "import",
    "extension",
  ]

  private mutating func scanNames() {
    let combine = imports.contains("Combine")
    for index in source.tokens.indices where branches.isPorted[index] && source.tokens[index].kind == .name {
      let name = source.text(source.tokens[index])
      if source.isPunctuation(index - 1, ".") {
        let owner = source.name(index - 2)
        if let owner, owner == "SwiftUI" || owner == "UIKit" || owner == "Combine" || owner == "Foundation" {
          scanType(name, index, combine)
        } else if let owner, let status = table.types[owner + "." + name] {
          report(owner + "." + name, status, at: index, type: owner, member: name)
        } else if let status = table.members[name] {
          report("." + name, status, at: index, member: name)
        }
      } else if source.isName(index - 1, "func") || source.isName(index - 1, "var"), let status = table.members[name],
        source.isOverride(index - 1)
      {
        report("." + name + " to override", status, at: index, member: name)
      } else if source.name(index - 1).map(Self.declaringWords.contains) != true || source.isName(index - 1, "extension") {
        scanType(name, index, combine)
      }
    }
  }

  private mutating func scanType(_ name: String, _ index: Int, _ importsCombine: Bool) {
    // An argument label, as in `f(Table: 1)`.
    if source.isPunctuation(index + 1, ":"), source.isPunctuation(index - 1, "(") || source.isPunctuation(index - 1, ",") { return }
    if let status = table.types[name] {
      report(name, status, at: index, type: name)
    } else if importsCombine, table.combineTypes.contains(name) {
      report(name, .missing, at: index, type: name)
    } else if table.networkingTypes.contains(name), !imports.contains("FoundationNetworking") {
      add(
        .missingName, "\(name) in Foundation", "import FoundationNetworking, in #if canImport(FoundationNetworking)", at: range(index),
        type: name)
    }
  }

  private mutating func scanCalls() {
    let source = source
    let table = table
    func key(_ index: Int) -> CalledName? {
      guard source.tokens[index].kind == .name else { return nil }
      let isMember = source.isPunctuation(index - 1, ".") && !source.isName(index - 2, "SwiftUI")
      let key = CalledName(name: source.text(source.tokens[index]), isMember: isMember)
      return table.calls[key] == nil ? nil : key
    }
    let calls = CallLabels(source) { key($0) != nil }
    for (index, labels) in calls.labels where branches.isPorted[index] {
      guard let key = key(index), let patterns = table.calls[key] else { continue }
      let argument = source.isPunctuation(index + 1, "(") && source.isPunctuation(index + 2, ".") ? source.name(index + 3) : nil
      for (pattern, text, status) in patterns {
        let matches = pattern.argument.map { $0 == argument } ?? NamePattern.labels(pattern.labels ?? [], areIn: labels)
        guard matches else { continue }
        report(
          text, status, at: index, type: pattern.owner == nil ? pattern.name : nil,
          member: pattern.owner == nil ? pattern.name + "(" : pattern.name)
        break
      }
    }
  }

  private mutating func report(_ name: String, _ status: NameTable.Status, at index: Int, type: String? = nil, member: String? = nil) {
    switch status {
    case .supported: break
    case .drawnDifferently(let text): add(.differentDrawing, "\(name) \(text)", nil, at: range(index), type: type, member: member)
    case .missing:
      let advice = AppleNames.advice[name] ?? "write it without, or keep it in #if !os(Linux)"
      add(.missingName, name, advice, at: range(index), type: type, member: member)
    case .outOfScope(let reason): add(.missingName, name, reason, at: range(index), type: type, member: member)
    case .unavailable: add(.unavailableName, name, "put it into #if os(macOS)", at: range(index), type: type, member: member)
    }
  }

  // MARK: Symbols

  private static let symbolLabels: Set<String> = ["systemImage", "systemName", "systemSymbolName"]

  /// The string literals that are arguments `systemImage:` and `systemName:`, also in a conditional expression.
  private mutating func scanSymbols() {
    for index in source.tokens.indices where branches.isPorted[index] && source.isPunctuation(index + 1, ":") {
      guard let label = source.name(index), Self.symbolLabels.contains(label) else { continue }
      var depth = 0
      var current = index + 2
      let end = min(source.tokens.count, current + 60)
      while current < end {
        if source.isPunctuation(current, "(") || source.isPunctuation(current, "[") || source.isPunctuation(current, "{") { depth += 1 }
        if source.isPunctuation(current, ")") || source.isPunctuation(current, "]") || source.isPunctuation(current, "}") { depth -= 1 }
        if depth < 0 || depth == 0 && source.isPunctuation(current, ",") { break }
        if depth == 0, source.tokens[current].kind == .string, isValue(current, first: index + 2) { addSymbol(current) }
        current += 1
      }
    }
  }

  /// Whether a literal is the value of the argument or of a branch, and not compared with something.
  private func isValue(_ index: Int, first: Int) -> Bool {
    let isBranch = source.isPunctuation(index - 1, "?") || source.isPunctuation(index - 1, ":")
    return (index == first || isBranch) && !source.isPunctuation(index + 1, "=") && !source.isPunctuation(index + 1, "+")
  }

  private mutating func addSymbol(_ index: Int) {
    let name = source.text(source.tokens[index])
    guard !name.isEmpty, !name.contains("\\") else { return }
    let location = source.location(range(index))
    let diagnostic = Diagnostic(.unknownIcon(name: name, nearest: []), at: location, sourceLine: source.lineText(location.line - 1))
    append(Candidate(diagnostic: diagnostic, symbol: name))
  }
}
