// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelPreviewProtocol
public import LabelViews

/// The previews of a program.
public enum Previews {
  /// All previews that the modules of this program declare, `private` ones too, sorted by name and line: those of `#Preview` with Swift 6.3
  /// or newer, and those of every `PreviewProvider` that is not generic.
  ///
  /// Their names are `Module/File/Display name`. A preview without a name is called "Preview 1", "Preview 2" and so on in its file, so names
  /// do not change when lines move. A provider stands for the file of its name without "_Previews". Of two previews with the
  /// same name, the second fails. A provider that crashed the last run of the same tests has a single preview, which fails.
  public static let all = listed(besides: PreviewTrial.skippedProviders) { provider, previews in
    guard let journal = PreviewJournal.shared else { return previews() }
    if endedProviders.contains(provider) { return [.ended(provider)] }
    defer { journal.clear(.listing(provider)) }
    return journal.during(.listing(provider), previews)
  }

  /// The names of the providers that crashed a run of these tests since they were last built.
  static let endedProviders: Set<String> = {
    guard let journal = PreviewJournal.shared else { return [] }
    return Set(ProviderRecords.providers.map { $0._providerName }.filter { journal.hasEndedThisProgram(.listing($0)) })
  }()

  /// Returns the previews of some modules, for a test that is linked with more than it compares.
  ///
  /// - Parameter modules: The names of the modules.
  public static func all(in modules: String...) -> [Preview] { all.filter { modules.contains($0.module) } }

  /// Whether every provider's previews are in the list; false if a provider crashed an earlier run of these tests.
  package static var areComplete: Bool { endedProviders.isEmpty }

  /// Lists the previews.
  ///
  /// - Parameters:
  ///   - skipped: The names of providers that are left out.
  ///   - list: Returns a provider's previews, given its name and a closure that creates them. The closure may crash the process.
  static func listed(
    besides skipped: Set<String> = [], _ list: (String, () -> [Preview]) -> [Preview] = { _, previews in previews() }
  ) -> [Preview] {
    var previews = PreviewRecords.previews
    for provider in ProviderRecords.providers where !skipped.contains(provider._providerName) {
      previews += list(provider._providerName) { Self.previews(of: provider) }
    }
    return named(previews)
  }

  /// The previews of a provider.
  static func previews(of provider: any PreviewProvider.Type) -> [Preview] {
    let provider = Provider(type: provider)
    return (try? MainThread.run { provider.previews }) ?? []
  }

  /// A provider, whose previews are made on the main thread alone: its conformance may belong to the main actor.
  private struct Provider: @unchecked Sendable {
    let type: any PreviewProvider.Type

    var previews: [Preview] { type._allPreviews }
  }

  /// Gives the previews their names, and sorts them.
  package static func named(_ previews: [Preview]) -> [Preview] {
    let places = previews.enumerated().map { (place: Place($1), order: $0, preview: $1) }
      .sorted { ($0.place.text, $0.preview.line, $0.order) < ($1.place.text, $1.preview.line, $1.order) }
    var ordinals: [String: Int] = [:]
    var first: [String: Preview] = [:]
    return places.map { place, _, preview in
      var preview = preview
      let name: String
      if let own = preview.displayName {
        name = own
      } else {
        ordinals[place.text, default: 0] += 1
        name = "Preview \(ordinals[place.text, default: 0])"
      }
      preview.name = place.text + "/" + name
      // Names of which one has a space and the other a hyphen would have one image too.
      if let earlier = first[preview.fileName()] {
        preview.error = Diagnostic(
          LabelError.equalPreviewNames(name: preview.name, first: earlier.place),
          at: DocumentLocation(file: preview.file, line: preview.line))
      } else {
        first[preview.fileName()] = preview
      }
      return preview
    }
  }

  /// The module and the file of a preview, without its extension.
  private struct Place {
    let text: String

    init(_ preview: Preview) {
      if preview.line > 0 {
        text = preview.file.hasSuffix(".swift") ? String(preview.file.dropLast(6)) : preview.file
        return
      }
      // The name of a type, with its module.
      let parts = preview.file.split(separator: ".").map(String.init)
      var type = parts.dropFirst().joined(separator: ".")
      for suffix in ["_Previews", "_Preview", "Previews"] where type.hasSuffix(suffix) && type != suffix {
        type = String(type.dropLast(suffix.count))
        break
      }
      text = (parts.first ?? "") + "/" + type
    }
  }
}

extension Preview {
  /// The preview that is listed for a provider that ended an earlier run. It cannot be drawn.
  fileprivate static func ended(_ provider: String) -> Preview {
    let error = Diagnostic(
      LabelError.previewEnded(name: provider, how: "the last run of these tests ended when it was asked for its previews"))
    var preview = Preview(nil, []) { throw error }
    (preview.file, preview.error) = (provider, error)
    return preview
  }

  /// The module that declares the preview.
  public var module: String { String(name.prefix { $0 != "/" }) }
  /// Where the preview is declared, for messages: file and line, or the type of a provider.
  var place: String { line > 0 ? "\(file):\(line)" : file }
}
