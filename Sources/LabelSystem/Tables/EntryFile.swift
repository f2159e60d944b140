// SPDX-License-Identifier: MIT

internal import Glibc

/// A file of entries of 64 bytes below a head of the same length. Entries are read and written by blocks, of which those lately used
/// stay in memory.
///
/// What is put in reaches the file when its block has to make room, with `save` and at the end, and in a file that is kept also when many
/// entries wait: a call of the system for every entry takes longer than all else that a table does. Belongs to one thread at a time.
package struct EntryFile: ~Copyable {
  package typealias Entry = SIMD8<UInt64>

  package static let entryBytes = MemoryLayout<Entry>.size
  /// A page.
  private static let blockEntries: UInt64 = 64
  /// Four mebibytes.
  private static let mostBlocks: UInt64 = 1024
  /// How many entries a process that is killed may forget.
  private static let mostWaiting = 1024

  private let file: Descriptor
  /// How many entries there are below the head.
  private let count: UInt64
  /// What has to be in its file before any entry is in this one; nil for nothing.
  private var preface: DeferredText?

  /// The blocks in memory: the one with a number is at that number modulo theirs, or is not here. Empty where none was needed yet.
  private var blocks: [[Entry]]
  /// The number of each; one that no block has where nothing was read yet.
  private var numbers: [UInt64]
  private var isChanged: [Bool]
  /// Which blocks of the file hold anything, in a file that held nothing at first; empty for others, all of whose blocks are read.
  private var isWritten: [Bool]
  private var waiting = 0

  /// - Parameters:
  ///   - file: as long as a head and `count` entries.
  ///   - count: a power of 2, of at least one block.
  ///   - isEmpty: whether the file holds nothing yet.
  ///   - preface: is written out before entries are.
  package init(_ file: consuming Descriptor, count: UInt64, isEmpty: Bool, preface: consuming DeferredText? = nil) {
    self.file = file
    self.count = count
    self.preface = preface
    let places = Int(min(Self.mostBlocks, count / Self.blockEntries))
    blocks = [[Entry]](repeating: [], count: places)
    numbers = [UInt64](repeating: .max, count: places)
    isChanged = [Bool](repeating: false, count: places)
    isWritten = isEmpty ? [Bool](repeating: false, count: Int(count / Self.blockEntries)) : []
  }

  deinit {
    // Not `save`, which changes what is being destroyed.
    switch preface {
    case .some(let text): text.write()
    case .none: break
    }
    for block in isChanged.indices where isChanged[block] { Self.write(blocks[block], numbers[block], to: file) }
  }

  /// The head of a file; nothing but zeros where there is none.
  package static func head(of file: borrowing Descriptor) -> Entry {
    var entry = Entry()
    let length = withUnsafeMutableBytes(of: &entry) { pread(file.number, $0.baseAddress, $0.count, 0) }
    return length == entryBytes ? entry : Entry()
  }

  /// Writes the head at once.
  package borrowing func writeHead(_ head: Entry) { _ = withUnsafeBytes(of: head) { pwrite(file.number, $0.baseAddress, $0.count, 0) } }

  /// The entry at a place, from 0; nothing but zeros where the file cannot be read.
  package subscript(place: UInt64) -> Entry {
    mutating get { blocks[block(of: place)][Self.index(of: place)] }
    set {
      let block = block(of: place)
      blocks[block][Self.index(of: place)] = newValue
      isChanged[block] = true
      waiting += 1
      // Without names nobody looks for the entries after this process.
      if preface != nil, waiting >= Self.mostWaiting { save() }
    }
  }

  /// Adds text before the entries that are put in from now on.
  package mutating func addPreface(_ text: String) { preface?.add(text) }

  /// Writes all that waits. What cannot be written, as to a full disk, is forgotten.
  package mutating func save() {
    waiting = 0
    preface?.save()
    for block in isChanged.indices where isChanged[block] { write(block) }
  }

  /// Writes what is to come before the entries alone.
  package mutating func savePreface() { preface?.save() }

  /// Takes over what waits in another file to be written before its entries.
  package mutating func takePreface(of other: inout EntryFile) { preface = other.preface.take() }

  // MARK: Blocks

  /// Where in memory the block with a place is; it is read if need be.
  private mutating func block(of place: UInt64) -> Int {
    let number = place / Self.blockEntries
    let block = Int(number) & (numbers.count - 1)
    if numbers[block] != number { load(number, at: block) }
    return block
  }

  /// Where in its block a place is.
  private static func index(of place: UInt64) -> Int { Int(place % blockEntries) }

  private mutating func load(_ number: UInt64, at block: Int) {
    if isChanged[block] {
      preface?.save()
      write(block)
    }
    numbers[block] = number
    if blocks[block].isEmpty { blocks[block] = [Entry](repeating: Entry(), count: Int(Self.blockEntries)) }
    let isEmpty = !isWritten.isEmpty && !isWritten[Int(number)]
    let length =
      isEmpty ? 0 : blocks[block].withUnsafeMutableBytes { pread(file.number, $0.baseAddress, $0.count, Self.offset(number)) }
    for index in blocks[block].indices where index * Self.entryBytes >= length { blocks[block][index] = Entry() }
  }

  private mutating func write(_ block: Int) {
    Self.write(blocks[block], numbers[block], to: file)
    isChanged[block] = false
    if !isWritten.isEmpty { isWritten[Int(numbers[block])] = true }
  }

  private static func write(_ entries: [Entry], _ number: UInt64, to file: borrowing Descriptor) {
    _ = entries.withUnsafeBytes { pwrite(file.number, $0.baseAddress, $0.count, offset(number)) }
  }

  /// The first byte in the file.
  private static func offset(_ number: UInt64) -> Int { Int(number * blockEntries + 1) * entryBytes }
}

/// Text that is added to the end of a file, gathered until someone saves it.
package struct DeferredText: ~Copyable {
  private let file: Descriptor
  private var bytes: [UInt8] = []

  package init(_ file: consuming Descriptor) { self.file = file }

  package mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  package mutating func save() {
    write()
    bytes.removeAll(keepingCapacity: true)
  }

  /// Writes all that waits, for the last time.
  package borrowing func write() {
    if !bytes.isEmpty { _ = file.writeAll(bytes) }
  }
}
