// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelEngine
internal import LabelSystem
internal import LabelText
internal import SystemPackage

/// Tells whether two machines draw the same images of the same rows: a hash of the executable, the libraries, the fonts and the options.
///
/// Unlike `ToolFingerprint` it has no path and no time of a file, so machines with the same packages have the same fingerprint. It has four
/// parts, so that a comparison says what differs.
package struct JobFingerprint: Hashable, Sendable {
  /// A part of a fingerprint. The raw value names it in messages.
  package enum Part: String, CaseIterable, Sendable {
    /// LabelKit's version and build.
    case tool = "the executable"
    /// The C libraries and the hyphenation patterns.
    case libraries = "the libraries"
    /// The font files, and fontconfig's rules.
    case fonts = "the fonts"
    /// The options that change images, and the icon sets.
    case options = "the options"
  }

  private let hashes: [Part: UInt32]

  /// The fingerprint of runs with these resources.
  ///
  /// - Parameters:
  ///   - resources: the resources that labels may use besides those of their manifests.
  ///   - options: further options that change what a run makes.
  /// - Throws: if fonts cannot be listed.
  package init(_ resources: Resources, options: [String] = []) throws(MachineError) {
    let fonts = try Self.fonts(of: resources)
    hashes = [.tool: Self.tool, .libraries: Self.libraries, .fonts: fonts, .options: Self.options(resources, options)].mapValues {
      UInt32(truncatingIfNeeded: $0.words.0)
    }
  }

  /// 32 hexadecimal digits: eight for each part.
  package var digits: String {
    Part.allCases.map { part in
      let text = String(hashes[part] ?? 0, radix: 16)
      return String(repeating: "0", count: 8 - text.utf8.count) + text
    }.joined()
  }

  /// Checks that a job's fingerprint is this one.
  ///
  /// - Throws: `MachineError.otherFingerprint` with the parts that differ.
  package func check(against expected: String) throws(MachineError) {
    let own = digits
    guard expected.lowercased() != own else { return }
    var differences: [String] = []
    if expected.utf8.count == own.utf8.count {
      for (index, part) in Part.allCases.enumerated() {
        func digits(_ text: String) -> Substring { text.lowercased().dropFirst(8 * index).prefix(8) }
        if digits(expected) != digits(own) { differences.append(part.rawValue) }
      }
    }
    throw .otherFingerprint(found: own, expected: expected, differences: differences)
  }

  // MARK: Parts

  private static var tool: ContentHash {
    var hash = ContentHash(ofUTF8: LabelKitVersion.current)
    hash.add(ToolFingerprint.rendererVersion)
    hash.add(ExecutableIdentity.bytes)
    return hash
  }

  private static var libraries: ContentHash {
    var hash = ContentHash()
    for library in ToolFingerprint.libraries { hash.add(library.name + " " + library.version) }
    for folder in Hyphenator.systemFolders { hash.add(FolderFingerprint.hash(of: folder, isDeep: true, hasTimes: false)) }
    return hash
  }

  private static func fonts(of resources: Resources) throws(MachineError) -> ContentHash {
    let files = try FontFiles(
      fontFolders: resources.fontFolders, usesSystemFonts: resources.usesSystemFonts, catalogFile: resources.fontCatalogFile)
    // A sum, because the same files can be in other folders, and so in another order.
    var sums: (UInt64, UInt64) = (0, 0)
    for path in files.paths {
      let words = fileHash(path).words
      sums.0 &+= words.0
      sums.1 &+= words.1
    }
    var hash = ContentHash()
    hash.add(sums.0)
    hash.add(sums.1)
    hash.add(FontRules.hash(of: files.configurationFiles))
    return hash
  }

  /// A hash of a font's name, length and table directory, which has a checksum of every table.
  private static func fileHash(_ path: String) -> ContentHash {
    // Taken from the text: a machine has thousands of fonts.
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    var hash = ContentHash(ofUTF8: String(name))
    guard let file = try? FileDescriptor.currentFolder.open(path, .readOnly, options: .nonBlocking) else { return hash }
    defer { try? file.close() }
    hash.add(UInt64((try? file.stat())?.size ?? 0))
    hash.add((try? file.head(count: 1024)) ?? [])
    return hash
  }

  private static func options(_ resources: Resources, _ more: [String]) -> ContentHash {
    var hash = ContentHash()
    for flag in [resources.usesSystemFonts, resources.optimizesFiles, resources.isStrict] { hash.add(flag ? 1 : 0) }
    let limits = resources.limits
    for limit in [limits.maximumSide, limits.maximumArea, limits.maximumGlyphs, limits.maximumTextBytes, limits.maximumEdgeRows] {
      hash.add(UInt64(limit))
    }
    for (prefix, path) in resources.iconFolders.sorted(by: { $0.key < $1.key }) {
      hash.add(prefix)
      let isFont = Stat(at: path)?.type == .regular
      hash.add(isFont ? fileHash(path) : FolderFingerprint.hash(of: path, isDeep: true, hasTimes: false))
    }
    for option in more { hash.add(option) }
    return hash
  }
}
