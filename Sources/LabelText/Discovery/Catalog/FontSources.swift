// SPDX-License-Identifier: MIT

internal import CFontconfig
internal import Glibc
internal import LabelSystem
internal import SystemPackage

/// Everything that fontconfig's results depend on: environment variables, and files and folders with their times.
package struct FontSources: Hashable, Sendable {
  /// Fontconfig's version, the user and the environment variables; a catalogue is valid only with the same ones.
  package var environment: String
  /// The stamps of files and folders; nil for a path that does not exist.
  let stamps: [String: FileStamp?]
  /// The files and folders that the configuration was read from, in fontconfig's order.
  package let configurationFiles: [String]
  /// The latest status change time (ctime) of all of them, which no program can set back: nanoseconds since 1970 by the file system's
  /// clock.
  let lastChange: Int

  /// Collects the current state of everything that a configuration was made from; nil when that cannot be determined.
  package init?(of configuration: FontConfiguration) {
    guard EnvironmentVariable.value("FONTCONFIG_SYSROOT") == nil else { return nil }
    var paths = configuration.folders
    for file in configuration.configurationFiles {
      paths.append(file)
      guard let included = Self.includes(in: file) else { return nil }
      paths += included
    }
    // A relative path would mean another file in a run with another current folder.
    guard !paths.contains(where: { !$0.hasPrefix("/") || $0.utf8.contains(0) }) else { return nil }
    self.init(paths: paths, configurationFiles: configuration.configurationFiles)
  }

  /// Collects the current state of some files and folders.
  ///
  /// - Parameters:
  ///   - paths: The files and folders, existing or not.
  ///   - configurationFiles: Those of them that the configuration was read from.
  package init(paths: [String], configurationFiles: [String] = []) {
    environment = Self.environment
    self.configurationFiles = configurationFiles
    var stamps = PathStamps()
    var found: [String: FileStamp?] = [:]
    for path in Set(paths).sorted() { found[path] = .some(stamps.stamp(of: path)) }
    self.stamps = found
    lastChange = stamps.lastChange
  }

  /// Whether nothing has changed since.
  package var isUnchanged: Bool { self == FontSources(paths: Array(stamps.keys), configurationFiles: configurationFiles) }

  /// Whether something changed at or after a time: nanoseconds since 1970.
  package func changed(since time: Int) -> Bool { newestTime >= time }

  /// The latest status change or modification time of all files and folders: nanoseconds since 1970.
  package var newestTime: Int { max(lastChange, stamps.values.map { $0?.changed ?? .min }.max() ?? .min) }

  /// The paths of all files and folders, existing or not.
  package var paths: Set<String> { Set(stamps.keys) }

  /// The current value of `environment`. The language is no part of it, because queries leave it out.
  package static var environment: String {
    let names = [
      "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "HOME", "XDG_CONFIG_HOME", "XDG_CONFIG_DIRS", "XDG_DATA_HOME",
      "XDG_DATA_DIRS", "XDG_CACHE_HOME",
    ]
    return names.reduce("\(FcGetVersion())\n\(geteuid())") { $0 + "\n" + (EnvironmentVariable.value($1).map { "=" + $0 } ?? "") }
  }

  /// The paths where a configuration file may include others, existing or not: a file that is created there later counts.
  ///
  /// - Returns: nil when the file cannot be read or has an include element that is not understood here.
  private static func includes(in file: String) -> [String]? {
    guard let status = try? Stat(file) else { return nil }
    if status.type == .directory { return [] }
    guard let text = (try? FileContents.bytes(at: file, limit: 1 << 20)).map({ String(decoding: $0, as: UTF8.self) }) else { return nil }
    var paths: [String] = []
    for part in text.split(separator: "<include").dropFirst() {
      guard let start = part.firstIndex(of: ">"), let end = part[start...].firstIndex(of: "<") else { return nil }
      let name = part[part.index(after: start)..<end].drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
      guard !name.isEmpty, !name.contains("&") else { return nil }
      paths += candidatePaths(of: String(name), from: file)
    }
    return paths
  }

  /// The paths that an included name may refer to: fontconfig uses one of them, depending on the element's attributes.
  private static func candidatePaths(of name: String, from file: String) -> [String] {
    if name.hasPrefix("/") { return [name] }
    let home = EnvironmentVariable.value("HOME")
    if name.hasPrefix("~") { return home.map { [$0 + name.dropFirst()] } ?? [] }
    let lists = ["FONTCONFIG_PATH", "XDG_CONFIG_DIRS"].flatMap {
      (EnvironmentVariable.value($0) ?? "").split(separator: ":").map(String.init)
    }
    let configurations = [EnvironmentVariable.value("XDG_CONFIG_HOME"), home.map { $0 + "/.config" }, "/etc/xdg", "/etc/fonts"].compactMap {
      $0
    }
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "/"
    return ([folder] + configurations + lists).map { $0 + "/" + name }
  }
}
