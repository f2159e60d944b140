// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSystem

/// A record of all inputs of a run that had no diagnostics. If the next run finds them unchanged, it need not read the manifests: parsing ten
/// thousand labels of YAML takes longer than checking their files.
///
/// It has hashes of all input files, of the names in all folders that were searched, and of the fonts, libraries and options. If one of them
/// differs, the run checks each file by itself.
package struct UpToDateStamp: Hashable, Sendable {
  /// A hash of the run's options, in hexadecimal digits.
  var options: String
  /// The number of images that the run wrote or found up to date. Other outputs, such as an asset catalogue's JSON, are not counted.
  package internal(set) var images: Int
  var inputs: [Input] = []

  /// What the hash of an input covers.
  enum InputKind: Int64 {
    /// Fonts, libraries and options, for a list of font folders.
    case tool = 1
    /// The contents of a file.
    case file
    /// The names in a folder, and the lengths and times of its files.
    case folder
    /// The same for a folder and all folders inside it.
    case tree
  }

  /// An input of the run, with its hash at the time when the run read it.
  struct Input: Hashable, Sendable {
    var kind: InputKind
    /// The input's path. For `.tool`, the font folders, each followed by a zero byte, which no path contains.
    var path: String
    /// Hexadecimal digits.
    var hash: String

    /// The font folders of an input of the kind `.tool`.
    var fontFolders: [String] { path.split(separator: "\0").map(String.init) }
  }

  init(options: String, images: Int) {
    self.options = options
    self.images = images
  }

  /// The stamp of a run that is about to end.
  ///
  /// - Parameters:
  ///   - options: a hash of the run's options.
  ///   - images: how many images the run wrote or found up to date.
  ///   - tools: hashes of fonts, libraries and options, for each list of font folders.
  ///   - files: hashes of the files as the run read them, by path.
  ///   - folders: the folders that were listed.
  ///   - trees: the folders that were listed with all folders inside them.
  package init(
    options: ContentHash, images: Int, tools: [(fontFolders: [String], hash: UInt64)], files: [String: ContentHash], folders: [String],
    trees: [String]
  ) {
    self.init(options: options.digits, images: images)
    inputs += tools.map { tool in
      Input(kind: .tool, path: tool.fontFolders.reduce("") { $0 + $1 + "\0" }, hash: String(tool.hash, radix: 16))
    }
    inputs += files.map { Input(kind: .file, path: $0.key, hash: $0.value.digits) }
    inputs += Set(folders).map { Input(kind: .folder, path: $0, hash: FolderFingerprint.hash(of: $0, isDeep: false).digits) }
    inputs += Set(trees).map { Input(kind: .tree, path: $0, hash: FolderFingerprint.hash(of: $0, isDeep: true).digits) }
    inputs.sort { ($0.kind.rawValue, $0.path) < ($1.kind.rawValue, $1.path) }
  }

  /// The files among the inputs.
  package var files: [String] { inputs.filter { $0.kind == .file }.map(\.path) }

  /// The font folders among the inputs.
  package var fontFolders: [String] { inputs.filter { $0.kind == .tool }.flatMap(\.fontFolders) }

  /// The icon folders among the inputs.
  package var iconFolders: [String] { inputs.filter { $0.kind == .tree }.map(\.path) }

  /// The paths of strings among the inputs.
  package var stringPaths: [String] { inputs.filter { $0.kind == .folder }.map(\.path) }

  /// Whether the options and all inputs are unchanged.
  ///
  /// - Parameter tool: returns the current hash of fonts, libraries and options for font folders; nil if it cannot be computed.
  package func isCurrent(options: ContentHash, tool: ([String]) -> UInt64?) -> Bool {
    options.digits == self.options
      && inputs.allSatisfy { input in
        switch input.kind {
        case .tool: tool(input.fontFolders).map { String($0, radix: 16) } == input.hash
        case .file: InputFiles.contentHash(of: input.path).digits == input.hash
        case .folder: FolderFingerprint.hash(of: input.path, isDeep: false).digits == input.hash
        case .tree: FolderFingerprint.hash(of: input.path, isDeep: true).digits == input.hash
        }
      }
  }

  /// A checksum of the stamp, which detects damage.
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
