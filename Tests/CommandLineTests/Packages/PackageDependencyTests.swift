// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite struct PackageDependencyTests {
  /// The build waits for a dependency that nothing imports, and does not wait for one that is not declared.
  @Test func targetsDeclareWhatTheyImport() throws {
    // The package's own scratch folder is locked while tests are running.
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("labelkit-manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let (text, code) = try ReleaseBuild.run("/usr/bin/env", ["swift", "package", "--scratch-path", scratch.path, "dump-package"])
    try #require(code == 0, "\(text)")
    let json = try JSONDecoder().decode(Package.self, from: Data(text.drop { $0 != "{" }.utf8))
    let targets = Dictionary(uniqueKeysWithValues: json.targets.map { ($0.name, $0) })
    let modules = Set(json.targets.flatMap(\.dependencies).map(\.name)).union(targets.keys)
    for target in json.targets where target.type != "plugin" {
      let imports = try Self.imports(of: target)
      // Targets in C have none.
      if imports.isEmpty { continue }
      let declared = Set(target.dependencies.map(\.name))
      // Programs, macros and modules that others import only have to be built.
      let needed = declared.filter { !$0.hasPrefix("_") && !["executable", "macro"].contains(targets[$0]?.type) }
      #expect(needed.subtracting(imports).sorted() == [], "\(target.name) imports none of these")
      #expect(imports.intersection(modules).subtracting(declared).sorted() == [], "\(target.name) does not declare these")
    }
  }

  /// The modules that the Swift files of a target import at their top.
  private static func imports(of target: Package.Target) throws -> Set<String> {
    let folder = Checkout.root.appending(path: target.path ?? (target.type == "test" ? "Tests/" : "Sources/") + target.name)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    var imports: Set<String> = []
    for file in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if line.hasPrefix("//") || line.hasPrefix("#") { continue }
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import") else { break }
        // After `import`, or after the kind as in `import struct Foundation.Data`.
        guard let name = words[index...].first(where: { $0.first?.isLowercase == false }) else { continue }
        imports.insert(String(name.prefix { $0 != "." }))
      }
    }
    imports.remove(target.name)
    return imports
  }
}

/// What `swift package dump-package` prints, as far as it is read here.
private struct Package: Decodable {
  var targets: [Target]

  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var dependencies: [Dependency]
  }

  /// A name under the kind of the dependency, before the package and the conditions.
  struct Dependency: Decodable {
    var name: String

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: [Part]].self)
      guard case .name(let name)? = kinds.first?.value.first else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a dependency without a name"))
      }
      self.name = name
    }
  }

  enum Part: Decodable {
    case name(String)
    case other

    init(from decoder: any Decoder) throws {
      self = (try? decoder.singleValueContainer().decode(String.self)).map { .name($0) } ?? .other
    }
  }
}
