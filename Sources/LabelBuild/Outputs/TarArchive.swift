// SPDX-License-Identifier: MIT

internal import Glibc
package import LabelCore
internal import LabelSystem

/// A tar file (POSIX.1-2001, pax) being written: the same bytes for the same files, as it holds no times and no owners.
///
/// It appears whole or not at all: until `finish`, it has a temporary's name.
package struct TarArchive: ~Copyable {
  private let path: String
  private let temporary: String
  private var file: Descriptor?

  private static let block = 512

  /// Begins an archive at `path`.
  ///
  /// - Throws: `MachineError.cannotWrite`.
  package init(_ path: String) throws(MachineError) {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    self.path = path
    temporary = path[..<slash] + TemporaryName.next()
    if let folder = Descriptor(open(slash == path.startIndex ? "." : String(path[..<slash]), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
      StrayTemporaries.remove(from: folder)
    }
    file = Descriptor(open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644))
    if file == nil { throw .cannotWrite(path: path, reason: systemMessage(errno)) }
  }

  deinit { if file != nil { unlink(temporary) } }

  /// Adds a file.
  ///
  /// - Throws: `MachineError.cannotWrite`, as when the disk is full.
  package mutating func add(_ bytes: [UInt8], as name: String) throws(MachineError) {
    let utf8 = Array(name.utf8)
    if utf8.count > 100 || utf8.contains(where: { $0 >= 0x80 }) {
      let record = Self.paxRecord("path", name)
      try write(Self.header(name: Array("PaxHeader".utf8), size: record.count, type: "x") + Self.padded(record))
    }
    try write(Self.header(name: Array(utf8.prefix(100)), size: bytes.count, type: "0") + Self.padded(bytes))
  }

  /// Ends the archive and gives it its name.
  ///
  /// - Throws: `MachineError.cannotWrite`; no archive is left then.
  package consuming func finish() throws(MachineError) {
    try write([UInt8](repeating: 0, count: 2 * Self.block))
    guard let file = file.take() else { return }
    var status = file.close()
    if status == 0, rename(temporary, path) != 0 { status = errno }
    guard status == 0 else {
      unlink(temporary)
      throw .cannotWrite(path: path, reason: systemMessage(status))
    }
  }

  private func write(_ bytes: [UInt8]) throws(MachineError) {
    let status = file?.writeAll(bytes) ?? EBADF
    guard status == 0 else { throw .cannotWrite(path: path, reason: systemMessage(status)) }
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

  /// "LENGTH key=value\n", where LENGTH counts itself.
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
