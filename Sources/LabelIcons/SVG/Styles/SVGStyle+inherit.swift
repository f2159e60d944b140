// SPDX-License-Identifier: MIT

internal import LabelCore

extension SVGStyle {
  /// The properties whose value is the parent's if they are not set.
  private static let inheritedProperties: Set<String> = [
    "color", "fill", "stroke", "fill-rule", "clip-rule", "fill-opacity", "stroke-opacity", "stroke-width", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "visibility", "marker", "marker-start", "marker-mid",
    "marker-end", "paint-order", "font-size", "color-interpolation", "shape-rendering",
  ]

  /// Sets a property to the parent's value or its initial one, for a keyword that every property has; false for another value.
  mutating func apply(keyword: String, to property: String, from parent: SVGStyle) -> Bool {
    switch keyword {
    case "inherit": inherit(property, from: parent)
    case "initial": inherit(property, from: .initial)
    case "unset", "revert", "revert-layer": unset(property, from: parent)
    default: return false
    }
    return true
  }

  /// Takes back what was declared for a property.
  mutating func unset(_ property: String, from parent: SVGStyle) {
    inherit(property, from: Self.inheritedProperties.contains(property) ? parent : .initial)
  }

  /// Copies a property's value from the parent, for the value `inherit`.
  mutating func inherit(_ property: String, from parent: SVGStyle) {
    switch property {
    case "color": color = parent.color
    case "fill": fill = parent.fill
    case "stroke": stroke = parent.stroke
    case "fill-rule": fillRule = parent.fillRule
    case "clip-rule": clipRule = parent.clipRule
    case "opacity": opacity = parent.opacity
    case "fill-opacity": fillOpacity = parent.fillOpacity
    case "stroke-opacity": strokeOpacity = parent.strokeOpacity
    case "stroke-width": line.width = parent.line.width
    case "stroke-linecap": line.cap = parent.line.cap
    case "stroke-linejoin": line.join = parent.line.join
    case "stroke-miterlimit": line.miterLimit = parent.line.miterLimit
    case "stroke-dasharray": line.dashes = parent.line.dashes
    case "stroke-dashoffset": line.dashPhase = parent.line.dashPhase
    case "visibility": visibility = parent.visibility
    case "display": isDisplayed = parent.isDisplayed
    case "clip-path": clip = parent.clip
    case "mask": mask = parent.mask
    case "marker": markers = parent.markers
    case "marker-start": markers.start = parent.markers.start
    case "marker-mid": markers.mid = parent.markers.mid
    case "marker-end": markers.end = parent.markers.end
    case "paint-order": paintOrder = parent.paintOrder
    case "font-size": fontSize = parent.fontSize
    // Only the default of viewports inside the root hides what is outside.
    case "overflow": overflows = parent.overflows ?? true
    case "stop-color": stopColor = parent.stopColor
    case "stop-opacity": stopOpacity = parent.stopOpacity
    case "mix-blend-mode": blend = parent.blend
    case "filter": filter = parent.filter
    case "flood-color": floodColor = parent.floodColor
    case "flood-opacity": floodOpacity = parent.floodOpacity
    case "color-interpolation-filters": filtersLinear = parent.filtersLinear
    case "color-interpolation": isLinear = parent.isLinear
    case "image-rendering": showsPixels = parent.showsPixels
    case "shape-rendering": isCrisp = parent.isCrisp
    case "isolation": isIsolated = parent.isIsolated
    case "mask-type": isAlphaMask = parent.isAlphaMask
    case "transform": transform = parent.transform
    case "transform-origin": transformOrigin = parent.transformOrigin
    case "transform-box": transformBox = parent.transformBox
    case "background", "background-color": background = parent.background
    case "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "d": geometry[property] = parent.geometry[property]
    default: break
    }
  }
}
