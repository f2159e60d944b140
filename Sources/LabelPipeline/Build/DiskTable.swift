// SPDX-License-Identifier: MIT

internal import Glibc

/// A hash table in a file, so that what grows with the number of labels does not grow in memory.
///
/// Every entry has 64 bytes: a key of two words, five words of the owner's, and a word that holds 32 bits more and a check. An entry
/// that was half written, as by a power cut, fails its check and counts as taken by nobody. Belongs to one thread at a time.
struct DiskTable: ~Copyable {
  /// Words 0 and 1 are the key, 2 to 6 the owner's, the upper half of 7 too.
  typealias Entry = SIMD8<UInt64>

  /// "LKTABLE1"
  private static let magic: UInt64 = 0x3145_4C42_4154_4B4C
  private static let entryBytes = MemoryLayout<Entry>.size
  private static let smallestCapacity: UInt64 = 4096

  private var file: Descriptor
  /// Nil for a table that nobody finds again.
  private let path: String?
  /// How many entries there is room for; a power of 2.
  private var capacity: UInt64
  /// How many entries there are.
  private(set) var count: UInt64
  /// A number of the owner's that is kept in the file.
  var generation: UInt64

  private init(_ file: consuming Descriptor, path: String?, capacity: UInt64, count: UInt64 = 0, generation: UInt64 = 0) {
    self.file = file
    self.path = path
    self.capacity = capacity
    self.count = count
    self.generation = generation
  }

  /// A table that vanishes with its value; nil when there is no room for one.
  static func temporary() -> DiskTable? {
    guard let file = nameless(), ftruncate(file.number, fileSize(smallestCapacity)) == 0 else { return nil }
    return DiskTable(file, path: nil, capacity: smallestCapacity)
  }

  /// The table in the file at `path`, an empty one if there is none or it is none of ours. Nil when another process has it open, and
  /// when it cannot be made.
  static func stored(at path: String) -> DiskTable? {
    guard let file = Descriptor(open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)),
      flock(file.number, LOCK_EX | LOCK_NB) == 0
    else { return nil }
    let head = read(file.number, at: 0)
    var status = stat()
    let isOurs =
      head[0] == magic && head[1] >= smallestCapacity && head[1].nonzeroBitCount == 1 && head[1] < 1 << 40
      && fstat(file.number, &status) == 0 && status.st_size == fileSize(head[1])
    if isOurs { return DiskTable(file, path: path, capacity: head[1], count: head[2], generation: head[3]) }
    guard ftruncate(file.number, 0) == 0, ftruncate(file.number, fileSize(smallestCapacity)) == 0 else { return nil }
    return DiskTable(file, path: path, capacity: smallestCapacity)
  }

  deinit { if path != nil { Self.writeHead(file.number, capacity, count, generation) } }

  /// Writes down what `deinit` would, for a process that may be killed.
  borrowing func save() { Self.writeHead(file.number, capacity, count, generation) }

  /// The entry with a key; nil when there is none.
  borrowing func entry(_ key: ContentHash) -> Entry? { find(key).found }

  /// Puts an entry in, or in the place of the one with its key.
  ///
  /// - Parameter prepare: called before with the entry that was there.
  mutating func put(
    _ key: ContentHash, _ words: (UInt64, UInt64, UInt64, UInt64, UInt64), extra: UInt32 = 0, prepare: (Entry?) -> Void = { _ in }
  ) {
    if (count + 1) * 2 > capacity { grow() }
    let (position, found) = find(key)
    prepare(found)
    // Only when there was no room to grow: one place stays free, so that every search ends.
    guard found != nil || count + 1 < capacity else { return }
    var entry = Entry(key.words.0, key.words.1, words.0, words.1, words.2, words.3, words.4, UInt64(extra) << 32)
    entry[7] |= Self.check(entry)
    Self.write(file.number, entry, at: position)
    if found == nil { count += 1 }
  }

  /// The entry with a key, its extra word made `extra`; nil when there is none. What `entry` and `put` do in two searches.
  borrowing func mark(_ key: ContentHash, extra: UInt32) -> Entry? {
    let (position, found) = find(key)
    guard var entry = found, entry[7] >> 32 != UInt64(extra) else { return found }
    entry[7] = UInt64(extra) << 32
    entry[7] |= Self.check(entry)
    Self.write(file.number, entry, at: position)
    return found
  }

  // MARK: Places

  private borrowing func find(_ key: ContentHash) -> (position: UInt64, found: Entry?) {
    let words = key.words
    var index = words.0 & (capacity - 1)
    for _ in 0..<capacity {
      let entry = Self.read(file.number, at: index + 1)
      if entry[7] & 0xFFFF_FFFF == 0 { return (index + 1, nil) }
      if entry[0] == words.0, entry[1] == words.1, entry[7] & 0xFFFF_FFFF == Self.check(entry) { return (index + 1, entry) }
      index = (index + 1) & (capacity - 1)
    }
    return (index + 1, nil)
  }

  /// Four times the room. The new table takes the old one's name when it is whole.
  private mutating func grow() {
    let name = path.map { $0 + ".new" }
    let opened = name.map { Descriptor(open($0, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)) } ?? Self.nameless()
    let larger = capacity * 4
    guard let new = opened, flock(new.number, LOCK_EX | LOCK_NB) == 0, ftruncate(new.number, Self.fileSize(larger)) == 0 else { return }
    for position in 1...capacity {
      let entry = Self.read(file.number, at: position)
      guard entry[7] & 0xFFFF_FFFF != 0, entry[7] & 0xFFFF_FFFF == Self.check(entry) else { continue }
      var index = entry[0] & (larger - 1)
      while Self.read(new.number, at: index + 1)[7] & 0xFFFF_FFFF != 0 { index = (index + 1) & (larger - 1) }
      Self.write(new.number, entry, at: index + 1)
    }
    Self.writeHead(new.number, larger, count, generation)
    if let name, let path, rename(name, path) != 0 { return }
    file = new
    capacity = larger
  }

  // MARK: Bytes

  private static func fileSize(_ capacity: UInt64) -> Int { Int(capacity + 1) * entryBytes }

  /// Never 0, which marks a free place.
  private static func check(_ entry: Entry) -> UInt64 {
    var hash = ContentHash()
    for index in 0..<7 { hash.add(entry[index]) }
    hash.add(entry[7] >> 32)
    return max(1, hash.words.0 & 0xFFFF_FFFF)
  }

  private static func read(_ file: Int32, at position: UInt64) -> Entry {
    var entry = Entry()
    let count = withUnsafeMutableBytes(of: &entry) { pread(file, $0.baseAddress, $0.count, Int(position) * entryBytes) }
    return count == entryBytes ? entry : Entry()
  }

  private static func write(_ file: Int32, _ entry: Entry, at position: UInt64) {
    _ = withUnsafeBytes(of: entry) { pwrite(file, $0.baseAddress, $0.count, Int(position) * entryBytes) }
  }

  private static func writeHead(_ file: Int32, _ capacity: UInt64, _ count: UInt64, _ generation: UInt64) {
    write(file, Entry(magic, capacity, count, generation, 0, 0, 0, 0), at: 0)
  }

  private static func nameless() -> Descriptor? {
    // Not O_TMPFILE, which the overlay file systems of containers lack.
    var name = Array("/tmp/labelkit-XXXXXX".utf8CString)
    guard let file = Descriptor(mkstemp(&name)) else { return nil }
    unlink(name)
    _ = fcntl(file.number, F_SETFD, FD_CLOEXEC)
    return file
  }
}
