// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem
internal import Synchronization
internal import SystemPackage

/// The folder for the files of failures: the new image, the difference, a report.
///
/// It has the files of the last run only. A list in the folder says which files LabelKit wrote; no other file is ever removed.
struct FailureFolder: Sendable {
  let path: String

  private static let listName = ".labelkit-failures"
  private static let runPrefix = "# run "
  private static let suffixes = [".actual.png", ".actual.txt", ".difference.png", "report.html", ChangeReport.fileName]

  /// The folders in which this process has removed the files of earlier runs.
  private static let begun = Mutex<Set<String>>([])

  /// Writes a file, and notes it in the list.
  ///
  /// - Returns: The path of the file.
  func write(_ bytes: [UInt8], named name: String) throws(MachineError) -> String {
    try note(name)
    _ = try AtomicFile.write(bytes, to: name, below: path, .anyFile)
    return path + "/" + name
  }

  /// Notes in the list that a file belongs to LabelKit.
  func note(_ name: String) throws(MachineError) {
    FilePath(path).makeFolders()
    let list = path + "/" + Self.listName
    do throws(Errno) {
      let file = try FileDescriptor.currentFolder.open(
        list, .writeOnly, options: [.create, .append, .noFollow], permissions: FilePermissions(rawValue: 0o666))
      do throws(Errno) {
        let isNew = try file.stat().size == 0
        try file.write(all: Array(((isNew ? Self.runPrefix + TestRun.name + "\n" : "") + name + "\n").utf8))
      } catch {
        try? file.close()
        throw error
      }
      try file.closeWritten()
    } catch { throw MachineError(writing: list, error) }
  }

  /// Removes the files of an earlier run, once in each process.
  func removeFilesOfEarlierRuns() {
    let path = path
    guard Self.begun.withLock({ $0.insert(path).inserted }), let run = read()?.run, run != TestRun.name else { return }
    removeFiles { _ in false }
  }

  /// Removes the listed files that are not kept, and the folders that are empty then.
  func removeFiles(except isKept: (String) -> Bool) {
    guard let lock = try? FileDescriptor.open(folder: path) else { return }
    try? lock.lock()
    defer { try? lock.close() }
    guard let list = read() else { return }
    var kept: [String] = []
    var seen: Set<String> = []
    for name in list.names where seen.insert(name).inserted {
      if isKept(name) {
        kept.append(name)
      } else {
        // A link in the folder may be older than the file, or somebody else's, as in a clone of a repository.
        _ = lock.remove(fileBelow: name.split(separator: "/").map(String.init))
      }
    }
    if kept.isEmpty {
      try? lock.remove(Self.listName)
      try? FileDescriptor.currentFolder.remove(emptyFolder: path)
    } else if kept.count < list.names.count {
      let text = Self.runPrefix + list.run + "\n" + kept.map { $0 + "\n" }.joined()
      _ = try? AtomicFile.write(Array(text.utf8), to: path + "/" + Self.listName, .anyFile)
    }
  }

  /// The list; nil if there is none. Names that LabelKit does not write, or that are not below the folder, are left out.
  private func read() -> (run: String, names: [String])? {
    guard let bytes = try? FileContents.bytes(at: path + "/" + Self.listName, limit: 64 << 20) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let names = lines.filter { name in
      !name.hasPrefix("/") && !name.split(separator: "/").contains("..") && Self.suffixes.contains { name.hasSuffix($0) }
    }
    let run = lines.first { $0.hasPrefix(Self.runPrefix) }.map { String($0.dropFirst(Self.runPrefix.count)) }
    return (run ?? "", names)
  }

  /// The name of the snapshot of a file.
  static func snapshotName(ofFile name: String) -> String {
    suffixes.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) } ?? name
  }
}
