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
  ///   - former: The manifest before the change, whose labels are kept where their records are the same; nil if strings, icons or fonts changed.
  init(path: String, bytes: Result<[UInt8], Diagnostic>, draft: String?, former: LiveManifest? = nil) {
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
      planned.add(try ManifestDocument.read(shown, file: path, format: format), former)
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

    mutating func add(_ document: ManifestDocument, _ former: LiveManifest?) {
      self.document = document
      let head = document.withoutLabels()
      let (manifest, found) = Manifest.parse(head)
      self.manifest = manifest
      resources = manifest.resources
      diagnostics = (found + document.unreadableRowDiagnostics).inOrder
      let nodes = document.labelNodes
      guard manifest.isHeadValid else {
        labels = nodes.enumerated().map { LiveLabel(LabelPlan(index: $0, node: $1, items: [])) }
        return
      }
      do throws(Diagnostic) {
        var planner = try Self.planner(of: manifest, document)
        let known = former?.document?.withoutLabels().root == head.root ? former?.labels ?? [] : []
        if let changed = Self.changed(nodes, from: known, planner, document.source) {
          labels = changed
        } else {
          // This planner has the names and paths of the labels that it planned.
          if !known.isEmpty { planner = try Self.planner(of: manifest, document) }
          labels = nodes.enumerated().map { LiveLabel(LabelPlan(index: $0, node: $1, items: planner.items(of: $1, in: document.source))) }
        }
        (resources, strings) = (planner.resources, planner.strings)
      } catch {
        diagnostics.append(error)
        resources = manifest.resourcesWithStrings
        labels = nodes.enumerated().map { LiveLabel(LabelPlan(index: $0, node: $1, items: [])) }
      }
    }

    private static func planner(of manifest: Manifest, _ document: ManifestDocument) throws(Diagnostic) -> LabelPlanner {
      var options = PlanOptions()
      options.formats = [.png]
      let planner = try LabelPlanner(manifest, root: document.root, options, paths: OutputPathSet())
      try planner.checkCount(document.labelNodes, document.root, in: document.source)
      return planner
    }

    /// Plans the records that changed, and keeps the other labels.
    ///
    /// - Parameter planner: A new planner.
    /// - Returns: The labels; nil if ids or output paths changed. Two labels may then have the same one, which only planning all labels in
    ///   their order finds.
    private static func changed(
      _ nodes: [DocumentNode], from known: [LiveLabel], _ planner: LabelPlanner, _ source: SourceText
    ) -> [LiveLabel]? {
      guard nodes.count == known.count, known.allSatisfy({ !$0.outputs.isEmpty }) else { return nil }
      var labels = known
      for (index, node) in nodes.enumerated() where !known[index].plan.isPlan(of: node) {
        let plan = LabelPlan(index: index, node: node, items: planner.items(of: node, in: source))
        guard plan.ownID == known[index].ownID, plan.hasSamePaths(as: known[index].plan) else { return nil }
        labels[index] = LiveLabel(plan)
      }
      return labels
    }
  }
}
