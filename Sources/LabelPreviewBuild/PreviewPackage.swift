// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSystem
internal import SystemPackage

/// A package whose previews are drawn: it is built with one more target, the program that draws.
///
/// The package itself is left as it is. `.build/labelkit-preview` has a package of the same files, as links, whose manifest has a few more
/// lines at its end: they take the tests out, make libraries of its programs, and put in the program that draws, which depends on all others.
package struct PreviewPackage: Sendable {
  /// The folder of the package, as the user named it.
  package let folder: String
  /// The folder of the package that is built.
  private let work: String
  /// SwiftPM's build folder.
  private let scratch: String
  /// The program that builds it: a name in `PATH`, or a path.
  private let swift: String
  /// The path of that folder from the root of the file system, links followed.
  package let root: String

  private static let host = "LabelKitPreviewHost"

  /// What a build made.
  package struct Built: Sendable {
    /// The path of the program that draws.
    package var host: String
    /// The path for the file of its rows.
    package var rowFile: String
    /// The package's source files.
    package var sources: PreviewSources
    /// Whether a module with errors was left out.
    package var hasErrors = false
  }

  /// What is to be told while a package is built.
  package enum Report: Sendable {
    /// What is being done, as a line.
    case note(String)
    /// What the compiler says about a module that is left out.
    case diagnostic(Diagnostic)
  }

  /// - Parameters:
  ///   - folder: The folder of the package, as the user named it.
  ///   - scratch: SwiftPM's build folder; one below `.build` of the package by default.
  ///   - swift: The program that builds: a name in `PATH`, or a path.
  /// - Throws: `LabelError.usage` if the folder has no package.
  package init(folder: String, scratch: String? = nil, swift: String = "swift") throws(Diagnostic) {
    self.swift = swift
    guard FileStamp(path: folder + "/Package.swift") != nil, let root = try? FilePath(folder).withoutLinks() else {
      throw Diagnostic(
        LabelError.usage(
          reason: "\(folder == "." ? "the current folder" : folder) has no Package.swift",
          help: "enter the folder of a Swift package, or name it with --package-path"))
    }
    self.folder = folder
    self.root = root.string
    work = root.string + "/.build/labelkit-preview"
    self.scratch = scratch ?? work + "/build"
  }

  /// Builds the program.
  ///
  /// A module that does not compile is left out and reported, if the others can be built without it and this is wanted.
  ///
  /// - Parameters:
  ///   - leavesOut: Whether modules that do not compile are left out; otherwise their errors are those of the build.
  ///   - stop: Ends the build from another thread.
  ///   - report: Called with what is to be told meanwhile.
  /// - Throws: The first error of the compiler, after the others were reported, and an error for a build that was ended.
  package func build(
    leavesOut: Bool = true, _ stop: ProgramStop? = nil, _ report: (Report) -> Void
  ) throws(Diagnostic) -> Built {
    var sources = PreviewSources(root: root)
    sources.shownFolder = folder
    var skipped: Set<String> = []
    while true {
      try write(without: skipped)
      report(.note("building the package\(skipped.isEmpty ? "" : " without \(skipped.sorted().joined(separator: ", "))") ..."))
      let log = work + "/build.log"
      let ending = ExternalProgram.run(
        swift, ["build", "--package-path", work, "--scratch-path", scratch, "--product", Self.host], output: .file(log),
        stop: stop)
      if ending == .exited(0) {
        return Built(
          host: scratch + "/debug/" + Self.host, rowFile: work + "/rows", sources: sources, hasErrors: !skipped.isEmpty)
      }
      guard stop?.isStopped != true else { throw Diagnostic(LabelError.previewNotBuilt(reason: "the build was ended")) }
      let failure = PreviewBuildFailure(log: Self.text(of: log), work: work, sources: sources)
      guard ending != .notStarted else {
        throw Diagnostic(
          LabelError.usage(reason: "there is no program swift", help: "install Swift 6.3 or newer; its folder must be in PATH"))
      }
      guard let first = failure.diagnostics.first else { throw Diagnostic(LabelError.previewNotBuilt(reason: failure.reason)) }
      let modules = leavesOut ? failure.modules.subtracting(skipped) : []
      guard !modules.isEmpty else {
        for diagnostic in failure.diagnostics.dropFirst() { report(.diagnostic(diagnostic)) }
        throw first
      }
      for diagnostic in failure.diagnostics { report(.diagnostic(diagnostic)) }
      skipped.formUnion(modules)
    }
  }

  private static func text(of path: String) -> String {
    guard let file = try? FileDescriptor.open(FilePath(path), .readOnly) else { return "" }
    defer { try? file.close() }
    return String(decoding: file.contents(limit: 16 << 20) ?? [], as: UTF8.self)
  }

  // MARK: - The package that is built

  private func write(without skipped: Set<String>) throws(Diagnostic) {
    FilePath(work + "/" + Self.host).makeFolders()
    do {
      try linkFiles()
      for name in FolderListing.names(in: root) where name.hasPrefix("Package") && name.hasSuffix(".swift") {
        try put(Self.text(of: root + "/" + name) + addition(without: skipped), to: name)
      }
      try put("import LabelPreviews\n\nPreviewHost.run()\n", to: Self.host + "/main.swift")
      let resolved = Self.text(of: root + "/Package.resolved")
      if !resolved.isEmpty, FileStamp(path: work + "/Package.resolved") == nil { try put(resolved, to: "Package.resolved") }
    } catch let error as MachineError {
      throw Diagnostic(error)
    } catch {
      throw Diagnostic(MachineError.cannotWrite(path: work, reason: "\(error)"))
    }
  }

  private func put(_ text: String, to name: String) throws(MachineError) {
    let bytes = Array(text.utf8)
    // The build system looks at the times of files, so an equal one is left as it is.
    if Self.text(of: work + "/" + name) == text { return }
    _ = try AtomicFile.write(bytes, to: work + "/" + name, OutputRule(.anyFile))
  }

  /// Links to everything in the package's folder but its manifests and what begins with a dot.
  private func linkFiles() throws {
    let wanted = FolderListing.names(in: root).filter { name in
      let isManifest = name.hasPrefix("Package") && (name.hasSuffix(".swift") || name.hasSuffix(".resolved"))
      return !name.hasPrefix(".") && !isManifest
    }
    for name in FolderListing.names(in: work) where !wanted.contains(name) && SymbolicLink.target(of: work + "/" + name) != nil {
      try SymbolicLink.remove(work + "/" + name)
    }
    for name in wanted where SymbolicLink.target(of: work + "/" + name) != root + "/" + name {
      try SymbolicLink.make(work + "/" + name, to: root + "/" + name)
    }
  }

  /// The lines at the end of the manifest.
  private func addition(without skipped: Set<String>) -> String {
    let names = skipped.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    return """


      // Added by `labelkit preview`.
      do {
        let root = "\(root.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) })"
        var skipped: Set<String> = [\(names)]
        func names(_ dependency: Target.Dependency) -> [String] {
          switch dependency {
          case .targetItem(let name, _), .byNameItem(let name, _): [name]
          default: []
          }
        }
        func product(_ dependency: Target.Dependency) -> (name: String, package: String?)? {
          switch dependency {
          case .productItem(let name, let package, _, _): (name, package)
          default: nil
          }
        }
        let modules = ["SwiftUI", "UIKit", "Combine", "LabelKit", "LabelUIKit", "LabelSnapshots", "LabelPreviews", "LabelBuild"]
        let used = package.targets.flatMap(\\.dependencies).compactMap(product).first { modules.contains($0.name) }
        package.targets.removeAll { $0.type == .test }
        var count = -1
        while count != skipped.count {
          count = skipped.count
          for target in package.targets where !skipped.isDisjoint(with: target.dependencies.flatMap(names)) { skipped.insert(target.name) }
        }
        package.targets.removeAll { skipped.contains($0.name) }
        package.products = []
        package.dependencies = package.dependencies.map { dependency in
          guard case .fileSystem(let name, let path) = dependency.kind, !path.hasPrefix("/"), !path.hasPrefix("~") else { return dependency }
          return name.map { .package(name: $0, path: root + "/" + path) } ?? .package(path: root + "/" + path)
        }
        // No program is linked with another one, so those of the package become libraries, without their main files.
        for target in package.targets where target.type == .executable {
          let entry = SwiftSetting.unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", target.name + "_main"])
          package.targets.removeAll { $0.name == target.name }
          package.targets.append(
            .target(
              name: target.name, dependencies: target.dependencies, path: target.path, exclude: target.exclude + ["main.swift"],
              sources: target.sources, resources: target.resources, cSettings: target.cSettings, cxxSettings: target.cxxSettings,
              swiftSettings: (target.swiftSettings ?? []) + [entry], linkerSettings: target.linkerSettings, plugins: target.plugins))
        }
        if let used, let owner = used.package {
          let linked = package.targets.filter { $0.type == .regular }
          package.targets.append(
            .executableTarget(
              name: "\(Self.host)",
              dependencies: linked.map { .target(name: $0.name) } + [.product(name: "LabelPreviews", package: owner)],
              path: "\(Self.host)"))
        }
      }

      """
  }
}
