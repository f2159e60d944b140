// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelLayout
package import LabelManifest
internal import Synchronization

/// The asset pipeline of a run: names the images, and makes the documents that go with them, such as an index.
///
/// It gets each label when it is planned, and each image when it is rendered. Unlike the rows of a batch, these stay in memory,
/// because an index lists all of them. Any number of threads may call at once.
package final class AssetTarget: OutputNaming {
  /// The kind of pipeline.
  package let kind: AssetKind
  /// The name of the asset catalogue, of the type of names in code, and of the web page.
  package let name: String
  /// The id of the label to make favicons from, if the user named one; only for the web.
  package let favicon: String?
  package let leavesOutUnsupportedVariants: Bool
  /// How the documents of a web page are made.
  private let web: WebOptions

  private struct State {
    var names = AssetNames()
    var images: [OutputPath: AssetImage] = [:]
    /// The favicon files that were rendered.
    var favicons: Set<OutputPath> = []
    var hasFavicon = false
    var faviconTheme = FaviconTheme()
    /// The title of the label of the favicons.
    var faviconTitle: String?
    /// The hashed file names of the previous run, by planned path; only for the web.
    var previousNames: [OutputPath: OutputPath] = [:]
  }

  private let state = Mutex(State())

  /// The id of the label to make favicons from if the user names none.
  static let defaultFavicon = "favicon"

  /// - Parameter name: a valid name by `AssetLayout.isName`.
  package init(
    _ kind: AssetKind, name: String = "Labels", favicon: String? = nil, leavesOutUnsupportedVariants: Bool = false,
    web: WebOptions = WebOptions()
  ) {
    self.web = web
    self.kind = kind
    self.name = name
    self.favicon = favicon
    self.leavesOutUnsupportedVariants = leavesOutUnsupportedVariants
  }

  /// Names the images of a layout.
  convenience init(_ layout: AssetLayout) {
    self.init(
      layout.kind, name: layout.name, favicon: layout.favicon, leavesOutUnsupportedVariants: layout.leavesOutUnsupportedVariants,
      web: WebOptions(
        faviconFolder: layout.faviconFolder, hasPowerOfTwoSheets: layout.hasPowerOfTwoSheets, usesPlainNames: layout.usesPlainNames))
  }

  /// Whether an image keeps its name when its contents change.
  var keepsNames: Bool { kind != .web || web.usesPlainNames }

  // MARK: Planning

  package func formats(_ formats: [OutputFormat]?) throws(LabelError) -> [OutputFormat] {
    try kind.formats(formats, leavesOut: leavesOutUnsupportedVariants)
  }

  /// A label's axes, with the pipeline's default scales if neither the manifest nor the label has scales.
  ///
  /// - Parameter record: the label's record, with defaults filled in.
  package func axes(_ axes: VariantAxes, of record: LabelRecord, _ formats: [OutputFormat]) -> VariantAxes {
    var axes = axes
    // One file of outlines is for all densities.
    if formats.contains(where: \.isVector) {
      axes.scale = [1]
      return axes
    }
    if axes.scale == nil, record.scale == nil { axes.scale = web.hasPowerOfTwoSheets ? WebOptions.powersOfTwo : kind.defaultScales }
    return axes
  }

  /// Reserves a label's name in code.
  ///
  /// - Throws: an error if the id gives no valid name, or the name of another label.
  package func reserve(_ id: OutputName) throws(LabelError) {
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
    try check(AssetQualifiers(variant, among: axes))
  }

  private func check(_ qualifiers: AssetQualifiers) throws(LabelError) {
    try kind.check(qualifiers)
    if web.hasPowerOfTwoSheets, qualifiers.scale.significand != 1 {
      throw .unsupportedVariant(
        axis: "scale", value: qualifiers.scaleText, target: "a sprite sheet whose sides are powers of two",
        expected: "it supports the scales 1, 2 and 4")
    }
  }

  package func path(
    of id: OutputName, _ variant: VariantValues, among axes: VariantAxes, as format: OutputFormat
  ) throws(LabelError) -> OutputPath {
    let qualifiers = AssetQualifiers(variant, among: axes)
    try check(qualifiers)
    return switch kind {
    case .xcassets: try XcodeCatalog.path(of: id, qualifiers, catalog: name, format)
    case .android: try AndroidResources.path(of: id, qualifiers, format)
    case .flutter: try FlutterAssets.path(of: id, qualifiers)
    case .web: try WebAssets.path(of: id, qualifiers, format)
    case .swiftpm: try PackageResources.path(of: id, qualifiers)
    }
  }

  package func add(
    _ record: LabelRecord, _ id: OutputName, _ variant: VariantValues, among axes: VariantAxes, at path: OutputPath, as format: OutputFormat
  ) {
    let qualifiers = AssetQualifiers(variant, among: axes)
    let title = record.plainTitle
    var image = AssetImage(id: id, qualifiers: qualifiers, title: title, renderingMode: record.icon?.renderingMode)
    image.format = format
    let isFavicon = kind == .web && id.id == favicon ?? Self.defaultFavicon
    state.withLock {
      $0.images[path] = image
      if isFavicon { ($0.faviconTheme, $0.faviconTitle) = (FaviconTheme(of: record), title) }
    }
  }

  /// The favicon files, if this label is the one to make favicons from.
  package func squareFiles(of id: OutputName) -> [SquareFile] {
    guard kind == .web, id.id == favicon ?? Self.defaultFavicon else { return [] }
    state.withLock { $0.hasFavicon = true }
    return FaviconFile.all + [FaviconFile.vector]
  }

  /// An error if no label has the id that the user named for the favicons; nil otherwise.
  package var missingFavicon: LabelError? {
    guard let favicon else { return nil }
    let ids = state.withLock { $0.hasFavicon ? nil : Set($0.images.values.map(\.id.id)) }
    return ids.map {
      .noSuchLabel(option: "--favicon", text: favicon, what: "label has the id", nearest: NearestNames.of(favicon, in: $0))
    }
  }

  // MARK: Rendering

  /// The path of a rendered image. On the web its name has a hash of the contents.
  package func finalPath(of planned: OutputPath, holding bytes: [UInt8]) -> OutputPath {
    guard kind == .web, !web.usesPlainNames, state.withLock({ $0.images[planned] != nil }) else { return planned }
    return WebAssets.hashed(planned, bytes)
  }

  /// The path that the previous run gave to an image with this planned path.
  package func previousPath(of planned: OutputPath) -> OutputPath {
    guard kind == .web else { return planned }
    return state.withLock { $0.images[planned] == nil ? planned : $0.previousNames[planned] ?? planned }
  }

  /// Loads the file names of the previous run.
  package func loadPreviousNames(from folder: OutputFolder) {
    guard kind == .web else { return }
    let names = WebIndex.previousNames(in: folder)
    state.withLock { $0.previousNames = names }
  }

  /// Records the result of an image.
  package func record(_ result: RunResult) {
    guard let planned = result.plannedPath, let path = result.outputPath, result.status == .written || result.status == .unchanged else {
      return
    }
    let file = AssetImage.File(
      path: path, pixelWidth: result.pixelWidth, pixelHeight: result.pixelHeight, byteCount: result.byteCount,
      insets: result.insets)
    state.withLock { state in
      if state.images[planned] != nil { state.images[planned]?.file = file } else { state.favicons.insert(path) }
    }
  }

  // MARK: Documents

  /// The paths of the documents that a run would write, without making them: for `--dry-run`.
  ///
  /// - Parameter allUpToDate: whether all images are up to date, so that the sprite sheets are too.
  package func plannedDocuments(in folder: OutputFolder, allUpToDate: Bool) -> [OutputPath] {
    let (images, hasFavicons) = state.withLock { ($0.images, $0.hasFavicon) }
    if kind == .web {
      return WebAssets.plannedDocuments(hasFavicons: hasFavicons) + (allUpToDate ? WebIndex.previousSprites(in: folder) : [])
    }
    let assets = Asset.all(
      images.map { path, image in
        var image = image
        image.file = AssetImage.File(path: path, pixelWidth: 1, pixelHeight: 1, byteCount: 0)
        return image
      })
    switch kind {
    case .xcassets: return ((try? XcodeCatalog.documents(assets, name: name)) ?? []).map(\.path)
    case .flutter: return ((try? FlutterAssets.documents(assets, name: name)) ?? []).map(\.path)
    case .swiftpm: return ((try? PackageResources.documents(assets, name: name)) ?? []).map(\.path)
    case .android, .web: return []
    }
  }

  /// The documents for the images that were rendered.
  ///
  /// - Parameters:
  ///   - folder: the folder with the images.
  ///   - isCurrent: whether a document is unchanged since an earlier run, by its path and a hash of its inputs.
  /// - Throws: an error if an image cannot be read or a document's path is invalid.
  package func documents(
    in folder: OutputFolder, isCurrent: (OutputPath, ContentHash) -> Bool
  ) throws(Diagnostic) -> [AssetDocument] {
    let (images, favicons, theme, title) = state.withLock {
      (Array($0.images.values), $0.favicons, $0.faviconTheme, $0.faviconTitle)
    }
    let assets = Asset.all(images)
    do throws(LabelError) {
      switch kind {
      case .xcassets: return try XcodeCatalog.documents(assets, name: name)
      case .android: return []
      case .flutter: return try FlutterAssets.documents(assets, name: name)
      case .swiftpm: return try PackageResources.documents(assets, name: name)
      case .web: break
      }
    } catch { throw Diagnostic(error) }
    var documents = try WebAssets.documents(assets, name: name, web, in: folder, isCurrent: isCurrent)
    if !favicons.isEmpty {
      documents += try FaviconSet(theme: theme, title: title ?? name, folder: web.faviconFolder).documents(favicons, in: folder)
    }
    return documents
  }
}
