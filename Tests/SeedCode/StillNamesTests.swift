// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

/// Modifiers of what happens, moves, opens and surrounds views on a device: ported files compile with them in every form that published code
/// uses, and the picture is the same as without them.
@Suite struct StillNamesTests {
  private let text = Text("v")
  private let string = "s"

  private struct Item: Identifiable, Hashable {
    var id = 1
    var name = "n"
  }

  private enum Failure: LocalizedError { case any }

  private func expectStill(_ view: some View, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let plain = try tree(text)
    #expect(try tree(view) == plain, sourceLocation: sourceLocation)
  }

  @Test func alertsAndChoicesLeaveThePictureAsItIs() throws {
    try expectStill(text.alert("x", isPresented: .constant(true)) { Button("OK") {} })
    try expectStill(
      text.alert("x", isPresented: .constant(true)) {
      } message: {
        Text("m")
      })
    try expectStill(
      text.alert(Text("x"), isPresented: .constant(true)) {
      } message: {
        Text("m")
      })
    try expectStill(text.alert(Text("x"), isPresented: .constant(true)) {})
    try expectStill(
      text.alert(isPresented: .constant(true)) { Alert(title: Text("x"), message: Text("m"), dismissButton: .default(Text("OK"))) })
    try expectStill(
      text.alert(isPresented: .constant(true)) {
        Alert(title: Text("x"), primaryButton: .destructive(Text("OK")) {}, secondaryButton: .cancel())
      })
    try expectStill(text.alert(item: Binding<Item?>.constant(nil)) { i in Alert(title: Text(i.name)) })
    try expectStill(text.alert(isPresented: .constant(true), error: Failure.any) { Button("OK") {} })
    try expectStill(
      text.alert(isPresented: .constant(true), error: Failure.any) { e in
        Button("OK") {}
      } message: { e in
        Text("m")
      })
    try expectStill(text.alert("x", isPresented: .constant(true), presenting: 3) { i in Text("\(i)") })
    try expectStill(
      text.actionSheet(isPresented: .constant(true)) {
        ActionSheet(title: Text("x"), message: nil, buttons: [.default(Text("a")), .cancel()])
      })
    try expectStill(text.confirmationDialog("x", isPresented: .constant(true)) { Button("a") {} })
    try expectStill(text.confirmationDialog(Text("x"), isPresented: .constant(true), titleVisibility: .visible) { Button("a") {} })
    try expectStill(
      text.confirmationDialog("x", isPresented: .constant(true), titleVisibility: .visible, presenting: 3) { i in
        Button("a") {}
      } message: { i in
        Text("m")
      })
    try expectStill(text.confirmationDialog(string, isPresented: .constant(true)) { Button("a") {} })
    try expectStill(text.dialogIcon(Image(systemName: "star")))
  }

  @Test func sheetsLeaveThePictureAsItIs() throws {
    try expectStill(text.sheet(isPresented: .constant(true)) { Text("x") })
    try expectStill(text.sheet(isPresented: .constant(true), onDismiss: {}) { Text("x") })
    try expectStill(text.sheet(isPresented: .constant(true), content: { Text("x") }))
    try expectStill(text.sheet(item: Binding<Item?>.constant(nil)) { i in Text(i.name) })
    try expectStill(text.fullScreenCover(isPresented: .constant(true)) { Text("x") })
    try expectStill(text.fullScreenCover(item: Binding<Item?>.constant(nil)) { i in Text(i.name) })
    try expectStill(text.popover(isPresented: .constant(true)) { Text("x") })
    try expectStill(text.popover(isPresented: .constant(true), arrowEdge: .bottom) { Text("x") })
    try expectStill(text.popover(item: Binding<Item?>.constant(nil)) { i in Text(i.name) })
    try expectStill(text.presentationDetents([.medium, .large]))
    try expectStill(text.presentationDetents([.medium], selection: .constant(.medium)))
    try expectStill(text.presentationDragIndicator(.visible))
    try expectStill(text.presentationCornerRadius(20))
    try expectStill(text.presentationBackground(.thinMaterial))
    try expectStill(text.presentationBackground { Color.red })
    try expectStill(text.presentationBackgroundInteraction(.enabled))
    try expectStill(text.presentationCompactAdaptation(.popover))
    try expectStill(text.presentationContentInteraction(.scrolls))
    try expectStill(text.interactiveDismissDisabled())
    try expectStill(text.inspector(isPresented: .constant(true)) { Text("x") })
  }

  @Test func barsLeaveThePictureAsItIs() throws {
    try expectStill(text.toolbar { Button("x") {} })
    try expectStill(text.toolbar { ToolbarItem(placement: .topBarTrailing) { Button("x") {} } })
    try expectStill(
      text.toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer(); Button("x") {}
        }
      })
    try expectStill(
      text.toolbar {
        ToolbarItem(placement: .principal) { Text("x") }; ToolbarItem(placement: .bottomBar) { Text("y") }
      })
    try expectStill(text.toolbar(.hidden, for: .tabBar))
    try expectStill(text.toolbar(.hidden))
    try expectStill(
      text.toolbar {
        ToolbarSpacer(.fixed); ToolbarItem { Text("x") }
      })
    try expectStill(text.toolbarBackground(.visible, for: .navigationBar))
    try expectStill(text.toolbarBackground(.hidden, for: .navigationBar))
    try expectStill(text.toolbarBackground(Color.red, for: .navigationBar))
    try expectStill(text.toolbarBackground(.ultraThinMaterial, for: .tabBar))
    try expectStill(text.toolbarBackgroundVisibility(.hidden, for: .navigationBar))
    try expectStill(text.toolbarColorScheme(.dark, for: .navigationBar))
    try expectStill(text.toolbarRole(.editor))
    try expectStill(text.toolbarTitleMenu { Button("x") {} })
    try expectStill(text.toolbarTitleDisplayMode(.inline))
    try expectStill(text.navigationTitle("x"))
    try expectStill(text.navigationTitle(string))
    try expectStill(text.navigationTitle(Text("x")))
    try expectStill(text.navigationTitle(.constant("x")))
    try expectStill(text.navigationTitle(LocalizedStringResource("x")))
    try expectStill(text.navigationSubtitle("x"))
    try expectStill(text.navigationSubtitle(string))
    try expectStill(text.navigationBarTitle("x"))
    try expectStill(text.navigationBarTitle(string))
    try expectStill(text.navigationBarTitle("x", displayMode: .inline))
    try expectStill(text.navigationBarTitle(Text("x"), displayMode: .inline))
    try expectStill(text.navigationBarTitle(string, displayMode: .inline))
    try expectStill(text.navigationBarTitleDisplayMode(.inline))
    try expectStill(text.navigationBarHidden(true))
    try expectStill(text.navigationBarBackButtonHidden())
    try expectStill(text.navigationBarItems(leading: Text("x"), trailing: Text("y")))
    try expectStill(text.navigationBarItems(trailing: Text("y")))
    try expectStill(text.navigationBarItems(leading: Text("y")))
    try expectStill(text.statusBarHidden())
    try expectStill(text.statusBar(hidden: true))
    try expectStill(text.persistentSystemOverlays(.hidden))
    try expectStill(text.defersSystemGestures(on: .all))
  }

  @Test func navigationAndTabsLeaveThePictureAsItIs() throws {
    try expectStill(text.navigationDestination(for: Int.self) { Text("\($0)") })
    try expectStill(text.navigationDestination(isPresented: .constant(true)) { Text("x") })
    try expectStill(text.navigationDestination(item: Binding<Item?>.constant(nil)) { i in Text(i.name) })
    try expectStill(text.navigationViewStyle(.stack))
    try expectStill(text.navigationViewStyle(StackNavigationViewStyle()))
    try expectStill(text.navigationSplitViewColumnWidth(200))
    try expectStill(text.navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300))
    try expectStill(text.navigationSplitViewStyle(.balanced))
    try expectStill(text.tabViewStyle(.page))
    try expectStill(text.tabViewStyle(.page(indexDisplayMode: .never)))
    try expectStill(text.tabViewStyle(PageTabViewStyle()))
    try expectStill(text.tabViewStyle(.sidebarAdaptable))
    try expectStill(text.tabBarMinimizeBehavior(.onScrollDown))
    try expectStill(text.indexViewStyle(.page(backgroundDisplayMode: .always)))
  }

  @Test func searchingLeaveThePictureAsItIs() throws {
    try expectStill(text.searchable(text: .constant("")))
    try expectStill(text.searchable(text: .constant(""), prompt: "x"))
    try expectStill(text.searchable(text: .constant(""), prompt: Text("x")))
    try expectStill(text.searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always)))
    try expectStill(text.searchable(text: .constant(""), placement: .sidebar, prompt: string))
    try expectStill(text.searchable(text: .constant(""), isPresented: .constant(true), prompt: "x"))
    try expectStill(text.searchable(text: .constant(""), tokens: .constant([Item]())) { t in Text(t.name) })
    try expectStill(text.searchSuggestions { Text("x").searchCompletion("y") })
    try expectStill(text.searchScopes(.constant(1)) { Text("x").tag(1) })
  }

  @Test func gesturesLeaveThePictureAsItIs() throws {
    try expectStill(text.onTapGesture {})
    try expectStill(text.onTapGesture(count: 2) {})
    try expectStill(text.onTapGesture(count: 1, coordinateSpace: .local) { p in print(p.x) })
    try expectStill(text.onLongPressGesture {})
    try expectStill(
      text.onLongPressGesture(minimumDuration: 1, maximumDistance: 10) {
      } onPressingChanged: { p in
      })
    try expectStill(text.onLongPressGesture(minimumDuration: 1, maximumDistance: 10, pressing: { p in }, perform: {}))
    try expectStill(text.gesture(TapGesture().onEnded {}))
    try expectStill(
      text.gesture(
        DragGesture(minimumDistance: 0).onChanged { v in
          print(v.translation.width, v.location, v.startLocation, v.predictedEndTranslation, v.velocity)
        }.onEnded { v in }))
    try expectStill(text.gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global)))
    try expectStill(text.gesture(DragGesture().updating(GestureState<CGSize>(wrappedValue: .zero)) { v, s, t in s = v.translation }))
    try expectStill(text.gesture(MagnificationGesture().onChanged { v in print(v) }))
    try expectStill(text.gesture(MagnifyGesture().onChanged { v in print(v.magnification) }))
    try expectStill(text.gesture(RotationGesture().onChanged { v in print(v.degrees) }))
    try expectStill(text.gesture(RotateGesture().onChanged { v in print(v.rotation) }))
    try expectStill(text.gesture(SpatialTapGesture().onEnded { v in print(v.location) }))
    try expectStill(text.gesture(LongPressGesture().sequenced(before: DragGesture())))
    try expectStill(text.gesture(TapGesture().simultaneously(with: LongPressGesture())))
    try expectStill(text.gesture(TapGesture().exclusively(before: LongPressGesture())))
    try expectStill(text.gesture(TapGesture(), including: .all))
    try expectStill(text.gesture(TapGesture().onEnded { _ in }, isEnabled: true))
    try expectStill(text.highPriorityGesture(TapGesture().onEnded {}))
    try expectStill(text.simultaneousGesture(TapGesture().onEnded {}))
    try expectStill(text.onHover { _ in })
    try expectStill(text.onContinuousHover { phase in })
    try expectStill(text.hoverEffect())
    try expectStill(text.hoverEffect(.lift))
  }

  @Test func inputAndDroppingLeaveThePictureAsItIs() throws {
    try expectStill(text.refreshable {})
    try expectStill(text.swipeActions { Button("x") {} })
    try expectStill(text.swipeActions(edge: .leading) { Button("x") {} })
    try expectStill(text.contextMenu { Button("x") {} })
    try expectStill(
      text.contextMenu {
        Button("x") {}
      } preview: {
        Text("x")
      })
    try expectStill(text.contextMenu(forSelectionType: Int.self) { items in Text("x") })
    try expectStill(
      text.contextMenu(forSelectionType: Int.self) { items in
        Text("x")
      } primaryAction: { i in
      })
    try expectStill(text.onOpenURL { url in print(url) })
    try expectStill(text.draggable("x"))
    try expectStill(text.draggable("x") { Text("p") })
    try expectStill(text.dropDestination(for: String.self) { items, loc in true })
    try expectStill(
      text.dropDestination(for: String.self) { items, loc in
        true
      } isTargeted: { t in
      })
    try expectStill(text.onDeleteCommand {})
    try expectStill(text.onExitCommand {})
    try expectStill(text.onKeyPress(.return) { .handled })
    try expectStill(text.onKeyPress { p in .ignored })
    try expectStill(text.onSubmit {})
    try expectStill(text.onSubmit(of: .search) {})
    try expectStill(text.submitLabel(.done))
    try expectStill(text.submitScope())
    try expectStill(text.keyboardShortcut("s"))
    try expectStill(text.keyboardShortcut("s", modifiers: [.command, .shift]))
    try expectStill(text.keyboardShortcut(.return, modifiers: .command))
    try expectStill(text.keyboardShortcut(.defaultAction))
    try expectStill(text.keyboardShortcut(.upArrow, modifiers: []))
    try expectStill(text.keyboardType(.emailAddress))
    try expectStill(text.textContentType(.emailAddress))
    try expectStill(text.textInputAutocapitalization(.never))
    try expectStill(text.autocapitalization(.none))
    try expectStill(text.disableAutocorrection(true))
    try expectStill(text.autocorrectionDisabled())
    try expectStill(text.menuStyle(.button))
    try expectStill(text.menuStyle(.borderlessButton))
    try expectStill(text.menuStyle(BorderlessButtonMenuStyle()))
    try expectStill(text.menuOrder(.fixed))
    try expectStill(text.menuActionDismissBehavior(.disabled))
    try expectStill(text.menuIndicator(.hidden))
    try expectStill(text.renameAction {})
  }

  @Test func movementLeaveThePictureAsItIs() throws {
    try expectStill(text.animation(.default))
    try expectStill(text.animation(.easeInOut, value: 1))
    try expectStill(text.animation(.spring(), value: 1))
    try expectStill(text.animation(.spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0), value: 1))
    try expectStill(text.animation(.spring(duration: 0.3, bounce: 0.2), value: 1))
    try expectStill(text.animation(.interpolatingSpring(stiffness: 100, damping: 10), value: 1))
    try expectStill(text.animation(.snappy, value: 1))
    try expectStill(text.animation(.bouncy(duration: 0.4), value: 1))
    try expectStill(text.animation(.smooth, value: 1))
    try expectStill(text.animation(.linear(duration: 1).repeatForever(autoreverses: false), value: 1))
    try expectStill(text.animation(.easeIn.delay(0.2).speed(2), value: 1))
    try expectStill(text.animation(.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1), value: 1))
    try expectStill(text.animation(.easeOut(duration: 1).repeatCount(3, autoreverses: true), value: 1))
    try expectStill(text.animation(nil, value: 1))
    try expectStill(text.animation(.interactiveSpring(), value: 1))
    try expectStill(text.transition(.opacity))
    try expectStill(text.transition(.move(edge: .bottom).combined(with: .opacity)))
    try expectStill(text.transition(.asymmetric(insertion: .scale, removal: .opacity)))
    try expectStill(text.transition(.slide))
    try expectStill(text.transition(.scale(scale: 0.5, anchor: .top)))
    try expectStill(text.transition(.push(from: .leading)))
    try expectStill(text.transition(.offset(x: 1, y: 2)))
    try expectStill(text.transition(AnyTransition.opacity.animation(.easeIn)))
    try expectStill(text.transition(.identity))
    try expectStill(text.transition(.blurReplace))
    try expectStill(text.transition(.symbolEffect))
    try expectStill(text.contentTransition(.numericText()))
    try expectStill(text.contentTransition(.numericText(value: 3)))
    try expectStill(text.contentTransition(.symbolEffect(.replace)))
    try expectStill(text.contentTransition(.opacity))
    try expectStill(text.contentTransition(.identity))
    try expectStill(text.symbolEffect(.bounce, value: 1))
    try expectStill(text.symbolEffect(.pulse))
    try expectStill(text.symbolEffect(.pulse, isActive: true))
    try expectStill(text.symbolEffect(.variableColor.iterative.reversing, options: .repeating))
    try expectStill(text.symbolEffect(.bounce.up.byLayer, options: .speed(2).repeat(3), value: 1))
    try expectStill(text.symbolEffect(.rotate, options: .repeat(.continuous)))
    try expectStill(text.symbolEffect(.wiggle.clockwise, value: 1))
    try expectStill(text.symbolEffect(.breathe))
    try expectStill(text.symbolEffectsRemoved())
    try expectStill(text.sensoryFeedback(.success, trigger: 1))
    try expectStill(text.sensoryFeedback(.impact, trigger: 1))
    try expectStill(text.sensoryFeedback(.impact(weight: .light, intensity: 0.5), trigger: 1))
    try expectStill(text.sensoryFeedback(.selection, trigger: 1))
    try expectStill(text.sensoryFeedback(trigger: 1) { o, n in .success })
  }

  @Test func scrollingLeaveThePictureAsItIs() throws {
    try expectStill(text.defaultScrollAnchor(.bottom))
    try expectStill(text.scrollContentBackground(.hidden))
    try expectStill(text.scrollIndicators(.hidden))
    try expectStill(text.scrollDisabled(true))
    try expectStill(text.scrollDismissesKeyboard(.interactively))
    try expectStill(text.scrollBounceBehavior(.basedOnSize))
    try expectStill(text.scrollTargetBehavior(.paging))
    try expectStill(text.scrollTargetBehavior(.viewAligned))
    try expectStill(text.scrollTargetLayout())
    try expectStill(text.scrollPosition(id: .constant(1)))
    try expectStill(text.scrollClipDisabled())
  }

  @Test func surroundingsLeaveThePictureAsItIs() throws {
    try expectStill(text.focusable())
    try expectStill(text.focusable(true, interactions: .activate))
    try expectStill(text.focusEffectDisabled())
    try expectStill(text.contentShape(Rectangle()))
    try expectStill(text.contentShape(.rect))
    try expectStill(text.contentShape(.hoverEffect, .rect(cornerRadius: 3)))
    try expectStill(text.allowsHitTesting(false))
    try expectStill(text.id(1))
    try expectStill(text.textSelection(.enabled))
    try expectStill(text.ignoresSafeArea())
    try expectStill(text.ignoresSafeArea(.keyboard, edges: .bottom))
    try expectStill(text.edgesIgnoringSafeArea(.all))
    try expectStill(text.previewDisplayName("x"))
    try expectStill(text.previewLayout(.sizeThatFits))
    try expectStill(text.previewDevice("iPhone 15"))
    try expectStill(text.previewInterfaceOrientation(.landscapeLeft))
    try expectStill(text.invalidatableContent())
    try expectStill(text.containerBackground(.red.gradient, for: .widget))
    try expectStill(text.containerBackground(for: .widget) { Color.red })
    try expectStill(text.widgetURL(nil))
    try expectStill(text.widgetAccentable())
    try expectStill(text.pointerStyle(.link))
  }

  @Test func speechLeaveThePictureAsItIs() throws {
    try expectStill(text.accessibilityShowsLargeContentViewer())
    try expectStill(text.accessibilityShowsLargeContentViewer { Text("x") })
    try expectStill(text.accessibilityAction {})
    try expectStill(text.accessibilityAction(named: "x") {})
    try expectStill(text.accessibilityAction(named: Text("x")) {})
    try expectStill(text.accessibilityAction(.escape) {})
    try expectStill(text.accessibilityActions { Button("x") {} })
    try expectStill(text.accessibilityAdjustableAction { d in })
    try expectStill(text.accessibilityIgnoresInvertColors())
    try expectStill(text.accessibilityRespondsToUserInteraction())
    try expectStill(text.accessibilityTextContentType(.plain))
    try expectStill(text.accessibilityDirectTouch())
    try expectStill(text.accessibilityActivationPoint(.center))
    try expectStill(text.speechAdjustedPitch(1))
    try expectStill(text.speechSpellsOutCharacters())
  }

  @Test func stylesOfContainersLeaveThePictureAsItIs() throws {
    try expectStill(text.controlGroupStyle(.navigation))
    try expectStill(text.buttonBorderShape(.capsule))
    try expectStill(text.buttonBorderShape(.roundedRectangle(radius: 8)))
    try expectStill(text.buttonBorderShape(.circle))
    try expectStill(text.toggleStyle(.switch))
    try expectStill(text.toggleStyle(.button))
    try expectStill(text.toggleStyle(.automatic))
    try expectStill(text.toggleStyle(SwitchToggleStyle()))
    try expectStill(text.pickerStyle(.menu))
    try expectStill(text.pickerStyle(.segmented))
    try expectStill(text.pickerStyle(.wheel))
    try expectStill(text.pickerStyle(.inline))
    try expectStill(text.pickerStyle(.navigationLink))
    try expectStill(text.pickerStyle(.palette))
    try expectStill(text.pickerStyle(SegmentedPickerStyle()))
    try expectStill(text.pickerStyle(MenuPickerStyle()))
    try expectStill(text.pickerStyle(WheelPickerStyle()))
    try expectStill(text.pickerStyle(DefaultPickerStyle()))
    try expectStill(text.pickerStyle(InlinePickerStyle()))
    try expectStill(text.datePickerStyle(.compact))
    try expectStill(text.datePickerStyle(.graphical))
    try expectStill(text.datePickerStyle(.wheel))
    try expectStill(text.datePickerStyle(CompactDatePickerStyle()))
    try expectStill(text.listStyle(.plain))
    try expectStill(text.listStyle(.insetGrouped))
    try expectStill(text.listStyle(.grouped))
    try expectStill(text.listStyle(.inset))
    try expectStill(text.listStyle(.sidebar))
    try expectStill(text.listStyle(.automatic))
    try expectStill(text.listStyle(InsetGroupedListStyle()))
    try expectStill(text.listStyle(PlainListStyle()))
    try expectStill(text.listStyle(GroupedListStyle()))
    try expectStill(text.listStyle(SidebarListStyle()))
    try expectStill(text.listStyle(InsetListStyle()))
    try expectStill(text.formStyle(.grouped))
    try expectStill(text.formStyle(.columns))
    try expectStill(text.textFieldStyle(.roundedBorder))
    try expectStill(text.textFieldStyle(.plain))
    try expectStill(text.textFieldStyle(RoundedBorderTextFieldStyle()))
    try expectStill(text.textFieldStyle(PlainTextFieldStyle()))
    try expectStill(text.textEditorStyle(.plain))
    try expectStill(text.progressViewStyle(.circular))
    try expectStill(text.progressViewStyle(.linear))
    try expectStill(text.progressViewStyle(CircularProgressViewStyle()))
    try expectStill(text.progressViewStyle(CircularProgressViewStyle(tint: .red)))
    try expectStill(text.progressViewStyle(LinearProgressViewStyle(tint: .red)))
    try expectStill(text.gaugeStyle(.accessoryCircular))
    try expectStill(text.gaugeStyle(.linearCapacity))
    try expectStill(text.disclosureGroupStyle(.automatic))
    try expectStill(text.groupBoxStyle(.automatic))
    try expectStill(text.labelStyle(.automatic))
  }
}
