// SPDX-License-Identifier: MIT

/// Which names of Apple's LabelKit has, which it draws in another way, and which are missing.
package struct NameTable: Sendable {
  /// What LabelKit does with a name.
  package enum Status: Hashable, Sendable {
    case supported
    /// LabelKit has the name; the text says how its drawing differs.
    case drawnDifferently(String)
    /// LabelKit does not have it yet.
    case missing
    /// iOS does not have it, and so LabelKit has not either.
    case unavailable
    /// LabelKit leaves it out on purpose; the text says why, as the compiler does.
    case outOfScope(String)

    /// The word that `labelkit port --names` prints.
    package var text: String {
      switch self {
      case .supported: "supported"
      case .drawnDifferently: "drawn differently"
      case .missing: "missing"
      case .unavailable: "unavailable"
      case .outOfScope: "out of scope"
      }
    }
  }

  /// The table of this LabelKit.
  package static let standard = NameTable(.current)

  /// Types, functions and macros that are not supported, by name; members of types by `Type.member`.
  private(set) var types: [String: Status] = [:]
  /// Members of any value that are not supported, by name.
  private(set) var members: [String: Status] = [:]
  /// Calls that are not supported.
  private(set) var calls: [CalledName: [(pattern: NamePattern, text: String, status: Status)]] = [:]
  /// Names that are missing only in files that import Combine.
  private(set) var combineTypes: Set<String> = []
  /// Types that are in FoundationNetworking, unless LabelKit exports that.
  private(set) var networkingTypes: Set<String> = []
  /// The modules that can be imported on Linux.
  package let modules: Set<String>
  private var supported: [String] = []

  /// The table of a LabelKit that has these names.
  package init(_ own: LabelKitNames) {
    modules = own.modules
    var all: Set<String> = []
    func add(_ list: String, _ status: Status, prefix: String = "") {
      for text in AppleNames.words(list).map({ prefix + $0 }) {
        guard !own.has(NamePattern(text)) else { continue }
        all.insert(text)
        let pattern = NamePattern(text)
        if pattern.labels != nil {
          calls[pattern.called, default: []].append((pattern, text, status))
        } else if pattern.owner == "" {
          members[pattern.name] = members[pattern.name] ?? status
        } else {
          types[text] = types[text] ?? status
        }
      }
    }
    // The first status of a name counts.
    add(AppleNames.appKitTypes, .unavailable)
    add(AppleNames.appKitCalls, .unavailable)
    for (reason, names) in AppleNames.outOfScope { add(names, .outOfScope(reason)) }
    for list in [AppleNames.swiftUITypes, AppleNames.uiKitTypes, AppleNames.uiKitNested, AppleNames.foundationTypes] { add(list, .missing) }
    for list in [AppleNames.swiftUIMembers, AppleNames.uiKitMembers] { add(list, .missing, prefix: ".") }
    add(AppleNames.swiftUICalls, .missing)
    add(AppleNames.uiKitCalls, .missing)
    combineTypes = Set(AppleNames.words(AppleNames.combineTypes).filter { !own.has(NamePattern($0)) })
    if !own.exports.contains("FoundationNetworking") { networkingTypes = Set(AppleNames.words(AppleNames.networkingTypes)) }
    for (text, difference) in AppleNames.differences + own.warnings {
      let pattern = NamePattern(text)
      if pattern.owner == "", pattern.argument == nil, pattern.labels == nil {
        members[pattern.name] = .drawnDifferently(difference)
      } else if pattern.argument == nil, pattern.labels == nil {
        types[text] = .drawnDifferently(difference)
      } else {
        calls[pattern.called, default: []].append((pattern, text, .drawnDifferently(difference)))
      }
      all.insert(text)
    }
    supported = own.listed.filter { !all.contains($0) }
  }

  /// All names with their status, in alphabetical order.
  package var listing: [(name: String, status: Status)] {
    var list = supported.map { (name: $0, status: Status.supported) } + types.map { (name: $0.key, status: $0.value) }
    list += members.map { (name: "." + $0.key, status: $0.value) }
    list += calls.values.flatMap { $0.map { (name: $0.text, status: $0.status) } }
    return list.sorted { $0.name < $1.name }
  }
}
