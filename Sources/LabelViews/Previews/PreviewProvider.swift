// SPDX-License-Identifier: MIT

/// A type that provides previews, in the way before `#Preview`. Each view of `previews` is a preview of its own.
///
///     struct Badge_Previews: PreviewProvider {
///       static var previews: some View {
///         Badge(count: 3).previewDisplayName("Three")
///         Badge(count: 100).previewDisplayName("Many")
///       }
///     }
public protocol PreviewProvider {
  /// The type of the views to preview.
  associatedtype Previews: View
  /// The views to preview.
  @ViewBuilder static var previews: Previews { get }
}

extension PreviewProvider {
  /// The module and the name of the type. Swift's own text for a private type has an address, which differs from run to run.
  package static var _providerName: String {
    String(reflecting: Self.self).split(separator: ".").filter { !$0.contains("unknown context") }.joined(separator: ".")
  }

  /// The previews: one for each view of `previews`. A group counts as its members.
  public static var _allPreviews: [Preview] {
    PreviewItem.items(of: previews).map { item in
      var preview = Preview(item.view, item.settings)
      preview.file = _providerName
      return preview
    }
  }
}

/// A view of a provider's `previews`, and what its modifiers say about its preview.
package struct PreviewItem {
  package let view: any View
  package let settings: PreviewSettings

  /// Returns the views that a view consists of.
  package static func items(of view: any View) -> [PreviewItem] {
    if let wrapper = view as? any PreviewWrapper { return wrapper.previewItems }
    guard let group = view as? any GroupView else { return [PreviewItem(view: view, settings: PreviewSettings())] }
    return group.members(in: ViewContext()).flatMap { items(of: $0.view) }
  }
}

/// A view with a modifier. The modifier of a group applies to each of its members.
package protocol PreviewWrapper {
  var previewItems: [PreviewItem] { get }
}

extension _ModifiedView: PreviewWrapper {
  package var previewItems: [PreviewItem] {
    func wrapped(_ view: some View) -> any View { _ModifiedView<_>(content: view, modification: modification) }
    return PreviewItem.items(of: content).map { PreviewItem(view: wrapped($0.view), settings: $0.settings) }
  }
}

extension _EnvironmentView: PreviewWrapper {
  package var previewItems: [PreviewItem] {
    func wrapped(_ view: some View) -> any View { _EnvironmentView<_>(content: view, change: change) }
    return PreviewItem.items(of: content).map { PreviewItem(view: wrapped($0.view), settings: $0.settings) }
  }
}

/// The platform of a preview. All are drawn as on iOS.
public enum PreviewPlatform: Hashable, Sendable {
  /// iOS.
  case iOS
  /// macOS.
  case macOS
  /// tvOS.
  case tvOS
  /// watchOS.
  case watchOS
}
