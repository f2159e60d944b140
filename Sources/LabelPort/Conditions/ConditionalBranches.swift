// SPDX-License-Identifier: MIT

/// The branches of `#if` in a file: which of them Linux compiles.
package struct ConditionalBranches {
  /// A branch that Linux leaves out although one of Apple's platforms may compile it.
  package struct Dropped {
    /// The tokens of its condition: `if os(iOS)`, `elseif …` or `else`.
    var condition: Range<Int>
    /// The tokens in it.
    var tokens: Range<Int>
    /// The number of lines in it.
    package var lineCount: Int
    /// Apple's platforms that compile it, such as `iOS`.
    package var platforms: [String]
  }

  private struct Open {
    /// On each platform, whether an earlier branch was compiled.
    var taken: [BuildCondition.Value]
    /// On each platform, whether the present branch is compiled, in its surroundings too.
    var isCompiled: [BuildCondition.Value]
    var condition: Range<Int>
    var start: Int
  }

  /// Linux, and Apple's platforms.
  private let platforms: [BuildCondition.Platform]
  private var open: [Open] = []
  /// The branches that Linux leaves out although a platform of Apple's may compile them, in their order in the file.
  package private(set) var dropped: [Dropped] = []
  /// For each token, whether its names matter for a port: Linux compiles it, or iOS does and a port is likely to want it.
  private(set) var isPorted: [Bool] = []
  /// For each token, whether Linux may compile it.
  private(set) var isCompiled: [Bool] = []

  /// Reads the branches of a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - modules: The modules that a program with LabelKit can import on Linux.
  package init(_ source: SwiftSource, modules: Set<String>) {
    platforms = [.linux(modules)] + BuildCondition.Platform.apple
    isPorted.reserveCapacity(source.tokens.count)
    var index = 0
    while index < source.tokens.count {
      guard source.tokens[index].kind == .directive else {
        addToken()
        index += 1
        continue
      }
      let end = directive(at: index, source)
      // Other directives, such as `#selector`, are parts of expressions.
      if end == index {
        addToken()
        index += 1
      } else {
        isPorted.append(contentsOf: repeatElement(false, count: end - index))
        isCompiled.append(contentsOf: repeatElement(false, count: end - index))
        index = end
      }
    }
    while !open.isEmpty { close(at: source.tokens.count, source) }
    dropped.sort { $0.condition.lowerBound < $1.condition.lowerBound }
  }

  private mutating func addToken() {
    let isOnLinux = open.last.map { $0.isCompiled[0] != .no } ?? true
    isCompiled.append(isOnLinux)
    isPorted.append(isOnLinux || open.last.map { $0.isCompiled[1] != .no } ?? true)
  }

  /// Reads a directive of conditional compilation. Returns the index after its line, or `index` for another directive.
  private mutating func directive(at index: Int, _ source: SwiftSource) -> Int {
    let name = source.text(source.tokens[index])
    guard ["if", "elseif", "else", "endif"].contains(name) else { return index }
    let line = source.line(of: Int(source.tokens[index].start))
    var end = index + 1
    while end < source.tokens.count, source.tokens[end].kind != .directive, source.line(of: Int(source.tokens[end].start)) == line {
      end += 1
    }
    if name == "if" {
      let outer = open.last?.isCompiled ?? platforms.map { _ in .yes }
      let values = platforms.map { BuildCondition(index + 1..<end, in: source).value(on: $0) }
      open.append(Open(taken: values, isCompiled: zip(outer, values).map { $0 && $1 }, condition: index..<end, start: end))
    } else if let current = open.last {
      close(at: index, source)
      if name == "endif" { return end }
      let outer = open.last?.isCompiled ?? platforms.map { _ in .yes }
      let values = platforms.map { name == "else" ? .yes : BuildCondition(index + 1..<end, in: source).value(on: $0) }
      let own = zip(current.taken, values).map { !$0 && $1 }
      open.append(
        Open(
          taken: zip(current.taken, values).map { $0 || $1 }, isCompiled: zip(outer, own).map { $0 && $1 }, condition: index..<end,
          start: end))
    }
    return end
  }

  /// Ends the present branch before the token `end`.
  private mutating func close(at end: Int, _ source: SwiftSource) {
    guard let branch = open.popLast() else { return }
    let outer = open.last?.isCompiled[0] ?? .yes
    guard outer != .no, branch.isCompiled[0] == .no, branch.start < end else { return }
    let compiling = zip(platforms, branch.isCompiled).dropFirst().filter { $0.1 != .no }.map(\.0.system)
    guard !compiling.isEmpty else { return }
    let first = source.line(of: Int(source.tokens[branch.start].start))
    let last = source.line(of: Int(source.tokens[end - 1].start))
    dropped.append(
      Dropped(condition: branch.condition, tokens: branch.start..<end, lineCount: last - first + 1, platforms: compiling))
  }
}

extension BuildCondition.Platform {
  /// Apple's platforms, iOS first.
  static let apple = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"].map { system in
    BuildCondition.Platform(system: system) { module in
      switch module {
      case "AppKit", "Cocoa": system == "macOS" ? .yes : .no
      case "UIKit": system == "macOS" ? .no : .yes
      case "WatchKit": system == "watchOS" ? .yes : .no
      case "Glibc", "Musl", "FoundationNetworking", "FoundationXML": .no
      default: AppleFrameworks.names.contains(module) ? .yes : .unknown
      }
    }
  }

  /// Linux, with these modules of LabelKit and Swift's own.
  package static func linux(_ modules: Set<String>) -> BuildCondition.Platform {
    BuildCondition.Platform(system: "Linux") { module in
      if modules.contains(module) { return .yes }
      return AppleFrameworks.names.contains(module) ? .no : .unknown
    }
  }
}
