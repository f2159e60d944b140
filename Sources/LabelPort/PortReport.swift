// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelIcons
internal import LabelSystem
internal import SystemPackage

/// What Swift files that were written for Apple's platforms need to be compiled with LabelKit, and to draw the same.
package struct PortReport {
  /// What was found, in the order of the files and of the lines in them.
  package private(set) var findings: [Diagnostic] = []
  /// Files and folders that could not be read.
  package private(set) var failures: [Diagnostic] = []
  /// The number of files that were read.
  package private(set) var fileCount = 0

  /// The largest Swift file, in bytes.
  package static let maximumFileSize = 8 << 20
  /// The maximum number of files.
  package static let maximumFiles = 500_000

  /// Reads the Swift files in folders, and files by their path.
  ///
  /// - Parameters:
  ///   - paths: The files and folders. Hidden folders, links in folders, and those of package managers are skipped.
  ///   - table: Which of Apple's names LabelKit has.
  package init(_ paths: [String], table: NameTable = .standard) {
    let files = SwiftFiles(paths, limit: Self.maximumFiles)
    failures = files.diagnostics
    var declarations = Declarations()
    var candidates: [PortScanner.Candidate] = []
    var setsMainActor = Self.manifestSetsMainActor(above: paths)
    for path in files.paths {
      let bytes: [UInt8]
      do throws(FileContents.Failure) { bytes = try FileContents.bytes(at: path, limit: Self.maximumFileSize) } catch {
        failures.append(Diagnostic(MachineError(error, path: path)))
        continue
      }
      if bytes.prefix(Self.checkedPrefix).contains(0) {
        failures.append(Diagnostic(.syntax(format: "Swift", reason: "it is a binary file"), at: DocumentLocation(file: path)))
        continue
      }
      fileCount += 1
      let source = SwiftSource(bytes, path: path)
      declarations.add(source)
      let scanner = PortScanner(source, table: table)
      candidates += scanner.candidates
      if scanner.omitted > 0 {
        let rest = Diagnostic(.moreErrors(count: scanner.omitted), at: DocumentLocation(file: path))
        candidates.append(PortScanner.Candidate(diagnostic: rest))
      }
      if scanner.setsMainActor { setsMainActor = true }
    }
    let registry = IconRegistry()
    findings = candidates.compactMap { candidate in
      if let type = candidate.type, declarations.types.contains(type) { return nil }
      if let member = candidate.member, declarations.members.contains(member) { return nil }
      if candidate.diagnostic.code == .mainActorType, setsMainActor { return nil }
      guard let symbol = candidate.symbol else { return candidate.diagnostic }
      return Self.unknownSymbol(symbol, candidate.diagnostic, registry)
    }
  }

  /// As many bytes as are looked at for a NUL, which no text has.
  private static let checkedPrefix = 8192

  /// The diagnostic with the nearest names; nil if there is an icon of the name.
  private static func unknownSymbol(_ name: String, _ diagnostic: Diagnostic, _ registry: IconRegistry) -> Diagnostic? {
    if registry.contains(name) { return nil }
    do throws(LabelError) { _ = try registry.icon(named: name) } catch {
      return Diagnostic(error, at: diagnostic.location, sourceLine: diagnostic.sourceLine)
    }
    return nil
  }

  /// Whether the manifest of the package that a path is in says that its code belongs to the main actor.
  private static func manifestSetsMainActor(above paths: [String]) -> Bool {
    paths.contains { path in
      let isFolder = (try? Stat(FilePath(path)))?.type == .directory
      var folder = isFolder ? FilePath(path) : FilePath(path).removingLastComponent()
      if folder.isEmpty { folder = "." }
      for _ in 0..<16 {
        let manifest = folder.appending("Package.swift").string
        if let bytes = try? FileContents.bytes(at: manifest, limit: 1 << 20) {
          return PortScanner(SwiftSource(bytes, path: manifest), table: .standard).setsMainActor
        }
        folder.append("..")
      }
      return false
    }
  }

  // MARK: Counts

  /// How often one cause was found.
  package struct Count: Hashable, Sendable {
    /// What was found, such as the message about a missing name.
    package var cause: String
    package var code: DiagnosticCode
    package var files: Int
    package var uses: Int
  }

  /// The causes, the one in the most files first.
  package var counts: [Count] {
    var uses: [String: (code: DiagnosticCode, files: Set<String>, uses: Int)] = [:]
    for finding in findings {
      var entry = uses[Self.cause(of: finding)] ?? (finding.code, [], 0)
      entry.files.insert(finding.location?.file ?? "")
      entry.uses += 1
      uses[Self.cause(of: finding)] = entry
    }
    return uses.map { Count(cause: $0.key, code: $0.value.code, files: $0.value.files.count, uses: $0.value.uses) }
      .sorted { ($1.files, $1.uses, $0.cause) < ($0.files, $0.uses, $1.cause) }
  }

  /// The message, except where it has numbers or names that differ at every use.
  private static func cause(of finding: Diagnostic) -> String {
    switch finding.code {
    case .droppedBranch: "branches of #if that Linux leaves out"
    case .mainActorType: "types of the main actor"
    default: finding.message
    }
  }

  /// The exit code: 0 if there is nothing to do, otherwise 1, and that of the files that could not be read where it is larger.
  package var exitCode: Int32 { max(findings.isEmpty ? 0 : 1, failures.map(\.exitCode).max() ?? 0) }
}
