// SPDX-License-Identifier: MIT

internal import CFontconfig
internal import Glibc
internal import LabelSystem
internal import SystemPackage

/// What fontconfig's answer depends on: variables of the environment, and files and folders with their times.
struct FontSources: Hashable, Sendable {
  /// Fontconfig's version, the user and the variables; only a catalogue with the same ones is true.
  var environment: String
  /// Files and folders as they are now; nil where nothing is.
  let stamps: [String: FileStamp?]
  /// When the last of them changed in any way, which no program can set back: nanoseconds since 1970 by the file system's clock.
  let lastChange: Int

  /// Everything that a configuration was made from, as it is now; nil when that cannot be told.
  init?(of configuration: FontConfiguration) {
    guard EnvironmentVariable.value("FONTCONFIG_SYSROOT") == nil else { return nil }
    var paths = configuration.folders
    for file in configuration.configurationFiles {
      paths.append(file)
      guard let included = Self.includes(in: file) else { return nil }
      paths += included
    }
    // A path that depends on the current folder would stand for something else in the next run.
    guard !paths.contains(where: { !$0.hasPrefix("/") || $0.utf8.contains(0) }) else { return nil }
    self.init(paths: paths)
  }

  /// Some files and folders as they are now.
  init(paths: [String]) {
    environment = Self.environment
    var stamps = PathStamps()
    var found: [String: FileStamp?] = [:]
    for path in Set(paths).sorted() { found[path] = .some(stamps.stamp(of: path)) }
    self.stamps = found
    lastChange = stamps.lastChange
  }

  /// Whether all is still as it was.
  var isUnchanged: Bool { self == FontSources(paths: Array(stamps.keys)) }

  /// Whether something changed at a time or after it: nanoseconds since 1970.
  func changed(since time: Int) -> Bool { lastChange >= time || stamps.values.contains { ($0?.changed ?? .min) >= time } }

  /// Today's environment.
  static var environment: String {
    let names = [
      "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "HOME", "XDG_CONFIG_HOME", "XDG_CONFIG_DIRS", "XDG_DATA_HOME",
      "XDG_DATA_DIRS", "XDG_CACHE_HOME", "FC_LANG", "LC_ALL", "LC_CTYPE", "LANG",
    ]
    return names.reduce("\(FcGetVersion())\n\(geteuid())") { $0 + "\n" + (EnvironmentVariable.value($1).map { "=" + $0 } ?? "") }
  }

  /// The places where a configuration's file may look for others, whether they exist or not: a file that is made there later counts.
  ///
  /// - Returns: nil when the file cannot be read or names a place in a way that is not understood here.
  private static func includes(in file: String) -> [String]? {
    guard let status = try? Stat(file) else { return nil }
    if status.type == .directory { return [] }
    guard let text = (try? FileContents.bytes(at: file, limit: 1 << 20)).map({ String(decoding: $0, as: UTF8.self) }) else { return nil }
    var paths: [String] = []
    for part in text.split(separator: "<include").dropFirst() {
      guard let start = part.firstIndex(of: ">"), let end = part[start...].firstIndex(of: "<") else { return nil }
      let name = part[part.index(after: start)..<end].drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
      guard !name.isEmpty, !name.contains("&") else { return nil }
      paths += places(of: String(name), from: file)
    }
    return paths
  }

  /// Where a name may lie: fontconfig looks in one of these places, by the attributes of the element.
  private static func places(of name: String, from file: String) -> [String] {
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
