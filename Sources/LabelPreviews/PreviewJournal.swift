// SPDX-License-Identifier: MIT

internal import LabelSystem
internal import Synchronization
internal import SystemPackage

/// A file beside a test program that says which previews it is drawing, so that the next run knows which one crashed the process.
///
/// The file is locked while the process runs. It has a line with a plus sign for each piece of work that was begun and one with a minus sign
/// for each that has ended. A run reads what was begun and not ended from the files that no process has locked, and removes them.
package final class PreviewJournal: Sendable {
  /// Work during which a preview may crash the process.
  package enum Work: Hashable, Sendable {
    /// Drawing the preview with this file name.
    case drawing(String)
    /// Listing the previews of the provider with this name.
    case listing(String)

    fileprivate var text: String {
      switch self {
      case .drawing(let name): "drawing " + name
      case .listing(let name): "listing " + name
      }
    }

    fileprivate init?(_ text: Substring) {
      let parts = text.split(separator: " ", maxSplits: 1)
      switch parts.first {
      case "drawing" where parts.count == 2: self = .drawing(String(parts[1]))
      case "listing" where parts.count == 2: self = .listing(String(parts[1]))
      default: return nil
      }
    }
  }

  /// The journal of this process; nil unless its program is a bundle of tests in a folder that can be written to, and for a trial.
  package static let shared = PreviewTrial.isRunning ? nil : PreviewJournal(ofTests: "/proc/self/exe")

  private static let prefix = "labelkit-previews-"
  /// More than the notes on a million previews.
  private static let longestFile = 1 << 28

  private let file: FileDescriptor
  /// The work that ended a process, and whether that process ran the program as it is now.
  private let suspects: Mutex<[Work: Bool]>

  /// Opens the journal of a bundle of tests.
  ///
  /// - Parameter program: The path of the program, or of a link to it.
  package init?(ofTests program: String) {
    guard let path = try? FilePath(program).withoutLinks(), path.extension == "xctest",
      let folder = try? FileDescriptor.open(folder: path.folder.string)
    else { return nil }
    defer { try? folder.close() }
    let head = Self.head(FileStamp(path: program))
    let suspects = Self.unfinished(in: folder, head: head)
    let name = Self.prefix + String(UInt64.random(in: .min ... .max), radix: 36)
    let options: FileDescriptor.OpenOptions = [.create, .exclusiveCreate, .append]
    guard let file = try? folder.open(name, .writeOnly, options: options, permissions: .ownerReadWrite) else { return nil }
    try? file.lock()
    self.file = file
    self.suspects = Mutex(suspects)
    // What ended another version of the program stays a suspect of that one.
    note(head + suspects.map { ($0.value ? "+" : "~") + $0.key.text + "\n" }.joined())
  }

  deinit { try? file.close() }

  private static func head(_ program: FileStamp?) -> String {
    "LabelKit previews 1 \(program?.size ?? 0) \(program?.changed ?? 0)\n"
  }

  /// The work that earlier processes have not ended. Their files are removed.
  private static func unfinished(in folder: FileDescriptor, head: String) -> [Work: Bool] {
    var suspects: [Work: Bool] = [:]
    guard let listing = try? FolderListing(of: folder) else { return [:] }
    while let entry = listing.next() {
      guard entry.isFile, entry.isReadable, entry.name.hasPrefix(prefix) else { continue }
      guard let file = try? folder.open(entry.name, .readOnly, options: [.noFollow, .nonBlocking]) else { continue }
      defer { try? file.close() }
      // A process that still runs has locked its own.
      guard (try? file.lock(milliseconds: 0)) != nil else { continue }
      guard let bytes = file.contents(limit: longestFile) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      for work in unfinished(text) {
        let isOfThisProgram = text.hasPrefix(head) && !work.isOfOtherProgram
        suspects[work.work] = isOfThisProgram || suspects[work.work] == true
      }
      try? folder.remove(entry.name)
    }
    return suspects
  }

  private static func unfinished(_ text: String) -> [(work: Work, isOfOtherProgram: Bool)] {
    // Two tests may draw one preview at once.
    var counts: [Work: Int] = [:]
    var others: Set<Work> = []
    for line in text.split(separator: "\n").dropFirst() {
      guard let work = Work(line.dropFirst()) else { continue }
      if line.hasPrefix("~") { others.insert(work) }
      counts[work, default: 0] += line.hasPrefix("-") ? -1 : 1
    }
    return counts.compactMap { $0.value > 0 ? ($0.key, others.contains($0.key)) : nil }
  }

  // MARK: Notes

  /// Whether the work has ended a process.
  package func isSuspect(_ work: Work) -> Bool { suspects.withLock { $0[work] != nil } }

  /// Whether the work has ended a process of this program as it is now, so that it would end this one too.
  package func hasEndedThisProgram(_ work: Work) -> Bool { suspects.withLock { $0[work] == true } }

  /// Notes that the work has ended without ending the process that did it.
  package func clear(_ work: Work) {
    guard suspects.withLock({ $0.removeValue(forKey: work) }) != nil else { return }
    note("-" + work.text + "\n")
  }

  /// Does the work, and notes that it has begun and ended.
  package func during<Result>(_ work: Work, _ body: () throws -> Result) rethrows -> Result {
    note("+" + work.text + "\n")
    defer { note("-" + work.text + "\n") }
    return try body()
  }

  /// Adds whole lines. A journal that cannot be written is no reason to fail a test.
  private func note(_ lines: String) { try? file.write(all: Array(lines.utf8)) }
}
