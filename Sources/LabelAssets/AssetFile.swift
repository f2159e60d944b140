// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelLayout
internal import LabelSystem
internal import LabelViewNode

/// The `Contents.json` of an asset.
struct AssetFile {
  private let folder: URL
  private let root: DocumentNode

  /// The maximum size in bytes, larger than any real `Contents.json`.
  private static let maximumFileSize = 16 << 20

  /// - Throws: `Diagnostic` if the file cannot be read or is not a JSON object.
  init(_ folder: URL) throws {
    self.folder = folder
    let file = folder.appending(path: "Contents.json")
    let bytes: [UInt8]
    do throws(FileContents.Failure) { bytes = try FileContents.bytes(at: file.path, limit: Self.maximumFileSize) } catch {
      throw Diagnostic(MachineError.cannotRead(path: file.path, reason: "it is missing, or may not be read"))
    }
    let source = try? SourceText(file: file.path, bytes: bytes, format: "JSON")
    guard let root = source.flatMap({ try? JSONReader.read($0).root }), case .mapping = root.value else {
      throw Diagnostic(.syntax(format: "asset catalogue", reason: "it is not a JSON object"), at: DocumentLocation(file: file.path))
    }
    self.root = root
  }

  // MARK: Colours

  /// The colour of a colour set.
  ///
  /// - Throws: `Diagnostic` if it has no value for any appearance, or a value that cannot be read.
  var color: AdaptiveColor {
    get throws {
      var values: [Traits: ColorDescription] = [:]
      for entry in root["colors"]?.elements ?? [] where Traits.suitsEveryDevice(entry) {
        guard let source = entry["color"], case .mapping = source.value else { continue }
        guard let color = Self.color(source) else { throw syntaxError("a colour has no components that LabelKit can read") }
        values[Traits(entry)] = color
      }
      func value(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> SRGBColor? {
        let match =
          values[Traits(scheme, contrast)] ?? values[Traits(scheme, nil)] ?? values[Traits(nil, contrast)] ?? values[Traits(nil, nil)]
          ?? values[Traits(.light, contrast)] ?? values[Traits(.light, nil)]
        return match?.resolvedOrClear(in: Appearance(colorScheme: scheme, contrast: contrast))
      }
      guard let light = value(.light, .standard), let dark = value(.dark, .standard) else {
        throw syntaxError("it has no colour for any appearance")
      }
      return AdaptiveColor(
        light: light, dark: dark, contrastLight: value(.light, .increased) ?? light, contrastDark: value(.dark, .increased) ?? dark)
    }
  }

  /// Components are 0…1 (`0.5`), 0…255 (`128`) or hexadecimal (`0x80`), as Xcode writes them; a reference names a system colour.
  private static func color(_ source: DocumentNode) -> ColorDescription? {
    if let reference = source["reference"]?.text {
      let name = reference.hasPrefix("system") ? reference.dropFirst("system".count).replacingOccurrences(of: "Color", with: "") : reference
      return SystemColor(rawValue: name.prefix(1).lowercased() + name.dropFirst()).map { .system($0) }
    }
    guard let parts = source["components"] else { return nil }
    func component(_ name: String) -> Double? {
      if let number = parts[name]?.number { return number }
      guard let text = parts[name]?.text else { return nil }
      if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
    }
    // Xcode always writes opacity as 0…1; other tools write "1" without a fraction, which is not 1/255.
    let alpha = parts["alpha"] == nil || parts["alpha"]?.text == "1" ? 1 : component("alpha")
    let gray = component("white")
    guard let red = component("red") ?? gray, let green = component("green") ?? gray, let blue = component("blue") ?? gray, let alpha else {
      return nil
    }
    return .fixed(space(of: source).color(red, green, blue, alpha))
  }

  private static func space(of source: DocumentNode) -> RGBSpace {
    switch source["color-space"]?.text {
    case "display-p3": .displayP3
    case "extended-linear-srgb": .sRGBLinear
    default: .sRGB
    }
  }

  // MARK: Images

  /// The image of an image set or a symbol set.
  ///
  /// - Throws: `Diagnostic` if it names no file.
  var image: AssetImage {
    get throws {
      let entries = (root["images"] ?? root["symbols"])?.elements ?? []
      let files = entries.compactMap { entry -> AssetImage.File? in
        // A path that leads out of the set's folder is rejected.
        guard let name = entry["filename"]?.text, !name.isEmpty, !name.contains("/"), Traits.suitsEveryDevice(entry) else {
          return nil
        }
        let traits = Traits(entry)
        let scale = (entry["scale"]?.text).flatMap { Double($0.dropLast()) }
        return AssetImage.File(
          path: folder.appending(path: name).path, scale: scale, colorScheme: traits.colorScheme, contrast: traits.contrast)
      }
      let intent = root["properties"]?["template-rendering-intent"]?.text
      guard let image = AssetImage(files: files, isTemplate: intent.map { $0 == "template" }) else {
        throw syntaxError("it names no image file")
      }
      return image
    }
  }

  private func syntaxError(_ reason: String) -> Diagnostic {
    Diagnostic(.syntax(format: "asset catalogue", reason: reason), at: DocumentLocation(file: folder.appending(path: "Contents.json").path))
  }
}

/// The appearances that an entry of an asset is for; nil for any.
private struct Traits: Hashable {
  var colorScheme: ColorScheme?
  var contrast: ColorSchemeContrast?

  init(_ colorScheme: ColorScheme?, _ contrast: ColorSchemeContrast?) {
    self.colorScheme = colorScheme
    self.contrast = contrast
  }

  init(_ entry: DocumentNode) {
    for appearance in entry["appearances"]?.elements ?? [] {
      switch (appearance["appearance"]?.text, appearance["value"]?.text) {
      case ("luminosity", "dark"): colorScheme = .dark
      case ("luminosity", "light"): colorScheme = .light
      case ("contrast", "high"): contrast = .increased
      default: break
      }
    }
  }

  /// Whether an entry is for all devices. Entries for one kind of device, such as a watch, are skipped.
  static func suitsEveryDevice(_ entry: DocumentNode) -> Bool { (entry["idiom"]?.text ?? "universal") == "universal" }
}
