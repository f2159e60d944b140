// SPDX-License-Identifier: MIT

// Public names of Apple's frameworks, separated by white space, whether LabelKit has them or not: the files `apple-….txt` of `Resources/port`.
extension AppleNames {
  /// Types, property wrappers, result builders and functions.
  package static var swiftUITypes: String { EmbeddedFiles.appleSwiftUITypesTXT }
  /// Modifiers of views, and members of other types of SwiftUI. Words that programs often use for members of their own are left out.
  static var swiftUIMembers: String { EmbeddedFiles.appleSwiftUIMembersTXT }
  /// Calls by their argument labels, where LabelKit has the type or the method but perhaps not with these labels.
  static var swiftUICalls: String { EmbeddedFiles.appleSwiftUICallsTXT }
  /// Types and functions.
  package static var uiKitTypes: String { EmbeddedFiles.appleUiKitTypesTXT }
  /// Nested types, constants and static methods: the type, a dot and the name.
  static var uiKitNested: String { EmbeddedFiles.appleUiKitNestedTXT }
  /// Methods and properties. Words that programs often use for members of their own are left out.
  static var uiKitMembers: String { EmbeddedFiles.appleUiKitMembersTXT }
  /// Calls by their argument labels, where LabelKit has the type or the method but perhaps not with these labels.
  static var uiKitCalls: String { EmbeddedFiles.appleUiKitCallsTXT }
  /// Types of AppKit. LabelKit has UIKit's names only.
  static var appKitTypes: String { EmbeddedFiles.appleAppKitTypesTXT }
  /// Members of SwiftUI's types that exist on macOS alone.
  static var appKitCalls: String { EmbeddedFiles.appleAppKitCallsTXT }
  /// Types of Foundation and of the system that Linux lacks.
  package static var foundationTypes: String { EmbeddedFiles.appleFoundationTypesTXT }
  /// Types that `import FoundationNetworking` brings on Linux; on Apple's platforms they are Foundation's.
  static var networkingTypes: String { EmbeddedFiles.appleNetworkingTypesTXT }
  /// Names that LabelKit leaves out on purpose, separated by white space, by the reason with which the compiler refuses them.
  package static var outOfScope: [(reason: String, names: String)] {
    EmbeddedFiles.outOfScopeTXT.split(separator: "\n").compactMap { line -> (reason: String, names: String)? in
      let parts = line.split(separator: "\t").map(String.init)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }
}
