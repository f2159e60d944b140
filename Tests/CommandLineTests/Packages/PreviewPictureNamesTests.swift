// SPDX-License-Identifier: MIT

import LabelPreviewBuild
import LabelPreviewProtocol
import TestSupport
import Testing

/// The files of `labelkit preview`.
struct PreviewPictureNamesTests {
  /// Pictures of what is read have names of their own, in every variant, so that they are beside those of the previews.
  @Test func picturesOfWhatIsReadAreBesideThePreviews() throws {
    let tree = try ScratchTree()
    var request = PreviewHostRequest(host: ScriptedPackage.host, rows: tree.root + "/rows")
    (request.filters, request.variants, request.output) = (["Same"], ["colorScheme=light,dark"], tree.out)
    let pictures = try PreviewRun(request).rows()
    request.showsAccessibility = true
    let read = try PreviewRun(request).rows()
    #expect(pictures.map(\.path) == ["Same.png", "Same.dark.png"].map { "PreviewHostProgram/main/" + $0 })
    #expect(read.map(\.path) == ["Same.accessibility.png", "Same.dark.accessibility.png"].map { "PreviewHostProgram/main/" + $0 })
    #expect(zip(read, pictures).allSatisfy { $0.width > $1.width })
    #expect(tree.files().keys.count { $0.hasSuffix(".png") } == 4)
  }
}
