// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import RunTestSupport
import TestSupport
import Testing

/// `--gallery`: a page that shows all images of a run.
@Suite struct GalleryTests {
  let folder: RunFolder

  private static let manifest = """
    version: 1
    variants: { scale: [1, 2], colorScheme: [light, dark], locale: [en, ar] }
    labels:
      - { id: days/monday, title: "Monday & <more>" }
      - { id: days/tuesday, title: Tuesday }
      - { id: "odd name, ü", title: '"Quoted"' }
    """

  init() throws {
    folder = try RunFolder()
    try folder.write("m.yaml", Self.manifest)
  }

  /// The files that the page refers to.
  private func links(of page: String) -> Set<String> {
    Set(page.matches(of: /srcset="([^"]*)"/).flatMap { $0.output.1.split(separator: ", ").map { String($0.prefix { $0 != " " }) } })
  }

  @Test(arguments: [("out/index.html", ""), ("page.html", "out/"), ("a/b/page.html", "../../out/")])
  func pageShowsEveryImageOfTheRun(file: String, prefix: String) throws {
    if file.hasPrefix("a/") { try folder.makeFolder("a/b") }
    #expect(try folder.run("m.yaml") { $0.galleryFile = folder.path(file) }.code == 0)
    let page = try folder.text(of: file)
    let images = try folder.files("out").keys.filter { $0.hasSuffix(".png") }
    #expect(images.count == 24)
    #expect(Set(links(of: page).map { $0.removingPercentEncoding ?? "" }) == Set(images.map { prefix + $0 }))
    #expect(page.contains("alt=\"Monday &amp; &lt;more&gt;\"") && !page.contains("<more>") && page.contains("alt=\"&quot;Quoted&quot;\""))
    #expect(page.contains("<h2>days <small>2</small></h2>") && page.contains("3 labels, 24 images"))
    #expect(!page.contains("http://") && !page.contains("https://"))
  }

  /// The page is complete also when nothing had to be rendered, and is not touched if it is the same.
  @Test func secondRunWritesTheSamePage() throws {
    #expect(try folder.run("m.yaml") { $0.galleryFile = folder.path("out/index.html") }.code == 0)
    let first = try folder.text(of: "out/index.html")
    let second = try folder.run("m.yaml") { $0.galleryFile = folder.path("out/index.html") }
    #expect(second.code == 0 && second.counts == "24 unchanged", "\(second.errors)")
    #expect(try folder.text(of: "out/index.html") == first)
    // A failed label is not on it.
    try folder.write("m.yaml", Self.manifest + "\n  - { id: bad, title: A, icon: no-such-icon }\n")
    #expect(try folder.run("m.yaml") { $0.galleryFile = folder.path("out/index.html") }.code == 1)
    #expect(try folder.text(of: "out/index.html").contains("3 labels, 24 images"))
  }

  /// The page repeats the title for each image.
  @Test func longTitlesAreCut() throws {
    let title = String(repeating: "x", count: 5000)
    try folder.write(
      "m.yaml", "version: 1\nvariants: { scale: [1, 2] }\nlabels: [{ id: a, title: \(title), width: 99, numberOfLines: 1 }]\n")
    #expect(try folder.run("m.yaml") { $0.galleryFile = folder.path("out/index.html") }.code == 0)
    let page = try folder.text(of: "out/index.html")
    #expect(page.contains("alt=\"\(title.prefix(1000))…\"") && !page.contains(title.prefix(1001)))
  }

  @Test func onlyAGalleryIsReplaced() throws {
    try folder.write("mine.html", "<!DOCTYPE html>\n<p>mine")
    let outcome = try folder.run("m.yaml") { $0.galleryFile = folder.path("mine.html") }
    #expect(
      outcome.code == 73 && outcome.errors.contains("--gallery") && outcome.errors.contains("LK0406"), "\(outcome.code) \(outcome.errors)")
    #expect(try folder.text(of: "mine.html") == "<!DOCTYPE html>\n<p>mine")
    #expect(try folder.run("m.yaml") { $0.galleryFile = folder.path("m.yaml") }.code == 73)
  }

  @Test func assetsHaveOneToo() throws {
    try folder.write("m.yaml", Self.manifest.replacingOccurrences(of: "odd name, ü", with: "quoted"))
    #expect(try folder.assets(.flutter, "m.yaml", into: "res") { $0.galleryFile = folder.path("res.html") }.code == 0)
    let images = try folder.files("res").keys.filter { $0.hasSuffix(".png") }
    #expect(try Set(links(of: folder.text(of: "res.html")).map { $0.removingPercentEncoding ?? "" }) == Set(images.map { "res/" + $0 }))
  }

  /// Chooses and types through the page in a headless browser, and compares what is shown.
  @Test(
    .enabled(if: HeadlessBrowser.path != nil, "\(HeadlessBrowser.absence)"), .timeLimit(.minutes(60)))
  func controlsChooseWhatIsShown() throws {
    #expect(try folder.run("m.yaml") { $0.galleryFile = folder.path("out/index.html") }.code == 0)
    let driver = """
      <pre id="log"></pre><script>
      const log = [];
      addEventListener('error', event => log.push('ERROR ' + event.message));
      addEventListener('load', () => {
        const shown = name => document.querySelectorAll(name + ':not([hidden])').length;
        const say = what => log.push(what + ': ' + shown('article') + ' ' + shown('figure') + ' ' + shown('section'));
        const choose = (id, value) => {
          const control = document.getElementById(id);
          control.value = value;
          control.dispatchEvent(new Event(id === 'search' ? 'input' : 'change'));
        };
        log.push('loaded ' + [...document.images].filter(image => image.complete && image.naturalWidth > 0).length);
        say('start');
        choose('scheme', 'dark'); say('dark');
        choose('locale', 'ar'); say('Arabic');
        choose('search', 'tuesday days'); say('search');
        choose('search', 'nothing'); say('nothing');
        log.push('none ' + !document.getElementById('none').hidden);
        choose('search', ''); choose('scheme', ''); choose('locale', '*'); say('all');
        const image = document.querySelector('img');
        const width = image.width;
        choose('zoom', '4'); log.push('zoom ' + image.width / width);
        choose('scale', '2x'); log.push('scale ' + image.getAttribute('src').includes('2x') + ' ' + image.hasAttribute('srcset'));
        choose('canvas', 'checks'); log.push('background ' + document.body.className);
        document.getElementById('log').textContent = 'LOG\\n' + log.join('\\n') + '\\nEND';
      });
      </script>
      """
    let page = try folder.text(of: "out/index.html").replacingOccurrences(of: " loading=\"lazy\"", with: "")
    try folder.write("out/driven.html", page.replacingOccurrences(of: "<main>", with: driver + "<main>"))
    let log = try HeadlessBrowser.log(of: "\(folder.root)/out/driven.html", folder: folder.root)
    #expect(
      log == """
        loaded 12
        start: 3 12 2
        dark: 3 6 2
        Arabic: 3 3 2
        search: 1 3 1
        nothing: 0 3 0
        none true
        all: 3 12 2
        zoom 4
        scale true false
        background zoomed checks
        """)
  }
}
