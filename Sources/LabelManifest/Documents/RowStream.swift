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

  /// The maximum size of a row in bytes. A title may have one mebibyte.
  package static let maximumRowSize = 16 << 20
  /// The maximum size in bytes of a row of NDJSON that is skipped. What is longer is no row: it may never end.
  package static let maximumSkippedSize = 1 << 30

  /// - Parameter format: NDJSON or CSV. Other formats have no rows.
  package init(file: String, format: ManifestFormat, readChunk: @escaping ChunkReader) {
    self.file = file
    self.readChunk = readChunk
    isCSV = format == .csv
  }

  /// The bytes up to the end of the last row that was returned.
  var consumedBytes: Int { readBytes - waitingBytes - (isCSV ? csvSplitter.pendingBytes : splitter.pendingBytes) }

  /// Whether there are rows that were read but not returned.
  var hasWaitingRows: Bool { !waiting.isEmpty }

  /// Reads the next row. A row that cannot be read has diagnostics. Returns nil at the end.
  ///
  /// - Throws: Errors after which no row can be read: a read error, an invalid header, a row of CSV larger
  ///   than `maximumRowSize`, in which a quote may be missing, or one of NDJSON larger than `maximumSkippedSize`.
  package mutating func next() throws(Diagnostic) -> (row: ManifestRow, source: SourceText)? {
    while true {
      guard let line = try nextLine() else {
        if isCSV, header == nil { header = try CSVReader.header(SourceText(file: file, bytes: [], format: .csv)) }
        return nil
      }
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
        if line.number == 1, SourceText.wideEncoding(of: line.bytes) != nil { throw error }
        let empty = try SourceText(file: file, bytes: [], firstLine: line.number, format: .ndjson)
        return (ManifestRow(line: line.number, node: nil, diagnostics: [error]), empty)
      }
      if !isCSV { return (ManifestRow.json(source, line: line.number), source) }
      if let header { return (CSVReader.row(source, under: header), source) }
      let header = try CSVReader.header(source)
      self.header = header
      guard header.diagnostics.isEmpty else {
        (waiting, isOver) = ([], true)
        return (header.row, source)
      }
    }
  }

  private mutating func nextLine() throws(Diagnostic) -> StreamLine? {
    while waiting.isEmpty {
      if isOver { return nil }
      if let chunk = try readChunk() {
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
