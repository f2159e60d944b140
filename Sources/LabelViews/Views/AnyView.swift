// SPDX-License-Identifier: MIT

internal import Foundation

/// A type-erased view, which hides the type of the view inside it.
public struct AnyView: GroupView {
  private let box: Box

  /// Creates a type-erased view, for views of different types in one expression.
  ///
  /// - Parameter view: The view whose type is erased.
  public init<Content: View>(_ view: Content) { box = Box(view) }

  /// Creates a type-erased view, for views of different types in one expression.
  ///
  /// - Parameter view: The view whose type is erased.
  public init<Content: View>(erasing view: Content) { box = Box(view) }

  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { box.content.map { [($0, context)] } ?? [] }
}

/// Owns a view and releases it without recursion. Only through `AnyView` can views be nested without limit, and the recursive release of ten
/// thousand nested views would overflow the stack.
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

/// The views to release, a list for each thread.
private final class Release {
  var waiting: [(any View)?] = []
  private var isRunning = false

  private static let key = "LabelViews.AnyView.Release"

  /// The list of the current thread.
  static var current: Release {
    let values = Thread.current.threadDictionary
    if let release = values[key] as? Release { return release }
    let release = Release()
    values[key] = release
    return release
  }

  /// Releases the waiting views and their content. During another release it returns at once.
  func finish() {
    guard !isRunning else { return }
    isRunning = true
    while !waiting.isEmpty { _ = last() }
    isRunning = false
  }

  /// Takes the last view from the list. It is a function of its own, so that the view is released after the access to the list has ended:
  /// what it contains is appended to the list then. Swift 6.3 releases the result of an inlined `popLast()` too early.
  @inline(never)
  private func last() -> (any View)? { waiting.removeLast() }
}
