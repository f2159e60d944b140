// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelPreviews
internal import Synchronization

/// Looks once for each test whether there are accepted snapshots of previews that do not exist any more.
struct PreviewOrphans {
  /// The folder of the test's snapshots, below that of the file.
  let folder: String
  let variants: [PreviewVariant]
  let record: RecordMode?
  let location: TestSourceLocation

  private static let checked = Mutex<Set<String>>([])

  func check() {
    // The previews of a provider that has ended the process are not known.
    guard Previews.areComplete else { return }
    let settings = SnapshotSettings.current
    let root = SnapshotCheck.root(settings, URL(fileURLWithPath: "\(location.filePath)"))
    guard Self.checked.withLock({ $0.insert(root + "/" + folder).inserted }) else { return }
    do {
      let baselines = BaselineFolder(root: root, storage: settings.storage ?? .images, failures: "")
      let all = try baselines.orphans(besides: expected)
      let files = baselines.filesOfLabels(among: all.files.filter { $0.hasPrefix(folder + "/") }, besides: expected)
      let orphans = (files: files, hashes: all.hashes.filter { $0.hasPrefix(folder + "/") })
      let names = Set(orphans.files.map { String($0.dropLast(4)) } + orphans.hashes).sorted()
      if names.isEmpty { return }
      switch try settings.mode(atCall: record, environment: SnapshotSettings.currentEnvironment) {
      case .failed, .all: try baselines.remove(orphans)
      case .never, .missing:
        location.report(
          """
          accepted snapshots belong to no preview: \(names.prefix(20).joined(separator: ", "))\(names.count > 20 ? " and others" : "")
          remove them from \(TestConsole.relative(root)), or run the test with LABELKIT_RECORD=failed
          """)
      }
    } catch { location.report("the accepted snapshots could not be listed: \(error)") }
  }

  /// The files that the snapshots of all previews may have.
  private var expected: Set<String> {
    Set(
      Previews.all.flatMap { preview in
        variants.flatMap { variant in
          let name = folder + "/" + preview.fileName(in: variant)
          return [name + ".png", name + ".txt"]
        }
      })
  }
}
