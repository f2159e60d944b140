// SPDX-License-Identifier: MIT

import SystemPackage

/// The Swift package of `labelkit init --swift`.
struct StarterPackage {
  /// Where the package finds LabelKit.
  enum Dependency {
    /// The absolute path of its folder.
    case folder(String)
    /// The address of its repository.
    case address(String)
  }

  private let name: String
  private let dependency: Dependency

  /// - Parameter folder: the absolute path of the folder, which names the package.
  init(folder: String, dependency: Dependency) {
    name = Self.identifier(FilePath(folder).lastComponent?.string ?? "")
    self.dependency = dependency
  }

  /// A name for modules: the ASCII letters and digits of a text, if it begins with a letter.
  private static func identifier(_ text: String) -> String {
    let letters = text.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard let first = letters.first, first.isLetter else { return "MyLabels" }
    return first.uppercased() + letters.dropFirst()
  }

  var files: [StarterFile] {
    [
      StarterFile(path: "Package.swift", text: manifest), StarterFile(path: "Sources/\(name)/GreetingLabel.swift", text: label),
      StarterFile(path: "Tests/\(name)Tests/GreetingLabelTests.swift", text: test), StarterFile(path: ".gitignore", text: ".build/\n"),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "\(name)",
      dependencies: [\(dependencyText)],
      targets: [
        // As in Xcode's new projects, views and the objects that they read belong to the main actor.
        .target(
          name: "\(name)", dependencies: [.product(name: "LabelKit", package: "\(identity)")],
          swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(
          name: "\(name)Tests", dependencies: ["\(name)", .product(name: "LabelSnapshots", package: "\(identity)")],
          swiftSettings: [.defaultIsolation(MainActor.self)]),
      ])

    """
  }

  private var dependencyText: String {
    switch dependency {
    case .folder(let path): ".package(name: \"LabelKit\", path: \(Self.literal(path)))"
    case .address(let url): ".package(url: \(Self.literal(url)), branch: \"main\")"
    }
  }

  /// The name by which products refer to the package.
  private var identity: String {
    guard case .address(let url) = dependency, let last = url.split(separator: "/").last else { return "LabelKit" }
    return String(last.hasSuffix(".git") ? last.dropLast(4) : last)
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) } + "\""
  }

  private let label = """
    import LabelKit

    /// A label to begin with.
    public struct GreetingLabel: View {
      public init() {}

      public var body: some View {
        Label("Hello", systemImage: "star.fill")
          .font(.headline)
          .padding(12)
          .background(.yellow)
      }
    }

    """

  private var test: String {
    """
    import LabelSnapshots
    import Testing
    import \(name)

    /// `LABELKIT_RECORD=missing swift test` accepts a new snapshot, `swift test` compares with it.
    @Test func greetingLabelLooksTheSame() {
      assertSnapshot(of: GreetingLabel(), as: .image)
    }

    """
  }
}
