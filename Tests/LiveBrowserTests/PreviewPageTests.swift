// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The page of `labelkit live` for a package in Chromium, from a real server; a script stands in for `swift build`.
@Suite(
  .enabled(if: DevTools.chromium != nil, "there is no Chromium; scripts/install-deps --with-chromium installs it"), .serialized,
  .timeLimit(.minutes(60)))
struct PreviewPageTests {
  private static let name = "PreviewHostProgram/main/Text"

  private func withPage(_ body: (DevTools, ScriptedPackage, ServedFolder) throws -> Void) throws {
    var package: ScriptedPackage?
    let served = try ServedFolder("", ["live", "--package-path", "App"]) { served in
      package = try ScriptedPackage(in: served.folder.path)
    }
    let browser = try DevTools(in: served.folder)
    defer { browser.close() }
    try browser.open(served.address)
    try body(browser, try #require(package), served)
    browser.expectErrors("api/picture")
    browser.expectErrors("api/layout")
    #expect(browser.errors.isEmpty)
  }

  @Test func aSaveOfThePackageChangesItsPreviews() throws {
    try withPage { page, package, _ in
      try page.wait("model?.status", for: "built")
      try page.wait("find('name').textContent + ' ' + model.labels.length", for: "App 4")
      try page.wait("\(PageTests.image(Self.name)) !== '' && \(PageTests.image(Self.name, 1)) !== ''", for: "true")
      try page.wait("find('banner').hidden", for: "true")
      try page.wait("\(PageTests.image("PreviewHostProgram/main/Preview 1")) !== ''", for: "true")
      let before = try page.value(PageTests.image(Self.name))
      try package.write("Heavy rain\n", to: "Sources/text.txt")
      try page.wait("![\"\", \"\(before)\"].includes(\(PageTests.image(Self.name)))", for: "true")
      // Only the trap fails, and says why.
      try page.wait("document.querySelector('#filters [data-filter=failing] b')?.textContent", for: "1")

      try package.write("", to: "Sources/broken")
      try page.wait("find('banner').textContent.startsWith('The package does not compile')", for: "true")
      try page.wait("allProblems().some(problem => problem.line === 3 && problem.message.includes('Lable'))", for: "true")
      #expect(try page.value("\(PageTests.image(Self.name)) !== ''") == "true")
      try package.remove("Sources/broken")
      try page.wait("model.status + find('banner').hidden", for: "builttrue")
    }
  }

  @Test func aPreviewIsInspectedAndNotEdited() throws {
    try withPage { page, _, _ in
      try page.wait("\(PageTests.image(Self.name)) !== ''", for: "true")
      try page.run("openLabel('\(Self.name)', '0')")
      try page.wait("stageState.size[0] > 0 && stageState.layout?.lines.length", for: "1")
      #expect(try page.value("[...document.querySelectorAll('[role=tab]')].map(tab => tab.textContent).join()") == "Inspect")
      #expect(try page.value("[...document.querySelectorAll('.copies button')].map(each => each.textContent).join()") == "PNG,Command")
      try page.press("e")
      #expect(try page.value("settings.tab") == "")
      try page.press("s")
      try page.wait("document.querySelector('#elements li')?.textContent", for: "1RainstaticText")
      let light = try page.value("stageState.size.join()")
      try page.run("change({ typeSize: 'accessibility5' })")
      try page.wait("stageState.size.join() !== '\(light)'", for: "true")
      #expect(try page.namelessControls().isEmpty)
    }
  }
}
