// SPDX-License-Identifier: MIT

import Foundation
import LabelComparison
import LabelCore
import LabelSnapshotEngine
import TestSupport
import Testing

struct HTMLReportTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// A report with one result of each status. The first changed one has a name with HTML in it, the second a different size.
  private func report() throws -> String {
    let folder = BaselineFolder(root: scratch.path + "/accepted", failures: scratch.path + "/failures")
    /// A stripe at the right and one at the bottom, so that images of different sizes are aligned at the bottom right.
    func snapshot(_ color: UInt32, _ width: Int, _ height: Int) throws -> Snapshot {
      let pixels = (0..<width * height).map { width - $0 % width == 2 || height - $0 / width == 3 ? color : 0xFFFF_FFFF }
      return try Snapshot(name: "x", image: SnapshotImage(Bitmap(width: width, height: height, pixels: pixels)))
    }
    let png = try SnapshotImage(Bitmap(width: 8, height: 6, pixels: Array(repeating: 0xFF00_00FF, count: 48))).png()
    var results: [SnapshotResult] = []
    for (name, status) in [("a</script><b>&", "changed"), ("b/new", "new"), ("c", "passed"), ("d", "deleted"), ("e", "changed")] {
      var result = SnapshotResult(name: name, status: .init(rawValue: status) ?? .broken)
      if status != "deleted" { result.actual = png }
      if status != "new" { result.accepted = png }
      if status == "changed" {
        _ = try folder.record(snapshot(0xFF00_0000, 8, 6))
        let new = name == "e" ? try snapshot(0xFF00_0000, 11, 10) : try snapshot(0xFFFF_0000, 8, 6)
        if case .failed(let failure) = try folder.check(new, mode: .never) { result.failure = failure }
      }
      results.append(result)
    }
    return HTMLReport(SnapshotResults(results)).html
  }

  @Test func reportIsSelfContained() throws {
    let html = try report()
    #expect(html.components(separatedBy: "</script>").count == 2 && !html.contains("http://") && !html.contains("https://"))
    #expect(html.components(separatedBy: "data:image/png;base64,").count > 8 && html.contains("default-src 'none'"))
  }

  /// Marks changes with keys and buttons, and compares the command that the page shows.
  @Test(
    .enabled(if: HeadlessBrowser.path != nil, "\(HeadlessBrowser.absence)"), .timeLimit(.minutes(60)))
  func changesAreMarkedAndTheCommandAcceptsThem() throws {
    var results: [SnapshotResult] = []
    for (name, group) in [("a", "1"), ("it's b", "1"), ("-c", "2"), ("d", "3")] {
      var result = SnapshotResult(name: name, status: .changed)
      var change = SnapshotChange(name: name, kind: .changed, summary: "differs")
      (change.group, change.causes) = (group, ["cause \(group)"])
      result.change = change
      results.append(result)
    }
    results.append(SnapshotResult(name: "e", status: .passed))
    let driver = """
      <script>
      const log = [];
      addEventListener('error', event => log.push('ERROR ' + event.message));
      addEventListener('load', () => {
        const press = key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        const find = id => document.getElementById(id);
        const say = what => log.push(what + ': ' + find('name').textContent + ' | ' + find('count').textContent + ' | ' + find('command').textContent
          + ' | ' + [...document.querySelectorAll('.accepted')].map(mark => mark.textContent || '-').join(''));
        say('start');
        press('a'); say('a'); press('a'); say('a'); press('a'); say('a'); press('k'); press('u'); say('u');
        find('undoAll').click(); say('undo all'); press('k'); find('acceptGroup').click(); say('group ' + find('cause').textContent);
        find('undoGroup').click(); say('undo group'); find('acceptAll').click(); say('all');
        log.push(decodeURIComponent(find('save').href));
        const before = find('help').hidden; press('?'); log.push('help ' + before + ' ' + find('help').hidden);
        location.hash = '#e'; dispatchEvent(new HashChangeEvent('hashchange')); press('a'); log.push('passed ' + find('decide').hidden);
        const out = document.createElement('pre'); out.id = 'log'; out.textContent = 'LOG\\n' + log.join('\\n') + '\\nEND';
        document.body.append(out);
      });
      </script>
      """
    let html = HTMLReport(SnapshotResults(results), folder: "my failures").html
    let log = try shown(html.replacingOccurrences(of: "<header>", with: driver + "<header>"))
    #expect(
      log == """
        start: a | 0 of 4 accepted | nothing is accepted yet | ----
        a: it's b | 1 of 4 accepted | labelkit snapshot accept 'my failures' a | ✓---
        a: -c | 2 of 4 accepted | labelkit snapshot accept 'my failures' a 'it'\\''s b' | ✓✓--
        a: d | 3 of 4 accepted | labelkit snapshot accept -- 'my failures' a 'it'\\''s b' '-c' | ✓✓✓-
        u: -c | 2 of 4 accepted | labelkit snapshot accept 'my failures' a 'it'\\''s b' | ✓✓--
        undo all: -c | 0 of 4 accepted | nothing is accepted yet | ----
        group cause 1: it's b | 2 of 4 accepted | labelkit snapshot accept 'my failures' a 'it'\\''s b' | ✓✓--
        undo group: it's b | 0 of 4 accepted | nothing is accepted yet | ----
        all: it's b | 4 of 4 accepted | labelkit snapshot accept 'my failures' | ✓✓✓✓
        data:text/x-shellscript;charset=utf-8,labelkit snapshot accept 'my failures'

        help false true
        passed true
        """)
  }

  /// A dark image is on a dark background in the list and in every view, and `g` shows the other one.
  @Test(
    .enabled(if: HeadlessBrowser.path != nil, "\(HeadlessBrowser.absence)"), .timeLimit(.minutes(60)))
  func imagesAreOnTheBackgroundOfTheirAppearance() throws {
    let png = try SnapshotImage(Bitmap(width: 8, height: 6, pixels: Array(repeating: 0, count: 48))).png()
    let results = [("a", false), ("b", true), ("gone-dark", nil)].map { name, isDark in
      var result = SnapshotResult(name: name, status: isDark == nil ? .deleted : .changed)
      (result.accepted, result.actual) = (png, isDark == nil ? nil : png)
      if let isDark { result.isDark = isDark }
      return result
    }
    let driver = """
      <script>
      addEventListener('load', () => {
        const log = [];
        const press = key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        const kind = element => getComputedStyle(element).backgroundImage.includes('255, 255, 255') ? 'light' : 'dark';
        const kinds = selector => [...new Set([...document.querySelectorAll(selector)].map(kind))].join(' ');
        for (const row of ['a', 'b', 'gone-dark']) {
          for (const key of ['1', '2', '3', '5']) { press(key); log.push(row + ' ' + key + ': ' + kinds('#stage img')); }
          press('g'); log.push(row + ' other: ' + kinds('#stage img')); press('g'); press('1'); press('j');
        }
        log.push('list: ' + [...document.querySelectorAll('#list img')].map(kind).join(' '));
        const out = document.createElement('pre'); out.textContent = 'LOG\\n' + log.join('\\n') + '\\nEND';
        document.body.append(out);
      });
      </script>
      """
    let log = try shown(HTMLReport(SnapshotResults(results)).html.replacingOccurrences(of: "<header>", with: driver + "<header>"))
    let expected = [("a", "light", "dark"), ("b", "dark", "light"), ("gone-dark", "dark", "light")].flatMap { name, own, other in
      ["1", "2", "3", "5"].map { "\(name) \($0): \(own)" } + ["\(name) other: \(other)"]
    }
    #expect(log == (expected + ["list: light dark dark"]).joined(separator: "\n"))
  }

  /// Clicks and types through the report in a headless browser, and compares the log of what is shown.
  @Test(
    .enabled(if: HeadlessBrowser.path != nil, "\(HeadlessBrowser.absence)"), .timeLimit(.minutes(60)))
  func reportWorksWithTheKeyboard() throws {
    let driver = """
      <script>
      const log = [];
      addEventListener('error', event => log.push('ERROR ' + event.message));
      addEventListener('load', () => {
        const press = key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        const say = what => log.push(what + ': ' + document.getElementById('name').textContent + ' | '
          + document.querySelectorAll('#stage img').length + ' images | ' + document.querySelectorAll('#list li').length + ' rows');
        say('start');
        for (const key of ['2', '3', '4', '5', '1']) { press(key); say('view ' + key); }
        press('2'); press('ArrowRight'); log.push('slider ' + document.getElementById('slider').value); press('1');
        press('j'); say('next');
        log.push('columns ' + new Set([...document.querySelectorAll('figure')].map(f => f.offsetTop)).size + ' row, fits '
          + (document.getElementById('stage').scrollWidth <= document.getElementById('stage').clientWidth));
        const positions = () => [...document.querySelectorAll('#stage img')].map(img => img.style.left + ' ' + img.style.top).join(', ');
        log.push('positions ' + positions()); press('3'); log.push('positions ' + positions()); press('1');
        press('k'); say('back'); press('z'); say('zoom'); press('z');
        // The views scroll together, also when the images are larger than the page.
        press('j'); for (let i = 0; i < 14; i++) press('+');
        const views = () => [...document.querySelectorAll('.view')];
        views()[0].scrollTo(0, 12);
        views()[0].dispatchEvent(new Event('scroll'));
        log.push('scrolled ' + views().map(v => v.scrollLeft + ' ' + v.scrollTop).join(', '));
        press('0'); log.push('fit ' + document.getElementById('stage').dataset.scale);
        press('k'); press('z');
        log.push('zoomed ' + (document.getElementById('stage').dataset.scale > 2) + ' ' + views().length); press('z');
        // The edge follows the pointer in the image.
        press('2');
        const stack = document.querySelector('.draggable'); const area = stack.getBoundingClientRect();
        const drag = (type, share) => stack.dispatchEvent(new PointerEvent(type, { clientX: area.left + area.width * share, pointerId: 1 }));
        drag('pointerdown', 0.25); log.push('edge ' + document.querySelector('.edge').style.left);
        drag('pointermove', 0.75); log.push('edge ' + document.querySelector('.edge').style.left);
        drag('pointerup', 0.75); drag('pointermove', 0.1); log.push('edge ' + document.querySelector('.edge').style.left);
        press('1');
        // Each snapshot has an address, and each row a thumbnail.
        log.push('thumbnails ' + document.querySelectorAll('#list img').length);
        press('j'); log.push('address ' + location.hash); press('k'); log.push('address ' + location.hash);
        location.hash = '#c'; dispatchEvent(new HashChangeEvent('hashchange')); say('by address');
        location.hash = '#e'; dispatchEvent(new HashChangeEvent('hashchange')); say('by address');
        press('f'); press('f'); say('changed');
        press('f'); say('filter'); press('+'); press('-');
        press('g'); log.push('background ' + document.getElementById('stage').className); press('g');
        document.getElementById('modes1').focus(); document.activeElement.click(); log.push('still at ' + document.activeElement.id);
        document.activeElement.blur(); press('1');
        press('t'); log.push('theme ' + document.documentElement.dataset.theme); press('t');
        log.push('theme ' + document.documentElement.dataset.theme);
        press('/'); log.push('focus ' + document.activeElement.id);
        document.querySelectorAll('button').forEach(button => button.click());
        document.querySelectorAll('#list li').forEach(row => row.click());
        const out = document.createElement('pre'); out.id = 'log'; out.textContent = 'LOG\\n' + log.join('\\n') + '\\nEND';
        document.body.append(out);
      });
      </script>
      """
    let log = try shown(report().replacingOccurrences(of: "<header>", with: driver + "<header>"))
    #expect(
      log == """
        start: a</script><b>& | 3 images | 4 rows
        view 2: a</script><b>& | 2 images | 4 rows
        view 3: a</script><b>& | 2 images | 4 rows
        view 4: a</script><b>& | 1 images | 4 rows
        view 5: a</script><b>& | 2 images | 4 rows
        view 1: a</script><b>& | 3 images | 4 rows
        slider 55
        next: e | 3 images | 4 rows
        columns 1 row, fits true
        positions 6px 8px, 0px 0px, 0px 0px
        positions 6px 8px, 0px 0px
        back: a</script><b>& | 3 images | 4 rows
        zoom: a</script><b>& | 3 images | 4 rows
        scrolled 0 12, 0 12, 0 12
        fit 2
        zoomed true 3
        edge 25%
        edge 75%
        edge 75%
        thumbnails 4
        address #e
        address #a%3C/script%3E%3Cb%3E%26
        by address: c | 2 images | 5 rows
        by address: e | 3 images | 5 rows
        changed: a</script><b>& | 3 images | 2 rows
        filter: b/new | 1 images | 1 rows
        background dark
        still at modes1
        theme dark
        theme light
        focus search
        """)
  }

  /// What a page in a headless browser writes into its element `log`.
  private func shown(_ html: String) throws -> String {
    let file = scratch.path + "/report.html"
    try html.write(toFile: file, atomically: true, encoding: .utf8)
    return try HeadlessBrowser.log(of: file, folder: scratch.path)
  }

  @Test func imagesBeyondTheLimitAreLeftOut() {
    for (choice, kept) in [(KeptImages.Choice.all, [true, true, false, false]), (.none, [false, false, false, false])] {
      var images = KeptImages(choice)
      images.limit = 2500
      var results = SnapshotResults(images: images)
      for number in 0..<4 {
        var result = SnapshotResult(name: "n\(number)", status: .passed)
        result.actual = Array(repeating: 0, count: 1000)
        results.append(result)
      }
      #expect(results.results.map { $0.actual != nil } == kept)
      #expect(HTMLReport(results).html.components(separatedBy: "pictures    left out").count == kept.count { !$0 } + 1)
    }
  }
}
