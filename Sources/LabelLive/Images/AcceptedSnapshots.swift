// SPDX-License-Identifier: MIT

internal import LabelManifest
internal import LabelSnapshotEngine

/// The accepted images that the page compares with.
struct AcceptedSnapshots: Sendable {
  typealias State = BaselineFolder.AcceptedState

  private let folder: BaselineFolder

  /// The folder of accepted snapshots that `labelkit snapshot` uses by itself.
  private static let standardFolder = "Snapshots"

  /// - Parameters:
  ///   - settings: The folder that the user named is compared with, whatever it has.
  ///   - content: Labels of which the standard folder must have one, to be compared with.
  init?(_ settings: LiveSettings, _ content: LiveContent) {
    let path = settings.baseline ?? Self.standardFolder
    folder = BaselineFolder(root: path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path, failures: "")
    if settings.baseline != nil { return }
    let outputs = content.manifests.lazy.flatMap(\.labels).flatMap(\.outputs)
    guard outputs.contains(where: { [folder] in folder.hasAccepted(Self.name(of: $0)) }) else { return nil }
  }

  /// How an image compares with the accepted one.
  func state(of image: LiveImage, _ output: PlannedOutput) -> State { folder.state(of: image.png, named: Self.name(of: output)) }

  /// The folders whose entries change when an image of these labels is accepted.
  func folders(_ content: LiveContent) -> Set<String> {
    let outputs = content.manifests.lazy.flatMap(\.labels).flatMap(\.outputs)
    return Set(outputs.map { folder.folder(of: Self.name(of: $0)) })
  }

  /// The name of the snapshot of an image.
  private static func name(of output: PlannedOutput) -> String { Snapshot.name(ofPath: output.path.description) }
}
