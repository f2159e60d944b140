// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A fontconfig configuration for tests of the tool: a folder with the box font, and rules.
struct FontSettings {
  /// The folder of the fonts.
  let fonts: URL
  private let file: URL
  private let caches: String

  /// Makes the folder, and a configuration without rules.
  init(of tool: Tool) throws {
    fonts = tool.home.appendingPathComponent("fonts")
    file = tool.home.appendingPathComponent("fonts.conf")
    caches = tool.home.path + "/fc"
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    try add([UInt8](Data(contentsOf: URL(fileURLWithPath: BoxFont.file.get()))), "Box.ttf")
    try write(rules: "")
  }

  /// What makes the tool use the configuration.
  var environment: [String: String] { ["FONTCONFIG_FILE": file.path] }

  /// The environment variables that make the tool use the configuration with other cache folders.
  func environment(caches name: String) throws -> [String: String] {
    let other = file.deletingLastPathComponent().appendingPathComponent(name + ".conf")
    try Data(String(contentsOf: file, encoding: .utf8).replacing(caches, with: caches + "-" + name).utf8).write(to: other)
    return ["FONTCONFIG_FILE": other.path, "XDG_CACHE_HOME": caches + "-" + name]
  }

  /// Adds a font.
  func add(_ font: [UInt8], _ name: String) throws { try Data(font).write(to: fonts.appendingPathComponent(name)) }

  /// Replaces the rules, which are elements of fontconfig's XML.
  func write(rules: String) throws {
    let folders = "<dir>\(fonts.path)</dir><cachedir>\(caches)</cachedir>"
    try Data("<?xml version=\"1.0\"?><fontconfig>\(folders)\(rules)</fontconfig>".utf8).write(to: file)
  }

  /// Makes a generic family another name of a family.
  func write(_ generic: String, is family: String) throws {
    try write(
      rules: "<match target=\"pattern\"><test name=\"family\"><string>\(generic)</string></test>"
        + "<edit name=\"family\" mode=\"prepend\" binding=\"strong\"><string>\(family)</string></edit></match>")
  }
}
