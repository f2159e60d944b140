// SPDX-License-Identifier: MIT

package import LabelCore

/// The files of one run, no two of which are one file, and none of which is another's folder.
package struct OutputPathSet: Sendable {
  private var files: Set<[String]> = []
  private var folders: Set<[String]> = []

  /// A set without files.
  package init() {}

  /// Adds a file, compared as `OutputNameSet` compares.
  ///
  /// - Throws: `LabelError.outputCollision` when the file is in the set already, or when a file would have to be a folder too
  ///   (`a.png` and `a.png/b.png`).
  package mutating func insert(_ path: OutputPath) throws(LabelError) {
    let key = path.foldedComponents
    let parents = (1..<key.count).map { Array(key.prefix($0)) }
    guard !files.contains(key), !folders.contains(key), !parents.contains(where: files.contains) else {
      throw .outputCollision(path: path.description)
    }
    files.insert(key)
    folders.formUnion(parents)
  }
}
