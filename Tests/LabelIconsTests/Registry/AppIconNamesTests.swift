// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

/// Names that published apps use, and that once were missing.
struct AppIconNamesTests {
  private static let registry = IconRegistry()

  @Test(arguments: names)
  func nameOfAPublishedAppIsFound(name: String) throws {
    #expect(try Self.registry.icon(named: name).lineWidth != nil)
  }

  /// Families come in by rules: these are not in that list.
  @Test(arguments: [
    "checkmark.message.fill", "questionmark.magnifyingglass", "location.fill.viewfinder", "minus.rectangle.portrait",
    "checkmark.circle.dotted", "plus.square.dashed", "lock.doc.fill", "arrow.up.document", "globe.badge.shield.half.filled",
    "server.rack.trianglebadge.exclamationmark", "folder.badge.star", "wifi.badge.lock", "doc.badge.key.fill", "tray.badge.arrow.forward",
  ])
  func familiesAreComposed(name: String) throws {
    #expect(try Self.registry.icon(named: name).lineWidth != nil)
    #expect(!Self.names.contains(name))
  }

  private static let names = """
    book.pages.fill clock.arrow.2.circlepath photo.on.rectangle.angled arrowtriangle.backward.fill
    bubble.left.and.text.bubble.right character.book.closed character.book.closed.fill dot.radiowaves.right hand.point.right.fill
    keyboard.chevron.compact.down network.badge.shield.half.filled plus.square.on.square sensor.tag.radiowaves.forward.fill
    tablecells app.dashed arrow.down.circle.dotted badge.plus.radiowaves.right cable.connector.horizontal
    circle.grid.cross.left.filled exclamationmark.magnifyingglass lightspectrum.horizontal list.bullet.below.rectangle
    list.bullet.rectangle.portrait macbook.and.iphone person.crop.square.filled.and.at.rectangle poweroutlet.type.b
    poweroutlet.type.b.fill rectangle.portrait.and.arrow.forward scroll square.fill.on.square.fill square.split.2x1
    square.stack.3d.down.right text.below.photo xmark.bin apple.terminal appletv arrow.down.doc
    arrow.up.doc.on.clipboard arrow.left.and.line.vertical.and.arrow.right backward.end.alt.fill bell.and.waves.left.and.right
    bolt.trianglebadge.exclamationmark.fill character.text.justify checkmark.seal.text.page clear.fill
    clock.arrow.trianglehead.counterclockwise.rotate.90 delete.left doc.text.fill.viewfinder dot.radiowaves.up.forward
    ellipsis.message.fill externaldrive.fill.badge.icloud eyeglasses faxmachine globe.europe.africa hifispeaker hockey.puck.circle
    info.circle.text.page iphone.radiowaves.left.and.right key.radiowaves.forward keyboard.onehanded.left
    keyboard.onehanded.left.fill laptopcomputer.trianglebadge.exclamationmark lightbulb.max.fill macwindow memories movieclapper
    paintbrush.pointed pencil.and.list.clipboard pencil.and.scribble pencil.tip.crop.circle.badge.arrow.forward person.3.sequence
    person.badge.key.fill person.crop.artframe person.fill.and.arrow.left.and.arrow.right platter.filled.bottom.iphone
    play.rectangle.on.rectangle plus.viewfinder pointer.arrow.click.2 progress.indicator return richtext.page rosette rotate.right
    shippingbox.and.arrow.backward slider.horizontal.2.gobackward smiley square.bottomthird.inset.filled
    square.leadingthird.inset.filled square.trailingthird.inset.filled square.on.square.dashed text.badge.star text.pad.header
    textformat.characters visionpro wand.and.sparkles waveform.path wifi.exclamationmark x.squareroot zzz
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
