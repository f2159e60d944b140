// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelText

/// What is done to a view and everything inside it.
package enum ViewModification: Hashable, Sendable {
  /// Changes what views inside inherit.
  case environment(EnvironmentChange)
  /// Points round the view by reading direction; may be negative.
  case padding(DirectionalInsets)
  /// A fixed size on one or both axes, in points, and where the view stands in it.
  case frame(width: Double?, height: Double?, alignment: FrameAlignment)
  /// An area behind the view, as large as it.
  case background(ColorDescription, cornerRadius: Double)
  /// A line inside the view's edge, `width` in points.
  case border(ColorDescription, width: Double, cornerRadius: Double)
  /// A blurred copy of the whole view below it, as SwiftUI's `.shadow`.
  case shadow(ShadowDescription)
  /// 0…1, of the view as a whole.
  case opacity(Double)
  /// Notes which part of a label the view was written as; nothing changes in the picture.
  case part(LabelPart)
  /// What a picker tells the view apart by; nothing changes in the picture.
  case tag(String)
  /// A section of a form, which brings its own box; nothing changes in the picture.
  case section
  /// Says what the view is to people who cannot see it; nothing changes in the picture.
  case accessibility(AccessibilityChange)
}

/// Insets by reading direction, in points.
package struct DirectionalInsets: Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package init(all distance: Double) { self.init(top: distance, leading: distance, bottom: distance, trailing: distance) }

  package func resolved(in direction: TextDirection) -> EdgeInsets {
    direction == .leftToRight
      ? EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}

/// Where a view stands in a frame of another size, by reading direction.
package struct FrameAlignment: Hashable, Sendable {
  package enum Position: String, Hashable, Sendable { case start, center, end }

  package var horizontal: Position
  package var vertical: Position

  package static let center = FrameAlignment(horizontal: .center, vertical: .center)

  package init(horizontal: Position, vertical: Position) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// A shadow as an author asks for it.
package struct ShadowDescription: Hashable, Sendable {
  package var color: ColorDescription
  /// Points; x to the right whatever the reading direction, y down.
  package var offset: Point
  /// Points; for SwiftUI's shadow the Gaussian's standard deviation, for text shadows twice that (NSShadow's blur radius).
  package var radius: Double

  package init(color: ColorDescription, offset: Point, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}
