// SPDX-License-Identifier: MIT

/// Makes a variable of `EnvironmentValues` an environment value, without an `EnvironmentKey` of its own.
///
///     extension EnvironmentValues {
///       @Entry var badge = 0
///     }
///     Label("Inbox", systemImage: "tray").environment(\.badge, 3)
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "LabelKitMacros", type: "EntryMacro")
