// SPDX-License-Identifier: MIT

/// A buffer that is reused for image after image. Its contents are undefined at each use.
///
/// Memory for a huge image is freed at the next normal one, so that a long run does not keep the memory of its largest label.
final class ScratchBuffer<Element: BitwiseCopyable> {
  /// A buffer of up to this many elements stays allocated.
  private let maximumKeptCount: Int
  private var memory: UnsafeMutableBufferPointer<Element>

  init(keeping maximumKeptCount: Int) {
    self.maximumKeptCount = maximumKeptCount
    memory = .allocate(capacity: 0)
  }

  deinit { memory.deallocate() }

  /// A buffer of `count` elements; valid until the next call.
  func room(for count: Int) -> UnsafeMutableBufferPointer<Element> {
    if count > memory.count || memory.count > maximumKeptCount, count != memory.count {
      memory.deallocate()
      memory = .allocate(capacity: count > maximumKeptCount ? count : min(maximumKeptCount, count + count / 2))
    }
    return UnsafeMutableBufferPointer(rebasing: memory[..<count])
  }
}
