// SPDX-License-Identifier: MIT

import Foundation
import LabelSnapshots
import Testing

/// Tests `assertSnapshot` as a user calls it, each test in its own folder.
final class AssertSnapshotTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("labelkit-front-\(UUID().uuidString)").path

  deinit { for path in [folder, folder + "-failures"] { try? FileManager.default.removeItem(atPath: path) } }

  private func files() -> [String] {
    ((FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }) ?? []).filter {
      [".png", ".txt", ".svg"].contains(where: $0.contains)
    }
    .sorted()
  }

  /// Settings with the folder of this test and an empty environment, so that a build server records too.
  private func settings(_ record: RecordMode?, _ storage: BaselineStorage? = nil) -> SnapshotSettings {
    var settings = SnapshotSettings(record: record, storage: storage, folder: folder)
    settings.environment = ["LABELKIT_SNAPSHOT_FAILURES": folder + "-failures"]
    return settings
  }

  private var badge: some View { Label("Rain", systemImage: "cloud.rain").font(.custom("Inter", fixedSize: 12)) }

  @Test func snapshotIsNamedAfterItsTestAndHasImageAndLayout() {
    withSnapshots(settings(.missing)) { assertSnapshot(of: badge, as: .image) }
    let name = "AssertSnapshotTests/snapshotIsNamedAfterItsTestAndHasImageAndLayout"
    #expect(files() == [name + ".png", name + ".txt"])
  }

  @Test func svgIsStoredWithItsImageAndComparedAsText() throws {
    let name = "AssertSnapshotTests/svgIsStoredWithItsImageAndComparedAsText"
    withSnapshots(settings(.missing)) { assertSnapshot(of: badge, as: .svg) }
    #expect(files() == [name + ".png", name + ".svg"])
    for copy in ["equal", "text", "pixels"] {
      for end in [".png", ".svg"] {
        try FileManager.default.copyItem(atPath: "\(folder)/\(name)\(end)", toPath: "\(folder)/\(name).\(copy)\(end)")
      }
    }
    withSnapshots(settings(.never)) { assertSnapshot(of: badge, as: .svg, named: "equal") }
    // The same pixels with another title.
    withKnownIssue {
      withSnapshots(settings(.never)) { assertSnapshot(of: badge.accessibilityLabel("Showers"), as: .svg, named: "text") }
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return text.contains("has another SVG file than accepted") && text.contains("<title>Showers</title>")
        && text.contains("no pixel differs")
    }
    // Other pixels are another image.
    withKnownIssue {
      withSnapshots(settings(.never)) { assertSnapshot(of: badge.foregroundColor(.red), as: .svg, named: "pixels") }
    } matching: { issue in
      issue.comments.first?.rawValue.contains("differs from the accepted image") == true
    }
  }

  @Test func svgOfAUILabelHasItsText() throws {
    withSnapshots(settings(.missing)) {
      let label = UILabel()
      label.text = "Rain"
      assertSnapshot(of: label, as: .svg)
    }
    let svg = try #require(files().first { $0.hasSuffix(".svg") })
    #expect(try String(contentsOfFile: folder + "/" + svg, encoding: .utf8).contains("<title>Rain</title>"))
  }

  @Test(arguments: ["sun", "moon star", "moon/star"])
  func argumentsAreInTheName(_ word: String) {
    withSnapshots(settings(.missing)) { assertSnapshot(of: word, as: .lines) }
    #expect(
      files().count == 1 && files()[0].contains("argumentsAreInTheName.\(word.prefix(3))"),
      Comment(rawValue: files().joined(separator: " ")))
  }

  @Test func errorsInGeometryReaderContentFailTheTest() {
    let view = GeometryReader { _ in Image(systemName: "no.such.symbol") }.frame(width: 20, height: 20)
    func fails<V: View>(_ view: V, as strategy: Snapshotting<V>, named name: String) {
      withKnownIssue {
        withSnapshots(settings(.missing)) { assertSnapshot(of: view, as: strategy, named: name) }
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("no.such.symbol") } || "\(issue)".contains("no.such.symbol")
      }
    }
    fails(view, as: .image, named: "image")
    fails(view, as: .layout, named: "layout")
    #expect(files().isEmpty)
  }

  @Test func missingSnapshotFailsTheTestWithTheAcceptCommand() {
    withKnownIssue {
      withSnapshots(settings(.never)) { assertSnapshot(of: badge, as: .image) }
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return text.contains("has no accepted image")
        && text.contains("swift test --filter 'AssertSnapshotTests/missingSnapshotFailsTheTestWithTheAcceptCommand'")
    }
    #expect(files().isEmpty)
  }

  @Test func twoSnapshotsOfOneTestNeedNames() {
    withKnownIssue {
      withSnapshots(settings(.missing)) {
        for word in ["a", "b"] { assertSnapshot(of: word, as: .lines) }
      }
    } matching: {
      $0.comments.first?.rawValue.contains("tell them apart with named:") == true
    }
    withSnapshots(settings(.missing)) {
      for word in ["c", "d"] { assertSnapshot(of: word, as: .lines, named: word) }
    }
  }

  @Test func pullbackConvertsTheValue() {
    let stars = Snapshotting<String>.lines.pullback { (count: Int) in String(repeating: "*", count: count) }
    withSnapshots(settings(.missing)) { assertSnapshot(of: 3, as: stars) }
    #expect(files().count == 1)
    #expect(FileManager.default.contents(atPath: folder + "/" + files()[0]) == Data("***\n".utf8))
  }

  @Test(.snapshots(record: .missing, rule: .lookAlike))
  func traitSetsWhatTheCallLeavesOut() {
    withSnapshots(settings(nil)) { assertSnapshot(of: "x", as: .lines) }
    #expect(files().count == 1)
    withSnapshots(settings(nil)) { assertSnapshot(of: "x", as: .dump, named: "second", record: .all) }
    #expect(files().count == 2)
  }

  /// Text of two lines that shows its environment.
  private struct EnvironmentText: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.locale) private var locale
    @Environment(\.displayScale) private var displayScale

    var body: some View {
      Text("Rain, later thunder: \(String(describing: colorScheme)) \(locale.identifier) \(Int(displayScale))")
        .font(.custom("Inter", fixedSize: 12)).frame(width: 70)
    }
  }

  @Test func viewSnapshotMatchesImageRenderer() throws {
    let renderer = ImageRenderer(content: EnvironmentText())
    (renderer.scale, renderer.colorScheme, renderer.locale) = (3, .dark, "nb")
    withSnapshots(settings(.missing)) {
      assertSnapshot(of: EnvironmentText(), as: .image(scale: 3, colorScheme: .dark, locale: "nb"))
      assertSnapshot(of: EnvironmentText(), as: .layout, named: "layout")
    }
    let name = folder + "/AssertSnapshotTests/viewSnapshotMatchesImageRenderer"
    let accepted = try SnapshotImage(png: [UInt8](#require(FileManager.default.contents(atPath: name + ".png"))))
    #expect(ImageDifference(actual: try SnapshotImage(png: [UInt8](renderer.pngData())), accepted: accepted) == nil)
    let layouts = try [".txt", ".layout.txt"].map { try String(contentsOfFile: name + $0, encoding: .utf8) }
    #expect(layouts[0].contains("dark nb 3") && layouts[1].contains("light en 2"), "\(layouts)")
    #expect(layouts.allSatisfy { $0.components(separatedBy: "\n").count { $0.contains("line \"") } > 1 }, "\(layouts)")
  }

  @Test func uiLabelSnapshotMatchesItsPNG() throws {
    let label = UILabel()
    label.text = "Rain, later thunder"
    label.font = UIFont(name: "Inter", size: 12)
    label.numberOfLines = 0
    label.frame.size = CGSize(width: 60, height: 48)
    withSnapshots(settings(.missing)) {
      assertSnapshot(of: label, as: .image)
      assertSnapshot(of: label, as: .layout, named: "layout")
    }
    let name = folder + "/AssertSnapshotTests/uiLabelSnapshotMatchesItsPNG"
    let accepted = try SnapshotImage(png: [UInt8](#require(FileManager.default.contents(atPath: name + ".png"))))
    #expect(ImageDifference(actual: try SnapshotImage(png: [UInt8](label.pngData(scale: 2))), accepted: accepted) == nil)
    let layouts = try [".txt", ".layout.txt"].map { try String(contentsOfFile: name + $0, encoding: .utf8) }
    #expect(layouts[0] == layouts[1] && layouts[0].contains("thunder"))
    let changed = "AssertSnapshotTests/uiLabelSnapshotMatchesItsPNG.changed"
    _ = try BaselineFolder(root: folder, failures: folder).record(Snapshot(name: changed, image: accepted))
    label.text = "Rain, later hail"
    withKnownIssue {
      withSnapshots(settings(.never)) { assertSnapshot(of: label, as: .image(rule: .lookAlike), named: "changed") }
    } matching: {
      $0.comments.first?.rawValue.contains("differs from the accepted image") == true
    }
  }

  @Test(arguments: RecordMode.allCases, ["call", "scope", "environment"])
  func recordModeIsTheSameFromCallScopeAndEnvironment(_ mode: RecordMode, _ source: String) throws {
    let name = "AssertSnapshotTests/recordModeIsTheSameFromCallScopeAndEnvironment.\(mode)-\(source)"
    _ = try BaselineFolder(root: folder, failures: folder + "/failures").record(Snapshot(name: name + ".old", text: "rain"))
    var settings = settings(source == "scope" ? mode : nil)
    if source == "environment" { settings.environment?["LABELKIT_RECORD"] = mode.rawValue }
    func check(_ text: String, _ own: String, isAccepted: Bool) {
      let record = source == "call" ? mode : nil
      if isAccepted {
        withSnapshots(settings) { assertSnapshot(of: text, as: .lines, named: own, record: record) }
      } else {
        withKnownIssue { withSnapshots(settings) { assertSnapshot(of: text, as: .lines, named: own, record: record) } }
      }
    }
    check("sun", "new", isAccepted: mode != .never)
    check("sun", "old", isAccepted: mode == .failed || mode == .all)
    let old = FileManager.default.contents(atPath: "\(folder)/\(name).old.txt")
    #expect(old == Data((mode == .failed || mode == .all ? "sun\n" : "rain\n").utf8))
    #expect(files().contains(name + ".new.txt") == (mode != .never))
  }

  @Test(arguments: ["sun", "rain"])
  func eachArgumentIsAJUnitCase(_ word: String) throws {
    let results = folder + ".results.xml"
    defer { try? FileManager.default.removeItem(atPath: results) }
    var settings = settings(nil)
    settings.environment?["LABELKIT_SNAPSHOT_JUNIT"] = results
    withSnapshots(settings) { assertSnapshot(of: word, as: .lines, named: "kept", record: .all) }
    withKnownIssue { withSnapshots(settings) { assertSnapshot(of: "<\(word)>", as: .lines, named: "new") } }
    let lines = try String(contentsOfFile: results, encoding: .utf8).split(separator: "\n")
    let head = "<testcase classname=\"AssertSnapshotTests\" name=\"eachArgumentIsAJUnitCase.\(word)"
    let place = "LabelSnapshotsTests/AssertSnapshotTests.swift\" line=\"\(#line - 4)\" time=\""
    #expect(lines.count { $0.hasPrefix("<testcase") } == 2)
    #expect(lines.contains { $0.hasPrefix("\(head).kept\" file=\"") && $0.contains(place) && $0.hasSuffix("\"/>") })
    #expect(lines.contains { $0.hasPrefix("\(head).new\" file=\"") && $0.contains("><failure message=\"has no accepted text\">") })
    #expect(lines.suffix(2) == ["</testsuite>", "</testsuites>"])
  }

  @Test func failuresAreInAReport() throws {
    let report = folder + "-failures/report.html"
    withSnapshots(settings(.missing)) { assertSnapshot(of: badge, as: .image) }
    #expect(!FileManager.default.fileExists(atPath: report))
    for word in ["one", "two"] {
      withKnownIssue {
        withSnapshots(settings(.never)) { assertSnapshot(of: word, as: .lines, named: word) }
      } matching: { issue in
        issue.comments.first?.rawValue.contains("report      \(report)#AssertSnapshotTests/failuresAreInAReport.\(word)") == true
      }
    }
    let html = try String(contentsOfFile: report, encoding: .utf8)
    #expect(html.contains("\"name\":\"AssertSnapshotTests/failuresAreInAReport.one\"") && html.contains("failuresAreInAReport.two\""))
    #expect(html.components(separatedBy: "<script>").count == 2 && html.hasSuffix("</script>\n"))
    // The images and the report are listed, so that the next run removes them.
    let list = try String(contentsOfFile: folder + "-failures/.labelkit-failures", encoding: .utf8)
    #expect(list.contains("\nreport.html\n") && list.contains("\nAssertSnapshotTests/failuresAreInAReport.one.actual.txt\n"))
  }

  @Test func bitmapsAndFilesAreComparedByPixels() throws {
    let renderer = ImageRenderer(content: badge)
    let (bitmap, png) = (try renderer.bitmap(), [UInt8](try renderer.pngData()))
    withSnapshots(settings(.missing)) {
      assertSnapshot(of: bitmap, as: .image, named: "bitmap")
      assertSnapshot(of: png, as: .png, named: "png")
    }
    #expect(files().count == 2)
  }

  @Test func buildServerNeverRecords() {
    var onServer = settings(.all)
    onServer.environment?["CI"] = "true"
    withKnownIssue {
      withSnapshots(onServer) { assertSnapshot(of: "x", as: .lines, record: .all) }
    } matching: {
      $0.comments.first?.rawValue.contains("has no accepted text") == true
    }
    #expect(files().isEmpty)
  }

  @Test func hashStorageWritesNoImages() {
    // One call for both modes: two source locations cannot use the same name.
    for mode in [RecordMode.missing, .never] {
      withSnapshots(settings(mode, .hashes)) { assertSnapshot(of: badge, as: .image) }
    }
    #expect(files().isEmpty && FileManager.default.fileExists(atPath: folder + "/snapshots.sha256"))
  }
}
