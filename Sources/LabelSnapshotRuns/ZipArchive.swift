// SPDX-License-Identifier: MIT

internal import CMinizip
package import LabelCore
internal import LabelSystem

/// A zip file, as build servers make them: stored and deflated files, without encryption or parts.
///
/// The file comes from elsewhere and is read with suspicion: names stay below their folder and occur once, and sizes are bounded before memory
/// is allocated. minizip compares the headers with the directory and checks the CRCs.
package struct ZipArchive: Sendable {
  private struct Entry {
    var size: Int
    /// Where minizip finds it again.
    var offset: UInt
    var index: UInt
  }

  private let path: String
  private var entries: [String: Entry] = [:]

  /// In bytes: all files together, unpacked.
  private static let maximumTotal: UInt = 4 << 30
  /// DEFLATE cannot do better than 1032 to 1.
  private static let maximumRatio: UInt = 1032

  /// Reads the directory of a zip file.
  ///
  /// - Throws: `AcceptanceIssue.unusableArchive`, and `MachineError` as a diagnostic.
  package init(path: String) throws(Diagnostic) {
    self.path = path
    // Says why a file cannot be read, and opens no pipes and devices.
    do throws(FileContents.Failure) { _ = try FileContents.head(at: path, count: 1) } catch {
      throw Diagnostic(MachineError(error, path: path))
    }
    let file = try unsafe open()
    defer { unsafe unzClose(file) }
    var archive = unz_global_info64()
    // minizip takes bytes that are missing at the end for zeros.
    guard unsafe unzGetGlobalInfo64(file, &archive) == UNZ_OK, archive.number_entry > 0 else { throw noZipFile }
    var total: UInt = 0
    for index in 0..<UInt(archive.number_entry) {
      guard unsafe (index == 0 ? unzGoToFirstFile(file) : unzGoToNextFile(file)) == UNZ_OK else { throw error("its directory is damaged") }
      var info = unz_file_info64()
      var position = unz64_file_pos()
      guard unsafe unzGetCurrentFileInfo64(file, &info, nil, 0, nil, 0, nil, 0) == UNZ_OK,
        unsafe unzGetFilePos64(file, &position) == UNZ_OK
      else { throw error("its directory is damaged") }
      let length = Int(info.size_filename)
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: length) { buffer, filled in
        let code = unsafe unzGetCurrentFileInfo64(file, &info, UnsafeMutableRawPointer(buffer.baseAddress), UInt(length), nil, 0, nil, 0)
        filled = code == UNZ_OK ? length : 0
      }
      let (size, overflows) = total.addingReportingOverflow(UInt(info.uncompressed_size))
      guard !overflows, size <= Self.maximumTotal else { throw error("its files have more than \(Self.maximumTotal >> 30) GB") }
      total = size
      try add(bytes, info, position)
    }
  }

  /// The paths of the files, without folders, sorted.
  package var names: [String] { entries.keys.sorted() }

  /// Whether there is a file of a path.
  package func contains(_ name: String) -> Bool { entries[name] != nil }

  private mutating func add(_ bytes: [UInt8], _ info: unz_file_info64, _ position: unz64_file_pos) throws(Diagnostic) {
    guard let name = String(validating: bytes, as: UTF8.self) else { throw error("a name is not UTF-8") }
    let isFolder = name.hasSuffix("/")
    let parts = (isFolder ? name.dropLast() : name[...]).split(separator: "/", omittingEmptySubsequences: false)
    guard !name.hasPrefix("/"), !name.contains("\\"), !name.utf8.contains(0), parts.allSatisfy({ !["", ".", ".."].contains($0) }) else {
      throw error("the name \"\(name)\" leads out of its folder")
    }
    if isFolder { return }
    guard info.flag & 0x2041 == 0 else { throw error("the entry \(name) is encrypted") }
    let method = info.compression_method
    guard method == 0 || method == 8 else { throw error("the entry \(name) is compressed by method \(method)") }
    let (size, packed) = (UInt(info.uncompressed_size), UInt(info.compressed_size))
    guard method == 8 || size == packed, size / Self.maximumRatio <= packed else {
      throw error("the entry \(name) cannot have \(size) bytes")
    }
    let entry = Entry(size: Int(size), offset: UInt(position.pos_in_zip_directory), index: UInt(position.num_of_file))
    guard entries.updateValue(entry, forKey: name) == nil else { throw error("the name \(name) is in it twice") }
  }

  /// The contents of a file.
  ///
  /// - Parameter limit: The largest file that is unpacked, in bytes; less than 2 GB.
  /// - Throws: `AcceptanceIssue.unusableArchive`, also for a name that is not there.
  package func contents(of name: String, limit: Int) throws(Diagnostic) -> [UInt8] {
    guard let entry = entries[name] else { throw error("it has no \(name)") }
    guard entry.size <= limit else { throw error("the entry \(name) has \(entry.size) bytes; the limit is \(limit)") }
    let file = try unsafe open()
    defer { unsafe unzClose(file) }
    var position = unz64_file_pos(pos_in_zip_directory: .init(entry.offset), num_of_file: .init(entry.index))
    guard unsafe unzGoToFilePos64(file, &position) == UNZ_OK, unsafe unzOpenCurrentFile(file) == UNZ_OK else {
      throw error("the header of \(name) and the directory disagree")
    }
    let contents = unsafe [UInt8](unsafeUninitializedCapacity: entry.size) { buffer, filled in
      while filled < entry.size {
        let count = unsafe unzReadCurrentFile(file, buffer.baseAddress.map { unsafe $0 + filled }, UInt32(entry.size - filled))
        if count <= 0 { return }
        filled += Int(count)
      }
    }
    guard contents.count == entry.size else { throw error("the entry \(name) is damaged") }
    guard unsafe unzCloseCurrentFile(file) == UNZ_OK else { throw error("the entry \(name) is damaged: its CRC is wrong") }
    return contents
  }

  private func open() throws(Diagnostic) -> unzFile {
    guard let file = unsafe unzOpen64(path) else { throw noZipFile }
    return unsafe file
  }

  private var noZipFile: Diagnostic { error("it is no zip file, or was cut short") }

  private func error(_ reason: String) -> Diagnostic {
    Diagnostic(LabelError.acceptance(issue: .unusableArchive, subject: path, reason: reason))
  }
}
