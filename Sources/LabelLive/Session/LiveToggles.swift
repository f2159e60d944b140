// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelLayout
internal import LabelManifest
internal import LabelText

/// What the page changes of a label's environment without changing the manifest. Nil keeps what the label has.
package struct LiveToggles: Hashable, Sendable {
  private var record = LabelRecord()
  /// The keys that are set, with their values as they were written, such as `dynamicTypeSize=large`; sorted.
  private(set) var texts: [String] = []

  /// Creates toggles that change nothing.
  package init() {}

  /// The names in addresses, and the keys of records and values that they stand for.
  private static let keys: [String: (key: String, values: [String: String])] = [
    "scale": ("scale", [:]), "locale": ("locale", [:]), "typeSize": ("dynamicTypeSize", [:]), "appearance": ("colorScheme", [:]),
    "contrast": ("contrast", [:]), "direction": ("layoutDirection", ["ltr": "leftToRight", "rtl": "rightToLeft"]),
  ]

  /// Reads the parameters of an address; others than those of toggles are ignored, and so are empty ones.
  ///
  /// - Throws: The first value that is not valid, as a record would report it.
  package init(_ parameters: [(name: String, value: String)]) throws(Diagnostic) {
    for (name, value) in parameters where !value.isEmpty {
      guard let (key, values) = Self.keys[name] else { continue }
      texts.append("\(key)=\(values[value] ?? value)")
    }
    texts.sort()
    if let overrides = try LabelOverrides(parsing: texts) { record = overrides.record.record }
  }

  var isEmpty: Bool { texts.isEmpty }

  /// Returns a job with these values.
  ///
  /// - Throws: What `lookUpTitle` throws for another locale.
  func applied(to job: LabelJob, of label: LiveLabel, in manifest: LiveManifest) throws(Diagnostic) -> LabelJob {
    if isEmpty { return job }
    var job = job
    var changed = record.filling(from: job.label.record)
    if record.locale != nil, let written = written(label, manifest) {
      if !written.needsTexts {
        (changed.title, changed.attributedTitle) = (written.title, written.attributedTitle)
        changed.pseudolocalize()
      } else if let strings = manifest.strings {
        (changed.title, changed.attributedTitle) = (written.title, written.attributedTitle)
        changed.pseudolocalize()
        do throws(LabelError) { try changed.lookUpTitle(in: strings) } catch { throw job.label.located(Diagnostic(error), in: job.source) }
      }
    }
    var located = job.label
    located.record = changed
    job.label = located
    for text in texts { job.hash.add(text) }
    return job
  }

  /// The label as it is written, with the defaults, so that its texts are those of the manifest.
  private func written(_ label: LiveLabel, _ manifest: LiveManifest) -> LabelRecord? {
    guard let head = manifest.manifest, let source = manifest.document?.source else { return nil }
    return head.complete(LocatedRecord.decode(label.node, from: source, palette: head.palette).label).record
  }
}
