// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSystem

/// What a run without diagnostics was made from. The next run compares it with its own inputs, and need not read a manifest when nothing
/// changed: ten thousand labels of YAML take longer to read than to look at their files.
///
/// It holds hashes of all input files, of the names in all folders that were searched, and of the machine's fonts and libraries with the
/// options. Where one of them differs the run goes the usual way, which decides file by file.
package struct UpToDateStamp: Hashable, Sendable {
  /// Stands for the command line.
  var options: String
  /// The images that the run left; other outputs, such as an asset catalogue's JSON, are not among them.
  package internal(set) var images: Int
  var inputs: [Input] = []

  /// What the hash of an input is made of.
  enum InputKind: Int64 {
    /// Fonts, libraries and options, for some font folders.
    case tool = 1
    /// What a file holds.
    case file
    /// The names in a folder, and the lengths and times of its files.
    case folder
    /// The same, with the folders inside of it.
    case tree
  }

  /// Something that outputs depend on, as it was when the run read it.
  struct Input: Hashable, Sendable {
    var kind: InputKind
    /// A path; of tools their font folders, each with a zero byte behind it, which no path has.
    var path: String
    /// Hexadecimal digits.
    var hash: String
  }

  init(options: String, images: Int) {
    self.options = options
    self.images = images
  }

  /// The stamp of a run that is about to end.
  ///
  /// - Parameters:
  ///   - options: stands for the command line.
  ///   - images: how many images the run wrote or found up to date.
  ///   - tools: hashes of fonts, libraries and options, by the font folders that they are for.
  ///   - files: hashes of the files as they were when the run read them, by path.
  ///   - folders: those that were listed.
  ///   - trees: those that were listed with all folders inside of them.
  package init(
    options: ContentHash, images: Int, tools: [[String]: UInt64], files: [String: ContentHash], folders: [String], trees: [String]
  ) {
    self.init(options: options.digits, images: images)
    inputs += tools.map { Input(kind: .tool, path: $0.key.map { $0 + "\0" }.joined(), hash: String($0.value, radix: 16)) }
    inputs += files.map { Input(kind: .file, path: $0.key, hash: $0.value.digits) }
    inputs += Set(folders).map { Input(kind: .folder, path: $0, hash: FolderNames.hash(of: $0, isDeep: false).digits) }
    inputs += Set(trees).map { Input(kind: .tree, path: $0, hash: FolderNames.hash(of: $0, isDeep: true).digits) }
    inputs.sort { ($0.kind.rawValue, $0.path) < ($1.kind.rawValue, $1.path) }
  }

  /// The files among the inputs.
  package var files: [String] { inputs.filter { $0.kind == .file }.map(\.path) }

  /// Whether the options and all inputs are as they were.
  ///
  /// - Parameter tool: today's hash for some font folders; nil when it cannot be had.
  package func isCurrent(options: ContentHash, tool: ([String]) -> UInt64?) -> Bool {
    options.digits == self.options
      && inputs.allSatisfy { input in
        switch input.kind {
        case .tool: tool(input.path.split(separator: "\0").map(String.init)).map { String($0, radix: 16) } == input.hash
        case .file: FileContents.hash(at: input.path).digits == input.hash
        case .folder: FolderNames.hash(of: input.path, isDeep: false).digits == input.hash
        case .tree: FolderNames.hash(of: input.path, isDeep: true).digits == input.hash
        }
      }
  }

  /// Stands for the whole stamp, so that damage shows.
  func checksum(generation: Int64, outputs: Int64) -> Int64 {
    var hash = ContentHash(ofUTF8: options)
    for number in [generation, outputs, Int64(images), Int64(inputs.count)] { hash.add(UInt64(bitPattern: number)) }
    for input in inputs {
      hash.add(UInt64(bitPattern: input.kind.rawValue))
      hash.add(input.path)
      hash.add(input.hash)
    }
    return Int64(bitPattern: hash.words.0)
  }
}
