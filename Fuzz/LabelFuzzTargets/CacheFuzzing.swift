// SPDX-License-Identifier: MIT

internal import LabelBuild
internal import LabelCore
internal import LabelManifest
internal import LabelSystem

/// Files in the place of a build cache.
enum CacheFuzzing {
  static func database(_ bytes: [UInt8]) {
    ScratchFolder.withFile("cache.sqlite", bytes) { path in
      // Twice: the second run meets what the first one left.
      for _ in 0..<2 { run(path) }
    }
  }

  private static func run(_ path: String) {
    _ = BuildCache.isReplaceable(path)
    guard let cache = BuildCache(path: path, replaces: .ownFiles), let folder = OutputFolder(existing: ScratchFolder.path) else { return }
    let stamp = cache.upToDateStamp()
    if let stamp {
      _ = stamp.files
      _ = cache.outputsAreUpToDate(by: stamp, in: folder)
    }
    cache.beginRun()
    let key = BuildKey(label: 1, files: 2, tool: 3)
    for name in ["a.png", "b.png", "folder/c.png"] {
      guard let path = try? OutputPath(name) else { continue }
      switch cache.staleness(of: path, key: key, stamp: FileStamp(size: 100, changed: 7)) {
      case .upToDate: cache.mark(path)
      case .stale:
        cache.record(path, key: key, RunResult.File(byteCount: 100, pixelWidth: 1, pixelHeight: 1, stamp: FileStamp(size: 100, changed: 7)))
      }
    }
    var orphans: [OutputPath] = []
    cache.forEachOrphan(in: folder) { orphans.append($0) }
    for path in orphans { cache.forget(path) }
    cache.record(UpToDateStamp(options: ContentHash(ofUTF8: "options"), images: 3, tools: [], files: [:], folders: [], trees: []))
  }
}
