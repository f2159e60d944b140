// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore

/// `labelkit cache`: shows and empties the user's cache folder.
struct CacheCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache", abstract: "Shows and empties the cache folder.",
    discussion: """
      The folder has the build caches of `labelkit batch` and `labelkit assets`, by which a run renders only what changed, and the index \
      of the installed fonts. It is $XDG_CACHE_HOME/labelkit, or else ~/.cache/labelkit. All build caches together have at most \
      \(UserCacheFiles.maximumBytes >> 20) MiB: now and then a run that makes a new one removes those that were written longest ago. Only files \
      that LabelKit has made are ever removed.
      """,
    subcommands: [CachePath.self, CacheSize.self, CleanCache.self])

  /// The number and size of files in all folders of LabelKit as text: `3 files, 1.4 MiB`.
  ///
  /// - Parameter files: Returns those of a folder.
  fileprivate static func total(_ files: (UserCacheFiles) -> UserCacheFiles.Size) -> String {
    var size = UserCacheFiles.Size()
    for folder in folders {
      size.add(files(folder))
      folder.close()
    }
    let tenths = (size.bytes * 10 + (1 << 19)) >> 20
    return "\(CountText.of(size.files, "file")), \(tenths / 10).\(tenths % 10) MiB"
  }

  /// The folders with files of LabelKit.
  private static var folders: [UserCacheFiles] {
    guard let path = UserCache.path else { return [] }
    return [path, path + "/" + UserCache.untrustedName].compactMap { UserCacheFiles(in: $0) }
  }
}

/// `labelkit cache path`.
struct CachePath: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "path", abstract: "Prints the path of the cache folder, which need not exist.")

  @OptionGroup var messages: MessageOptions

  func run(on streams: ConsoleStreams) throws {
    let console = messages.console(on: streams)
    try console.run { () throws(Diagnostic) in
      guard let path = UserCache.path else {
        throw Diagnostic(LabelError.usage(reason: "there is no cache folder", help: "set HOME or XDG_CACHE_HOME to an absolute path"))
      }
      try console.output(path + "\n")
      return 0
    }
  }
}

/// `labelkit cache size`.
struct CacheSize: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "size", abstract: "Prints how many files the cache folder has, and their size.")

  @OptionGroup var messages: MessageOptions

  func run(on streams: ConsoleStreams) throws {
    let console = messages.console(on: streams)
    try console.run { () throws(Diagnostic) in
      try console.output(CacheCommand.total { $0.size } + "\n")
      return 0
    }
  }
}

/// `labelkit cache clean`.
struct CleanCache: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "clean", abstract: "Removes the files in the cache folder that LabelKit has made, except those that a run is using.")

  @OptionGroup var messages: MessageOptions

  func run(on streams: ConsoleStreams) throws {
    let console = messages.console(on: streams)
    try console.run { () throws(Diagnostic) in
      try console.output("removed \(CacheCommand.total { $0.removeAll() })\n")
      return 0
    }
  }
}
