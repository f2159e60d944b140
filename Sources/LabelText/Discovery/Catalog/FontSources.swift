// SPDX-License-Identifier: MIT

internal import CFontconfig
internal import Glibc

/// What fontconfig's answer depends on: variables of the environment, and files and folders with their times.
struct FontSources: Hashable, Sendable {
  /// Fontconfig's version, the user and the variables; only a catalogue with the same ones is true.
  var surroundings: String
  var changes: [String: FileChange]

  /// Everything that a configuration was made from, as it is now; nil when that cannot be told.
  init?(of configuration: FontConfiguration) {
    guard Self.variable("FONTCONFIG_SYSROOT") == nil else { return nil }
    var paths = configuration.folders
    for file in configuration.configurationFiles {
      paths.append(file)
      guard let included = Self.includes(in: file) else { return nil }
      paths += included
    }
    // A path that depends on the current folder would stand for something else in the next run.
    guard !paths.contains(where: { !$0.hasPrefix("/") || $0.utf8.contains(0) }) else { return nil }
    surroundings = Self.surroundings
    changes = Dictionary(paths.map { ($0, FileChange(path: $0)) }) { first, _ in first }
  }

  init(surroundings: String, changes: [String: FileChange]) {
    self.surroundings = surroundings
    self.changes = changes
  }

  /// Whether all is still as it was.
  var isUnchanged: Bool { surroundings == Self.surroundings && changes.allSatisfy { FileChange(path: $0.key) == $0.value } }

  /// Whether something changed at a time or after it.
  func changed(since time: Int64) -> Bool { changes.values.contains { max($0.modified, $0.changed) >= time } }

  /// Today's surroundings.
  static var surroundings: String {
    let names = [
      "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "HOME", "XDG_CONFIG_HOME", "XDG_CONFIG_DIRS", "XDG_DATA_HOME",
      "XDG_DATA_DIRS", "XDG_CACHE_HOME", "FC_LANG", "LC_ALL", "LC_CTYPE", "LANG",
    ]
    return names.reduce("\(FcGetVersion())\n\(geteuid())") { $0 + "\n" + (variable($1).map { "=" + $0 } ?? "") }
  }

  /// The places where a configuration's file may look for others, whether they exist or not: a file that is made there later counts.
  ///
  /// - Returns: nil when the file cannot be read or names a place in a way that is not understood here.
  private static func includes(in file: String) -> [String]? {
    guard let status = FileStatus(path: file) else { return nil }
    if status.isFolder { return [] }
    guard let text = CacheFile.contents(of: file, limit: 1 << 20).map({ String(decoding: $0, as: UTF8.self) }) else { return nil }
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
    let home = variable("HOME")
    if name.hasPrefix("~") { return home.map { [$0 + name.dropFirst()] } ?? [] }
    let lists = ["FONTCONFIG_PATH", "XDG_CONFIG_DIRS"].flatMap { (variable($0) ?? "").split(separator: ":").map(String.init) }
    let configurations = [variable("XDG_CONFIG_HOME"), home.map { $0 + "/.config" }, "/etc/xdg", "/etc/fonts"].compactMap { $0 }
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "/"
    return ([folder] + configurations + lists).map { $0 + "/" + name }
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
