// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Images depend on labels, fonts and libraries, and on nothing else in the environment of the process.
@Suite struct SameBytesTests {
  /// A way to run the tool. `script` is a shell script that runs its arguments.
  struct Setting: CustomStringConvertible {
    var environment: [String: String] = [:]
    var jobs = 1
    var isCold = true
    var script = "exec \"$@\""

    var description: String { "\(environment) jobs \(jobs), cold \(isCold), \(script)" }
  }

  /// 31 settings. The first one is what the others are compared with.
  static let settings: [Setting] =
    [Setting()]
    + ["en_US.UTF-8", "de_DE.UTF-8", "zh_CN.UTF-8", "zh_TW", "ja_JP.UTF-8", "ko_KR", "he_IL", "tr_TR"].map {
      Setting(environment: ["LANG": $0])
    }
    + ["ar_EG.UTF-8", "fa_IR", "ka_GE"].map { Setting(environment: ["LC_ALL": $0]) } + [Setting(environment: ["LC_CTYPE": "hy_AM"])]
    + ["zh-hk", "ja:ko"].map { Setting(environment: ["FC_LANG": $0]) }
    + ["Asia/Kathmandu", "America/St_Johns"].map { Setting(environment: ["TZ": $0]) }
    + [2, 4, 8].map { Setting(environment: ["LANG": "zh_CN.UTF-8"], jobs: $0) }
    // An index that was made under one language is used under another.
    + [Setting(isCold: false), Setting(environment: ["LANG": "ja_JP.UTF-8"], isCold: false)]
    + [
      Setting(script: "mkdir home tmp; HOME=$PWD/home TMPDIR=$PWD/tmp exec \"$@\""), Setting(script: "umask 077; exec \"$@\""),
      Setting(script: "cd /; exec \"$@\""), Setting(environment: ["HB_SHAPER_LIST": "fallback"]),
      Setting(environment: ["FREETYPE_PROPERTIES": "cff:no-stem-darkening=0 autofitter:warping=1"]),
      Setting(environment: ["HB_OPTIONS": "uniscribe-bug-compatible"]),
    ]
    // Processors without some instructions.
    + ["sse2", "ssse3", "mmx sse2 ssse3"].map { Setting(environment: ["PIXMAN_DISABLE": $0]) }

  private static let words = [
    "Straße", "naïve", "Wi-Fi", "1,234.5", "Привет мир", "Ελληνικά", "שלום עולם", "مرحبا بالعالم", "سلام دنیا", "नमस्ते दुनिया", "বাংলা", "ਪੰਜਾਬੀ",
    "தமிழ்",
    "తెలుగు", "മലയാളം", "සිංහල", "สวัสดีชาวโลก", "ລາວ", "བོད་ཡིག", "မြန်မာ", "ភាសាខ្មែរ", "ქართული", "Հայերեն", "አማርኛ", "日本語の骨", "简体直", "繁體直", "한국어", "ᏣᎳᎩ",
    "👋🏽",
    "👩‍💻", "🇩🇪", "☃ ⌘ →", "♞", "∮ x²", "i İ ı I",
  ]
  private static let locales = ["en", "ja", "zh-Hant", "ko", "ar", "he", "fa", "tr", "de", "tlh", "xx-DE"]
  private static let icons = ["bolt.fill", "cloud.rain", "star", "heart.fill", "arrow.right", "gear"]

  /// Labels in about thirty scripts, most of them without a locale, with icons, emoji and numbers in languages that nobody knows.
  static func rows(_ count: Int) -> String {
    var random = Seeded(state: 22)
    func pick(_ list: [String]) -> String { list[Int.random(in: list.indices, using: &random)] }
    return "{\"version\": 1, \"strings\": \"strings\"}\n"
      + (0..<count).map { index in
        var fields = ["\"id\": \"\(index)\"", "\"scale\": 1", "\"font\": {\"size\": \(Int.random(in: 9...24, using: &random))}"]
        if index % 16 == 7 {
          fields += ["\"titleKey\": \"amount\"", "\"titleArguments\": [\(Double(index) * 1234.5)]"]
        } else {
          let khmer = index % 8 == 2 ? ["ភាសាខ្មែរ"] : []
          let parts = khmer + (0...Int.random(in: 0...3, using: &random)).map { _ in pick(words) }
          fields.append("\"title\": \"\(parts.joined(separator: " "))\"")
        }
        if index % 3 == 0 { fields.append("\"icon\": \"\(pick(icons))\"") }
        if index % 4 == 3 { fields.append("\"locale\": \"\(pick(locales))\"") }
        if index % 6 == 1 {
          let kind = ["linear", "radial", "angular"][index / 6 % 3]
          fields.append("\"background\": {\"gradient\": \"\(kind)\", \"colors\": [\"red\", \"blue\"]}")
        }
        if index % 5 == 4 { fields += ["\"width\": 120", "\"numberOfLines\": 2"] }
        return "{\(fields.joined(separator: ", "))}\n"
      }.joined()
  }

  /// The images of the labels under one setting.
  private func images(_ rows: String, _ setting: Setting, _ tool: Tool) throws -> [String: [UInt8]] {
    try tool.write("m.ndjson", rows)
    try tool.write("strings/en.lproj/Localizable.strings", "\"amount\" = \"%.2f m, %1$@\";\n")
    let unset = ["LANG", "LC_ALL", "LC_CTYPE", "LANGUAGE", "FC_LANG", "TZ"].reduce(into: [:]) { $0[$1] = "" }
    let work = tool.home.appendingPathComponent("work").path
    let outcome = try tool.run(
      [
        "-c", setting.script, "sh", Tool.executable.path, "batch", work + "/m.ndjson", "-o", work + "/out", "--force", "--jobs",
        "\(setting.jobs)",
      ], environment: unset.merging(setting.environment) { _, new in new }, program: URL(fileURLWithPath: "/bin/sh"))
    #expect(outcome.code == 0, "\(setting): \(outcome.errors)")
    let files = try tool.files("out")
    try tool.remove("out")
    return files
  }

  private func compare(labels count: Int) throws {
    let rows = Self.rows(count)
    let shared = try Tool()
    var expected: [String: [UInt8]] = [:]
    for setting in Self.settings {
      let images = try images(rows, setting, setting.isCold ? try Tool() : shared)
      if expected.isEmpty { expected = images }
      let different = images.filter { $0.value != expected[$0.key] }.keys.sorted()
      #expect(images.count == count && different.isEmpty, "\(setting): \(different.count) images differ: \(different.prefix(9))")
    }
  }

  @Test func thereAre31Settings() { #expect(Self.settings.count == 31) }

  @Test func environmentChangesNoByteOf24Labels() throws { try compare(labels: 24) }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["LABELKIT_SLOW_TESTS"] != nil, "LABELKIT_SLOW_TESTS is not set"))
  func environmentChangesNoByteOf1000Labels() throws { try compare(labels: 1000) }
}
