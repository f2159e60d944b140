// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

/// Modifiers without a visual effect here, such as alerts, gestures and animations: they compile in every form that published code uses, and
/// the image is the same as without them.
@Suite struct CompatibilityNamesTests {
  private let text = Text("v")
  private let string = "s"

  private struct Item: Identifiable, Hashable {
    var id = 1
    var name = "n"
  }

  private enum Failure: LocalizedError { case any }

  private func expectNoEffect(_ view: some View, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let plain = try tree(text)
    #expect(try tree(view) == plain, sourceLocation: sourceLocation)
  }

  @Test func alertsAndDialogsDoNotChangeTheImage() throws {
    try expectNoEffect(text.alert("x", isPresented: .constant(true)) { Button("OK") {} })
    try expectNoEffect(
      text.alert("x", isPresented: .constant(true)) {
      } message: {
        Text("m")
      })
    try expectNoEffect(
      text.alert(Text("x"), isPresented: .constant(true)) {
      } message: {
        Text("m")
      })
    try expectNoEffect(text.alert(Text("x"), isPresented: .constant(true)) {})
    try expectNoEffect(
      text.alert(isPresented: .constant(true)) { Alert(title: Text("x"), message: Text("m"), dismissButton: .default(Text("OK"))) })
    try expectNoEffect(
      text.alert(isPresented: .constant(true)) {
        Alert(title: Text("x"), primaryButton: .destructive(Text("OK")) {}, secondaryButton: .cancel())
      })
    try expectNoEffect(text.alert(item: Binding<Item?>.constant(nil)) { i in Alert(title: Text(i.name)) })
    try expectNoEffect(text.alert(isPresented: .constant(true), error: Failure.any) { Button("OK") {} })
    try expectNoEffect(
      text.alert(isPresented: .constant(true), error: Failure.any) { e in
        Button("OK") {}
      } message: { e in
        Text("m")
      })
    try expectNoEffect(text.alert("x", isPresented: .constant(true), presenting: 3) { i in Text("\(i)") })
    try expectNoEffect(
      text.actionSheet(isPresented: .constant(true)) {
        ActionSheet(title: Text("x"), message: nil, buttons: [.default(Text("a")), .cancel()])
      })
    try expectNoEffect(text.confirmationDialog("x", isPresented: .constant(true)) { Button("a") {} })
    try expectNoEffect(text.confirmationDialog(Text("x"), isPresented: .constant(true), titleVisibility: .visible) { Button("a") {} })
    try expectNoEffect(
      text.confirmationDialog("x", isPresented: .constant(true), titleVisibility: .visible, presenting: 3) { i in
        Button("a") {}
      } message: { i in
        Text("m")
      })
    try expectNoEffect(text.confirmationDialog(string, isPresented: .constant(true)) { Button("a") {} })
    try expectNoEffect(text.dialogIcon(Image(systemName: "star")))
  }

  @Test func sheetsDoNotChangeTheImage() throws {
    try expectNoEffect(text.sheet(isPresented: .constant(true)) { Text("x") })
    try expectNoEffect(text.sheet(isPresented: .constant(true), onDismiss: {}) { Text("x") })
    try expectNoEffect(text.sheet(isPresented: .constant(true), content: { Text("x") }))
    try expectNoEffect(text.sheet(item: Binding<Item?>.constant(nil)) { i in Text(i.name) })
    try expectNoEffect(text.fullScreenCover(isPresented: .constant(true)) { Text("x") })
    try expectNoEffect(text.fullScreenCover(item: Binding<Item?>.constant(nil)) { i in Text(i.name) })
    try expectNoEffect(text.popover(isPresented: .constant(true)) { Text("x") })
    try expectNoEffect(text.popover(isPresented: .constant(true), arrowEdge: .bottom) { Text("x") })
    try expectNoEffect(text.popover(item: Binding<Item?>.constant(nil)) { i in Text(i.name) })
    try expectNoEffect(text.presentationDetents([.medium, .large]))
    try expectNoEffect(text.presentationDetents([.medium], selection: .constant(.medium)))
    try expectNoEffect(text.presentationDragIndicator(.visible))
    try expectNoEffect(text.presentationCornerRadius(20))
    try expectNoEffect(text.presentationBackground(.thinMaterial))
    try expectNoEffect(text.presentationBackground { Color.red })
    try expectNoEffect(text.presentationBackgroundInteraction(.enabled))
    try expectNoEffect(text.presentationCompactAdaptation(.popover))
    try expectNoEffect(text.presentationContentInteraction(.scrolls))
    try expectNoEffect(text.interactiveDismissDisabled())
    try expectNoEffect(text.inspector(isPresented: .constant(true)) { Text("x") })
  }

  @Test func barsDoNotChangeTheImage() throws {
    try expectNoEffect(text.toolbar { Button("x") {} })
    try expectNoEffect(text.toolbar { ToolbarItem(placement: .topBarTrailing) { Button("x") {} } })
    try expectNoEffect(
      text.toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer(); Button("x") {}
        }
      })
    try expectNoEffect(
      text.toolbar {
        ToolbarItem(placement: .principal) { Text("x") }; ToolbarItem(placement: .bottomBar) { Text("y") }
      })
    try expectNoEffect(text.toolbar(.hidden, for: .tabBar))
    try expectNoEffect(text.toolbar(.hidden))
    try expectNoEffect(
      text.toolbar {
        ToolbarSpacer(.fixed); ToolbarItem { Text("x") }
      })
    try expectNoEffect(text.toolbarBackground(.visible, for: .navigationBar))
    try expectNoEffect(text.toolbarBackground(.hidden, for: .navigationBar))
    try expectNoEffect(text.toolbarBackground(Color.red, for: .navigationBar))
    try expectNoEffect(text.toolbarBackground(.ultraThinMaterial, for: .tabBar))
    try expectNoEffect(text.toolbarBackgroundVisibility(.hidden, for: .navigationBar))
    try expectNoEffect(text.toolbarColorScheme(.dark, for: .navigationBar))
    try expectNoEffect(text.toolbarRole(.editor))
    try expectNoEffect(text.toolbarTitleMenu { Button("x") {} })
    try expectNoEffect(text.toolbarTitleDisplayMode(.inline))
    try expectNoEffect(text.navigationTitle("x"))
    try expectNoEffect(text.navigationTitle(string))
    try expectNoEffect(text.navigationTitle(Text("x")))
    try expectNoEffect(text.navigationTitle(.constant("x")))
    try expectNoEffect(text.navigationTitle(LocalizedStringResource("x")))
    try expectNoEffect(text.navigationSubtitle("x"))
    try expectNoEffect(text.navigationSubtitle(string))
    try expectNoEffect(text.navigationBarTitle("x"))
    try expectNoEffect(text.navigationBarTitle(string))
    try expectNoEffect(text.navigationBarTitle("x", displayMode: .inline))
    try expectNoEffect(text.navigationBarTitle(Text("x"), displayMode: .inline))
    try expectNoEffect(text.navigationBarTitle(string, displayMode: .inline))
    try expectNoEffect(text.navigationBarTitleDisplayMode(.inline))
    try expectNoEffect(text.navigationBarHidden(true))
    try expectNoEffect(text.navigationBarBackButtonHidden())
    try expectNoEffect(text.navigationBarItems(leading: Text("x"), trailing: Text("y")))
    try expectNoEffect(text.navigationBarItems(trailing: Text("y")))
    try expectNoEffect(text.navigationBarItems(leading: Text("y")))
    try expectNoEffect(text.statusBarHidden())
    try expectNoEffect(text.statusBar(hidden: true))
    try expectNoEffect(text.persistentSystemOverlays(.hidden))
    try expectNoEffect(text.defersSystemGestures(on: .all))
  }

  @Test func navigationAndTabsDoNotChangeTheImage() throws {
    try expectNoEffect(text.navigationDestination(for: Int.self) { Text("\($0)") })
    try expectNoEffect(text.navigationDestination(isPresented: .constant(true)) { Text("x") })
    try expectNoEffect(text.navigationDestination(item: Binding<Item?>.constant(nil)) { i in Text(i.name) })
    try expectNoEffect(text.navigationViewStyle(.stack))
    try expectNoEffect(text.navigationViewStyle(StackNavigationViewStyle()))
    try expectNoEffect(text.navigationSplitViewColumnWidth(200))
    try expectNoEffect(text.navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300))
    try expectNoEffect(text.navigationSplitViewStyle(.balanced))
    try expectNoEffect(text.tabViewStyle(.page))
    try expectNoEffect(text.tabViewStyle(.page(indexDisplayMode: .never)))
    try expectNoEffect(text.tabViewStyle(PageTabViewStyle()))
    try expectNoEffect(text.tabViewStyle(.sidebarAdaptable))
    try expectNoEffect(text.tabBarMinimizeBehavior(.onScrollDown))
    try expectNoEffect(text.indexViewStyle(.page(backgroundDisplayMode: .always)))
  }

  @Test func searchFieldsDoNotChangeTheImage() throws {
    try expectNoEffect(text.searchable(text: .constant("")))
    try expectNoEffect(text.searchable(text: .constant(""), prompt: "x"))
    try expectNoEffect(text.searchable(text: .constant(""), prompt: Text("x")))
    try expectNoEffect(text.searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always)))
    try expectNoEffect(text.searchable(text: .constant(""), placement: .sidebar, prompt: string))
    try expectNoEffect(text.searchable(text: .constant(""), isPresented: .constant(true), prompt: "x"))
    try expectNoEffect(text.searchable(text: .constant(""), tokens: .constant([Item]())) { t in Text(t.name) })
    try expectNoEffect(text.searchSuggestions { Text("x").searchCompletion("y") })
    try expectNoEffect(text.searchScopes(.constant(1)) { Text("x").tag(1) })
  }

  @Test func gesturesDoNotChangeTheImage() throws {
    try expectNoEffect(text.onTapGesture {})
    try expectNoEffect(text.onTapGesture(count: 2) {})
    try expectNoEffect(text.onTapGesture(count: 1, coordinateSpace: .local) { p in print(p.x) })
    try expectNoEffect(text.onLongPressGesture {})
    try expectNoEffect(
      text.onLongPressGesture(minimumDuration: 1, maximumDistance: 10) {
      } onPressingChanged: { p in
      })
    try expectNoEffect(text.onLongPressGesture(minimumDuration: 1, maximumDistance: 10, pressing: { p in }, perform: {}))
    try expectNoEffect(text.gesture(TapGesture().onEnded {}))
    try expectNoEffect(
      text.gesture(
        DragGesture(minimumDistance: 0).onChanged { v in
          print(v.translation.width, v.location, v.startLocation, v.predictedEndTranslation, v.velocity)
        }.onEnded { v in }))
    try expectNoEffect(text.gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global)))
    try expectNoEffect(text.gesture(DragGesture().updating(GestureState<CGSize>(wrappedValue: .zero)) { v, s, t in s = v.translation }))
    try expectNoEffect(text.gesture(MagnificationGesture().onChanged { v in print(v) }))
    try expectNoEffect(text.gesture(MagnifyGesture().onChanged { v in print(v.magnification) }))
    try expectNoEffect(text.gesture(RotationGesture().onChanged { v in print(v.degrees) }))
    try expectNoEffect(text.gesture(RotateGesture().onChanged { v in print(v.rotation) }))
    try expectNoEffect(text.gesture(SpatialTapGesture().onEnded { v in print(v.location) }))
    try expectNoEffect(text.gesture(LongPressGesture().sequenced(before: DragGesture())))
    try expectNoEffect(text.gesture(TapGesture().simultaneously(with: LongPressGesture())))
    try expectNoEffect(text.gesture(TapGesture().exclusively(before: LongPressGesture())))
    try expectNoEffect(text.gesture(TapGesture(), including: .all))
    try expectNoEffect(text.gesture(TapGesture().onEnded { _ in }, isEnabled: true))
    try expectNoEffect(text.highPriorityGesture(TapGesture().onEnded {}))
    try expectNoEffect(text.simultaneousGesture(TapGesture().onEnded {}))
    try expectNoEffect(text.onHover { _ in })
    try expectNoEffect(text.onContinuousHover { phase in })
    try expectNoEffect(text.hoverEffect())
    try expectNoEffect(text.hoverEffect(.lift))
  }

  @Test func inputAndDragAndDropDoNotChangeTheImage() throws {
    try expectNoEffect(text.refreshable {})
    try expectNoEffect(text.swipeActions { Button("x") {} })
    try expectNoEffect(text.swipeActions(edge: .leading) { Button("x") {} })
    try expectNoEffect(text.contextMenu { Button("x") {} })
    try expectNoEffect(
      text.contextMenu {
        Button("x") {}
      } preview: {
        Text("x")
      })
    try expectNoEffect(text.contextMenu(forSelectionType: Int.self) { items in Text("x") })
    try expectNoEffect(
      text.contextMenu(forSelectionType: Int.self) { items in
        Text("x")
      } primaryAction: { i in
      })
    try expectNoEffect(text.onOpenURL { url in print(url) })
    try expectNoEffect(text.draggable("x"))
    try expectNoEffect(text.draggable("x") { Text("p") })
    try expectNoEffect(text.dropDestination(for: String.self) { items, loc in true })
    try expectNoEffect(
      text.dropDestination(for: String.self) { items, loc in
        true
      } isTargeted: { t in
      })
    try expectNoEffect(text.onDeleteCommand {})
    try expectNoEffect(text.onExitCommand {})
    try expectNoEffect(text.onKeyPress(.return) { .handled })
    try expectNoEffect(text.onKeyPress { p in .ignored })
    try expectNoEffect(text.onSubmit {})
    try expectNoEffect(text.onSubmit(of: .search) {})
    try expectNoEffect(text.submitLabel(.done))
    try expectNoEffect(text.submitScope())
    try expectNoEffect(text.keyboardShortcut("s"))
    try expectNoEffect(text.keyboardShortcut("s", modifiers: [.command, .shift]))
    try expectNoEffect(text.keyboardShortcut(.return, modifiers: .command))
    try expectNoEffect(text.keyboardShortcut(.defaultAction))
    try expectNoEffect(text.keyboardShortcut(.upArrow, modifiers: []))
    try expectNoEffect(text.keyboardType(.emailAddress))
    try expectNoEffect(text.textContentType(.emailAddress))
    try expectNoEffect(text.textInputAutocapitalization(.never))
    try expectNoEffect(text.autocapitalization(.none))
    try expectNoEffect(text.disableAutocorrection(true))
    try expectNoEffect(text.autocorrectionDisabled())
    try expectNoEffect(text.menuStyle(.button))
    try expectNoEffect(text.menuStyle(.borderlessButton))
    try expectNoEffect(text.menuStyle(BorderlessButtonMenuStyle()))
    try expectNoEffect(text.menuOrder(.fixed))
    try expectNoEffect(text.menuActionDismissBehavior(.disabled))
    try expectNoEffect(text.menuIndicator(.hidden))
    try expectNoEffect(text.renameAction {})
  }

  @Test func animationsAndTransitionsDoNotChangeTheImage() throws {
    try expectNoEffect(text.animation(.default))
    try expectNoEffect(text.animation(.easeInOut, value: 1))
    try expectNoEffect(text.animation(.spring(), value: 1))
    try expectNoEffect(text.animation(.spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0), value: 1))
    try expectNoEffect(text.animation(.spring(duration: 0.3, bounce: 0.2), value: 1))
    try expectNoEffect(text.animation(.interpolatingSpring(stiffness: 100, damping: 10), value: 1))
    try expectNoEffect(text.animation(.snappy, value: 1))
    try expectNoEffect(text.animation(.bouncy(duration: 0.4), value: 1))
    try expectNoEffect(text.animation(.smooth, value: 1))
    try expectNoEffect(text.animation(.linear(duration: 1).repeatForever(autoreverses: false), value: 1))
    try expectNoEffect(text.animation(.easeIn.delay(0.2).speed(2), value: 1))
    try expectNoEffect(text.animation(.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1), value: 1))
    try expectNoEffect(text.animation(.easeOut(duration: 1).repeatCount(3, autoreverses: true), value: 1))
    try expectNoEffect(text.animation(nil, value: 1))
    try expectNoEffect(text.animation(.interactiveSpring(), value: 1))
    try expectNoEffect(text.transition(.opacity))
    try expectNoEffect(text.transition(.move(edge: .bottom).combined(with: .opacity)))
    try expectNoEffect(text.transition(.asymmetric(insertion: .scale, removal: .opacity)))
    try expectNoEffect(text.transition(.slide))
    try expectNoEffect(text.transition(.scale(scale: 0.5, anchor: .top)))
    try expectNoEffect(text.transition(.push(from: .leading)))
    try expectNoEffect(text.transition(.offset(x: 1, y: 2)))
    try expectNoEffect(text.transition(AnyTransition.opacity.animation(.easeIn)))
    try expectNoEffect(text.transition(.identity))
    try expectNoEffect(text.transition(.blurReplace))
    try expectNoEffect(text.transition(.symbolEffect))
    try expectNoEffect(text.contentTransition(.numericText()))
    try expectNoEffect(text.contentTransition(.numericText(value: 3)))
    try expectNoEffect(text.contentTransition(.symbolEffect(.replace)))
    try expectNoEffect(text.contentTransition(.opacity))
    try expectNoEffect(text.contentTransition(.identity))
    try expectNoEffect(text.symbolEffect(.bounce, value: 1))
    try expectNoEffect(text.symbolEffect(.pulse))
    try expectNoEffect(text.symbolEffect(.pulse, isActive: true))
    try expectNoEffect(text.symbolEffect(.variableColor.iterative.reversing, options: .repeating))
    try expectNoEffect(text.symbolEffect(.bounce.up.byLayer, options: .speed(2).repeat(3), value: 1))
    try expectNoEffect(text.symbolEffect(.rotate, options: .repeat(.continuous)))
    try expectNoEffect(text.symbolEffect(.wiggle.clockwise, value: 1))
    try expectNoEffect(text.symbolEffect(.breathe))
    try expectNoEffect(text.symbolEffectsRemoved())
    try expectNoEffect(text.sensoryFeedback(.success, trigger: 1))
    try expectNoEffect(text.sensoryFeedback(.impact, trigger: 1))
    try expectNoEffect(text.sensoryFeedback(.impact(weight: .light, intensity: 0.5), trigger: 1))
    try expectNoEffect(text.sensoryFeedback(.selection, trigger: 1))
    try expectNoEffect(text.sensoryFeedback(trigger: 1) { o, n in .success })
  }

  @Test func scrollingDoesNotChangeTheImage() throws {
    try expectNoEffect(text.defaultScrollAnchor(.bottom))
    try expectNoEffect(text.scrollContentBackground(.hidden))
    try expectNoEffect(text.scrollIndicators(.hidden))
    try expectNoEffect(text.scrollDisabled(true))
    try expectNoEffect(text.scrollDismissesKeyboard(.interactively))
    try expectNoEffect(text.scrollBounceBehavior(.basedOnSize))
    try expectNoEffect(text.scrollTargetBehavior(.paging))
    try expectNoEffect(text.scrollTargetBehavior(.viewAligned))
    try expectNoEffect(text.scrollTargetLayout())
    try expectNoEffect(text.scrollPosition(id: .constant(1)))
    try expectNoEffect(text.scrollClipDisabled())
  }

  @Test func focusPreviewsAndWidgetsDoNotChangeTheImage() throws {
    try expectNoEffect(text.focusable())
    try expectNoEffect(text.focusable(true, interactions: .activate))
    try expectNoEffect(text.focusEffectDisabled())
    try expectNoEffect(text.contentShape(Rectangle()))
    try expectNoEffect(text.contentShape(.rect))
    try expectNoEffect(text.contentShape(.hoverEffect, .rect(cornerRadius: 3)))
    try expectNoEffect(text.allowsHitTesting(false))
    try expectNoEffect(text.id(1))
    try expectNoEffect(text.textSelection(.enabled))
    try expectNoEffect(text.previewDisplayName("x"))
    try expectNoEffect(text.previewLayout(.sizeThatFits))
    try expectNoEffect(text.previewDevice("iPhone 15"))
    try expectNoEffect(text.previewInterfaceOrientation(.landscapeLeft))
    try expectNoEffect(text.invalidatableContent())
    try expectNoEffect(text.containerBackground(.red.gradient, for: .widget))
    try expectNoEffect(text.containerBackground(for: .widget) { Color.red })
    try expectNoEffect(text.widgetURL(nil))
    try expectNoEffect(text.widgetAccentable())
    try expectNoEffect(text.pointerStyle(.link))
  }

  @Test func accessibilityActionsDoNotChangeTheImage() throws {
    try expectNoEffect(text.accessibilityShowsLargeContentViewer())
    try expectNoEffect(text.accessibilityShowsLargeContentViewer { Text("x") })
    try expectNoEffect(text.accessibilityAction {})
    try expectNoEffect(text.accessibilityAction(.escape) {})
    try expectNoEffect(text.accessibilityActions { Button("x") {} })
    try expectNoEffect(text.accessibilityAdjustableAction { d in })
    try expectNoEffect(text.accessibilityIgnoresInvertColors())
    try expectNoEffect(text.accessibilityRespondsToUserInteraction())
    try expectNoEffect(text.accessibilityTextContentType(.plain))
    try expectNoEffect(text.accessibilityDirectTouch())
    try expectNoEffect(text.accessibilityActivationPoint(.center))
    try expectNoEffect(text.speechAdjustedPitch(1))
    try expectNoEffect(text.speechSpellsOutCharacters())
  }

  @Test func stylesOfContainersDoNotChangeTheImage() throws {
    try expectNoEffect(text.controlGroupStyle(.navigation))
    try expectNoEffect(text.buttonBorderShape(.capsule))
    try expectNoEffect(text.buttonBorderShape(.roundedRectangle(radius: 8)))
    try expectNoEffect(text.buttonBorderShape(.circle))
    try expectNoEffect(text.toggleStyle(.switch))
    try expectNoEffect(text.toggleStyle(.button))
    try expectNoEffect(text.toggleStyle(.automatic))
    try expectNoEffect(text.toggleStyle(SwitchToggleStyle()))
    try expectNoEffect(text.pickerStyle(.menu))
    try expectNoEffect(text.pickerStyle(.segmented))
    try expectNoEffect(text.pickerStyle(.wheel))
    try expectNoEffect(text.pickerStyle(.inline))
    try expectNoEffect(text.pickerStyle(.navigationLink))
    try expectNoEffect(text.pickerStyle(.palette))
    try expectNoEffect(text.pickerStyle(SegmentedPickerStyle()))
    try expectNoEffect(text.pickerStyle(MenuPickerStyle()))
    try expectNoEffect(text.pickerStyle(WheelPickerStyle()))
    try expectNoEffect(text.pickerStyle(DefaultPickerStyle()))
    try expectNoEffect(text.pickerStyle(InlinePickerStyle()))
    try expectNoEffect(text.datePickerStyle(.compact))
    try expectNoEffect(text.datePickerStyle(.graphical))
    try expectNoEffect(text.datePickerStyle(.wheel))
    try expectNoEffect(text.datePickerStyle(CompactDatePickerStyle()))
    try expectNoEffect(text.listStyle(.plain))
    try expectNoEffect(text.listStyle(.insetGrouped))
    try expectNoEffect(text.listStyle(.grouped))
    try expectNoEffect(text.listStyle(.inset))
    try expectNoEffect(text.listStyle(.sidebar))
    try expectNoEffect(text.listStyle(.automatic))
    try expectNoEffect(text.listStyle(InsetGroupedListStyle()))
    try expectNoEffect(text.listStyle(PlainListStyle()))
    try expectNoEffect(text.listStyle(GroupedListStyle()))
    try expectNoEffect(text.listStyle(SidebarListStyle()))
    try expectNoEffect(text.listStyle(InsetListStyle()))
    try expectNoEffect(text.formStyle(.grouped))
    try expectNoEffect(text.formStyle(.columns))
    try expectNoEffect(text.textFieldStyle(.roundedBorder))
    try expectNoEffect(text.textFieldStyle(.plain))
    try expectNoEffect(text.textFieldStyle(RoundedBorderTextFieldStyle()))
    try expectNoEffect(text.textFieldStyle(PlainTextFieldStyle()))
    try expectNoEffect(text.textEditorStyle(.plain))
    try expectNoEffect(text.progressViewStyle(.circular))
    try expectNoEffect(text.progressViewStyle(.linear))
    try expectNoEffect(text.progressViewStyle(CircularProgressViewStyle()))
    try expectNoEffect(text.progressViewStyle(CircularProgressViewStyle(tint: .red)))
    try expectNoEffect(text.progressViewStyle(LinearProgressViewStyle(tint: .red)))
    try expectNoEffect(text.gaugeStyle(.accessoryCircular))
    try expectNoEffect(text.gaugeStyle(.linearCapacity))
    try expectNoEffect(text.disclosureGroupStyle(.automatic))
    try expectNoEffect(text.groupBoxStyle(.automatic))
    try expectNoEffect(text.labelStyle(.automatic))
  }
}
