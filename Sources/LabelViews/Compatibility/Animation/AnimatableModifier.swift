// SPDX-License-Identifier: MIT

/// A modifier whose values can be animated, by SwiftUI's older name. A rendered image is still.
public protocol AnimatableModifier: ViewModifier, Animatable {}
