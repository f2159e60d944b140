// SPDX-License-Identifier: MIT

internal import Glibc
package import LabelCore
package import LabelSystem
internal import SystemPackage

/// Writes a tar archive (POSIX.1-2001, pax). The same files give the same bytes, because it has no times and owners.
///
/// An archive file has a temporary name until `finish`, so that it is never seen incomplete.
package struct TarArchive: ~Copyable {
  /// The archive's path as the user wrote it, for errors.
  private let path: String
  /// The folder of the archive; nil for a stream.
  private let folder: FileDescriptor?
  private let name: String
  private let temporary: String
  private let file: FileDescriptor
  private let rule: OutputRule
  /// Whether the file is complete or removed, so that nothing is left to clean up.
  private var isFinished = false
  /// The number of bytes so far.
  private var byteCount = 0
  /// The hash of the bytes so far; nil if nobody asks for it.
  private var checksum: SHA256?

  private static let block = 512

  /// Begins an archive at `path`.
  ///
  /// - Parameters:
  ///   - isInput: whether a file is an input of the run, and so not replaced.
  ///   - hasChecksum: whether `finish` returns the SHA-256 of the archive.
  /// - Throws: `MachineError.notReplaced` for anything there but a tar archive, `.diskFull` or `.cannotWrite`.
  package init(
    _ path: String, isInput: @escaping @Sendable (FileIdentity) -> Bool = { _ in false }, hasChecksum: Bool = false
  ) throws(MachineError) {
    let rule = OutputRule(.archive, isInput: isInput)
    guard let place = try OutputPlace(path) else { throw MachineError(writing: path, .noSuchFileOrDirectory) }
    let folder: FileDescriptor
    do throws(Errno) { folder = try place.folder.duplicate() } catch { throw MachineError(writing: path, error) }
    let temporary = TemporaryName.next()
    let file: FileDescriptor
    do throws(MachineError) { file = try Self.create(temporary, for: place.name, in: folder, rule, path: path) } catch {
      try? folder.close()
      throw error
    }
    self.init(path: path, folder: folder, name: place.name, temporary: temporary, file: file, rule)
    if hasChecksum { checksum = SHA256() }
  }

  private static func create(
    _ temporary: String, for name: String, in folder: FileDescriptor, _ rule: OutputRule, path: String
  ) throws(MachineError) -> FileDescriptor {
    _ = try rule.check(name, in: folder, path: path)
    OrphanedTemporaries.remove(from: folder)
    do throws(Errno) {
      let options: FileDescriptor.OpenOptions = [.create, .exclusiveCreate, .noFollow]
      return try folder.open(temporary, .writeOnly, options: options, permissions: .ownerReadWriteOthersRead)
    } catch {
      throw MachineError(writing: path, error)
    }
  }

  /// Begins an archive on standard output, for the next program of a pipeline.
  ///
  /// - Throws: `MachineError.cannotWrite`, also if standard output is a terminal.
  package static func standardOutput() throws(MachineError) -> TarArchive {
    let path = "<stdout>"
    guard isatty(STDOUT_FILENO) == 0 else {
      throw .cannotWrite(path: path, reason: "it is a terminal; name a file, or pipe the archive to another program")
    }
    do throws(Errno) {
      return TarArchive(
        path: path, folder: nil, name: "", temporary: "", file: try FileDescriptor.standardOutput.duplicate(),
        OutputRule(.archive))
    } catch {
      throw MachineError(writing: path, error)
    }
  }

  private init(path: String, folder: FileDescriptor?, name: String, temporary: String, file: FileDescriptor, _ rule: OutputRule) {
    self.path = path
    self.folder = folder
    self.name = name
    self.temporary = temporary
    self.file = file
    self.rule = rule
  }

  deinit {
    if !isFinished {
      try? file.close()
      try? folder?.remove(temporary)
    }
    try? folder?.close()
  }

  /// Adds a file.
  ///
  /// - Throws: `MachineError.cannotWrite`, for example if the disk is full.
  package mutating func add(_ bytes: [UInt8], as name: String) throws(MachineError) {
    let utf8 = Array(name.utf8)
    if Self.needsRecord(name) {
      let record = Self.paxRecord("path", name)
      try write(Self.header(name: Array("PaxHeader".utf8), size: record.count, type: "x") + Self.padded(record))
    }
    try write(Self.header(name: Array(utf8.prefix(100)), size: bytes.count, type: "0") + Self.padded(bytes))
  }

  /// Whether a name does not fit into a header.
  private static func needsRecord(_ name: String) -> Bool { name.utf8.count > 100 || name.utf8.contains { $0 >= 0x80 } }

  /// The number of bytes that `add` adds for a file.
  ///
  /// - Parameter count: the length of the file.
  package static func byteCount(of name: String, holding count: Int) -> Int {
    func blocks(_ count: Int) -> Int { block + (count + block - 1) / block * block }
    return blocks(count) + (needsRecord(name) ? blocks(paxRecord("path", name).count) : 0)
  }

  /// The number of bytes that `finish` adds.
  package static let endByteCount = 2 * block

  /// Ends the archive and renames its file from the temporary name.
  ///
  /// - Returns: the length of the archive, and its SHA-256 in hexadecimal digits if it was asked for, else nothing.
  /// - Throws: `MachineError.cannotWrite`. No file is left behind then.
  @discardableResult
  package consuming func finish() throws(MachineError) -> (byteCount: Int, checksum: String) {
    try write([UInt8](repeating: 0, count: Self.endByteCount))
    // Something may have got the name meanwhile.
    if let folder { _ = try rule.check(name, in: folder, path: path) }
    isFinished = true
    do throws(Errno) {
      try file.closeWritten()
      try folder?.rename(temporary, to: name)
    } catch {
      try? folder?.remove(temporary)
      throw MachineError(writing: path, error)
    }
    return (byteCount, checksum?.digits ?? "")
  }

  private mutating func write(_ bytes: [UInt8]) throws(MachineError) {
    do throws(Errno) { try file.write(all: bytes) } catch { throw MachineError(writing: path, error) }
    byteCount += bytes.count
    checksum?.add(bytes)
  }

  // MARK: Blocks

  private static func header(name: [UInt8], size: Int, type: Unicode.Scalar) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: block)
    func put(_ bytes: some Sequence<UInt8>, at offset: Int) { for (index, byte) in bytes.enumerated() { header[offset + index] = byte } }
    put(name, at: 0)
    put("0000644".utf8, at: 100)
    put("0000000".utf8, at: 108)
    put("0000000".utf8, at: 116)
    put(octal(size, digits: 11).utf8, at: 124)
    put(octal(0, digits: 11).utf8, at: 136)
    put("        ".utf8, at: 148)
    put([UInt8(ascii: type)], at: 156)
    put("ustar\u{0}00".utf8, at: 257)
    put(octal(header.reduce(0) { $0 + Int($1) }, digits: 6).utf8, at: 148)
    header[154] = 0
    return header
  }

  /// "LENGTH key=value\n", where LENGTH includes its own digits.
  private static func paxRecord(_ key: String, _ value: String) -> [UInt8] {
    let rest = " \(key)=\(value)\n"
    var length = rest.utf8.count + 1
    while "\(length)".utf8.count + rest.utf8.count != length { length = "\(length)".utf8.count + rest.utf8.count }
    return Array("\(length)\(rest)".utf8)
  }

  private static func octal(_ value: Int, digits: Int) -> String {
    let text = String(value, radix: 8)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    bytes + [UInt8](repeating: 0, count: (block - bytes.count % block) % block)
  }
}
