// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelLayout

/// How far something has come, drawn still: a bar of 4 points below its label, 100 points long since a picture has no width to fill; without
/// a value, a dashed ring in the place of a spinner.
public struct ProgressView<Label: View>: View {
  /// 0…1; nil when nobody knows.
  private let fraction: Double?
  private let label: Label

  private static var length: CGFloat { 100 }

  private init(fraction: Double?, label: Label) {
    self.fraction = fraction
    self.label = label
  }

  /// Makes a spinner with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label()) }

  /// Makes a bar with a label; nil as the value makes a spinner.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    let fraction = value.map { total > 0 ? Double($0 / total) : 0 }
    self.init(fraction: fraction.map { $0.isFinite ? min(max($0, 0), 1) : 0 }, label: label())
  }

  /// Bar or spinner, and the label.
  public var body: some View {
    if let fraction {
      VStack(alignment: .leading, spacing: 4) {
        label
        Capsule().fill(.tint)
          .frame(width: Self.length * fraction, height: 4)
          .frame(width: Self.length, alignment: .leading)
          .background(Color(description: .tertiaryFill), in: .capsule)
      }
    } else {
      VStack(spacing: 4) {
        Image(systemName: "circle.dashed").foregroundStyle(.secondary)
        label
      }
    }
  }
}

extension ProgressView where Label == EmptyView {
  /// Makes a spinner.
  public init() { self.init(fraction: nil, label: EmptyView()) }

  /// Makes a bar; nil as the value makes a spinner.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { self.init(value: value, total: total) { EmptyView() } }
}

extension ProgressView where Label == Text {
  /// Makes a spinner with a label that is looked up.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Makes a spinner with a label that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// Makes a bar with a label that is looked up.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }
}
