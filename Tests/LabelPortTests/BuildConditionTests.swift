// SPDX-License-Identifier: MIT

import LabelPort
import Testing

/// Conditions of `#if` are decided as far as the platform decides them.
@Suite struct BuildConditionTests {
  private func value(_ condition: String, on platform: BuildCondition.Platform = .linux(["SwiftUI", "UIKit"])) -> BuildCondition.Value {
    let source = SwiftSource(Array(condition.utf8), path: "a.swift")
    return BuildCondition(source.tokens.indices, in: source).value(on: platform)
  }

  @Test func platformsAndModulesDecide() {
    #expect(value("os(Linux)") == .yes && value("os(iOS)") == .no && value("!os(macOS)") == .yes)
    #expect(value("canImport(UIKit)") == .yes && value("canImport(AppKit)") == .no && value("canImport(Alamofire)") == .unknown)
    #expect(value("targetEnvironment(simulator)") == .no && value("DEBUG") == .unknown && value("swift(>=6.0)") == .unknown)
  }

  @Test func operatorsHaveTheirPriorities() {
    #expect(value("os(iOS) || os(Linux) && canImport(UIKit)") == .yes)
    #expect(value("(os(iOS) || os(Linux)) && os(macOS)") == .no)
    #expect(value("DEBUG && os(iOS)") == .no && value("DEBUG || os(Linux)") == .yes && value("!(DEBUG || os(iOS))") == .unknown)
    #expect(value("! ! os(Linux)") == .yes && value("true && !false") == .yes)
  }

  @Test func whatIsNoConditionIsUnknown() {
    for text in ["", "&&", "os(", "os()", ") (", "1 + 2", "os(iOS) os(Linux)", "((((", "!"] {
      #expect(value(text) != .yes, "\(text)")
    }
  }

  private func dropped(_ code: String) -> [String] {
    let source = SwiftSource(Array(code.utf8), path: "a.swift")
    return ConditionalBranches(source, modules: ["SwiftUI", "UIKit"]).dropped.map {
      "\($0.platforms.joined(separator: " ")): \($0.lineCount)"
    }
  }

  @Test func branchesThatLinuxLeavesOutAreFound() {
    #expect(dropped("#if os(iOS)\na\nb\n#endif") == ["iOS: 2"])
    #expect(dropped("#if os(macOS)\na\n#elseif os(iOS)\nb\n#else\nc\n#endif") == ["macOS: 1", "iOS: 1"])
    #expect(dropped("#if os(Linux)\na\n#else\nb\n#endif") == ["iOS macOS tvOS watchOS visionOS: 1"])
    #expect(dropped("#if !os(macOS)\na\n#endif\n#if canImport(UIKit)\nb\n#else\nc\n#endif") == ["macOS: 1"])
    #expect(dropped("#if os(iOS)\n#if DEBUG\na\n#endif\n#endif") == ["iOS: 3"])
    #expect(dropped("#if DEBUG\na\n#else\nb\n#endif\n#if compiler(>=6)\nc\n#endif") == [])
    #expect(dropped("#if os(Windows)\na\n#endif") == [])
    #expect(dropped("#endif\n#else\n#if os(iOS)\na") == ["iOS: 1"])
  }
}
