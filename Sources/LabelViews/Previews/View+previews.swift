// SPDX-License-Identifier: MIT

/// Settings of the previews of a `PreviewProvider`. They change nothing where a view is not drawn as a preview.
extension View {
  /// Sets the name of this view's preview.
  ///
  /// - Parameter value: The name, or nil for none.
  public func previewDisplayName(_ value: String?) -> some View { previewSettings { $0.displayName = value } }
  /// Sets the device whose size this view's preview has.
  ///
  /// - Parameter value: The device, or nil for the default.
  public func previewDevice(_ value: PreviewDevice?) -> some View { previewSettings { $0.device = value?.rawValue } }
  /// Sets the size of this view's preview.
  ///
  /// - Parameter value: The size.
  public func previewLayout(_ value: PreviewLayout) -> some View { previewSettings { $0.layout = value } }
  /// Sets how the device of this view's preview is held.
  ///
  /// - Parameter value: The orientation.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { previewSettings { $0.orientation = value } }

  func previewSettings(_ change: (inout PreviewSettings) -> Void) -> some View {
    var settings = PreviewSettings()
    change(&settings)
    return PreviewSettingsView(content: self, settings: settings)
  }
}

/// A device whose size a preview has.
public struct PreviewDevice: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  /// The name of the device, such as "iPhone SE (3rd generation)".
  public let rawValue: String
  /// Creates a device from its name.
  ///
  /// - Parameter rawValue: The name of the device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device from its name.
  ///
  /// - Parameter value: The name of the device.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// A view with settings of its preview.
struct PreviewSettingsView<Content: View>: GroupView, PreviewWrapper {
  let content: Content
  let settings: PreviewSettings

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }

  var previewItems: [PreviewItem] {
    PreviewItem.items(of: content).map { PreviewItem(view: $0.view, settings: $0.settings.inside(settings)) }
  }
}
