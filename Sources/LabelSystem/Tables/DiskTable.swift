// SPDX-License-Identifier: MIT

internal import Glibc
package import LabelCore

/// A hash table in a file, so that what grows with the number of labels does not grow in memory.
///
/// Every entry has 64 bytes: a key of two words, five words of the owner's, and a word that holds 32 bits more and a check. An entry
/// that was half written, as by a power cut, fails its check and counts as taken by nobody. A process that is killed may leave a table
/// without its newest entries. Belongs to one thread at a time.
package struct DiskTable: ~Copyable {
  /// Words 0 and 1 are the key, 2 to 6 the owner's, the upper half of 7 too.
  package typealias Entry = EntryFile.Entry

  /// "LKTABLE1"
  private static let magic: UInt64 = 0x3145_4C42_4154_4B4C
  private static let smallestCapacity: UInt64 = 4096

  private var entries: EntryFile
  /// Nil for a table that nobody finds again.
  private let path: String?
  /// How many entries there is room for; a power of 2.
  private var capacity: UInt64
  /// How many entries there are.
  package private(set) var count: UInt64
  /// A number of the owner's that is kept in the file.
  package var generation: UInt64

  private init(_ entries: consuming EntryFile, path: String?, capacity: UInt64, count: UInt64 = 0, generation: UInt64 = 0) {
    self.entries = entries
    self.path = path
    self.capacity = capacity
    self.count = count
    self.generation = generation
  }

  /// A table that vanishes with its value; nil when there is no room for one.
  package static func temporary() -> DiskTable? {
    guard let file = nameless(), ftruncate(file.number, fileSize(smallestCapacity)) == 0 else { return nil }
    return DiskTable(EntryFile(file, count: smallestCapacity, isEmpty: true), path: nil, capacity: smallestCapacity)
  }

  /// The table in the file at `path`, an empty one if there is none or it is none of ours. Nil when another process has it open, and
  /// when it cannot be made.
  ///
  /// - Parameter names: takes what `put` is told to call new entries, before they are in the file.
  package static func stored(at path: String, names: consuming Descriptor) -> DiskTable? {
    guard let file = Descriptor(open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)),
      flock(file.number, LOCK_EX | LOCK_NB) == 0
    else { return nil }
    let names = DeferredText(names)
    let head = EntryFile.head(of: file)
    var status = stat()
    guard fstat(file.number, &status) == 0 else { return nil }
    let isOurs =
      head[0] == magic && head[1] >= smallestCapacity && head[1].nonzeroBitCount == 1 && head[1] < 1 << 40
      && status.st_size == fileSize(head[1])
    if isOurs {
      let entries = EntryFile(file, count: head[1], isEmpty: false, preface: names)
      return DiskTable(entries, path: path, capacity: head[1], count: head[2], generation: head[3])
    }
    // What is closed after it was emptied, ext4 writes to the disk at once: a new file is left as it is.
    guard status.st_size == 0 || ftruncate(file.number, 0) == 0, ftruncate(file.number, fileSize(smallestCapacity)) == 0 else { return nil }
    return DiskTable(EntryFile(file, count: smallestCapacity, isEmpty: true, preface: names), path: path, capacity: smallestCapacity)
  }

  deinit { if path != nil { entries.writeHead(head) } }

  /// Writes all that waits in memory, for a process that may be killed.
  package mutating func save() {
    entries.save()
    entries.writeHead(head)
  }

  private var head: Entry { Entry(Self.magic, capacity, count, generation, 0, 0, 0, 0) }

  /// Writes the names that wait in memory, for who reads their file.
  package mutating func saveNames() { entries.savePreface() }

  /// The entry with a key; nil when there is none.
  package mutating func entry(_ key: ContentHash) -> Entry? { find(key).found }

  /// Puts an entry in, or in the place of the one with its key.
  ///
  /// - Parameter name: what a new entry is called in the file of names.
  /// - Returns: the entry that was there.
  package mutating func put(
    _ key: ContentHash, _ words: (UInt64, UInt64, UInt64, UInt64, UInt64), extra: UInt32 = 0, name: @autoclosure () -> String = ""
  ) -> Entry? {
    if (count + 1) * 2 > capacity { grow() }
    let (place, found) = find(key)
    // The name first: a name without an entry does no harm.
    if found == nil { entries.addPreface(name()) }
    // Only when there was no room to grow: one place stays free, so that every search ends.
    guard found != nil || count + 1 < capacity else { return found }
    var entry = Entry(key.words.0, key.words.1, words.0, words.1, words.2, words.3, words.4, UInt64(extra) << 32)
    entry[7] |= Self.check(entry)
    entries[place] = entry
    if found == nil { count += 1 }
    return found
  }

  /// The entry with a key, its extra word made `extra`; nil when there is none. What `entry` and `put` do in two searches.
  package mutating func mark(_ key: ContentHash, extra: UInt32) -> Entry? {
    let (place, found) = find(key)
    guard var entry = found, entry[7] >> 32 != UInt64(extra) else { return found }
    entry[7] = UInt64(extra) << 32
    entry[7] |= Self.check(entry)
    entries[place] = entry
    return found
  }

  // MARK: Places

  private mutating func find(_ key: ContentHash) -> (place: UInt64, found: Entry?) {
    let words = key.words
    var place = words.0 & (capacity - 1)
    for _ in 0..<capacity {
      let entry = entries[place]
      if entry[7] & 0xFFFF_FFFF == 0 { return (place, nil) }
      if entry[0] == words.0, entry[1] == words.1, entry[7] & 0xFFFF_FFFF == Self.check(entry) { return (place, entry) }
      place = (place + 1) & (capacity - 1)
    }
    return (place, nil)
  }

  /// Four times the room. The new table takes the old one's name when it is whole.
  private mutating func grow() {
    let name = path.map { $0 + ".new" }
    let opened = name.map { Descriptor(open($0, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)) } ?? Self.nameless()
    let larger = capacity * 4
    guard let file = opened, flock(file.number, LOCK_EX | LOCK_NB) == 0, ftruncate(file.number, Self.fileSize(larger)) == 0 else { return }
    var new = EntryFile(file, count: larger, isEmpty: true)
    for place in 0..<capacity {
      let entry = entries[place]
      guard entry[7] & 0xFFFF_FFFF != 0, entry[7] & 0xFFFF_FFFF == Self.check(entry) else { continue }
      var free = entry[0] & (larger - 1)
      while new[free][7] & 0xFFFF_FFFF != 0 { free = (free + 1) & (larger - 1) }
      new[free] = entry
    }
    entries.savePreface()
    new.save()
    new.writeHead(Entry(Self.magic, larger, count, generation, 0, 0, 0, 0))
    if let name, let path, rename(name, path) != 0 { return }
    new.takePreface(of: &entries)
    entries = new
    capacity = larger
  }

  // MARK: Bytes

  /// The head is as long as an entry.
  private static func fileSize(_ capacity: UInt64) -> Int { Int(capacity + 1) * EntryFile.entryBytes }

  /// Never 0, which marks a free place.
  private static func check(_ entry: Entry) -> UInt64 {
    var hash = ContentHash()
    for index in 0..<7 { hash.add(entry[index]) }
    hash.add(entry[7] >> 32)
    return max(1, hash.words.0 & 0xFFFF_FFFF)
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
