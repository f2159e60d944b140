// SPDX-License-Identifier: MIT

public import LabelCombine

extension View {
  /// Adds an action for the values of a publisher. Those that it has when the view appears, such as the value of a published property, are
  /// handled before the image is drawn. A rendered image does not wait for others.
  ///
  /// - Parameters:
  ///   - publisher: The publisher, which must not fail.
  ///   - action: Is called with each value.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P.Failure == Never {
    observing("onReceive", { _, _ in true }) { _, _ in { publisher.sink(receiveValue: action).cancel() } }
  }
}
