// SPDX-License-Identifier: MIT

internal import Foundation

/// A view whose type is hidden.
public struct AnyView: GroupView {
  private let box: Box

  /// Hides a view's type.
  public init<Content: View>(_ view: Content) { box = Box(view) }

  /// Hides a view's type.
  public init<Content: View>(erasing view: Content) { box = Box(view) }

  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { box.content.map { [($0, context)] } ?? [] }
}

/// Owns a view and gives it back without recursion: views can be inside each other without limit only through `AnyView`, and a chain of
/// ten thousand would otherwise overflow the stack when the first is released.
private final class Box {
  private(set) var content: (any View)?

  init(_ content: any View) { self.content = content }

  deinit {
    let release = Release.current
    release.waiting.append(content)
    content = nil
    release.finish()
  }
}

/// Views on their way out, one list a thread.
private final class Release {
  var waiting: [(any View)?] = []
  private var isRunning = false

  private static let key = "LabelKit.AnyView.Release"

  /// The thread's list.
  static var current: Release {
    let values = Thread.current.threadDictionary
    if let release = values[key] as? Release { return release }
    let release = Release()
    values[key] = release
    return release
  }

  /// Releases what is waiting and what that leads to; during another release, only after that.
  func finish() {
    guard !isRunning else { return }
    isRunning = true
    while !waiting.isEmpty { _ = waiting.popLast() }
    isRunning = false
  }
}
