// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The page of `labelkit snapshot review --web` in a real browser, from a real server, with what it writes on disk.
@Suite(
  .enabled(if: DevTools.chromium != nil, "there is no Chromium; scripts/install-deps --with-chromium installs it"), .serialized,
  .timeLimit(.minutes(60)))
struct ReviewTests {
  private static let accepted = """
    version: 1
    defaults: { font: { size: 17 }, background: "#ffffff" }
    labels:
      - { id: sky/rain, title: Rain, icon: cloud.rain, padding: 12 }
      - { id: sky/sun, title: Rain, icon: sun.max, padding: 12 }
      - { id: sky/snow, title: Rain, icon: snowflake, padding: 12 }
      - { id: text, title: Monday, padding: 12 }
      - { id: gone, title: Gone, padding: 12 }
      - { id: same, title: Same, padding: 12 }

    """

  /// Three labels with another padding, one with another title, one that is new and one that is gone.
  private static let changed = accepted.replacing("rain, padding: 12", with: "rain, padding: 14")
    .replacing("max, padding: 12", with: "max, padding: 14").replacing("flake, padding: 12", with: "flake, padding: 14")
    .replacing("Monday", with: "Tuesday").replacing("{ id: gone, title: Gone", with: "{ id: fresh, title: Fresh")

  /// Accepts the labels as they were, changes them, and opens the page of the changes.
  private func withReview(_ body: (DevTools, ServedFolder) throws -> Void) throws {
    let served = try ServedFolder(Self.accepted, ["snapshot", "review", "labels.yaml", "--web"]) { served in
      try #require(try served.run(["snapshot", "record", "labels.yaml"]) == 0)
      try served.write(Self.changed)
    }
    let browser = try DevTools(in: served.folder)
    defer { browser.close() }
    try browser.open(served.address)
    try body(browser, served)
    #expect(browser.errors.isEmpty)
  }

  /// The names of the changes that the server has written.
  private static let written = "isSending ? 'sending' : [...written].sort().join(' ')"
  /// The name of the selected snapshot.
  private static let selected = "find('name').querySelector('a').textContent"

  @Test func oneIsAcceptedAndUndoneWithKeys() throws {
    try withReview { page, served in
      let before = try served.files("Snapshots")
      try page.wait(Self.selected, for: "sky/rain")
      try page.press("a")
      try page.wait(Self.written, for: "sky/rain")
      // The next one is selected, and only this one is written: its new image, which `verify` has written too.
      #expect(try page.value(Self.selected) == "sky/sun")
      let after = try served.files("Snapshots")
      #expect(Set(after.keys.filter { after[$0] != before[$0] }) == ["sky/rain.png", "sky/rain.txt"])
      #expect(try served.run(["snapshot", "verify", "labels.yaml", "--filter", "sky/rain", "--failures", "others"]) == 0)
      // A page that is loaded again shows it, and undoes it.
      try page.open(served.address)
      try page.wait("document.querySelector('#row0 .accepted').textContent + ' ' + find('count').textContent", for: "✓ 1 of 6 accepted")
      try page.press("k")
      try page.press("u")
      try page.wait(Self.written, for: "")
      #expect(try served.files("Snapshots") == before)
      for (key, name) in [("j", "sky/sun"), ("j", "sky/snow"), ("k", "sky/sun")] {
        try page.press(key)
        try page.wait(Self.selected, for: name)
      }
      try page.press("?")
      try page.wait("find('help').hidden", for: "true")
      try page.press("?")
      // Keys faster than the server is.
      for key in ["a", "a", "k", "k", "u"] { try page.press(key) }
      try page.wait(Self.written, for: "sky/snow")
    }
  }

  @Test func groupAndAllAreAcceptedAndUndone() throws {
    try withReview { page, served in
      let before = try served.files("Snapshots")
      try page.wait("find('cause').textContent", for: "padding is 14, was 12")
      try page.press("A")
      try page.wait(Self.written, for: "sky/rain sky/snow sky/sun")
      let group = try served.files("Snapshots")
      #expect(Set(group.keys.filter { group[$0] != before[$0] }.map { $0.prefix { $0 != "." } }) == ["sky/rain", "sky/snow", "sky/sun"])
      try page.press("U")
      try page.wait(Self.written, for: "")
      #expect(try served.files("Snapshots") == before)
      try page.run("find('acceptAll').click()")
      try page.wait(Self.written, for: "fresh gone sky/rain sky/snow sky/sun text")
      let all = try served.files("Snapshots")
      #expect(all["gone.png"] == nil && all["fresh.png"] != nil && all["same.png"] == before["same.png"])
      #expect(try served.run(["snapshot", "verify", "labels.yaml", "--failures", "others"]) == 0)
      try page.run("find('undoAll').click()")
      try page.wait(Self.written, for: "")
      #expect(try served.files("Snapshots") == before)
    }
  }

  @Test func acceptedFileThatChangedMeanwhileIsNotReplaced() throws {
    try withReview { page, served in
      let file = served.folder.appending(path: "Snapshots/sky/rain.png")
      let theirs = try Data(contentsOf: served.folder.appending(path: "Snapshots/same.png"))
      try theirs.write(to: file, options: .atomic)
      let before = try served.files("Snapshots")
      // A group is accepted as a whole or not at all.
      try page.press("A")
      try page.wait(
        "isSending + ' ' + find('refusal').hidden + ' ' + document.querySelector('#row0 .accepted').textContent", for: "false false !")
      #expect(try page.value("find('refusal').textContent").contains("Snapshots/sky/rain.png has changed since the report was made"))
      #expect(try page.value("find('count').textContent") == "0 of 6 accepted")
      #expect(try served.files("Snapshots") == before)
      // The others can be accepted.
      try page.run("find('acceptAll').click()")
      try page.wait(Self.written, for: "fresh gone sky/snow sky/sun text")
      #expect(try Data(contentsOf: file) == theirs)
      page.expectErrors("409")
    }
  }

  @Test func endOfTheServerIsShownAndLeavesNothing() throws {
    try withReview { page, served in
      // Not what the browser writes.
      func names() throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: served.folder.path) + served.files("Snapshots").keys)
      }
      let before = try names()
      served.stop()
      try page.press("a")
      try page.wait("find('refusal').textContent.includes('does not answer') + find('count').textContent", for: "true0 of 6 accepted")
      #expect(try names() == before)
      page.expectErrors("api/accept")
    }
  }

  @Test func everyControlHasAName() throws {
    try withReview { page, served in
      for width in [1280, 390] {
        try page.resize(width: width)
        try page.open(served.address)
        for mode in ["1", "2", "3", "4", "5"] {
          try page.press(mode)
          #expect(try page.namelessControls() == [])
        }
        #expect(try page.value("document.documentElement.scrollWidth <= innerWidth") == "true")
        // Nothing is inline that the server forbids.
        #expect(try page.value("document.querySelectorAll('script:not([src]), style').length") == "0")
      }
    }
  }

  @Test func nothingIsServedWithoutChanges() throws {
    let served = try ServedFolder(Self.accepted) { served in
      try #require(try served.run(["snapshot", "record", "labels.yaml"]) == 0)
      #expect(try served.run(["snapshot", "review", "labels.yaml", "--web"]) == 0)
    }
    served.stop()
  }
}
