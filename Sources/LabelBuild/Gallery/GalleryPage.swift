// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem

/// A page that shows the images of labels in all their appearances, grouped by the folders of their ids.
///
/// It is one file beside the images. Without scripts it shows everything; its controls choose appearances, a locale, a scale, a zoom and the
/// background, and search.
enum GalleryPage {
  /// The text of the page.
  ///
  /// - Parameters:
  ///   - labels: In the order in which they are shown.
  ///   - missing: The number of images that the page does not show.
  static func text(_ labels: [GalleryLabel], title: String, missing: Int = 0) -> String {
    EmbeddedFiles.galleryHTML(
      title: HTMLText.escaped(title), counts: counts(labels), controls: controls(labels), sections: sections(labels),
      missing: missing > 0 ? "<p>\(missing) more \(missing == 1 ? "image is" : "images are") not on this page.</p>\n" : "")
  }

  /// A text of the style sheet that every page has, by which it is recognised before it is replaced.
  static let marker = "--page: #f5f5f7; --card: #fff;"

  private static func counts(_ labels: [GalleryLabel]) -> String {
    let images = labels.reduce(0) { $0 + $1.looks.reduce(0) { $0 + $1.images.count } }
    return "\(labels.count) \(labels.count == 1 ? "label" : "labels"), \(images) \(images == 1 ? "image" : "images")"
  }

  // MARK: Controls

  /// The controls for what differs between the images.
  private static func controls(_ labels: [GalleryLabel]) -> String {
    let looks = labels.flatMap(\.looks)
    let appearances = Set(looks.map(\.appearance.isDark))
    let locales = Set(looks.map { $0.appearance.locale ?? "" }).sorted()
    let scales = Set(looks.flatMap { $0.images.map(\.scale) }).sorted()
    var text = ""
    if appearances.count > 1 { text += choice("scheme", "Appearance", [("", "all"), ("light", "light"), ("dark", "dark")]) }
    if locales.count > 1 {
      text += choice("locale", "Locale", [("*", "all")] + locales.map { ($0, $0.isEmpty ? "default" : $0) })
    }
    if scales.count > 1 {
      text += choice(
        "scale", "Scale",
        [("", "of the screen")] + scales.map { (DumpText.number($0, places: 3) + "x", DumpText.number($0, places: 3) + "x") })
    }
    return text + choice("zoom", "Zoom", [1, 2, 4, 8].map { ("\($0)", "\($0)×") })
      + choice("canvas", "Background", [("", "plain"), ("checks", "checks")])
  }

  private static func choice(_ id: String, _ name: String, _ options: [(value: String, text: String)]) -> String {
    let items = options.map { "<option value=\"\(HTMLText.escaped($0.value))\">\(HTMLText.escaped($0.text))</option>" }.joined()
    return "<label>\(name) <select id=\"\(id)\">\(items)</select></label>\n"
  }

  // MARK: Labels

  private static func sections(_ labels: [GalleryLabel]) -> String {
    var order: [String] = []
    var groups: [String: [GalleryLabel]] = [:]
    for label in labels {
      if groups[label.folder] == nil { order.append(label.folder) }
      groups[label.folder, default: []].append(label)
    }
    return order.map { folder in
      let members = groups[folder] ?? []
      let heading =
        order.count > 1 ? "<h2>\(folder.isEmpty ? "Without folder" : HTMLText.escaped(folder)) <small>\(members.count)</small></h2>\n" : ""
      return "<section>\n\(heading)<div class=\"cards\">\n\(members.map(card).joined())</div>\n</section>\n"
    }.joined()
  }

  private static func card(_ label: GalleryLabel) -> String {
    let words = HTMLText.escaped((label.id + " " + label.text).lowercased())
    let id = HTMLText.escaped(label.id)
    let code = label.code.map {
      "<details><summary>HTML</summary><pre><code>\(HTMLText.escaped($0))</code></pre>\(copyButton($0, "Copy HTML"))</details>\n"
    }
    return """
      <article id="\(id)" data-words="\(words)">
      <h3><a href="#\(HTMLText.url(label.id))">\(HTMLText.escaped(String(label.name)))</a>\(copyButton(label.id, "Copy id"))</h3>
      <div class="looks">\(label.looks.map { figure($0, of: label) }.joined())</div>
      \(code ?? "")</article>

      """
  }

  private static func copyButton(_ text: String, _ name: String) -> String {
    "<button type=\"button\" data-copy=\"\(HTMLText.escaped(text))\">\(name)</button>"
  }

  private static func figure(_ look: GalleryLook, of label: GalleryLabel) -> String {
    // The image at 1x, or else the next larger one, or else the largest.
    let base = look.images.first { $0.scale >= 1 } ?? look.images[look.images.count - 1]
    let (width, height) = (Int(base.size.width.rounded()), Int(base.size.height.rounded()))
    let appearance = look.appearance
    let sources = look.images.map { "\($0.url) \($0.scaleText)" }.joined(separator: ", ")
    let caption = appearance.words + ["\(width) × \(height)", look.images.map(\.scaleText).joined(separator: " ")]
    let language = appearance.locale.map { " lang=\"\(HTMLText.escaped($0))\"" } ?? ""
    return
      "<figure class=\"\(appearance.isDark ? "dark" : "light")\" data-locale=\"\(HTMLText.escaped(appearance.locale ?? ""))\"\(language)>"
      + "<div><img src=\"\(base.url)\" srcset=\"\(sources)\" width=\"\(width)\" height=\"\(height)\" loading=\"lazy\" "
      + "alt=\"\(HTMLText.escaped(label.text))\"></div><figcaption>\(HTMLText.escaped(caption.joined(separator: " · ")))</figcaption></figure>"
  }
}
