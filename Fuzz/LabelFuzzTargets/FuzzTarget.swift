// SPDX-License-Identifier: MIT

internal import LabelManifest

/// A reader of bytes that strangers may have written, and what happens to what it read.
///
/// The raw value is the name of the target on the command line, of its corpus in `Fuzz/corpora` and of its dictionary in `Fuzz/dictionaries`.
/// The fuzzer and the replay of the corpora in `make test` both call `run`.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// An SVG file as an icon: read, printed, checked, drawn in every mode.
  case svg
  /// The same for SF Symbols templates, and drawings between theirs.
  case template
  /// A style sheet and a `style` attribute in an SVG file.
  case css
  /// Manifests: read, decoded, planned.
  case yaml, json, ndjson, csv
  /// A manifest, or bytes that choose one which the schema allows: decoded, planned, laid out, drawn.
  case record
  /// `.strings`, `.stringsdict` and `.xcstrings` files, and the titles in them.
  case strings
  /// A format with `%` specifiers, and values to put in.
  case formats
  /// A PNG file: decoded, its chunks printed, its text chunks read.
  case png
  /// A JPEG or WebP file: decoded, within the limits.
  case jpeg, webp
  /// A font file: its names as icons, a title shaped and drawn with it.
  case font
  /// A database file as a build cache: opened, asked, written to.
  case cache
  /// The frames between `labelkit batch --isolate` and its workers: taken from a stream, and read as everything that they may be.
  case frames
  /// The names of a folder of icons, `naming.json`, and what is looked for under them.
  case naming
  /// The cached list of the machine's fonts, and the cached fallbacks beside it.
  case catalog
  /// The inline markdown of localized texts.
  case markdown
  /// A zip file of a report of changes: its directory read, its files unpacked, its report parsed.
  case archive

  /// Reads the bytes. Anything may be in them: errors are swallowed, and a trap, a fault in memory or a law that does not hold ends the process.
  package func run(_ bytes: [UInt8]) {
    switch self {
    case .svg: IconFuzzing.svg(bytes)
    case .template: IconFuzzing.template(bytes)
    case .css: IconFuzzing.css(bytes)
    case .yaml: ManifestFuzzing.document(bytes, .yaml)
    case .json: ManifestFuzzing.document(bytes, .json)
    case .ndjson: ManifestFuzzing.rows(bytes, .ndjson)
    case .csv: ManifestFuzzing.rows(bytes, .csv)
    case .record: RecordFuzzing.record(bytes)
    case .strings: StringsFuzzing.tables(bytes)
    case .formats: StringsFuzzing.format(bytes)
    case .png: PNGFuzzing.file(bytes)
    case .jpeg: ImageFileFuzzing.jpeg(bytes)
    case .webp: ImageFileFuzzing.webp(bytes)
    case .font: FontFuzzing.file(bytes)
    case .cache: CacheFuzzing.database(bytes)
    case .frames: FrameFuzzing.read(bytes)
    case .naming: NamingFuzzing.file(bytes)
    case .catalog: CatalogFuzzing.file(bytes)
    case .markdown: MarkdownFuzzing.text(bytes)
    case .archive: ArchiveFuzzing.file(bytes)
    }
  }
}

extension FuzzTarget {
  /// What a finding of `record` stands for, to be tried with `labelkit`.
  package static func manifest(chosenBy bytes: [UInt8]) -> String { RecordFuzzing.manifest(bytes) }

  /// The keys of manifests and the names among their values: a dictionary's words beside those in `Fuzz/dictionaries`.
  package static var manifestWords: [String] { ManifestWords.all }
}
