// SPDX-License-Identifier: MIT

internal import LabelBuild
internal import LabelCore
internal import LabelManifest
internal import LabelStrings
internal import LabelSystem
internal import SystemPackage

/// A manifest as it is planned now: from the file, or from a draft of the page that is not written yet.
struct LiveManifest: Sendable {
  /// The path as the user named it.
  let path: String
  /// The hash of the bytes of the file, `sha256-` and digits; that of no bytes if the file cannot be read.
  let etag: String
  /// The text that is shown: the draft, or the file.
  let text: String
  /// Whether the text is a draft.
  let isDraft: Bool
  /// The document; nil if the text cannot be read.
  let document: ManifestDocument?
  /// The manifest without its labels, which fills in the defaults; nil if the text cannot be read.
  let manifest: Manifest?
  /// The string tables; nil if it names none.
  let strings: StringTables?
  /// The labels in order.
  private(set) var labels: [LiveLabel]
  /// The diagnostics outside of labels.
  let diagnostics: [Diagnostic]
  /// The icons, fonts and strings that it names.
  let resources: LabelResources

  /// The path from the root of the file system, links followed; the path itself if the file does not exist.
  let absolutePath: String

  /// The format of the manifest; that of YAML for an unknown extension, whose reading fails.
  var format: ManifestFormat { ManifestFormat(path: path) ?? .yaml }

  /// Reads and plans a manifest.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file, or the diagnostic of reading it.
  ///   - draft: The text to show instead; nil for that of the file.
  init(path: String, bytes: Result<[UInt8], Diagnostic>, draft: String?) {
    self.path = path
    absolutePath = (try? FilePath(path).withoutLinks().string) ?? path
    let file = (try? bytes.get()) ?? []
    etag = Self.etag(of: file)
    isDraft = draft != nil
    text = draft ?? String(decoding: file, as: UTF8.self)
    var planned = Plan()
    do throws(Diagnostic) {
      guard let format = ManifestFormat(path: path) else { throw ManifestFile.unknownFormat(path) }
      let shown: [UInt8]
      if let draft { shown = Array(draft.utf8) } else { shown = try bytes.get() }
      planned.add(try ManifestDocument.read(shown, file: path, format: format))
    } catch {
      planned.diagnostics.append(error)
    }
    document = planned.document
    manifest = planned.manifest
    strings = planned.strings
    labels = planned.labels
    diagnostics = planned.diagnostics
    resources = planned.resources
  }

  /// Returns the manifest with the names and columns of its labels.
  func with(_ labels: [LiveLabel]) -> LiveManifest {
    var result = self
    result.labels = labels
    return result
  }

  /// The name of a state of a file: the SHA-256 of its bytes.
  static func etag(of bytes: [UInt8]) -> String { "sha256-" + SHA256.digits(of: bytes) }

  /// Reads the bytes of a manifest.
  static func bytes(of path: String) -> Result<[UInt8], Diagnostic> {
    do throws(Diagnostic) {
      return .success(try InputFile.bytes(at: path, limit: ManifestFormat(path: path)?.maximumBytes ?? ManifestFormat.yaml.maximumBytes))
    } catch { return .failure(error) }
  }

  /// What planning finds.
  private struct Plan {
    var document: ManifestDocument?
    var manifest: Manifest?
    var strings: StringTables?
    var labels: [LiveLabel] = []
    var diagnostics: [Diagnostic] = []
    var resources = LabelResources()

    mutating func add(_ document: ManifestDocument) {
      self.document = document
      let (manifest, found) = Manifest.parse(document.withoutLabels())
      self.manifest = manifest
      resources = manifest.resources
      diagnostics = (found + document.unreadableRowDiagnostics).inOrder
      let nodes = document.labelNodes
      guard manifest.isHeadValid else {
        labels = nodes.enumerated().map { LiveLabel(index: $0, node: $1, items: []) }
        return
      }
      do throws(Diagnostic) {
        let planner = try LabelPlanner(manifest, root: document.root, shard: nil, paths: OutputPathSet(), formats: [.png])
        try planner.checkCount(nodes, document.root, in: document.source)
        strings = try LabelPlanner.strings(of: manifest, document.root)
        resources = planner.resources
        labels = nodes.enumerated().map { LiveLabel(index: $0, node: $1, items: planner.items(of: $1, in: document.source)) }
      } catch {
        diagnostics.append(error)
        labels = nodes.enumerated().map { LiveLabel(index: $0, node: $1, items: []) }
      }
    }
  }
}
