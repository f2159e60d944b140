// SPDX-License-Identifier: MIT

package import LabelCore
internal import Synchronization

/// Finds icons by name: the built-in ones, and those of the user's sets under their prefixes.
///
/// An icon is read when it is first asked for and then kept. One registry serves all threads of a run, so that a batch reads each
/// icon once: the lock guards a dictionary look-up, and never the reading itself.
package final class IconRegistry: Sendable {
  private let builtIn = BuiltInIcons()
  private let sets: [String: IconSet]
  private let cache = Mutex<[String: Icon]>([:])

  /// A registry with sets of the user's; of two with one prefix the later one counts.
  package init(sets: [IconSet] = []) {
    self.sets = Dictionary(sets.map { ($0.prefix, $0) }, uniquingKeysWith: { _, last in last })
  }

  /// A registry with folders of the user's.
  package convenience init(folders: [IconFolder]) { self.init(sets: folders.map(IconSet.folder)) }

  /// The icon of a name, or of a variant of it where there is one.
  ///
  /// Names are case-sensitive. `prefix:name` looks in a set alone, for a file or glyph of that name or for the one that the
  /// set's naming has for our name. Renamed symbols are found by either name.
  ///
  /// - Throws: `LabelError.unknownIcon` with the nearest names, or `.unusableIcon` when the file that is found cannot be used.
  package func icon(named name: String, variants: IconVariants = .none) throws(LabelError) -> Icon {
    // A name under which an icon is kept is that of an icon.
    if variants == .none, let icon = kept(name) { return icon }
    let found = variants.name(for: name, exists: contains)
    return try cached(found) { () throws(LabelError) in
      if let icon = try drawn(found) { return icon }
      if let recipe = recipe(found) { return try recipe.icon(drawn) }
      if let (set, part) = set(of: found), let icon = try set.icon(named: part) { return icon }
      throw .unknownIcon(name: name, nearest: NearestNames.of(name, in: Set(names).union(listing.neighbors(of: name))))
    }
  }

  /// The icon of a file in `Resources/icons`; nil when there is none of this name.
  private func drawn(_ name: String) throws(LabelError) -> Icon? {
    guard let entry = builtIn.entry(name) else { return nil }
    return try cached(name) { () throws(LabelError) in try Icon(name: name, svg: builtIn.file(entry), path: "\(name).svg") }
  }

  private func recipe(_ name: String) -> IconRecipe? { IconRecipe(name, builtIn.recipeFiles) }

  /// The icon in an SVG file.
  ///
  /// - Throws: `LabelError.unusableIcon` when the file cannot be read or used.
  package func icon(file path: String) throws(LabelError) -> Icon {
    // A file's key cannot be an icon's name, as no name holds a NUL.
    try cached("\0" + path) { () throws(LabelError) in try Icon(name: path, svg: IconFile.bytes(at: path), path: path) }
  }

  /// The PNG file that a prefixed name means; nil for every other name. Whoever draws labels reads it, as pictures are no outlines.
  package func picture(named name: String) -> String? { set(of: name).flatMap { $0.picture(named: $1) } }

  /// Whether there is an icon of exactly this name.
  package func contains(_ name: String) -> Bool {
    builtIn.contains(name) || recipe(name) != nil || set(of: name).map { $0.contains($1) } ?? false
  }

  /// The names under which an icon is looked for, the given one first: renamed symbols are known by more than one.
  package static func namesTried(for name: String) -> [String] { IconAliases.candidates(for: name) }

  /// All names worth listing, prefixed ones too, in alphabetical order: files, and the variants that are generated from them as far
  /// as they make sense; more can be generated. Lists the folders anew each time.
  package var names: [String] {
    let files = sets.values.flatMap { set in set.names.map { "\(set.prefix):\($0)" } }
    return (listing.drawn + listing.generated + files).sorted()
  }

  /// The prefixes under which there are icons of the user's, in alphabetical order.
  package var prefixes: [String] { sets.keys.sorted() }

  /// Whether an icon of this name is generated from another one; false for names that do not exist.
  package func isGenerated(_ name: String) -> Bool { recipe(name) != nil }

  /// A list asks for a hundred thousand names, for which a set is the faster one.
  private var listing: IconListing {
    let names = builtIn.names
    return IconListing(
      drawn: names, files: IconRecipe.Files(isDrawn: Set(names).contains, isFillable: builtIn.recipeFiles.isFillable))
  }

  /// The set that a name's prefix means, and the rest of the name.
  private func set(of name: String) -> (set: IconSet, part: String)? {
    guard !sets.isEmpty, let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")), let set = sets[String(name[..<colon])] else { return nil }
    return (set, String(name[name.utf8.index(after: colon)...]))
  }

  private func kept(_ key: String) -> Icon? { cache.withLock { $0[key] } }

  private func cached(_ key: String, _ read: () throws(LabelError) -> Icon) throws(LabelError) -> Icon {
    if let icon = kept(key) { return icon }
    let icon = try read()
    cache.withLock { $0[key] = icon }
    return icon
  }
}
