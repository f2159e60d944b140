// SPDX-License-Identifier: MIT

internal import LabelCore

extension Run {
  /// Where the files of a run go.
  public struct Destination: Sendable {
    enum Kind: Sendable {
      case folder(String)
      case archive(String)
      case archives(ArchiveSeries)
      case assets(AssetLayout, folder: String)
      case memory
      case target(any RunTarget)
    }

    let kind: Kind

    /// A folder, created with its parents if it does not exist. The manifests' `output` names the files.
    public static func folder(_ path: String) -> Destination { Destination(kind: .folder(path)) }

    /// A tar archive (POSIX.1-2001); `-` is standard output. The file appears when it is complete.
    public static func archive(_ path: String) -> Destination { Destination(kind: .archive(path)) }

    /// Numbered tar archives of a limited size, each with a manifest: WebDataset shards. Each label has two files, `KEY.png` and `KEY.json`.
    ///
    /// An archive appears when it is complete, and its manifest after it. A next run replaces the archives, and removes those of a longer
    /// run.
    public static func archives(_ series: ArchiveSeries) -> Destination { Destination(kind: .archives(series)) }

    /// A folder in the layout of an asset pipeline, including the pipeline's own files, such as an index.
    public static func assets(_ layout: AssetLayout, folder: String) -> Destination {
      Destination(kind: .assets(layout, folder: folder))
    }

    /// Memory: each file is in `RunResult.bytes`, and nothing is written.
    public static var memory: Destination { Destination(kind: .memory) }

    /// A custom target.
    package static func target(_ target: any RunTarget) -> Destination { Destination(kind: .target(target)) }

    /// The folder's path; nil if the destination is not a folder.
    package var folderPath: String? {
      switch kind {
      case .folder(let path), .assets(_, let path): path
      case .archive, .archives, .memory, .target: nil
      }
    }

    /// The archive's path; nil if the destination is not an archive.
    var archivePath: String? { if case .archive(let path) = kind { path } else { nil } }

    /// The layout of an asset pipeline; nil for any other destination.
    var layout: AssetLayout? { if case .assets(let layout, _) = kind { layout } else { nil } }

    /// The path of a file of the run including the folder, as the user wrote it.
    package func fullPath(of path: String) -> String {
      guard let folder = folderPath else { return path }
      return folder + (folder.hasSuffix("/") ? "" : "/") + path
    }

    /// Opens the destination for writing.
    ///
    /// - Throws: `MachineError.notReplaced`, `.diskFull` or `.cannotWrite`, located at the option that names the destination.
    func open(_ session: RunSession) throws(Diagnostic) -> any RunTarget {
      let fingerprint = if case .archives = kind { try session.fingerprint() } else { "" }
      do throws(MachineError) {
        switch kind {
        case .archives(let series): return try NumberedArchives(series, session, fingerprint: fingerprint)
        case .folder(let path), .assets(_, let path): return FolderTarget(try OutputFolder(path), session)
        case .archive(let path): return try ArchiveTarget(path, isInput: session.isInput)
        case .memory: return MemoryTarget()
        case .target(let target): return target
        }
      } catch { throw Diagnostic(error, at: DocumentLocation(file: folderPath != nil ? "--output" : "--archive")) }
    }

    /// Opens the destination for a run that only plans. Nothing is created or written.
    func openForPlanning(_ session: RunSession) throws(Diagnostic) -> any RunTarget {
      switch kind {
      case .target, .archives: return try open(session)
      case .folder, .assets, .archive, .memory: break
      }
      return folderPath.flatMap { OutputFolder(existing: $0) }.map { FolderTarget($0, assets: session.assets) } ?? MemoryTarget()
    }
  }
}
