// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

/// Which files keep their own colours when no mode is requested.
struct OwnColorTests {
  private func mode(_ inside: String, root: String = #"viewBox="0 0 24 24""#, styles: Int = 1) throws -> IconRenderingMode {
    let icon = try Icon(name: "logo", svg: Array("<svg \(root)>\(inside)</svg>".utf8), path: "logo.svg")
    return icon.colors(mode: nil, styles: Array(repeating: .black, count: styles), appearance: Appearance()).mode
  }

  private static let disc = "<circle cx='12' cy='12' r='10' "
  private static let square = "<path d='M8 8h8v8H8z' "

  @Test(arguments: [
    "\(disc)fill='#e11'/>\(square)fill='#fff'/>", "\(disc)fill='#e11' stroke='blue'/>",
    "\(disc)fill='#e11'/>\(square)/>", "\(disc)/>\(square)fill='white'/>", "\(disc)fill='#000'/>\(square)fill='#fff'/>",
    "<g fill='red'>\(disc)/><g fill='white' opacity='0.5'>\(square)/></g></g>",
    "<linearGradient id='g'><stop stop-color='red'/><stop offset='1' stop-color='blue'/></linearGradient>\(disc)fill='url(#g)'/>",
    "<style>.a{fill:#123456}.b{fill:#654321}</style>\(disc)class='a'/>\(square)class='b'/>",
  ])
  func fileOfSeveralColorsKeepsThem(inside: String) throws {
    #expect(try mode(inside) == .multicolor)
    #expect(try mode(inside, styles: 2) == .palette)
  }

  @Test(arguments: [
    "\(disc)/>", "\(disc)/>\(square)fill='black'/>", "\(disc)/>\(square)fill='currentColor'/>",
    "\(disc)fill='#e11'/>\(square)fill='#e11'/>", "\(disc)fill='none' stroke='currentColor'/>\(square)fill='red'/>",
    "\(disc)fill='#000'/>\(square)fill='#000' opacity='0.4'/>", "\(disc)fill='red'/>\(square)fill='#fff' fill-opacity='0'/>",
    "\(disc)fill='red'/><path d='M0 0h24v24H0z' fill='none'/>", "\(disc)fill='red' stroke='blue' stroke-width='0'/>",
    "\(disc)fill='red' data-multicolor='red'/>\(square)fill='blue'/>", "\(disc)fill='red'/>\(square)fill='white' class='erase'/>",
  ])
  func fileOfOneColorOrWithLayersIsMonochrome(inside: String) throws {
    #expect(try mode(inside) == .monochrome)
  }

  @Test func fileMayPreferAnotherMode() throws {
    let root = #"viewBox="0 0 24 24" data-preferred-mode="monochrome""#
    #expect(try mode("\(Self.disc)fill='#e11'/>\(Self.square)fill='#fff'/>", root: root) == .monochrome)
  }

  @Test func builtInIconsHaveNoColorsInTheirFiles() {
    let registry = IconRegistry()
    let colored = registry.names.filter { (try? registry.icon(named: $0).hasSeveralColors) ?? true }
    #expect(colored == [])
  }
}
