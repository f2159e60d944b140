// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelLayout
package import LabelManifest
internal import Synchronization

/// An asset pipeline that a run makes files for: where each picture goes, and what stands beside the pictures.
///
/// It hears of every label when it is planned and of every picture when it is made. Unlike the rows of a batch these stay in memory, as
/// an index names them all. Any number of threads may ask at once.
package final class AssetTarget: OutputNaming {
  /// Which pipeline.
  package let kind: AssetKind
  /// What the catalogue, the type of names and the like are called.
  package let name: String
  /// The id of the label that the user wants to become the favicons; only for the web.
  package let favicon: String?

  private struct State {
    var names = AssetNames()
    var pictures: [OutputPath: AssetImage] = [:]
    /// The files of favicons that were made.
    var favicons: Set<OutputPath> = []
    var hasFavicon = false
    /// What files of the web were called in the former run.
    var formerNames: [OutputPath: OutputPath] = [:]
  }

  private let state = Mutex(State())

  /// The id of favicons that no one has named.
  static let usualFavicon = "favicon"

  /// - Parameter name: an ASCII identifier.
  package init(_ kind: AssetKind, name: String = "Labels", favicon: String? = nil) {
    self.kind = kind
    self.name = name
    self.favicon = favicon
  }

  // MARK: Planning

  /// A label's axes; scales that nobody chose are the pipeline's usual ones.
  ///
  /// - Parameter record: with defaults filled in.
  package func axes(_ axes: VariantAxes, of record: LabelRecord) -> VariantAxes {
    var axes = axes
    if axes.scale == nil, record.scale == nil { axes.scale = kind.usualScales }
    return axes
  }

  /// Takes a label's name in code.
  ///
  /// - Throws: that the id makes no name, or another label's.
  package func claim(_ id: OutputName) throws(LabelError) {
    let name = try assetName(of: id)
    let result = state.withLock { state in
      Result { () throws(LabelError) in try state.names.insert(name, of: id.id) }
    }
    try result.get()
  }

  private func assetName(of id: OutputName) throws(LabelError) -> AssetName {
    switch kind {
    case .xcassets, .swiftpm: try SwiftNames.name(of: id, as: kind)
    case .android: try AndroidName.name(of: id)
    case .flutter: try DartNames.name(of: id)
    case .web: try SpriteStyles.name(of: id)
    }
  }

  package func check(_ variant: VariantValues, among axes: VariantAxes) throws(LabelError) {
    try kind.check(AssetQualifiers(variant, among: axes))
  }

  package func path(of id: OutputName, _ variant: VariantValues, among axes: VariantAxes) throws(LabelError) -> OutputPath {
    let qualifiers = AssetQualifiers(variant, among: axes)
    try kind.check(qualifiers)
    return switch kind {
    case .xcassets: try XcodeCatalog.path(of: id, qualifiers, catalog: name)
    case .android: try AndroidResources.path(of: id, qualifiers)
    case .flutter: try FlutterAssets.path(of: id, qualifiers)
    case .web: try WebAssets.path(of: id, qualifiers)
    case .swiftpm: try PackageResources.path(of: id, qualifiers)
    }
  }

  package func add(_ record: LabelRecord, _ id: OutputName, _ variant: VariantValues, among axes: VariantAxes, at path: OutputPath) {
    let qualifiers = AssetQualifiers(variant, among: axes)
    let title = record.title ?? record.attributedTitle.map { $0.compactMap(\.text).joined() }
    let picture = AssetImage(id: id, qualifiers: qualifiers, title: title, renderingMode: record.icon?.renderingMode)
    state.withLock { $0.pictures[path] = picture }
  }

  /// The favicons' files, if they are to be made of this label.
  package func squareFiles(of id: OutputName) -> [SquareFile] {
    guard kind == .web, id.id == favicon ?? Self.usualFavicon else { return [] }
    state.withLock { $0.hasFavicon = true }
    return FaviconFile.all
  }

  /// That a run leaves other files than a build tool was told to expect; nil when they are the same.
  ///
  /// - Parameter expected: paths below the output folder.
  package func surprise(_ expected: Set<String>, documents: [AssetDocument]) -> LabelError? {
    let pictures = state.withLock { $0.pictures.keys.map(\.description) }
    let made = Set(pictures + documents.map(\.path.description))
    guard let different = made.symmetricDifference(expected).min() else { return nil }
    let whose =
      made.contains(different)
      ? "makes \(different), which the build plugin did not foresee" : "does not make \(different), which the build plugin expects"
    return .usage(reason: "the manifest \(whose): the plugin reads YAML without anchors, aliases, tags and merge keys, and JSON")
  }

  /// That no label has the id that the user named for the favicons; nil when one has.
  package var missingFavicon: LabelError? {
    guard let favicon else { return nil }
    let ids = state.withLock { $0.hasFavicon ? nil : Set($0.pictures.values.map(\.id.id)) }
    return ids.map {
      .invalidValue(key: "--favicon", value: favicon, expected: "the id of a label", nearest: NearestNames.of(favicon, in: $0))
    }
  }

  // MARK: Making

  /// Where a picture goes once its contents are known: on the web, under a name that changes with them.
  package func finalPath(of planned: OutputPath, holding bytes: [UInt8]) -> OutputPath {
    guard kind == .web, state.withLock({ $0.pictures[planned] != nil }) else { return planned }
    return WebAssets.hashed(planned, bytes)
  }

  /// Where the former run put what is planned here.
  package func formerPath(of planned: OutputPath) -> OutputPath {
    guard kind == .web else { return planned }
    return state.withLock { $0.pictures[planned] == nil ? planned : $0.formerNames[planned] ?? planned }
  }

  /// Learns what the former run called its files.
  package func recall(from folder: OutputFolder) {
    guard kind == .web else { return }
    let names = WebIndex.formerNames(in: folder)
    state.withLock { $0.formerNames = names }
  }

  /// Takes down what became of a picture.
  package func note(_ result: RunResult) {
    guard let planned = result.plannedPath, let path = result.outputPath, result.status == .written || result.status == .unchanged else {
      return
    }
    let file = AssetImage.File(
      path: path, pixelWidth: result.pixelWidth, pixelHeight: result.pixelHeight, byteCount: result.byteCount)
    state.withLock { state in
      if state.pictures[planned] != nil { state.pictures[planned]?.file = file } else { state.favicons.insert(path) }
    }
  }

  // MARK: Documents

  /// The files beside the pictures that a run would leave, without making any: for `--dry-run`.
  ///
  /// - Parameter isWhole: whether all pictures are there already, and so the sprite sheets too.
  package func plannedDocuments(in folder: OutputFolder, isWhole: Bool) -> [OutputPath] {
    let (pictures, favicons) = state.withLock { ($0.pictures, $0.hasFavicon) }
    if kind == .web { return WebAssets.plannedDocuments(hasFavicons: favicons) + (isWhole ? WebIndex.formerSprites(in: folder) : []) }
    let assets = Asset.all(
      pictures.map { path, picture in
        var picture = picture
        picture.file = AssetImage.File(path: path, pixelWidth: 1, pixelHeight: 1, byteCount: 0)
        return picture
      })
    switch kind {
    case .xcassets: return ((try? XcodeCatalog.documents(assets, name: name)) ?? []).map(\.path)
    case .flutter: return ((try? FlutterAssets.documents(assets, name: name)) ?? []).map(\.path)
    case .swiftpm: return ((try? PackageResources.documents(assets, name: name)) ?? []).map(\.path)
    case .android, .web: return []
    }
  }

  /// The files beside the pictures that were made.
  ///
  /// - Parameters:
  ///   - folder: where the pictures are.
  ///   - isCurrent: whether a file is there as a former run left it, by its path and a hash of what it was made from.
  /// - Throws: a picture that cannot be read, or a name that is none for a file.
  package func documents(
    in folder: OutputFolder, isCurrent: (OutputPath, ContentHash) -> Bool
  ) throws(Diagnostic) -> [AssetDocument] {
    let (pictures, favicons) = state.withLock { (Array($0.pictures.values), $0.favicons) }
    let assets = Asset.all(pictures)
    do throws(LabelError) {
      switch kind {
      case .xcassets: return try XcodeCatalog.documents(assets, name: name)
      case .android: return []
      case .flutter: return try FlutterAssets.documents(assets, name: name)
      case .swiftpm: return try PackageResources.documents(assets, name: name)
      case .web: break
      }
    } catch { throw Diagnostic(error) }
    return try WebAssets.documents(assets, name: name, favicons: favicons, in: folder, isCurrent: isCurrent)
  }
}
