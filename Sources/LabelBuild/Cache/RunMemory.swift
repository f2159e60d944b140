// SPDX-License-Identifier: MIT

internal import Glibc
package import LabelCore
internal import LabelSystem

/// What a run without a word was made from, so that the next one can tell without reading a manifest that nothing changed: ten thousand
/// labels of YAML take longer to read than to look at their files.
///
/// It holds hashes, as their digits, of all input files, of the names in all folders that were searched, of the machine's fonts and libraries with the
/// options, and how many files `BuildState` knew to be right. Whatever is not as it was makes the run a usual one, which decides file by
/// file.
package struct RunMemory: Hashable, Sendable {
  /// Stands for the command line.
  package var options: String
  /// The run's number in `BuildState`.
  package var generation: UInt64
  /// The files that the run left, pictures and documents.
  package var outputs: Int
  /// The pictures among them.
  package var pictures: Int
  /// Hashes of fonts, libraries and options, by the font folders that they are for.
  package var tools: [[String]: UInt64]
  /// Hashes of what files hold, by path.
  package var files: [String: String]
  /// Hashes of the names below folders, and of the lengths and times of their files, by path.
  package var folders: [String: String]
  /// The same, with the folders inside of them.
  package var trees: [String: String]

  /// Takes down a run.
  ///
  /// - Parameters:
  ///   - files: as they were when the run read them.
  ///   - folders: those that were listed.
  ///   - trees: those that were listed with all folders inside of them.
  package init(
    options: ContentHash, generation: UInt64, outputs: Int, pictures: Int, tools: [[String]: UInt64], files: [String: ContentHash],
    folders: [String], trees: [String]
  ) {
    self.options = options.digits
    self.generation = generation
    self.outputs = outputs
    self.pictures = pictures
    self.tools = tools
    self.files = files.mapValues(\.digits)
    self.folders = Self.hashes(folders, areDeep: false)
    self.trees = Self.hashes(trees, areDeep: true)
  }

  private static func hashes(_ paths: [String], areDeep: Bool) -> [String: String] {
    Dictionary(paths.map { ($0, FolderNames.hash(of: $0, isDeep: areDeep).digits) }) { first, _ in first }
  }

  /// Whether every input is as it was. What is cheap to ask comes first.
  ///
  /// - Parameter tool: today's hash for some font folders; nil when it cannot be had.
  package func holds(options: ContentHash, tool: ([String]) -> UInt64?) -> Bool {
    options.digits == self.options && files.allSatisfy { InputFiles.hash($0.key).digits == $0.value }
      && folders == Self.hashes(Array(folders.keys), areDeep: false) && trees == Self.hashes(Array(trees.keys), areDeep: true)
      && tools.allSatisfy { tool($0.key) == $0.value }
  }

  // MARK: Its file

  private static let title = "labelkit run 1"

  /// Reads what `save` wrote; nil when there is nothing, or nothing whole.
  package init?(path: String) {
    guard let file = Descriptor(open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)), let bytes = file.contents(limit: 256 << 20) else {
      return nil
    }
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    guard lines.popLast() == [""], lines.popLast() == ["end"], lines.count >= 5, lines[0] == [Self.title],
      let generation = UInt64(lines[2].last ?? ""), let outputs = Int(lines[3].last ?? ""), let pictures = Int(lines[4].last ?? "")
    else { return nil }
    (options, tools, files, folders, trees) = (lines[1].last ?? "", [:], [:], [:], [:])
    (self.generation, self.outputs, self.pictures) = (generation, outputs, pictures)
    for line in lines.dropFirst(5) {
      guard line.count >= 2 else { return nil }
      switch line[0] {
      case "tool": tools[Array(line.dropFirst(2))] = UInt64(line[1], radix: 16)
      case "file" where line.count == 3: files[line[2]] = line[1]
      case "folder" where line.count == 3: folders[line[2]] = line[1]
      case "tree" where line.count == 3: trees[line[2]] = line[1]
      default: return nil
      }
    }
  }

  /// Writes it down. Failing to is no error: the next run is a usual one then, as it is for paths with tabs or line ends.
  package func save(to path: String) {
    let paths = Array(files.keys) + folders.keys + trees.keys + tools.keys.joined()
    guard !paths.contains(where: { $0.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") }) }) else { return }
    var text = "\(Self.title)\noptions\t\(options)\ngeneration\t\(generation)\noutputs\t\(outputs)\npictures\t\(pictures)\n"
    for (folders, hash) in tools { text += folders.reduce("tool\t" + String(hash, radix: 16)) { $0 + "\t" + $1 } + "\n" }
    for (path, hash) in files { text += "file\t\(hash)\t\(path)\n" }
    for (path, hash) in folders { text += "folder\t\(hash)\t\(path)\n" }
    for (path, hash) in trees { text += "tree\t\(hash)\t\(path)\n" }
    _ = try? AtomicFile.write(Array((text + "end\n").utf8), to: path)
  }

  /// Forgets it, before a run that may change files.
  package static func forget(_ path: String) { unlink(path) }
}
