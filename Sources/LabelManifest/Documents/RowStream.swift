// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSystem

/// The rows of an NDJSON or CSV manifest, read one by one as its bytes arrive. Memory does not grow with the number of rows.
package struct RowStream {
  private let file: String
  private let readChunk: ChunkReader
  private let isCSV: Bool
  private var splitter = LineSplitter()
  private var csvSplitter = CSVRowSplitter()
  private var waiting: [StreamLine] = []
  private var isOver = false
  private var readBytes = 0
  /// The bytes of the waiting rows, with one for each line end.
  private var waitingBytes = 0
  /// The first row of a CSV file.
  private var header: CSVReader.Header?
  /// Whether the start of a CSV file is still to be checked.
  private var checksStart: Bool
  /// What was read ahead of a CSV file and is not split into rows yet.
  private var startOfFile: [UInt8] = []

  /// How many bytes of a CSV file are checked before its first row is returned, so that a file of a spreadsheet in another encoding is refused
  /// as a whole.
  private static let checkedBytes = 1 << 20
  /// The maximum size of a row in bytes. A title may have one mebibyte.
  package static let maximumRowSize = 16 << 20
  /// The maximum size in bytes of a row of NDJSON that is skipped. What is longer is no row: it may never end.
  package static let maximumSkippedSize = 1 << 30

  /// - Parameters:
  ///   - format: NDJSON or CSV. Other formats have no rows.
  ///   - readsAhead: Whether several chunks can be read without waiting, as from a file and not from a pipe.
  package init(file: String, format: ManifestFormat, readsAhead: Bool = false, readChunk: @escaping ChunkReader) {
    self.file = file
    self.readChunk = readChunk
    isCSV = format == .csv
    checksStart = isCSV && readsAhead
  }

  /// The bytes up to the end of the last row that was returned.
  var consumedBytes: Int { readBytes - waitingBytes - (isCSV ? csvSplitter.pendingBytes : splitter.pendingBytes) }

  /// Whether there are rows that were read but not returned.
  var hasWaitingRows: Bool { !waiting.isEmpty }

  /// Reads the next row. A row that cannot be read has diagnostics. Returns nil at the end.
  ///
  /// - Throws: Errors after which no row can be read: a read error, an invalid header, a row of CSV larger
  ///   than `maximumRowSize`, in which a quote may be missing, or one of NDJSON larger than `maximumSkippedSize`. Text that is not UTF-8 is
  ///   such an error in CSV, which spreadsheets save in many encodings, and YAML in place of NDJSON.
  package mutating func next() throws(Diagnostic) -> (row: ManifestRow, source: SourceText)? {
    if checksStart { try checkStart() }
    while true {
      guard let line = try nextLine() else { return nil }
      if line.isTooLong {
        let error = Self.tooLong(file: file, line: line.number)
        let empty = try SourceText(file: file, bytes: [], firstLine: line.number, format: .ndjson)
        return (ManifestRow(line: line.number, node: nil, diagnostics: [error]), empty)
      }
      let source: SourceText
      do throws(Diagnostic) {
        source = try SourceText(file: file, bytes: line.bytes, firstLine: line.number, format: isCSV ? .csv : .ndjson)
      } catch {
        // Every line of such a file would have the same error.
        if isCSV || line.number == 1 && SourceText.wideEncoding(of: line.bytes) != nil { throw error }
        let empty = try SourceText(file: file, bytes: [], firstLine: line.number, format: .ndjson)
        return (ManifestRow(line: line.number, node: nil, diagnostics: [error]), empty)
      }
      if !isCSV {
        if line.number == 1 { try checkIsNotYAML(source) }
        return (ManifestRow.json(source, line: line.number), source)
      }
      if let header {
        guard let row = CSVReader.row(source, under: header) else { continue }
        return (row, source)
      }
      guard let header = try CSVReader.header(source, delimiter: csvSplitter.delimiter) else { continue }
      self.header = header
      guard header.diagnostics.isEmpty else {
        (waiting, isOver) = ([], true)
        return (header.row, source)
      }
    }
  }

  /// Reads the start of a CSV file and checks that it is UTF-8.
  private mutating func checkStart() throws(Diagnostic) {
    checksStart = false
    var start: [UInt8] = []
    while start.count < Self.checkedBytes, let chunk = try readChunk() { start += chunk }
    startOfFile = start
    // Up to a line end, so that no character is cut in two.
    let end = start.count < Self.checkedBytes ? start.count : start.lastIndex(of: UInt8(ascii: "\n")) ?? 0
    _ = try SourceText(file: file, bytes: Array(start[..<end]), format: .csv)
  }

  /// Throws an error if the first line of NDJSON is one of a YAML manifest: all its lines would have errors.
  private func checkIsNotYAML(_ source: SourceText) throws(Diagnostic) {
    let line = source.line(source.firstLine) ?? ""
    let word = line.prefix { $0 != ":" && $0 != " " }
    let isKey = ManifestHead.fields.names.contains(String(word)) && line.dropFirst(word.count).hasPrefix(":")
    guard isKey || line == "---" || line.hasPrefix("- ") else { return }
    throw source.diagnostic(
      .syntax(
        format: "NDJSON", reason: "it begins like YAML",
        hint: file == "<stdin>"
          ? "write the manifest into a .yaml file and name that; standard input is NDJSON, a JSON object on each line"
          : "give the file the ending .yaml"),
      at: DocumentLocation(file: file, line: source.firstLine, column: 1, endColumn: line.unicodeScalars.count + 1))
  }

  /// The next bytes of the file: those that were read ahead, and then the others.
  private mutating func nextChunk() throws(Diagnostic) -> [UInt8]? {
    guard startOfFile.isEmpty else {
      defer { startOfFile = [] }
      return startOfFile
    }
    return try readChunk()
  }

  private mutating func nextLine() throws(Diagnostic) -> StreamLine? {
    while waiting.isEmpty {
      if isOver { return nil }
      if let chunk = try nextChunk() {
        readBytes += chunk.count
        waiting = (isCSV ? csvSplitter.rows(adding: chunk) : splitter.lines(adding: chunk)).reversed()
        if isCSV {
          if csvSplitter.pendingBytes > Self.maximumRowSize { throw Self.tooLong(file: file) }
        } else if splitter.pendingBytes > Self.maximumRowSize {
          if splitter.pendingBytes > Self.maximumSkippedSize { throw Self.tooLong(file: file) }
          splitter.skipLine()
        }
      } else {
        isOver = true
        waiting = [isCSV ? csvSplitter.lastRow() : splitter.lastLine()].compactMap { $0 }
      }
      waitingBytes = waiting.reduce(0) { $0 + $1.bytes.count + 1 }
    }
    let line = waiting.removeLast()
    waitingBytes -= line.bytes.count + 1
    return line
  }

  /// The error of a row that is longer than `maximumRowSize`.
  package static func tooLong(file: String, line: Int = 0) -> Diagnostic {
    Diagnostic(.fileTooLong(path: "a row", limit: maximumRowSize), at: DocumentLocation(file: file, line: line))
  }
}
