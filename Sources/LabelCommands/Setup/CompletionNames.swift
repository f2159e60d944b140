// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelEngine
import LabelIcons
import LabelText

/// The names that a shell completes. A script asks for them by running the tool with the words that are typed so far.
///
/// Nothing is written, only what the words name is read, and an error gives no names.
enum CompletionNames {
  /// The names of icons, with those of the `--icons` among the words.
  static let icons = CompletionKind.custom { words, _, prefix in
    let names = (try? RendererPool.shared.icons(of: settings(in: words).resources()))?.names ?? []
    return names.filter { $0.hasPrefix(prefix) } + files(prefix, [".svg", ".svgz", ".png"])
  }

  /// The families of fonts, with those of the `--font-dir` among the words.
  static let fonts = CompletionKind.custom { words, _, prefix in
    guard let resources = try? settings(in: words).resources(), let library = try? FontLibrary(resources) else { return [] }
    let wanted = unquoted(prefix)
    return library.families().filter { $0.hasPrefix(wanted) } + files(wanted, [".ttf", ".otf", ".ttc", ".otc"])
  }

  /// The codes of errors and warnings.
  static let codes = CompletionKind.custom { _, _, prefix in
    Explanation.all.map(\.code.rawValue).filter { $0.hasPrefix(prefix.uppercased()) }
  }

  /// The options for icons and fonts among the words of a command line.
  private static func settings(in words: [String]) -> CommonSettings {
    var settings = CommonSettings()
    for (index, option) in words.enumerated().dropLast() {
      // bash makes three words of PREFIX=DIR.
      let isSplit = index + 3 < words.count && words[index + 2] == "="
      let value = unquoted(isSplit ? words[index + 1...index + 3].joined() : words[index + 1])
      if option == "--icons" { settings.iconSets.append(value) }
      if option == "--font-dir" { settings.fontFolders.append(value) }
    }
    return settings
  }

  /// A word without the quotes and backslashes of the shell.
  private static func unquoted(_ word: String) -> String { word.filter { $0 != "\"" && $0 != "'" && $0 != "\\" } }

  /// The files with some extensions and the folders whose paths begin with a text; none for an empty one, since names are wanted then.
  private static func files(_ prefix: String, _ extensions: [String]) -> [String] {
    guard !prefix.isEmpty else { return [] }
    return CompletionFiles.paths(beginningWith: unquoted(prefix), extensions)
  }
}
