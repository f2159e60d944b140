// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore
import LabelEngine
import LabelSnapshotEngine
import LabelSystem
import LabelText
import SystemPackage

/// `--untrusted`, for commands that read what strangers may have written.
///
/// A flag of each command and no group of options, because parsing a group costs as much as a short label.
struct UntrustedOption {
  static let help: ArgumentHelp = """
    For input of strangers: its paths have to stay below the manifest's folder, limits are smaller, and the process can open only the \
    files that it needs.
    """

  let isUntrusted: Bool

  /// The common settings, with smaller limits if input is not trusted.
  func settings(_ common: CommonOptions) -> CommonSettings {
    var settings = common.settings
    if isUntrusted { settings.limits = .untrusted }
    return settings
  }

  /// Gives up all rights that the command does not need. Does nothing without the flag, or if they are given up already.
  ///
  /// Call it before the first byte of the input is read. Output folders are made first, because their parents cannot be written afterwards.
  ///
  /// - Parameters:
  ///   - inputs: the folders of the manifests, or of other inputs.
  ///   - outputs: the files and folders that the command writes.
  ///   - startsWorkers: whether the command starts worker processes.
  func enter(
    _ common: CommonSettings, reading inputs: [String], writing outputs: Outputs = Outputs(), startsWorkers: Bool = false,
    _ console: Console
  ) throws(Diagnostic) {
    guard isUntrusted, UntrustedInput.readablePaths == nil else { return }
    var sandbox = Sandbox()
    let resources = try common.resources()
    sandbox.allow(.read, to: inputs + resources.iconFolders.values + resources.fontFolders)
    sandbox.allow(.read, to: FontPaths.system + Self.systemFiles)
    sandbox.allow(.write, to: ["/dev/null"] + outputs.make())
    try Self.makeFontIndex(resources)
    sandbox.allow(.read, to: [UserCache.folder].compactMap { $0 })
    if let folder = UserCache.untrustedFolder {
      sandbox.allow(.write, to: [folder])
      // For the names of long runs, which SQLite keeps in an unnamed file.
      EnvironmentVariable.set("SQLITE_TMPDIR", to: folder)
    }
    if startsWorkers {
      sandbox.startsPrograms = true
      sandbox.allow(.run, to: ["/proc/self/exe"] + Self.loaders)
      sandbox.allow(.read, to: SharedLibraries.loaded + ["/etc/ld.so.cache"])
    }
    // Read from files that the sandbox closes; without it, two runs in containers can have the same name.
    _ = TestRun.name
    UntrustedInput.begin(readablePaths: sandbox.readablePaths)
    for missing in sandbox.enter() { console.error(Self.text(missing)) }
  }

  /// Makes the index of the system's fonts if there is none, because it cannot be written afterwards.
  private static func makeFontIndex(_ resources: Resources) throws(Diagnostic) {
    var system = Resources()
    system.fontCatalogFile = resources.fontCatalogFile
    if resources.usesSystemFonts, system.indexedFontFiles == nil { _ = try RendererPool().renderer(for: system) }
  }

  /// What a command writes.
  struct Outputs {
    /// A folder; nil for none.
    var folder: String?
    /// Files. The folders that they are in can be written, since a file is replaced by a new one.
    var files: [String] = []
    /// Whether the command only says what it would write.
    var isDryRun = false

    /// Makes the folder, and returns the folders that are written.
    fileprivate func make() -> [String] {
      if isDryRun { return [] }
      if let folder { FilePath(folder).makeFolders() }
      for file in files { OutputFile.makeFolders(of: file) }
      return [folder].compactMap { $0 }
        + files.filter { $0 != "-" }.map { path in
          // A device is written itself; the folder of all devices is not.
          let type = (try? Stat(FilePath(path)))?.type
          return type == nil || type == .regular ? FilePath(path).folder.string : path
        }
    }
  }

  /// What SQLite and the names of temporary files need.
  private static let systemFiles = ["/dev/urandom", "/proc/sys/kernel/random/boot_id"]

  /// The programs that the kernel starts to load a program.
  private static let loaders = ["/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"]

  private static func text(_ missing: Sandbox.Missing) -> String {
    switch missing {
    case .landlock(let reason):
      "labelkit: the kernel has no Landlock (\(reason)); --untrusted checks the paths in manifests, but libraries could open other files\n"
    case .filter(let reason): "labelkit: the kernel does not filter system calls (\(reason)); --untrusted leaves them as they are\n"
    }
  }
}
