// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings
internal import Synchronization

/// Finds icons by name: the built-in icons, and the icons of the user's sets under their prefixes.
///
/// An icon is read at the first look-up and then cached. All threads of a run share one registry, so a batch reads each icon once, unless it
/// has so many that the cache is full. The lock covers the access to the cache only, not the reading.
package final class IconRegistry: Sendable {
  private let builtIn = BuiltInIcons()
  private let sets: [String: IconSet]
  /// Reads what else the files contain; nil for outlines only.
  package let media: IconMedia?
  private let cache: Mutex<LRUCache<String, Icon>>
  /// The warnings about the `naming.json` of sets, by prefix. Each set is checked once, when a label uses it.
  private let namingWarnings = Mutex<[String: LabelError?]>([:])
  /// The names that every wrong name is compared with, listed for the first one: that takes longer than to render a label.
  private let comparedNames = Mutex<NearestNames?>(nil)
  /// The suggestions for the latest wrong names, because many rows often have the same one.
  let suggestedNames = Mutex<[String: [String]]>([:])

  /// A registry with the user's sets. If two have the same prefix, the last one is used.
  ///
  /// - Parameters:
  ///   - media: Reads the pictures and texts in files; by default they are not drawn.
  ///   - cacheBytes: The approximate memory of cached icons: by default that of ten thousand. Far more can be generated than are used.
  package init(sets: [IconSet] = [], media: IconMedia? = nil, cacheBytes: Int = 64 << 20) {
    self.media = media
    cache = Mutex(LRUCache(costLimit: cacheBytes))
    self.sets = Dictionary(sets.map { ($0.prefix, $0) }, uniquingKeysWith: { _, last in last })
  }

  /// A registry with the user's folders.
  package convenience init(folders: [IconFolder]) { self.init(sets: folders.map(IconSet.folder)) }

  /// The icon of a name, or its best existing variant.
  ///
  /// Names are case-sensitive. `prefix:name` looks in one set only, for a file or glyph of that name, or for the set's name of a built-in
  /// icon. Renamed symbols are found by either name.
  ///
  /// - Parameters:
  ///   - isRightToLeft: the direction in which `forward` and `backward` in the names of a set are meant.
  ///   - localization: the language whose own form is preferred, if a built-in icon has one.
  ///   - surroundings: the answers to what the file asks of the label.
  /// - Throws: `LabelError.unknownIcon` with the nearest names, or `.unusableIcon` when the file that is found cannot be used.
  package func icon(
    named name: String, variants: IconVariants = .none, isRightToLeft: Bool = false, localization: IconLocalization? = nil,
    in surroundings: IconSurroundings = IconSurroundings()
  ) throws(LabelError) -> Icon {
    if variants == .none, localization == nil, let icon = cachedIcon(name), icon.asked.isEmpty { return icon }
    var found = variants.name(for: directedName(name, isRightToLeft: isRightToLeft), exists: contains)
    if let localization, let form = recipe("\(found).\(localization.rawValue)"), form.followsLocale(builtIn.recipeFiles) {
      found = form.name
    }
    let icon = try cached(found, in: surroundings) { surroundings throws(LabelError) in
      if let icon = try drawn(found) { return icon }
      if let recipe = recipe(found) { return try recipe.icon(drawn) }
      if let (set, part) = set(of: found), let icon = try set.icon(named: part, media: media, in: surroundings) { return icon }
      if let prefix = unknownPrefix(of: name) { throw .unknownIconPrefix(name: name, prefix: prefix) }
      throw .unknownIcon(name: name, nearest: suggestions(for: name))
    }
    // The drawing of `sidebar.left` is that of `sidebar.leading`, which is mirrored.
    guard name != found, set(of: found) == nil, let mirrors = DirectionalName.mirrors(name) else { return icon }
    return icon.flipped(inRightToLeft: mirrors)
  }

  /// The icon of a file in `Resources/icons`; nil when there is none of this name.
  private func drawn(_ name: String) throws(LabelError) -> Icon? {
    guard let entry = builtIn.entry(name) else { return nil }
    return try cached(name) { () throws(LabelError) in
      let icon = try Icon(name: name, svg: builtIn.file(entry), path: "\(name).svg")
      return DirectionalName.mirrors(name).map(icon.flipped) ?? icon
    }
  }

  private func recipe(_ name: String) -> IconRecipe? { IconRecipe(name, builtIn.recipeFiles) }

  /// The icon in an SVG file.
  ///
  /// - Throws: `LabelError.unusableIcon` when the file cannot be read or used.
  package func icon(file path: String, in surroundings: IconSurroundings = IconSurroundings()) throws(LabelError) -> Icon {
    // The NUL keeps a path's key apart from all names.
    try cached("\0" + path, in: surroundings) { surroundings throws(LabelError) in
      let bytes = try IconFile.bytes(at: path)
      if let format = ImageFormat.of(bytes) { throw .unusableIcon(path: path, line: nil, reason: format.reason) }
      return try Icon(name: path, svg: bytes, path: path, media: media, in: surroundings)
    }
  }

  /// The path of the PNG file for a prefixed name; nil for any other name. The renderer reads it: this module handles outlines only.
  package func imageFile(named name: String, isRightToLeft: Bool = false) -> String? {
    set(of: directedName(name, isRightToLeft: isRightToLeft)).flatMap { $0.imageFile(named: $1) }
  }

  /// The warning for the `naming.json` of the set that a name belongs to, if it names icons that do not exist.
  package func namingWarning(ofSetWith name: String) -> LabelError? {
    guard case .folder(let folder)? = set(of: name)?.set else { return nil }
    return namingWarnings.withLock { warnings in
      if let known = warnings[folder.prefix] { return known }
      let warning = folder.namingWarning()
      warnings[folder.prefix] = .some(warning)
      return warning
    }
  }

  /// Whether the PNG file of a prefixed name is mirrored in right-to-left layouts; false for any other name.
  package func mirrorsImage(named name: String) -> Bool { set(of: name).map { $0.mirrors($1) } ?? false }

  /// The files of the user's sets that icons with these names are read from, in either direction.
  package func files(of names: [String]) -> [String] {
    let files = names.flatMap { name in
      [false, true].compactMap { set(of: directedName(name, isRightToLeft: $0)).flatMap { $0.file(of: $1) } }
    }
    return Set(files).sorted()
  }

  /// The name in a user's set that a direction-aware name stands for; any other name unchanged.
  ///
  /// A set's own name is preferred: a file `chevron.forward.svg` is used in both directions.
  private func directedName(_ name: String, isRightToLeft: Bool) -> String {
    guard let (set, part) = set(of: name), let directed = DirectionalName.directed(part, isRightToLeft: isRightToLeft),
      !set.hasOwn(part), set.containsExactly(directed)
    else { return name }
    return "\(set.prefix):\(directed)"
  }

  /// The names of files and folders in the user's sets that are not UTF-8, so that no icon can have them.
  package var unreadableNames: [String] { sets.values.flatMap(\.unreadableNames).sorted() }

  /// Whether there is an icon of exactly this name.
  package func contains(_ name: String) -> Bool {
    builtIn.contains(name) || recipe(name) != nil || set(of: name).map { $0.contains($1) } ?? false
  }

  /// The names that are tried for an icon, the given one first: renamed symbols have several.
  package static func alternativeNames(for name: String) -> [String] { IconAliases.candidates(for: name) }

  /// The names to list, in alphabetical order: built-in icons, their useful generated variants, and the icons of the user's sets. More
  /// variants can be generated. Lists the folders again on each call.
  package var names: [String] {
    let files = sets.values.flatMap { set in set.names.map { "\(set.prefix):\($0)" } }
    return (listing.drawn + listing.generated + files).sorted()
  }

  /// The names in the user's set with a prefix, without it; empty without such a set. Lists its folder again on each call.
  func names(withPrefix prefix: String) -> [String] { sets[prefix]?.names ?? [] }

  /// The built-in names that are most similar to a wrong one.
  func names(like name: String, count: Int = 3) -> [String] {
    let compared = comparedNames.withLock { names in
      if let names { return names }
      let listing = listing
      let listed = NearestNames(Set(listing.drawn).union(listing.generated).union(IconKeywords.builtIn.names.filter(contains)))
      names = listed
      return listed
    }
    return compared.of(name, and: IconListing(drawn: [], files: builtIn.recipeFiles).neighbors(of: name), count: count)
  }

  /// The prefixes of the user's sets, in alphabetical order.
  package var prefixes: [String] { sets.keys.sorted() }

  /// Whether an icon of this name is generated from another one; false for names that do not exist.
  package func isGenerated(_ name: String) -> Bool { recipe(name) != nil }

  /// Whether there is a built-in file of a name.
  func isDrawn(_ name: String) -> Bool { builtIn.contains(name) }

  /// The languages whose form of a built-in icon can be generated.
  func forms(of name: String) -> [IconLocalization] {
    let recipe = isDrawn(name) ? IconRecipe(base: .drawn(name)) : recipe(name)
    return recipe?.localizations(builtIn.recipeFiles) ?? []
  }

  /// A listing looks up about a hundred thousand names, so it uses a set instead of the binary search.
  private var listing: IconListing {
    let names = builtIn.names
    return IconListing(
      drawn: names, files: IconRecipe.Files(isDrawn: Set(names).contains, isFillable: builtIn.recipeFiles.isFillable))
  }

  /// Whether an existing built-in icon is mirrored in right-to-left text.
  func mirrors(_ name: String) -> Bool {
    if let mirrors = DirectionalName.mirrors(name) { return mirrors }
    guard let base = recipe(name)?.base else { return builtIn.recipeFiles.isFlipped(name) }
    if case .drawn(let drawn) = base { return builtIn.recipeFiles.isFlipped(drawn) }
    return false
  }

  /// The set of a name's prefix, and the rest of the name; nil without a known prefix.
  private func set(of name: String) -> (set: IconSet, part: String)? {
    guard !sets.isEmpty, let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")), let set = sets[String(name[..<colon])] else { return nil }
    return (set, String(name[name.utf8.index(after: colon)...]))
  }

  /// The prefix of a name, if it is written as one and no set has it or a similar one; nil otherwise, and for a prefix before a built-in name.
  private func unknownPrefix(of name: String) -> String? {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty, sets[String(parts[0])] == nil else { return nil }
    let isName = !parts[0].isEmpty && parts[0].unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0 == "-" || $0 == "." }
    guard isName, NearestNames.of(String(parts[0]), in: prefixes).isEmpty, !contains(String(parts[1])) else { return nil }
    return String(parts[0])
  }

  private func cachedIcon(_ key: String) -> Icon? { cache.withLock { $0[key] } }

  /// The icon in some surroundings. Only one that asks for them is read in each of them.
  private func cached(
    _ key: String, in surroundings: IconSurroundings, _ read: (IconSurroundings) throws(LabelError) -> Icon
  ) throws(LabelError) -> Icon {
    let initial = IconSurroundings()
    let icon = try cached(key) { () throws(LabelError) in try read(initial) }
    if icon.asked.isEmpty || surroundings == initial { return icon }
    let parts = [surroundings.colorScheme.rawValue, surroundings.contrast.rawValue, surroundings.locale, key]
    return try cached(parts.joined(separator: "\0")) { () throws(LabelError) in try read(surroundings) }
  }

  private func cached(_ key: String, _ read: () throws(LabelError) -> Icon) throws(LabelError) -> Icon {
    if let icon = cachedIcon(key) { return icon }
    let icon = try read()
    cache.withLock { $0.insert(icon, for: key, cost: icon.approximateBytes) }
    return icon
  }
}
