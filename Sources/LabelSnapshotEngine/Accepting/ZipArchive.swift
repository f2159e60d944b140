// SPDX-License-Identifier: MIT

internal import CDeflate
package import LabelCore

/// A zip file in memory (APPNOTE 6.3.10), as build servers make them: stored and deflated files, without encryption, ZIP64 or parts.
///
/// The file comes from elsewhere and is read with suspicion: the central directory and each local header have to agree, names stay below
/// their folder and occur once, the data of two files do not overlap, sizes are bounded before memory is allocated, and CRCs are checked.
package struct ZipArchive: Sendable {
  private struct Entry {
    var method: Int
    var flags: Int
    var crc: UInt32
    var compressedSize: Int
    var size: Int
    /// The offset of the local header.
    var offset: Int
    /// The bytes of the name, as they are in the file.
    var name: [UInt8]
  }

  private let bytes: [UInt8]
  private let path: String
  private var entries: [String: Entry] = [:]
  /// The offset of the central directory, before which all data is.
  private var directoryStart = 0

  /// In bytes: all files together, unpacked.
  private static let maximumTotal = 4 << 30
  /// DEFLATE cannot do better than 1032 to 1.
  private static let maximumRatio = 1032

  /// Reads the central directory.
  ///
  /// - Throws: `AcceptanceIssue.unusableArchive`.
  package init(_ bytes: [UInt8], path: String) throws(Diagnostic) {
    self.bytes = bytes
    self.path = path
    try readDirectory()
  }

  /// The paths of the files, without folders, sorted.
  package var names: [String] { entries.keys.sorted() }

  /// Whether there is a file of a path.
  package func contains(_ name: String) -> Bool { entries[name] != nil }

  // MARK: Directory

  private mutating func readDirectory() throws(Diagnostic) {
    let end = try endRecord()
    let (count, size, offset) = (number(end + 10, 2), number(end + 12, 4), number(end + 16, 4))
    guard number(end + 4, 2) == 0, number(end + 6, 2) == 0, number(end + 8, 2) == count else { throw error("it has several parts") }
    guard count != 0xFFFF, size != 0xFFFF_FFFF, offset != 0xFFFF_FFFF else { throw error("it is a ZIP64 file") }
    guard offset <= end, size == end - offset else { throw error("its directory is not where it should be") }
    directoryStart = offset
    var at = offset
    var total = 0
    var ranges: [Range<Int>] = []
    for _ in 0..<count {
      guard at + 46 <= end, number(at, 4) == 0x0201_4B50 else { throw error("its directory is damaged") }
      let lengths = [28, 30, 32].map { number(at + $0, 2) }
      let nameEnd = at + 46 + lengths[0]
      guard nameEnd + lengths[1] + lengths[2] <= end else { throw error("its directory is damaged") }
      let name = Array(bytes[(at + 46)..<nameEnd])
      let entry = Entry(
        method: number(at + 10, 2), flags: number(at + 8, 2), crc: UInt32(number(at + 16, 4)), compressedSize: number(at + 20, 4),
        size: number(at + 24, 4), offset: number(at + 42, 4), name: name)
      let start = try dataStart(of: entry)
      total += entry.size
      guard total <= Self.maximumTotal else { throw error("its files have more than \(Self.maximumTotal >> 30) GB") }
      ranges.append(entry.offset..<start + entry.compressedSize)
      try add(entry)
      at = nameEnd + lengths[1] + lengths[2]
    }
    guard at == end else { throw error("its directory is damaged") }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    for (range, next) in zip(ranges, ranges.dropFirst()) where range.upperBound > next.lowerBound { throw error("its files overlap") }
  }

  private mutating func add(_ entry: Entry) throws(Diagnostic) {
    guard let name = String(validating: entry.name, as: UTF8.self) else { throw error("a name is not UTF-8") }
    let isFolder = name.hasSuffix("/")
    let parts = (isFolder ? name.dropLast() : name[...]).split(separator: "/", omittingEmptySubsequences: false)
    guard !name.hasPrefix("/"), !name.contains("\\"), !name.utf8.contains(0), parts.allSatisfy({ !["", ".", ".."].contains($0) }) else {
      throw error("the name \"\(name)\" leads out of its folder")
    }
    if isFolder { return }
    guard entry.flags & 0x2041 == 0 else { throw error("the entry \(name) is encrypted") }
    guard entry.method == 0 || entry.method == 8 else { throw error("the entry \(name) is compressed by method \(entry.method)") }
    guard entry.method == 8 || entry.size == entry.compressedSize, entry.size <= (entry.compressedSize + 1) * Self.maximumRatio else {
      throw error("the entry \(name) cannot have \(entry.size) bytes")
    }
    guard entries.updateValue(entry, forKey: name) == nil else { throw error("the name \(name) is in it twice") }
  }

  /// The offset of the end record, which is followed by its comment only.
  private func endRecord() throws(Diagnostic) -> Int {
    guard bytes.count >= 22 else { throw error("it is no zip file, or was cut short") }
    var at = bytes.count - 22
    let last = max(0, at - 0xFFFF)
    while at >= last {
      if number(at, 4) == 0x0605_4B50, number(at + 20, 2) == bytes.count - at - 22 { return at }
      at -= 1
    }
    throw error("it is no zip file, or was cut short")
  }

  /// The offset of an entry's data; its local header says the same as the central directory.
  private func dataStart(of entry: Entry) throws(Diagnostic) -> Int {
    let at = entry.offset
    let disagree = error("the header of \(String(decoding: entry.name, as: UTF8.self)) and the directory disagree")
    guard at + 30 <= directoryStart, number(at, 4) == 0x0403_4B50 else { throw disagree }
    let nameEnd = at + 30 + number(at + 26, 2)
    let start = nameEnd + number(at + 28, 2)
    guard start + entry.compressedSize <= directoryStart, bytes[(at + 30)..<nameEnd].elementsEqual(entry.name),
      number(at + 6, 2) == entry.flags, number(at + 8, 2) == entry.method
    else { throw disagree }
    // A writer that streams leaves these to a record behind the data.
    let isStreamed = entry.flags & 8 != 0
    for (offset, value) in [(14, Int(entry.crc)), (18, entry.compressedSize), (22, entry.size)] {
      let local = number(at + offset, 4)
      guard local == value || isStreamed && local == 0 else { throw disagree }
    }
    return start
  }

  // MARK: Contents

  /// The contents of a file.
  ///
  /// - Parameter limit: The largest file that is unpacked, in bytes.
  /// - Throws: `AcceptanceIssue.unusableArchive`, also for a name that is not there.
  package func contents(of name: String, limit: Int) throws(Diagnostic) -> [UInt8] {
    guard let entry = entries[name] else { throw error("it has no \(name)") }
    guard entry.size <= limit else { throw error("the entry \(name) has \(entry.size) bytes; the limit is \(limit)") }
    let start = try dataStart(of: entry)
    let data = bytes[start..<start + entry.compressedSize]
    let contents = entry.method == 0 ? Array(data) : try inflated(data, count: entry.size, name)
    guard Self.crc(of: contents) == entry.crc else { throw error("the entry \(name) is damaged: its CRC is wrong") }
    return contents
  }

  private func inflated(_ data: ArraySlice<UInt8>, count: Int, _ name: String) throws(Diagnostic) -> [UInt8] {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { throw error("there is not enough memory for \(name)") }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var isComplete = false
    let contents = unsafe [UInt8](unsafeUninitializedCapacity: count) { output, filled in
      unsafe data.withUnsafeBytes { input in
        var (read, written) = (0, 0)
        let result = unsafe libdeflate_deflate_decompress_ex(
          decompressor, input.baseAddress, input.count, output.baseAddress, count, &read, &written)
        isComplete = result == LIBDEFLATE_SUCCESS && written == count && read == input.count
        filled = isComplete ? count : 0
      }
    }
    guard isComplete else { throw error("the entry \(name) is damaged") }
    return contents
  }

  private static func crc(of bytes: [UInt8]) -> UInt32 {
    unsafe bytes.withUnsafeBytes { bytes in unsafe UInt32(libdeflate_crc32(0, bytes.baseAddress, bytes.count)) }
  }

  /// A number of 2 or 4 bytes, little-endian; the bytes are there.
  private func number(_ at: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
  }

  private func error(_ reason: String) -> Diagnostic {
    Diagnostic(LabelError.acceptance(issue: .unusableArchive, subject: path, reason: reason))
  }
}
