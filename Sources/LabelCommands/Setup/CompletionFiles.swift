// SPDX-License-Identifier: MIT

import LabelSystem
import SystemPackage

/// Files that complete a path.
enum CompletionFiles {
  /// The paths that begin with a text, of folders and of files with some extensions. Hidden ones are left out.
  static func paths(beginningWith text: String, _ extensions: [String]) -> [String] {
    let folder = text.lastIndex(of: "/").map { String(text[...$0]) } ?? ""
    let start = text.dropFirst(folder.count)
    let names = FolderListing.names(in: folder.isEmpty ? "." : folder).filter { $0.hasPrefix(start) && !$0.hasPrefix(".") }
    return names.compactMap { name in
      let path = folder + name
      if extensions.contains(where: name.lowercased().hasSuffix) { return path }
      return (try? Stat(FilePath(path)))?.type == .directory ? path + "/" : nil
    }
  }
}
