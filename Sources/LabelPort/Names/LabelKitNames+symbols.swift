// SPDX-License-Identifier: MIT

// Written by LabelPortTests from the built modules: LABELKIT_RECORD=failed swift test --filter LabelKitNamesTests
extension LabelKitNames {
  static let moduleList = "SwiftUI UIKit"
  static let exportList = "Foundation Observation"
  static let warningList = """

    """
  static let typeList = """
    AccessibilityActionKind AccessibilityActionKind.default AccessibilityActionKind.escape AccessibilityActionKind.magicTap
    AccessibilityAdjustmentDirection AccessibilityAdjustmentDirection.decrement AccessibilityAdjustmentDirection.increment
    AccessibilityChildBehavior AccessibilityChildBehavior.combine AccessibilityChildBehavior.contain AccessibilityChildBehavior.ignore
    AccessibilityFocusState AccessibilityFocusState.Binding AccessibilityHeadingLevel AccessibilityHeadingLevel.h1
    AccessibilityHeadingLevel.h2 AccessibilityHeadingLevel.h3 AccessibilityHeadingLevel.h4 AccessibilityHeadingLevel.h5
    AccessibilityHeadingLevel.h6 AccessibilityHeadingLevel.unspecified AccessibilityLabeledPairRole AccessibilityLabeledPairRole.content
    AccessibilityLabeledPairRole.label AccessibilityTextContentType AccessibilityTextContentType.console
    AccessibilityTextContentType.fileSystem AccessibilityTextContentType.messaging AccessibilityTextContentType.narrative
    AccessibilityTextContentType.plain AccessibilityTextContentType.sourceCode AccessibilityTextContentType.spreadsheet
    AccessibilityTextContentType.wordProcessing AccessibilityTraits AccessibilityTraits.isButton AccessibilityTraits.isHeader
    AccessibilityTraits.isImage AccessibilityTraits.isLink AccessibilityTraits.isSelected AccessibilityTraits.isStaticText
    AccessibilityTraits.isSummaryElement AccessibilityTraits.isToggle AccessibilityTraits.updatesFrequently
    AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle AccessoryLinearCapacityGaugeStyle AccessoryLinearGaugeStyle ActionSheet
    ActionSheet.Button Alert Alert.Button Alert.Button.cancel Alert.Button.default Alert.Button.destructive Alignment Alignment.bottom
    Alignment.bottomLeading Alignment.bottomTrailing Alignment.center Alignment.centerFirstTextBaseline Alignment.centerLastTextBaseline
    Alignment.leading Alignment.leadingFirstTextBaseline Alignment.leadingLastTextBaseline Alignment.top Alignment.topLeading
    Alignment.topTrailing Alignment.trailing Alignment.trailingFirstTextBaseline Alignment.trailingLastTextBaseline AlignmentID
    AlignmentID.defaultValue Anchor Anchor.Source Anchor.Source.bottom Anchor.Source.bottomLeading Anchor.Source.bottomTrailing
    Anchor.Source.bounds Anchor.Source.center Anchor.Source.leading Anchor.Source.point Anchor.Source.rect Anchor.Source.top
    Anchor.Source.topLeading Anchor.Source.topTrailing Anchor.Source.trailing Anchor.Source.unitPoint Angle Angle.degrees Angle.radians
    Angle.zero AngularGradient Animatable Animation Animation.bouncy Animation.default Animation.easeIn Animation.easeInOut
    Animation.easeOut Animation.interactiveSpring Animation.interpolatingSpring Animation.linear Animation.smooth Animation.snappy
    Animation.spring Animation.timingCurve AnimationTimelineSchedule AnyGradient AnyLayout AnyShape AnyShapeStyle AnyTransition
    AnyTransition.asymmetric AnyTransition.blurReplace AnyTransition.identity AnyTransition.move AnyTransition.offset AnyTransition.opacity
    AnyTransition.push AnyTransition.scale AnyTransition.slide AnyTransition.symbolEffect AnyView App App.main AppStorage AsyncImage
    AsyncImagePhase AsyncImagePhase.empty AsyncImagePhase.failure AsyncImagePhase.success AttributeScopes.LabelKitAttributes
    AttributeScopes.LabelKitAttributes.AttachmentAttribute AttributeScopes.LabelKitAttributes.AttachmentAttribute.Value
    AttributeScopes.LabelKitAttributes.AttachmentAttribute.name AttributeScopes.LabelKitAttributes.BackgroundColorAttribute
    AttributeScopes.LabelKitAttributes.BackgroundColorAttribute.Value AttributeScopes.LabelKitAttributes.BackgroundColorAttribute.name
    AttributeScopes.LabelKitAttributes.BaselineOffsetAttribute AttributeScopes.LabelKitAttributes.BaselineOffsetAttribute.Value
    AttributeScopes.LabelKitAttributes.BaselineOffsetAttribute.name AttributeScopes.LabelKitAttributes.ExpansionAttribute
    AttributeScopes.LabelKitAttributes.ExpansionAttribute.Value AttributeScopes.LabelKitAttributes.ExpansionAttribute.name
    AttributeScopes.LabelKitAttributes.FontAttribute AttributeScopes.LabelKitAttributes.FontAttribute.Value
    AttributeScopes.LabelKitAttributes.FontAttribute.name AttributeScopes.LabelKitAttributes.ForegroundColorAttribute
    AttributeScopes.LabelKitAttributes.ForegroundColorAttribute.Value AttributeScopes.LabelKitAttributes.ForegroundColorAttribute.name
    AttributeScopes.LabelKitAttributes.InlinePresentationIntentAttribute
    AttributeScopes.LabelKitAttributes.InlinePresentationIntentAttribute.Value
    AttributeScopes.LabelKitAttributes.InlinePresentationIntentAttribute.name AttributeScopes.LabelKitAttributes.KernAttribute
    AttributeScopes.LabelKitAttributes.KernAttribute.Value AttributeScopes.LabelKitAttributes.KernAttribute.name
    AttributeScopes.LabelKitAttributes.LigatureAttribute AttributeScopes.LabelKitAttributes.LigatureAttribute.Value
    AttributeScopes.LabelKitAttributes.LigatureAttribute.name AttributeScopes.LabelKitAttributes.ObliquenessAttribute
    AttributeScopes.LabelKitAttributes.ObliquenessAttribute.Value AttributeScopes.LabelKitAttributes.ObliquenessAttribute.name
    AttributeScopes.LabelKitAttributes.ParagraphStyleAttribute AttributeScopes.LabelKitAttributes.ParagraphStyleAttribute.Value
    AttributeScopes.LabelKitAttributes.ParagraphStyleAttribute.name AttributeScopes.LabelKitAttributes.ShadowAttribute
    AttributeScopes.LabelKitAttributes.ShadowAttribute.Value AttributeScopes.LabelKitAttributes.ShadowAttribute.name
    AttributeScopes.LabelKitAttributes.StrikethroughStyleAttribute AttributeScopes.LabelKitAttributes.StrikethroughStyleAttribute.Value
    AttributeScopes.LabelKitAttributes.StrikethroughStyleAttribute.name AttributeScopes.LabelKitAttributes.StrokeColorAttribute
    AttributeScopes.LabelKitAttributes.StrokeColorAttribute.Value AttributeScopes.LabelKitAttributes.StrokeColorAttribute.name
    AttributeScopes.LabelKitAttributes.StrokeWidthAttribute AttributeScopes.LabelKitAttributes.StrokeWidthAttribute.Value
    AttributeScopes.LabelKitAttributes.StrokeWidthAttribute.name AttributeScopes.LabelKitAttributes.SuperscriptAttribute
    AttributeScopes.LabelKitAttributes.SuperscriptAttribute.Value AttributeScopes.LabelKitAttributes.SuperscriptAttribute.name
    AttributeScopes.LabelKitAttributes.TrackingAttribute AttributeScopes.LabelKitAttributes.TrackingAttribute.Value
    AttributeScopes.LabelKitAttributes.TrackingAttribute.name AttributeScopes.LabelKitAttributes.UnderlineStyleAttribute
    AttributeScopes.LabelKitAttributes.UnderlineStyleAttribute.Value AttributeScopes.LabelKitAttributes.UnderlineStyleAttribute.name
    AttributeScopes.LabelKitAttributes.WritingDirectionAttribute AttributeScopes.LabelKitAttributes.WritingDirectionAttribute.Value
    AttributeScopes.LabelKitAttributes.WritingDirectionAttribute.name AttributedString.MarkdownParsingOptions
    AttributedString.MarkdownParsingOptions.FailurePolicy
    AttributedString.MarkdownParsingOptions.FailurePolicy.returnPartiallyParsedIfPossible
    AttributedString.MarkdownParsingOptions.FailurePolicy.throwError AttributedString.MarkdownParsingOptions.InterpretedSyntax
    AttributedString.MarkdownParsingOptions.InterpretedSyntax.full AttributedString.MarkdownParsingOptions.InterpretedSyntax.inlineOnly
    AttributedString.MarkdownParsingOptions.InterpretedSyntax.inlineOnlyPreservingWhitespace AutomaticControlGroupStyle
    AutomaticDisclosureGroupStyle AutomaticFormStyle AutomaticLabeledContentStyle AutomaticNavigationSplitViewStyle
    AutomaticNavigationTransition AutomaticTextEditorStyle Axis Axis.Set Axis.Set.horizontal Axis.Set.vertical Axis.horizontal Axis.vertical
    BackgroundProminence BackgroundProminence.increased BackgroundProminence.standard BackgroundStyle BalancedNavigationSplitViewStyle
    Bindable Binding Binding.constant BlendMode BlendMode.color BlendMode.colorBurn BlendMode.colorDodge BlendMode.darken
    BlendMode.destinationOut BlendMode.destinationOver BlendMode.difference BlendMode.exclusion BlendMode.hardLight BlendMode.hue
    BlendMode.lighten BlendMode.luminosity BlendMode.multiply BlendMode.normal BlendMode.overlay BlendMode.plusDarker BlendMode.plusLighter
    BlendMode.saturation BlendMode.screen BlendMode.softLight BlendMode.sourceAtop BorderedButtonStyle BorderedProminentButtonStyle
    BorderlessButtonMenuStyle BorderlessButtonStyle BounceSymbolEffect BreatheSymbolEffect Button ButtonBorderShape
    ButtonBorderShape.automatic ButtonBorderShape.capsule ButtonBorderShape.circle ButtonBorderShape.roundedRectangle ButtonMenuStyle
    ButtonRole ButtonRole.cancel ButtonRole.close ButtonRole.confirm ButtonRole.destructive ButtonStyle ButtonStyle.Configuration
    ButtonStyle.automatic ButtonStyle.bordered ButtonStyle.borderedProminent ButtonStyle.borderless ButtonStyle.glass
    ButtonStyle.glassProminent ButtonStyle.plain ButtonStyleConfiguration ButtonStyleConfiguration.Label ButtonToggleStyle CALayer
    CALayerCornerCurve CALayerCornerCurve.circular CALayerCornerCurve.continuous CGAffineTransform CGAffineTransform.identity CGColor
    Capsule Circle CircularProgressViewStyle Color Color.RGBColorSpace Color.RGBColorSpace.displayP3 Color.RGBColorSpace.sRGB
    Color.RGBColorSpace.sRGBLinear Color.Resolved Color.accentColor Color.black Color.blue Color.brown Color.clear Color.cyan Color.gray
    Color.green Color.indigo Color.mint Color.orange Color.pink Color.primary Color.purple Color.red Color.secondary Color.teal Color.white
    Color.yellow ColorPicker ColorRenderingMode ColorRenderingMode.extendedLinear ColorRenderingMode.linear ColorRenderingMode.nonLinear
    ColorResource ColorScheme ColorScheme.dark ColorScheme.light ColorSchemeContrast ColorSchemeContrast.increased
    ColorSchemeContrast.standard ColumnsFormStyle CommandGroup CommandGroupPlacement CommandGroupPlacement.appInfo
    CommandGroupPlacement.appSettings CommandGroupPlacement.help CommandGroupPlacement.newItem CommandGroupPlacement.pasteboard
    CommandGroupPlacement.saveItem CommandGroupPlacement.sidebar CommandMenu Commands CommandsBuilder CommandsBuilder.buildBlock
    CompactDatePickerStyle ConditionalView ConditionalView.first ConditionalView.second ContainerBackgroundPlacement
    ContainerBackgroundPlacement.navigation ContainerBackgroundPlacement.tabView ContainerBackgroundPlacement.widget
    ContainerBackgroundPlacement.window ContainerRelativeShape ContentBuilder ContentMode ContentMode.fill ContentMode.fit ContentShapeKinds
    ContentShapeKinds.accessibility ContentShapeKinds.contextMenuPreview ContentShapeKinds.dragPreview ContentShapeKinds.hoverEffect
    ContentShapeKinds.interaction ContentSizeCategory ContentSizeCategory.accessibilityExtraExtraExtraLarge
    ContentSizeCategory.accessibilityExtraExtraLarge ContentSizeCategory.accessibilityExtraLarge ContentSizeCategory.accessibilityLarge
    ContentSizeCategory.accessibilityMedium ContentSizeCategory.extraExtraExtraLarge ContentSizeCategory.extraExtraLarge
    ContentSizeCategory.extraLarge ContentSizeCategory.extraSmall ContentSizeCategory.large ContentSizeCategory.medium
    ContentSizeCategory.small ContentTransition ContentTransition.identity ContentTransition.interpolate ContentTransition.numericText
    ContentTransition.opacity ContentTransition.symbolEffect ContentUnavailableView ContentUnavailableView.search ContextMenu ControlGroup
    ControlGroupStyle ControlGroupStyle.automatic ControlGroupStyle.navigation ControlSize ControlSize.extraLarge ControlSize.large
    ControlSize.mini ControlSize.regular ControlSize.small CoordinateSpace CoordinateSpace.global CoordinateSpace.local
    CoordinateSpace.named CoordinateSpaceProtocol CoordinateSpaceProtocol.global CoordinateSpaceProtocol.local CoordinateSpaceProtocol.named
    CoordinateSpaceProtocol.scrollView DatePicker DatePicker.Components DatePickerComponents DatePickerComponents.date
    DatePickerComponents.hourAndMinute DatePickerStyle DatePickerStyle.automatic DatePickerStyle.compact DatePickerStyle.graphical
    DatePickerStyle.wheel DefaultButtonStyle DefaultDatePickerStyle DefaultGaugeStyle DefaultGlassEffectShape DefaultGroupBoxStyle
    DefaultLabelStyle DefaultListStyle DefaultMenuStyle DefaultNavigationViewStyle DefaultPickerStyle DefaultProgressViewStyle
    DefaultTabLabel DefaultTabViewStyle DefaultTextFieldStyle DefaultToggleStyle DisabledTextSelectability DisclosureGroup
    DisclosureGroupStyle DisclosureGroupStyle.Configuration DisclosureGroupStyle.automatic DisclosureGroupStyleConfiguration
    DisclosureGroupStyleConfiguration.Content DisclosureGroupStyleConfiguration.Label DismissAction DismissSearchAction DismissWindowAction
    Divider DragGesture DragGesture.Value DynamicProperty DynamicTypeSize DynamicTypeSize.accessibility1 DynamicTypeSize.accessibility2
    DynamicTypeSize.accessibility3 DynamicTypeSize.accessibility4 DynamicTypeSize.accessibility5 DynamicTypeSize.large
    DynamicTypeSize.medium DynamicTypeSize.small DynamicTypeSize.xLarge DynamicTypeSize.xSmall DynamicTypeSize.xxLarge
    DynamicTypeSize.xxxLarge Edge Edge.Set Edge.Set.all Edge.Set.bottom Edge.Set.horizontal Edge.Set.leading Edge.Set.top Edge.Set.trailing
    Edge.Set.vertical Edge.bottom Edge.leading Edge.top Edge.trailing EdgeInsets EditButton EditMode EditMode.active EditMode.inactive
    EditMode.transient Ellipse EllipticalGradient EmptyAnimatableData EmptyModifier EmptyModifier.identity EmptyView
    EnabledTextSelectability Entry Environment EnvironmentKey EnvironmentKey.defaultValue EnvironmentObject EnvironmentValues EquatableView
    EventModifiers EventModifiers.command EventModifiers.control EventModifiers.option EventModifiers.shift EveryMinuteTimelineSchedule
    ExclusiveGesture ExclusiveGesture.Value ExclusiveGesture.Value.first ExclusiveGesture.Value.second ExplicitTimelineSchedule
    FillShapeStyle FillStyle FocusInteractions FocusInteractions.activate FocusInteractions.automatic FocusInteractions.edit FocusState
    FocusState.Binding Font Font.Design Font.Design.default Font.Design.monospaced Font.Design.rounded Font.Design.serif Font.TextStyle
    Font.TextStyle.body Font.TextStyle.callout Font.TextStyle.caption Font.TextStyle.caption2 Font.TextStyle.footnote
    Font.TextStyle.headline Font.TextStyle.largeTitle Font.TextStyle.subheadline Font.TextStyle.title Font.TextStyle.title2
    Font.TextStyle.title3 Font.Weight Font.Width Font.Width.compressed Font.Width.condensed Font.Width.expanded Font.Width.standard
    Font.body Font.callout Font.caption Font.caption2 Font.custom Font.footnote Font.headline Font.largeTitle Font.subheadline Font.system
    Font.title Font.title2 Font.title3 ForEach ForegroundStyle Form FormStyle FormStyle.Configuration FormStyle.automatic FormStyle.columns
    FormStyle.grouped FormStyleConfiguration FormStyleConfiguration.Content FormatStyle.measurement Gauge GaugeStyle
    GaugeStyle.Configuration GaugeStyle.accessoryCircular GaugeStyle.accessoryCircularCapacity GaugeStyle.accessoryLinear
    GaugeStyle.accessoryLinearCapacity GaugeStyle.automatic GaugeStyle.linearCapacity GaugeStyleConfiguration
    GaugeStyleConfiguration.CurrentValueLabel GaugeStyleConfiguration.Label GaugeStyleConfiguration.MaximumValueLabel
    GaugeStyleConfiguration.MinimumValueLabel GaugeStyleConfiguration.Part GeometryProxy GeometryReader Gesture GestureMask GestureMask.all
    GestureMask.gesture GestureMask.none GestureMask.subviews GestureState Glass Glass.clear Glass.identity Glass.regular GlassButtonStyle
    GlassEffectContainer GlassProminentButtonStyle GlobalCoordinateSpace Gradient Gradient.ColorSpace Gradient.ColorSpace.device
    Gradient.ColorSpace.perceptual Gradient.Stop GraphicalDatePickerStyle Grid GridItem GridItem.Size GridItem.Size.adaptive
    GridItem.Size.fixed GridItem.Size.flexible GridLayout GridRow Group GroupBox GroupBoxStyle GroupBoxStyle.Configuration
    GroupBoxStyle.automatic GroupBoxStyleConfiguration GroupBoxStyleConfiguration.Content GroupBoxStyleConfiguration.Label GroupedFormStyle
    GroupedListStyle HStack HStackLayout HierarchicalShapeStyle HierarchicalShapeStyle.primary HierarchicalShapeStyle.quaternary
    HierarchicalShapeStyle.quinary HierarchicalShapeStyle.secondary HierarchicalShapeStyle.tertiary HorizontalAlignment
    HorizontalAlignment.center HorizontalAlignment.leading HorizontalAlignment.trailing HorizontalEdge HorizontalEdge.Set
    HorizontalEdge.Set.all HorizontalEdge.Set.leading HorizontalEdge.Set.trailing HorizontalEdge.leading HorizontalEdge.trailing HoverEffect
    HoverEffect.automatic HoverEffect.highlight HoverEffect.lift HoverPhase HoverPhase.active HoverPhase.ended IconOnlyLabelStyle Image
    Image.Interpolation Image.Interpolation.high Image.Interpolation.low Image.Interpolation.medium Image.Interpolation.none
    Image.ResizingMode Image.ResizingMode.stretch Image.ResizingMode.tile Image.Scale Image.Scale.large Image.Scale.medium Image.Scale.small
    Image.TemplateRenderingMode Image.TemplateRenderingMode.original Image.TemplateRenderingMode.template ImageRenderer ImageResource
    IndexViewStyle IndexViewStyle.page InlinePickerStyle InlinePresentationIntent InlinePresentationIntent.code
    InlinePresentationIntent.emphasized InlinePresentationIntent.strikethrough InlinePresentationIntent.stronglyEmphasized
    InsetGroupedListStyle InsetListStyle InsettableShape InterfaceOrientation InterfaceOrientation.landscapeLeft
    InterfaceOrientation.landscapeRight InterfaceOrientation.portrait InterfaceOrientation.portraitUpsideDown KeyEquivalent
    KeyEquivalent.delete KeyEquivalent.downArrow KeyEquivalent.escape KeyEquivalent.leftArrow KeyEquivalent.return KeyEquivalent.rightArrow
    KeyEquivalent.space KeyEquivalent.tab KeyEquivalent.upArrow KeyPress KeyPress.Result KeyPress.Result.handled KeyPress.Result.ignored
    KeyboardShortcut KeyboardShortcut.cancelAction KeyboardShortcut.defaultAction Label LabelStyle LabelStyle.Configuration
    LabelStyle.automatic LabelStyle.iconOnly LabelStyle.titleAndIcon LabelStyle.titleOnly LabelStyleConfiguration
    LabelStyleConfiguration.Icon LabelStyleConfiguration.Title LabeledContent LabeledContentStyle LabeledContentStyle.Configuration
    LabeledContentStyle.automatic LabeledContentStyleConfiguration LabeledContentStyleConfiguration.Content
    LabeledContentStyleConfiguration.Label Layout Layout.Subviews Layout.layoutProperties LayoutDirection LayoutDirection.leftToRight
    LayoutDirection.rightToLeft LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey LayoutValueKey.defaultValue LazyHGrid
    LazyHStack LazyVGrid LazyVStack LegibilityWeight LegibilityWeight.bold LegibilityWeight.regular LinearCapacityGaugeStyle LinearGradient
    LinearProgressViewStyle Link LinkShapeStyle List ListSectionSpacing ListSectionSpacing.compact ListSectionSpacing.custom
    ListSectionSpacing.default ListStyle ListStyle.automatic ListStyle.grouped ListStyle.inset ListStyle.insetGrouped ListStyle.plain
    ListStyle.sidebar LocalCoordinateSpace LocalizedStringKey LocalizedStringKey.StringInterpolation LocalizedStringResource
    LongPressGesture LongPressGesture.Value MagnificationGesture MagnificationGesture.Value MagnifyGesture MagnifyGesture.Value
    MatchedGeometryProperties MatchedGeometryProperties.frame MatchedGeometryProperties.position MatchedGeometryProperties.size Material
    Material.bar Material.regular Material.thick Material.thin Material.ultraThick Material.ultraThin Measurement.FormatStyle
    Measurement.FormatStyle.UnitWidth Measurement.FormatStyle.Usage Menu MenuActionDismissBehavior MenuActionDismissBehavior.automatic
    MenuActionDismissBehavior.disabled MenuActionDismissBehavior.enabled MenuBarExtra MenuOrder MenuOrder.automatic MenuOrder.fixed
    MenuOrder.priority MenuPickerStyle MenuStyle MenuStyle.automatic MenuStyle.borderlessButton MenuStyle.button ModifiedContent
    NSAttributedString.Key.attachment NSAttributedString.Key.backgroundColor NSAttributedString.Key.baselineOffset
    NSAttributedString.Key.expansion NSAttributedString.Key.font NSAttributedString.Key.foregroundColor NSAttributedString.Key.kern
    NSAttributedString.Key.ligature NSAttributedString.Key.link NSAttributedString.Key.obliqueness NSAttributedString.Key.paragraphStyle
    NSAttributedString.Key.shadow NSAttributedString.Key.strikethroughColor NSAttributedString.Key.strikethroughStyle
    NSAttributedString.Key.strokeColor NSAttributedString.Key.strokeWidth NSAttributedString.Key.tracking
    NSAttributedString.Key.underlineColor NSAttributedString.Key.underlineStyle NSAttributedString.Key.verticalGlyphForm
    NSAttributedString.Key.writingDirection NSLayoutAnchor NSLayoutConstraint NSLayoutConstraint.Attribute
    NSLayoutConstraint.Attribute.bottom NSLayoutConstraint.Attribute.centerX NSLayoutConstraint.Attribute.centerY
    NSLayoutConstraint.Attribute.firstBaseline NSLayoutConstraint.Attribute.height NSLayoutConstraint.Attribute.lastBaseline
    NSLayoutConstraint.Attribute.leading NSLayoutConstraint.Attribute.left NSLayoutConstraint.Attribute.notAnAttribute
    NSLayoutConstraint.Attribute.right NSLayoutConstraint.Attribute.top NSLayoutConstraint.Attribute.trailing
    NSLayoutConstraint.Attribute.width NSLayoutConstraint.Axis NSLayoutConstraint.Axis.horizontal NSLayoutConstraint.Axis.vertical
    NSLayoutConstraint.Relation NSLayoutConstraint.Relation.equal NSLayoutConstraint.Relation.greaterThanOrEqual
    NSLayoutConstraint.Relation.lessThanOrEqual NSLayoutConstraint.activate NSLayoutConstraint.deactivate NSLayoutDimension
    NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode NSMutableParagraphStyle NSParagraphStyle NSParagraphStyle.default NSShadow
    NSStringDrawingContext NSStringDrawingOptions NSStringDrawingOptions.truncatesLastVisibleLine NSStringDrawingOptions.usesFontLeading
    NSStringDrawingOptions.usesLineFragmentOrigin NSTextAlignment NSTextAttachment NSUnderlineStyle NSUnderlineStyle.byWord
    NSUnderlineStyle.double NSUnderlineStyle.patternDash NSUnderlineStyle.patternDashDot NSUnderlineStyle.patternDashDotDot
    NSUnderlineStyle.patternDot NSUnderlineStyle.single NSUnderlineStyle.thick NamedCoordinateSpace Namespace Namespace.ID NavigationBarItem
    NavigationBarItem.TitleDisplayMode NavigationBarItem.TitleDisplayMode.automatic NavigationBarItem.TitleDisplayMode.inline
    NavigationBarItem.TitleDisplayMode.large NavigationControlGroupStyle NavigationLink NavigationLinkPickerStyle NavigationPath
    NavigationSplitView NavigationSplitViewStyle NavigationSplitViewStyle.automatic NavigationSplitViewStyle.balanced
    NavigationSplitViewStyle.prominentDetail NavigationSplitViewVisibility NavigationSplitViewVisibility.all
    NavigationSplitViewVisibility.automatic NavigationSplitViewVisibility.detailOnly NavigationSplitViewVisibility.doubleColumn
    NavigationStack NavigationTransition NavigationTransition.automatic NavigationTransition.zoom NavigationView NavigationViewStyle
    NavigationViewStyle.automatic NavigationViewStyle.stack ObservableObject ObservableObjectPublisher ObservedObject OpenURLAction
    OpenURLAction.Result OpenURLAction.Result.discarded OpenURLAction.Result.handled OpenURLAction.Result.systemAction OpenWindowAction
    OutlineGroup PageIndexViewStyle PageIndexViewStyle.BackgroundDisplayMode PageIndexViewStyle.BackgroundDisplayMode.always
    PageIndexViewStyle.BackgroundDisplayMode.automatic PageIndexViewStyle.BackgroundDisplayMode.interactive
    PageIndexViewStyle.BackgroundDisplayMode.never PageTabViewStyle PageTabViewStyle.IndexDisplayMode
    PageTabViewStyle.IndexDisplayMode.always PageTabViewStyle.IndexDisplayMode.automatic PageTabViewStyle.IndexDisplayMode.never
    PagingScrollTargetBehavior PalettePickerStyle Path PeriodicTimelineSchedule Picker PickerStyle PickerStyle.automatic PickerStyle.inline
    PickerStyle.menu PickerStyle.navigationLink PickerStyle.palette PickerStyle.segmented PickerStyle.wheel PinnedScrollableViews
    PinnedScrollableViews.sectionFooters PinnedScrollableViews.sectionHeaders PlaceholderContentView PlaceholderTextShapeStyle
    PlainButtonStyle PlainListStyle PlainTextEditorStyle PlainTextFieldStyle PointerStyle PointerStyle.default PointerStyle.horizontalText
    PointerStyle.link PopoverAttachmentAnchor PopoverAttachmentAnchor.Area PopoverAttachmentAnchor.Area.bounds
    PopoverAttachmentAnchor.Area.rect PopoverAttachmentAnchor.point PopoverAttachmentAnchor.rect PreferenceKey PreferenceKey.defaultValue
    PreferenceKey.reduce PresentationAdaptation PresentationAdaptation.automatic PresentationAdaptation.fullScreenCover
    PresentationAdaptation.none PresentationAdaptation.popover PresentationAdaptation.sheet PresentationBackgroundInteraction
    PresentationBackgroundInteraction.automatic PresentationBackgroundInteraction.disabled PresentationBackgroundInteraction.enabled
    PresentationContentInteraction PresentationContentInteraction.automatic PresentationContentInteraction.resizes
    PresentationContentInteraction.scrolls PresentationDetent PresentationDetent.fraction PresentationDetent.height PresentationDetent.large
    PresentationDetent.medium PresentationMode Preview PreviewDevice PreviewLayout PreviewLayout.device PreviewLayout.fixed
    PreviewLayout.sizeThatFits PreviewProvider PreviewProvider.previews PreviewTrait PreviewTrait.defaultLayout PreviewTrait.landscapeLeft
    PreviewTrait.portrait PreviewTrait.sizeThatFitsLayout Previewable PrimitiveButtonStyle PrimitiveButtonStyle.Configuration
    PrimitiveButtonStyleConfiguration PrimitiveButtonStyleConfiguration.Label ProgressView ProgressViewStyle ProgressViewStyle.Configuration
    ProgressViewStyle.automatic ProgressViewStyle.circular ProgressViewStyle.linear ProgressViewStyleConfiguration
    ProgressViewStyleConfiguration.CurrentValueLabel ProgressViewStyleConfiguration.Label Prominence Prominence.increased
    Prominence.standard ProminentDetailNavigationSplitViewStyle ProposedViewSize ProposedViewSize.infinity ProposedViewSize.unspecified
    ProposedViewSize.zero Published PulseSymbolEffect RadialGradient Rectangle RectangleCornerRadii RedactionReasons
    RedactionReasons.invalidated RedactionReasons.placeholder RedactionReasons.privacy RefreshAction ReplaceSymbolEffect RotateGesture
    RotateGesture.Value RotateSymbolEffect RotationGesture RotationGesture.Value RoundedBorderTextFieldStyle RoundedCornerStyle
    RoundedCornerStyle.circular RoundedCornerStyle.continuous RoundedRectangle SafeAreaRegions SafeAreaRegions.all SafeAreaRegions.container
    SafeAreaRegions.keyboard ScaledMetric Scene SceneBuilder SceneBuilder.buildBlock SceneBuilder.buildExpression
    SceneBuilder.buildLimitedAvailability ScenePhase ScenePhase.active ScenePhase.background ScenePhase.inactive SceneStorage
    ScrollBounceBehavior ScrollBounceBehavior.always ScrollBounceBehavior.automatic ScrollBounceBehavior.basedOnSize
    ScrollDismissesKeyboardMode ScrollDismissesKeyboardMode.automatic ScrollDismissesKeyboardMode.immediately
    ScrollDismissesKeyboardMode.interactively ScrollDismissesKeyboardMode.never ScrollIndicatorVisibility
    ScrollIndicatorVisibility.automatic ScrollIndicatorVisibility.hidden ScrollIndicatorVisibility.never ScrollIndicatorVisibility.visible
    ScrollTargetBehavior ScrollTargetBehavior.paging ScrollTargetBehavior.viewAligned ScrollTransitionConfiguration
    ScrollTransitionConfiguration.animated ScrollTransitionConfiguration.identity ScrollTransitionConfiguration.interactive
    ScrollTransitionPhase ScrollTransitionPhase.bottomTrailing ScrollTransitionPhase.identity ScrollTransitionPhase.topLeading ScrollView
    ScrollViewProxy ScrollViewReader SearchFieldPlacement SearchFieldPlacement.NavigationBarDrawerDisplayMode
    SearchFieldPlacement.NavigationBarDrawerDisplayMode.always SearchFieldPlacement.NavigationBarDrawerDisplayMode.automatic
    SearchFieldPlacement.automatic SearchFieldPlacement.navigationBarDrawer SearchFieldPlacement.sidebar SearchFieldPlacement.toolbar
    SearchUnavailableContent SearchUnavailableContent.Actions SearchUnavailableContent.Description SearchUnavailableContent.Label Section
    SecureField SegmentedPickerStyle SelectionShapeStyle SensoryFeedback SensoryFeedback.Flexibility SensoryFeedback.Flexibility.rigid
    SensoryFeedback.Flexibility.soft SensoryFeedback.Flexibility.solid SensoryFeedback.Weight SensoryFeedback.Weight.heavy
    SensoryFeedback.Weight.light SensoryFeedback.Weight.medium SensoryFeedback.alignment SensoryFeedback.decrease SensoryFeedback.error
    SensoryFeedback.impact SensoryFeedback.increase SensoryFeedback.levelChange SensoryFeedback.selection SensoryFeedback.start
    SensoryFeedback.stop SensoryFeedback.success SensoryFeedback.warning SeparatorShapeStyle SequenceGesture SequenceGesture.Value
    SequenceGesture.Value.first SequenceGesture.Value.second Settings ShadowStyle ShadowStyle.drop ShadowStyle.inner Shape
    Shape.buttonBorder Shape.capsule Shape.circle Shape.containerRelative Shape.ellipse Shape.rect ShapeStyle ShapeStyle.accentColor
    ShapeStyle.angularGradient ShapeStyle.background ShapeStyle.bar ShapeStyle.black ShapeStyle.blue ShapeStyle.brown ShapeStyle.clear
    ShapeStyle.conicGradient ShapeStyle.cyan ShapeStyle.ellipticalGradient ShapeStyle.fill ShapeStyle.foreground ShapeStyle.gray
    ShapeStyle.green ShapeStyle.indigo ShapeStyle.linearGradient ShapeStyle.link ShapeStyle.mint ShapeStyle.orange ShapeStyle.pink
    ShapeStyle.placeholder ShapeStyle.primary ShapeStyle.purple ShapeStyle.quaternary ShapeStyle.quinary ShapeStyle.radialGradient
    ShapeStyle.red ShapeStyle.regularMaterial ShapeStyle.secondary ShapeStyle.selection ShapeStyle.separator ShapeStyle.teal
    ShapeStyle.tertiary ShapeStyle.thickMaterial ShapeStyle.thinMaterial ShapeStyle.tint ShapeStyle.ultraThickMaterial
    ShapeStyle.ultraThinMaterial ShapeStyle.white ShapeStyle.windowBackground ShapeStyle.yellow ShareLink SharePreview
    SidebarAdaptableTabViewStyle SidebarListStyle SimultaneousGesture SimultaneousGesture.Value Slider Spacer SpatialTapGesture
    SpatialTapGesture.Value StackNavigationViewStyle State StateObject Stepper String.LocalizationValue StrokeStyle StrokeStyle.LineCap
    StrokeStyle.LineCap.butt StrokeStyle.LineCap.round StrokeStyle.LineCap.square StrokeStyle.LineJoin StrokeStyle.LineJoin.bevel
    StrokeStyle.LineJoin.miter StrokeStyle.LineJoin.round SubmitLabel SubmitLabel.done SubmitLabel.go SubmitLabel.next SubmitLabel.return
    SubmitLabel.search SubmitLabel.send SubmitTriggers SubmitTriggers.search SubmitTriggers.text SwitchToggleStyle SymbolEffect
    SymbolEffect.bounce SymbolEffect.breathe SymbolEffect.pulse SymbolEffect.replace SymbolEffect.rotate SymbolEffect.variableColor
    SymbolEffect.wiggle SymbolEffectOptions SymbolEffectOptions.RepeatBehavior SymbolEffectOptions.RepeatBehavior.continuous
    SymbolEffectOptions.RepeatBehavior.periodic SymbolEffectOptions.default SymbolEffectOptions.nonRepeating SymbolEffectOptions.repeat
    SymbolEffectOptions.repeating SymbolEffectOptions.speed SymbolRenderingMode SymbolRenderingMode.hierarchical
    SymbolRenderingMode.monochrome SymbolRenderingMode.multicolor SymbolRenderingMode.palette SymbolVariants SymbolVariants.circle
    SymbolVariants.fill SymbolVariants.none SymbolVariants.rectangle SymbolVariants.slash SymbolVariants.square Tab TabBarMinimizeBehavior
    TabBarMinimizeBehavior.automatic TabBarMinimizeBehavior.never TabBarMinimizeBehavior.onScrollDown TabBarMinimizeBehavior.onScrollUp
    TabRole TabRole.search TabSection TabView TabViewStyle TabViewStyle.automatic TabViewStyle.page TabViewStyle.sidebarAdaptable TapGesture
    TapGesture.Value Text Text.Attachment Text.BaseWritingDirection Text.BaseWritingDirection.leftToRight Text.BaseWritingDirection.natural
    Text.BaseWritingDirection.rightToLeft Text.Case Text.Case.lowercase Text.Case.uppercase Text.DateStyle Text.DateStyle.date
    Text.DateStyle.offset Text.DateStyle.relative Text.DateStyle.time Text.DateStyle.timer Text.LineStyle Text.LineStyle.Pattern
    Text.LineStyle.Pattern.dash Text.LineStyle.Pattern.dashDot Text.LineStyle.Pattern.dashDotDot Text.LineStyle.Pattern.dot
    Text.LineStyle.Pattern.solid Text.LineStyle.Weight Text.LineStyle.Weight.double Text.LineStyle.Weight.single Text.LineStyle.Weight.thick
    Text.LineStyle.single Text.ParagraphStyle Text.Shadow Text.TabStop Text.TabStop.Alignment Text.TabStop.Alignment.center
    Text.TabStop.Alignment.decimal Text.TabStop.Alignment.left Text.TabStop.Alignment.right Text.TruncationMode Text.TruncationMode.head
    Text.TruncationMode.middle Text.TruncationMode.tail Text.WritingDirection Text.WritingDirection.leftToRight
    Text.WritingDirection.leftToRightOverride Text.WritingDirection.rightToLeft Text.WritingDirection.rightToLeftOverride TextAlignment
    TextAlignment.center TextAlignment.justified TextAlignment.leading TextAlignment.left TextAlignment.natural TextAlignment.right
    TextAlignment.trailing TextEditor TextEditorStyle TextEditorStyle.automatic TextEditorStyle.plain TextField TextFieldStyle
    TextFieldStyle.automatic TextFieldStyle.plain TextFieldStyle.roundedBorder TextInputAutocapitalization
    TextInputAutocapitalization.characters TextInputAutocapitalization.never TextInputAutocapitalization.sentences
    TextInputAutocapitalization.words TextSelectability TextSelectability.disabled TextSelectability.enabled TimeDataSource
    TimeDataSource.currentDate TimelineSchedule TimelineSchedule.animation TimelineSchedule.everyMinute TimelineSchedule.explicit
    TimelineSchedule.periodic TimelineView TimelineView.Cadence TimelineView.Cadence.live TimelineView.Cadence.minutes
    TimelineView.Cadence.seconds TimelineView.Context TimelineViewDefaultContext TintShapeStyle TitleAndIconLabelStyle TitleOnlyLabelStyle
    Toggle ToggleStyle ToggleStyle.Configuration ToggleStyle.automatic ToggleStyle.button ToggleStyle.switch ToggleStyleConfiguration
    ToggleStyleConfiguration.Label ToolbarDefaultItemKind ToolbarDefaultItemKind.search ToolbarDefaultItemKind.sidebarToggle
    ToolbarDefaultItemKind.title ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarItemPlacement.automatic
    ToolbarItemPlacement.bottomBar ToolbarItemPlacement.cancellationAction ToolbarItemPlacement.confirmationAction
    ToolbarItemPlacement.destructiveAction ToolbarItemPlacement.keyboard ToolbarItemPlacement.navigation
    ToolbarItemPlacement.navigationBarLeading ToolbarItemPlacement.navigationBarTrailing ToolbarItemPlacement.primaryAction
    ToolbarItemPlacement.principal ToolbarItemPlacement.secondaryAction ToolbarItemPlacement.status ToolbarItemPlacement.topBarLeading
    ToolbarItemPlacement.topBarTrailing ToolbarPlacement ToolbarPlacement.automatic ToolbarPlacement.bottomBar
    ToolbarPlacement.navigationBar ToolbarPlacement.tabBar ToolbarPlacement.windowToolbar ToolbarRole ToolbarRole.automatic
    ToolbarRole.browser ToolbarRole.editor ToolbarRole.navigationStack ToolbarSpacer ToolbarSpacer.Sizing ToolbarSpacer.Sizing.fixed
    ToolbarSpacer.Sizing.flexible Transaction TupleView UIAccessibilityTraits UIAccessibilityTraits.button UIAccessibilityTraits.header
    UIAccessibilityTraits.image UIAccessibilityTraits.link UIAccessibilityTraits.none UIAccessibilityTraits.notEnabled
    UIAccessibilityTraits.selected UIAccessibilityTraits.staticText UIAccessibilityTraits.updatesFrequently UIBaselineAdjustment
    UICollectionViewCell UIColor UIColor.black UIColor.blue UIColor.brown UIColor.clear UIColor.cyan UIColor.darkGray UIColor.darkText
    UIColor.gray UIColor.green UIColor.label UIColor.lightGray UIColor.lightText UIColor.link UIColor.magenta UIColor.opaqueSeparator
    UIColor.orange UIColor.placeholderText UIColor.purple UIColor.quaternaryLabel UIColor.quaternarySystemFill UIColor.red
    UIColor.secondaryLabel UIColor.secondarySystemBackground UIColor.secondarySystemFill UIColor.secondarySystemGroupedBackground
    UIColor.separator UIColor.systemBackground UIColor.systemBlue UIColor.systemBrown UIColor.systemCyan UIColor.systemFill
    UIColor.systemGray UIColor.systemGray2 UIColor.systemGray3 UIColor.systemGray4 UIColor.systemGray5 UIColor.systemGray6
    UIColor.systemGreen UIColor.systemGroupedBackground UIColor.systemIndigo UIColor.systemMint UIColor.systemOrange UIColor.systemPink
    UIColor.systemPurple UIColor.systemRed UIColor.systemTeal UIColor.systemYellow UIColor.tertiaryLabel UIColor.tertiarySystemBackground
    UIColor.tertiarySystemFill UIColor.tertiarySystemGroupedBackground UIColor.tintColor UIColor.white UIColor.yellow UIContentSizeCategory
    UIEdgeInsets UIEdgeInsets.zero UIFont UIFont.TextStyle UIFont.TextStyle.body UIFont.TextStyle.callout UIFont.TextStyle.caption1
    UIFont.TextStyle.caption2 UIFont.TextStyle.footnote UIFont.TextStyle.headline UIFont.TextStyle.largeTitle UIFont.TextStyle.subheadline
    UIFont.TextStyle.title1 UIFont.TextStyle.title2 UIFont.TextStyle.title3 UIFont.Weight UIFont.boldSystemFont UIFont.italicSystemFont
    UIFont.labelFontSize UIFont.monospacedDigitSystemFont UIFont.monospacedSystemFont UIFont.preferredFont UIFont.systemFont
    UIFont.systemFontSize UIFontDescriptor UIFontDescriptor.SymbolicTraits UIFontDescriptor.SymbolicTraits.traitBold
    UIFontDescriptor.SymbolicTraits.traitCondensed UIFontDescriptor.SymbolicTraits.traitExpanded UIFontDescriptor.SymbolicTraits.traitItalic
    UIFontDescriptor.SymbolicTraits.traitMonoSpace UIFontDescriptor.SystemDesign UIFontDescriptor.SystemDesign.default
    UIFontDescriptor.SystemDesign.monospaced UIFontDescriptor.SystemDesign.rounded UIFontDescriptor.SystemDesign.serif
    UIFontDescriptor.preferredFontDescriptor UIFontMetrics UIFontMetrics.default UIHostingController UIImage UIImage.RenderingMode
    UIImage.RenderingMode.alwaysOriginal UIImage.RenderingMode.alwaysTemplate UIImage.RenderingMode.automatic UIImage.SymbolConfiguration
    UIImage.SymbolConfiguration.preferringHierarchical UIImage.SymbolConfiguration.preferringMonochrome
    UIImage.SymbolConfiguration.preferringMulticolor UIImage.SymbolConfiguration.unspecified UIImage.SymbolScale UIImage.SymbolScale.default
    UIImage.SymbolScale.large UIImage.SymbolScale.medium UIImage.SymbolScale.small UIImage.SymbolScale.unspecified UIImage.SymbolWeight
    UIImage.SymbolWeight.black UIImage.SymbolWeight.bold UIImage.SymbolWeight.heavy UIImage.SymbolWeight.light UIImage.SymbolWeight.medium
    UIImage.SymbolWeight.regular UIImage.SymbolWeight.semibold UIImage.SymbolWeight.thin UIImage.SymbolWeight.ultraLight
    UIImage.SymbolWeight.unspecified UIImageView UIKeyboardType UIKeyboardType.URL UIKeyboardType.asciiCapable UIKeyboardType.decimalPad
    UIKeyboardType.default UIKeyboardType.emailAddress UIKeyboardType.numberPad UIKeyboardType.numbersAndPunctuation UIKeyboardType.phonePad
    UILabel UILabel.appearance UILayoutGuide UILayoutPriority UILayoutPriority.defaultHigh UILayoutPriority.defaultLow
    UILayoutPriority.fittingSizeLevel UILayoutPriority.required UILetterformAwareSizingRule UIStackView UIStackView.Alignment
    UIStackView.Alignment.bottom UIStackView.Alignment.center UIStackView.Alignment.fill UIStackView.Alignment.firstBaseline
    UIStackView.Alignment.lastBaseline UIStackView.Alignment.leading UIStackView.Alignment.top UIStackView.Alignment.trailing
    UIStackView.Distribution UIStackView.Distribution.equalCentering UIStackView.Distribution.equalSpacing UIStackView.Distribution.fill
    UIStackView.Distribution.fillEqually UIStackView.Distribution.fillProportionally UIStackView.spacingUseDefault
    UIStackView.spacingUseSystem UITableViewCell UITableViewCell.CellStyle UITableViewCell.CellStyle.default
    UITableViewCell.CellStyle.subtitle UITableViewCell.CellStyle.value1 UITableViewCell.CellStyle.value2 UITableViewCell.SelectionStyle
    UITableViewCell.SelectionStyle.blue UITableViewCell.SelectionStyle.default UITableViewCell.SelectionStyle.gray
    UITableViewCell.SelectionStyle.none UITextAutocapitalizationType UITextAutocapitalizationType.allCharacters
    UITextAutocapitalizationType.none UITextAutocapitalizationType.sentences UITextAutocapitalizationType.words UITextContentType
    UITextContentType.URL UITextContentType.emailAddress UITextContentType.familyName UITextContentType.givenName UITextContentType.name
    UITextContentType.newPassword UITextContentType.oneTimeCode UITextContentType.password UITextContentType.telephoneNumber
    UITextContentType.username UITraitCollection UIUserInterfaceStyle UIUserInterfaceStyle.dark UIUserInterfaceStyle.light
    UIUserInterfaceStyle.unspecified UIView UIView.AutoresizingMask UIView.AutoresizingMask.flexibleBottomMargin
    UIView.AutoresizingMask.flexibleHeight UIView.AutoresizingMask.flexibleLeftMargin UIView.AutoresizingMask.flexibleRightMargin
    UIView.AutoresizingMask.flexibleTopMargin UIView.AutoresizingMask.flexibleWidth UIView.ContentMode UIView.ContentMode.bottom
    UIView.ContentMode.bottomLeft UIView.ContentMode.bottomRight UIView.ContentMode.center UIView.ContentMode.left UIView.ContentMode.redraw
    UIView.ContentMode.right UIView.ContentMode.scaleAspectFill UIView.ContentMode.scaleAspectFit UIView.ContentMode.scaleToFill
    UIView.ContentMode.top UIView.ContentMode.topLeft UIView.ContentMode.topRight UIView.layoutFittingCompressedSize
    UIView.layoutFittingExpandedSize UIView.noIntrinsicMetric UIViewController UIViewRepresentable UIViewRepresentable.Context
    UIViewRepresentable.dismantleUIView UIViewRepresentableContext UnevenRoundedRectangle UnitPoint UnitPoint.bottom UnitPoint.bottomLeading
    UnitPoint.bottomTrailing UnitPoint.center UnitPoint.leading UnitPoint.top UnitPoint.topLeading UnitPoint.topTrailing UnitPoint.trailing
    UnitPoint.zero UserInterfaceSizeClass UserInterfaceSizeClass.compact UserInterfaceSizeClass.regular VStack VStackLayout
    VariableColorSymbolEffect VerticalAlignment VerticalAlignment.bottom VerticalAlignment.center VerticalAlignment.firstTextBaseline
    VerticalAlignment.lastTextBaseline VerticalAlignment.top VerticalEdge VerticalEdge.Set VerticalEdge.Set.all VerticalEdge.Set.bottom
    VerticalEdge.Set.top VerticalEdge.bottom VerticalEdge.top View ViewAlignedScrollTargetBehavior ViewBuilder ViewBuilder.buildBlock
    ViewBuilder.buildEither ViewBuilder.buildExpression ViewBuilder.buildIf ViewBuilder.buildLimitedAvailability ViewDimensions ViewModifier
    ViewModifier.Content ViewSpacing ViewThatFits Visibility Visibility.automatic Visibility.hidden Visibility.visible WheelDatePickerStyle
    WheelPickerStyle WiggleSymbolEffect Window WindowBackgroundShapeStyle WindowGroup WindowResizability WindowResizability.automatic
    WindowResizability.contentMinSize WindowResizability.contentSize ZStack ZStackLayout ZoomNavigationTransition withAnimation
    withTransaction
    """
  static let memberList = """
    .URL .a .accentColor .accentColor(_:) .accessibility .accessibility(addTraits:) .accessibility(hidden:) .accessibility(hint:)
    .accessibility(identifier:) .accessibility(inputLabels:) .accessibility(label:) .accessibility(removeTraits:)
    .accessibility(sortPriority:) .accessibility(value:) .accessibility1 .accessibility2 .accessibility3 .accessibility4 .accessibility5
    .accessibilityAction(_:) .accessibilityAction(_:_:) .accessibilityAction(action:label:) .accessibilityAction(named:_:)
    .accessibilityActions(_:) .accessibilityActivationPoint(_:) .accessibilityAddTraits(_:) .accessibilityAdjustableAction(_:)
    .accessibilityChildren(children:) .accessibilityContrast .accessibilityDescription() .accessibilityDifferentiateWithoutColor
    .accessibilityDirectTouch(_:) .accessibilityElement(children:) .accessibilityElementsHidden .accessibilityEnabled
    .accessibilityExtraExtraExtraLarge .accessibilityExtraExtraLarge .accessibilityExtraLarge .accessibilityFocused(_:)
    .accessibilityFocused(_:equals:) .accessibilityHeading(_:) .accessibilityHidden(_:) .accessibilityHidden(_:isEnabled:)
    .accessibilityHint .accessibilityHint(_:) .accessibilityIdentifier .accessibilityIdentifier(_:) .accessibilityIgnoresInvertColors(_:)
    .accessibilityInputLabels(_:) .accessibilityInvertColors .accessibilityLabel .accessibilityLabel(_:) .accessibilityLabel(_:isEnabled:)
    .accessibilityLabel(content:) .accessibilityLabeledPair(role:id:in:) .accessibilityLarge .accessibilityLinkedGroup(id:in:)
    .accessibilityMedium .accessibilityReduceMotion .accessibilityReduceTransparency .accessibilityRemoveTraits(_:)
    .accessibilityRepresentation(representation:) .accessibilityRespondsToUserInteraction(_:) .accessibilityShowButtonShapes
    .accessibilityShowsLargeContentViewer() .accessibilityShowsLargeContentViewer(_:) .accessibilitySortPriority(_:)
    .accessibilityTextContentType(_:) .accessibilityTraits .accessibilityValue .accessibilityValue(_:) .accessibilityVoiceOverEnabled
    .accessoryCircular .accessoryCircularCapacity .accessoryLinear .accessoryLinearCapacity .actionSheet(isPresented:content:)
    .actionSheet(item:content:) .activate .activate(_:) .active .active(_:) .adaptive(minimum:maximum:)
    .addArc(center:radius:startAngle:endAngle:clockwise:) .addArrangedSubview(_:) .addConstraint(_:) .addConstraints(_:)
    .addCurve(to:control1:control2:) .addEllipse(in:) .addLayoutGuide(_:) .addLine(to:) .addLines(_:) .addPath(_:)
    .addQuadCurve(to:control:) .addRect(_:) .addRects(_:) .addRelativeArc(center:radius:startAngle:delta:)
    .addRoundedRect(in:cornerSize:style:) .addSubview(_:) .adjustsFontForContentSizeCategory .adjustsFontSizeToFitWidth
    .adjustsLetterSpacingToFitWidth .alert(_:isPresented:actions:) .alert(_:isPresented:actions:message:)
    .alert(_:isPresented:presenting:actions:) .alert(_:isPresented:presenting:actions:message:) .alert(isPresented:content:)
    .alert(isPresented:error:actions:) .alert(isPresented:error:actions:message:) .alert(item:content:) .alignment
    .alignmentGuide(_:computeValue:) .all .allCharacters .allowsDefaultTighteningForTruncation .allowsExtendedAttributes
    .allowsHitTesting(_:) .allowsTightening .allowsTightening(_:) .alpha .always .alwaysOriginal .alwaysTemplate
    .anchorPreference(key:value:transform:) .angularGradient(_:center:startAngle:endAngle:)
    .angularGradient(colors:center:startAngle:endAngle:) .angularGradient(stops:center:startAngle:endAngle:) .animatableData .animated
    .animated(_:) .animation .animation(_:) .animation(_:body:) .animation(_:value:) .animation(minimumInterval:paused:) .antialiased(_:)
    .appInfo .appSettings .appearance() .append(_:) .appendInterpolation(_:) .appendInterpolation(_:format:)
    .appendInterpolation(_:formatter:) .appendInterpolation(_:specifier:) .appendInterpolation(_:style:) .appendLiteral(_:) .applying(_:)
    .applyingSymbolConfiguration(_:) .arrangedSubviews .ascender .asciiCapable .aspectRatio(_:contentMode:) .assets
    .asymmetric(insertion:removal:) .attachment .attributedText .autocapitalization(_:) .autocorrectionDisabled(_:) .automatic
    .autoresizingMask .awakeFromNib() .axis .b .background .background(_:alignment:) .background(_:ignoresSafeAreaEdges:)
    .background(_:in:fillStyle:) .background(alignment:content:) .background(ignoresSafeAreaEdges:) .background(in:fillStyle:)
    .backgroundColor .backgroundPreferenceValue(_:alignment:_:) .backgroundProminence .backgroundStyle .backgroundStyle(_:) .badge(_:)
    .balanced .bar .baseWritingDirection .basedOnSize .baselineAdjustment .baselineOffset .baselineOffset(_:) .bevel .bitmap() .black
    .blendMode(_:) .blue .blur(radius:opaque:) .blurReplace .body .body(content:) .bold .bold() .bold(_:) .boldSystemFont(ofSize:)
    .border(_:width:) .borderColor .borderWidth .bordered .borderedProminent .borderless .borderlessButton .bottom .bottomAnchor .bottomBar
    .bottomLeading .bottomLeft .bottomRight .bottomTrailing .bounce .bouncy .bouncy(duration:extraBounce:) .boundingRect
    .boundingRect(with:options:attributes:context:) .boundingRect(with:options:context:) .bounds .bounds(of:) .breathe .brightness(_:)
    .bringSubviewToFront(_:) .brown .browser .buildBlock() .buildBlock(_:) .buildEither(first:) .buildEither(second:) .buildExpression(_:)
    .buildIf(_:) .buildLimitedAvailability(_:) .butt .button .buttonBorder .buttonBorderShape(_:) .buttonStyle(_:) .byLayer .byWord .c
    .cadence .calendar .callAsFunction() .callAsFunction(_:) .callAsFunction(id:) .callAsFunction(id:value:) .callAsFunction(value:)
    .callout .cancel .cancel(_:) .cancel(_:action:) .cancelAction .cancellationAction .capHeight .capsule .capsule(style:) .caption
    .caption1 .caption2 .center .centerFirstTextBaseline .centerLastTextBaseline .centerX .centerXAnchor .centerY .centerYAnchor .cgColor
    .character .characters .circle .circular .clear .clipShape(_:style:) .clipped(antialiased:) .clipsToBounds .clockwise .close
    .closeSubpath() .code .color .colorBurn .colorDodge .colorInvert() .colorMode .colorMultiply(_:) .colorScheme .colorScheme(_:)
    .colorSchemeContrast .colorSpace(_:) .columns .combine .combined(with:) .command .commands(content:) .compact .compositingGroup()
    .compressed .concatenating(_:) .condensed .confirm .confirmationAction .confirmationDialog(_:isPresented:actions:)
    .confirmationDialog(_:isPresented:titleVisibility:actions:) .confirmationDialog(_:isPresented:titleVisibility:actions:message:)
    .confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)
    .confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:) .conicGradient(_:center:angle:)
    .conicGradient(colors:center:angle:) .conicGradient(stops:center:angle:) .console .constant .constant(_:) .constraint(equalTo:constant:)
    .constraint(equalTo:multiplier:constant:) .constraint(equalToConstant:) .constraint(equalToSystemSpacingAfter:multiplier:)
    .constraint(equalToSystemSpacingBelow:multiplier:) .constraint(greaterThanOrEqualTo:constant:)
    .constraint(greaterThanOrEqualTo:multiplier:constant:) .constraint(greaterThanOrEqualToConstant:)
    .constraint(lessThanOrEqualTo:constant:) .constraint(lessThanOrEqualTo:multiplier:constant:) .constraint(lessThanOrEqualToConstant:)
    .constraints .contain .container .containerBackground(_:for:) .containerBackground(for:alignment:content:) .containerRelative
    .containerShape(_:) .contains(_:) .content .contentCompressionResistancePriority(for:) .contentHuggingPriority(for:) .contentMinSize
    .contentMode .contentShape(_:_:eoFill:) .contentShape(_:eoFill:) .contentSize .contentTransition(_:) .contentView .contents
    .contextMenu(_:) .contextMenu(forSelectionType:menu:primaryAction:) .contextMenu(menuItems:) .contextMenu(menuItems:preview:)
    .contextMenuPreview .continuous .contrast(_:) .control .controlGroupStyle(_:) .controlSize .controlSize(_:) .coordinateSpace
    .coordinateSpace(_:) .coordinateSpace(name:) .coordinator .copy() .cornerCurve .cornerRadii .cornerRadius .cornerRadius(_:antialiased:)
    .cornerSize .count .counterClockwise .cumulative .currentDate .currentPoint .currentValueLabel .custom(_:) .custom(_:fixedSize:)
    .custom(_:size:) .custom(_:size:relativeTo:) .customSpacing(after:) .cyan .d .dark .darkGray .darkText .darken .dash .dashDot
    .dashDotDot .dashPhase .data .date .datePickerStyle(_:) .deactivate(_:) .decimal .decimalPad .decrease .decrement .default
    .default(_:action:) .defaultAction .defaultFocus(_:_:) .defaultHigh .defaultLayout .defaultLow .defaultMinListRowHeight
    .defaultScrollAnchor(_:) .defaultSize(width:height:) .defaultTabInterval .defaultValue .defaultValue(in:) .defersSystemGestures(on:)
    .degrees .degrees(_:) .delay(_:) .delete .deleteDisabled(_:) .descender .destinationOut .destinationOver .destructive
    .destructive(_:action:) .destructiveAction .detailOnly .device .dialogIcon(_:) .didAddSubview(_:) .didMoveToSuperview()
    .didMoveToWindow() .difference .dimInactiveLayers .dimensions(in:) .disableAutocorrection(_:) .disabled .disabled(_:)
    .disablesAnimations .discarded .disclosureGroupStyle(_:) .dismantleUIView(_:coordinator:) .dismiss .dismiss() .dismissSearch
    .dismissWindow .displayP3 .displayScale .distance(to:along:) .distribution .done .dot .double .doubleColumn .down .downArrow .downUp
    .dragPreview .draggable(_:) .draggable(_:preview:) .draw(_:) .drawText(in:) .drawingGroup(opaque:colorMode:) .drop(color:radius:x:y:)
    .dropDestination(for:action:isTargeted:) .dynamicTypeSize .dynamicTypeSize(_:) .easeIn .easeIn(duration:) .easeInOut
    .easeInOut(duration:) .easeOut .easeOut(duration:) .edgesIgnoringSafeArea(_:) .edit .editMode .editor .ellipse
    .ellipticalGradient(_:center:startRadiusFraction:endRadiusFraction:)
    .ellipticalGradient(colors:center:startRadiusFraction:endRadiusFraction:)
    .ellipticalGradient(stops:center:startRadiusFraction:endRadiusFraction:) .emailAddress .emphasized .empty .enabled .enabled(upThrough:)
    .endIndex .ended .environment .environment(_:) .environment(_:_:) .environmentObject(_:) .equal .equalCentering .equalSpacing
    .equatable() .error .escape .everyMinute .exclusion .exclusively(before:) .expanded .expansion .explicit(_:)
    .explicitAlignment(of:in:proposal:subviews:cache:) .extendedLinear .extraExtraExtraLarge .extraExtraLarge .extraLarge .extraSmall
    .failure(_:) .failurePolicy .familyName .fileSystem .fileType .fill .fill(_:style:) .fill(style:) .fillEqually .fillProportionally
    .first .first(_:) .firstAttribute .firstBaseline .firstBaselineAnchor .firstItem .firstLineHeadIndent .firstTextBaseline .fit
    .fittingSizeLevel .fixed .fixed(_:) .fixed(width:height:) .fixedSize() .fixedSize(horizontal:vertical:) .flexible
    .flexible(minimum:maximum:) .flexibleBottomMargin .flexibleHeight .flexibleLeftMargin .flexibleRightMargin .flexibleTopMargin
    .flexibleWidth .flipsForRightToLeftLayoutDirection(_:) .focusEffectDisabled(_:) .focusSection() .focusable(_:)
    .focusable(_:interactions:) .focused(_:) .focused(_:equals:) .font .font(_:) .fontDescriptor .fontDesign(_:) .fontName .fontWeight(_:)
    .fontWidth(_:) .footnote .foreground .foregroundColor .foregroundColor(_:) .foregroundStyle(_:) .foregroundStyle(_:_:)
    .foregroundStyle(_:_:_:) .formStyle(_:) .format(_:) .formatted(_:) .fraction(_:) .fractionCompleted .fractionLength .frame .frame(in:)
    .frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:) .frame(width:height:alignment:) .full .fullScreenCover
    .fullScreenCover(isPresented:onDismiss:content:) .fullScreenCover(item:onDismiss:content:) .gaugeStyle(_:) .geometryGroup() .gesture
    .gesture(_:) .gesture(_:including:) .gesture(_:isEnabled:) .getRed(_:green:blue:alpha:) .givenName .glass .glass(_:) .glassEffect(_:in:)
    .glassEffectID(_:in:) .glassEffectUnion(id:namespace:) .glassProminent .global .go .gradient .graphical .gray .grayscale(_:)
    .greaterThanOrEqual .green .gridCellAnchor(_:) .gridCellColumns(_:) .gridCellUnsizedAxes(_:) .gridColumnAlignment(_:) .groupBoxStyle(_:)
    .grouped .h1 .h2 .h3 .h4 .h5 .h6 .handled .hardLight .hash .hash(into:) .head .headIndent .header .headerProminence
    .headerProminence(_:) .headline .heavy .height .height(_:) .heightAnchor .help .help(_:) .hidden .hidden() .hideInactiveLayers
    .hierarchical .high .highPriorityGesture(_:including:) .highlight .highlightedImage .highlightedTextColor .horizontal
    .horizontalSizeClass .horizontalText .hourAndMinute .hoverEffect .hoverEffect(_:) .hue .hueRotation(_:) .hyphenationFactor .icon
    .iconOnly .id(_:) .identifier .identity .ignore .ignored .ignoresSafeArea(_:edges:) .image .imageScale .imageScale(_:) .immediately
    .impact .impact(flexibility:intensity:) .impact(weight:intensity:) .inactive .increase .increased .increment .indexViewStyle(_:) .indigo
    .infinity .inline .inlineOnly .inlineOnlyPreservingWhitespace .inlinePresentationIntent .inner(color:radius:x:y:)
    .insertArrangedSubview(_:at:) .insertSubview(_:aboveSubview:) .insertSubview(_:at:) .insertSubview(_:belowSubview:) .inset .inset(by:)
    .insetGrouped .inspector(isPresented:content:) .interaction .interactive .interactive(_:) .interactiveDismissDisabled(_:)
    .interactiveSpring(response:dampingFraction:blendDuration:) .interactively .interpolate
    .interpolatingSpring(duration:bounce:initialVelocity:) .interpolatingSpring(mass:stiffness:damping:initialVelocity:)
    .interpolatingSpring(stiffness:damping:) .interpolation(_:) .interpretedSyntax .intrinsicContentSize .invalidatableContent(_:)
    .invalidateIntrinsicContentSize() .invalidated .inverted() .isAccessibilityCategory .isAccessibilityElement .isAccessibilitySize
    .isActive .isAntialiased .isButton .isDescendant(of:) .isEOFilled .isEditing .isEmpty .isEnabled .isEqual(_:) .isExpanded .isFocused
    .isGlobal .isHeader .isHidden .isHighlighted .isIdentity .isImage .isLayoutMarginsRelativeArrangement .isLink .isLocal
    .isLuminanceReduced .isMixed .isOn .isOpaque .isPresented .isPressed .isSearching .isSelected .isStaticText .isSummaryElement
    .isSymbolImage .isToggle .isUserInteractionEnabled .isViewLoaded .italic() .italic(_:) .italicSystemFont(ofSize:) .iterative .justified
    .kern .kerning(_:) .key .keyboard .keyboardShortcut(_:) .keyboardShortcut(_:modifiers:) .keyboardType(_:) .label .labelFontSize
    .labelIconToTitleSpacing .labelIconToTitleSpacing(_:) .labelKit .labelReservedIconWidth .labelReservedIconWidth(_:) .labelStyle(_:)
    .labeledContentStyle(_:) .labelsHidden() .labelsVisibility .labelsVisibility(_:) .landscapeLeft .landscapeRight .languageCode .large
    .largeTitle .lastBaseline .lastBaselineAnchor .lastTextBaseline .layer .layoutDirection .layoutFittingCompressedSize
    .layoutFittingExpandedSize .layoutGuides .layoutIfNeeded() .layoutMargins .layoutMarginsGuide .layoutPriority(_:) .layoutProperties
    .layoutSubviews() .layoutValue(key:value:) .leading .leadingAnchor .leadingFirstTextBaseline .leadingLastTextBaseline .left .leftAnchor
    .leftArrow .leftToRight .leftToRightOverride .legibilityWeight .lessThanOrEqual .levelChange .lift .ligature .light .lightGray
    .lightText .lighten .lineBreakMode .lineBreakStrategy .lineCap .lineHeight .lineHeightMultiple .lineJoin .lineLimit .lineLimit(_:)
    .lineLimit(_:reservesSpace:) .lineSpacing .lineSpacing(_:) .lineWidth .linear .linear(duration:) .linearBlue .linearCapacity
    .linearGradient(_:startPoint:endPoint:) .linearGradient(colors:startPoint:endPoint:) .linearGradient(stops:startPoint:endPoint:)
    .linearGreen .linearRed .link .listItemTint(_:) .listRowBackground(_:) .listRowInsets(_:) .listRowInsets(_:_:)
    .listRowSeparator(_:edges:) .listRowSeparatorTint(_:edges:) .listRowSpacing(_:) .listSectionSeparator(_:edges:) .listSectionSpacing(_:)
    .listStyle(_:) .live .loadView() .loadViewIfNeeded() .local .locale .locale(_:) .location .low .lowercase .lowercaseSmallCaps()
    .luminanceToAlpha() .luminosity .magenta .magicTap .magnification .main() .makeBody(configuration:) .makeCache(subviews:)
    .makeCoordinator() .makeUIView(context:) .mask(_:) .mask(alignment:_:) .masksToBounds
    .matchedGeometryEffect(id:in:properties:anchor:isSource:) .matchedTransitionSource(id:in:) .maximumLineHeight .maximumValueLabel
    .measurement(width:usage:) .medium .menu .menuActionDismissBehavior(_:) .menuIndicator(_:) .menuOrder(_:) .menuStyle(_:) .messaging
    .middle .mini .minimumFontSize .minimumLineHeight .minimumScaleFactor .minimumScaleFactor(_:) .minimumValueLabel .mint .minutes .miter
    .miterLimit .mix(with:by:in:) .modifier .modifier(_:) .modifiers .monochrome .monospaced .monospaced() .monospaced(_:)
    .monospacedDigit() .monospacedDigitSystemFont(ofSize:weight:) .monospacedSystemFont(ofSize:weight:) .move(edge:) .move(to:)
    .moveDisabled(_:) .multicolor .multilineTextAlignment .multilineTextAlignment(_:) .multiplier .multiply .mutableCopy() .name .named(_:)
    .narrative .natural .navigation .navigationBar .navigationBarBackButtonHidden(_:) .navigationBarDrawer
    .navigationBarDrawer(displayMode:) .navigationBarHidden(_:) .navigationBarItems(leading:) .navigationBarItems(leading:trailing:)
    .navigationBarItems(trailing:) .navigationBarLeading .navigationBarTitle(_:) .navigationBarTitle(_:displayMode:)
    .navigationBarTitleDisplayMode(_:) .navigationBarTrailing .navigationDestination(for:destination:)
    .navigationDestination(isPresented:destination:) .navigationDestination(item:destination:) .navigationLink
    .navigationSplitViewColumnWidth(_:) .navigationSplitViewColumnWidth(min:ideal:max:) .navigationSplitViewStyle(_:) .navigationStack
    .navigationSubtitle(_:) .navigationTitle(_:) .navigationTransition(_:) .navigationViewStyle(_:) .never .newItem .newPassword .next
    .noIntrinsicMetric .nonLinear .nonRepeating .nonReversing .none .normal .notAnAttribute .notEnabled .numberOfLines .numberPad
    .numbersAndPunctuation .numericText(countsDown:) .numericText(value:) .objectWillChange .obliqueness .offUp .offset .offset(_:)
    .offset(x:y:) .offsetBy(dx:dy:) .onAppear(perform:) .onChange(of:initial:_:) .onChange(of:perform:) .onChanged(_:)
    .onContinuousHover(coordinateSpace:perform:) .onDelete(perform:) .onDeleteCommand(perform:) .onDisappear(perform:) .onEnded(_:)
    .onExitCommand(perform:) .onGeometryChange(for:of:action:) .onHover(perform:) .onKeyPress(_:action:) .onKeyPress(action:)
    .onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)
    .onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:) .onLongPressGesture(minimumDuration:perform:) .onMove(perform:)
    .onOpenURL(perform:) .onPreferenceChange(_:perform:) .onScrollDown .onScrollUp .onSubmit(_:) .onSubmit(of:_:)
    .onTapGesture(count:coordinateSpace:perform:) .onTapGesture(count:perform:) .oneTimeCode .opacity .opacity(_:) .opaqueSeparator .openURL
    .openWindow .option .orange .original .overlay .overlay(_:alignment:) .overlay(_:ignoresSafeAreaEdges:) .overlay(_:in:fillStyle:)
    .overlay(alignment:content:) .overlayPreferenceValue(_:alignment:_:) .owningView .padding(_:) .padding(_:_:) .page
    .page(backgroundDisplayMode:) .page(indexDisplayMode:) .paging .palette .paragraphSpacing .paragraphSpacingBefore .paragraphStyle
    .password .pasteboard .path(in:) .patternDash .patternDashDot .patternDashDotDot .patternDot .perceptual .periodic .periodic(_:delay:)
    .periodic(from:by:) .persistentSystemOverlays(_:) .phaseAnimator(_:content:animation:) .phaseAnimator(_:trigger:content:animation:)
    .phonePad .pickerStyle(_:) .pink .pixelLength .place(at:anchor:proposal:) .placeSubviews(in:proposal:subviews:cache:) .placeholder
    .placeholderText .plain .plusDarker .plusLighter .pngData() .pngData(scale:) .point(_:) .pointSize .pointerStyle(_:) .popover
    .popover(isPresented:attachmentAnchor:arrowEdge:content:) .popover(item:attachmentAnchor:arrowEdge:content:) .portrait
    .portraitUpsideDown .position .position(_:) .position(x:y:) .predictedEndLocation .predictedEndTranslation .preference(key:value:)
    .preferredColorScheme(_:) .preferredContentSizeCategory .preferredFont(forTextStyle:compatibleWith:)
    .preferredFontDescriptor(withTextStyle:compatibleWith:) .preferredMaxLayoutWidth .preferringHierarchical() .preferringMonochrome()
    .preferringMulticolor() .prepareForInterfaceBuilder() .prepareForReuse() .presentationBackground(_:)
    .presentationBackground(alignment:content:) .presentationBackgroundInteraction(_:) .presentationCompactAdaptation(_:)
    .presentationCompactAdaptation(horizontal:vertical:) .presentationContentInteraction(_:) .presentationCornerRadius(_:)
    .presentationDetents(_:) .presentationDetents(_:selection:) .presentationDragIndicator(_:) .presentationMode .previewDevice(_:)
    .previewDisplayName(_:) .previewInterfaceOrientation(_:) .previewLayout(_:) .previews .primary .primaryAction .principal .priority
    .privacy .privacySensitive(_:) .progressViewStyle(_:) .projectedValue .prominentDetail .proposedSize .pulse .purple .push(from:)
    .quaternary .quaternaryLabel .quaternarySystemFill .quinary .radialGradient(_:center:startRadius:endRadius:)
    .radialGradient(colors:center:startRadius:endRadius:) .radialGradient(stops:center:startRadius:endRadius:) .radians .radians(_:)
    .rawValue .readableContentGuide .rect .rect(_:) .rect(cornerRadii:style:) .rect(cornerRadius:style:) .rect(cornerSize:style:)
    .rect(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:) .rectangle .red .redacted(reason:)
    .redactionReasons .redraw .reduce(value:nextValue:) .referenceDate .refresh .refreshable(action:) .regular .regularMaterial .relation
    .relative .removeArrangedSubview(_:) .removeConstraint(_:) .removeConstraints(_:) .removeFromSuperview() .removeLast(_:)
    .removeLayoutGuide(_:) .renameAction(_:) .renderingMode .renderingMode(_:) .repeat(_:) .repeatCount(_:autoreverses:)
    .repeatForever(autoreverses:) .repeating .replace .replacingUnspecifiedDimensions(by:) .required .resizable(capInsets:resizingMode:)
    .resizes .resolve(in:) .resolvedColor(with:) .return .returnPartiallyParsedIfPossible .reuseIdentifier .reversing .right .rightAnchor
    .rightArrow .rightToLeft .rightToLeftOverride .rigid .role .rootView .rotate .rotated(by:) .rotation .rotation(_:anchor:)
    .rotationEffect(_:anchor:) .round .rounded .roundedBorder .roundedRectangle .roundedRectangle(radius:) .sRGB .sRGBLinear
    .safeAreaInset(edge:alignment:spacing:content:) .safeAreaInsets .safeAreaLayoutGuide .safeAreaPadding(_:) .safeAreaPadding(_:_:)
    .saturation .saturation(_:) .saveItem .scale .scale(_:anchor:) .scale(scale:anchor:) .scale(x:y:anchor:) .scaleAspectFill
    .scaleAspectFit .scaleEffect(_:anchor:) .scaleEffect(x:y:anchor:) .scaleToFill .scaledBy(x:y:) .scaledFont(for:compatibleWith:)
    .scaledFont(for:maximumPointSize:) .scaledFont(for:maximumPointSize:compatibleWith:) .scaledToFill() .scaledToFit()
    .scaledValue(for:compatibleWith:) .scenePadding(_:) .scenePhase .screen .scrollBounceBehavior(_:axes:) .scrollClipDisabled(_:)
    .scrollContentBackground(_:) .scrollDisabled(_:) .scrollDismissesKeyboard(_:) .scrollIndicators(_:axes:) .scrollPosition(id:anchor:)
    .scrollTargetBehavior(_:) .scrollTargetLayout(isEnabled:) .scrollTo(_:anchor:) .scrollTransition(_:axis:transition:) .scrollView
    .scrolls .search .search(text:) .searchCompletion(_:) .searchScopes(_:scopes:) .searchSuggestions(_:)
    .searchable(text:isPresented:placement:prompt:) .searchable(text:placement:) .searchable(text:placement:prompt:)
    .searchable(text:prompt:) .searchable(text:tokens:placement:prompt:token:) .second .second(_:) .second(_:_:) .secondAttribute
    .secondItem .secondary .secondaryAction .secondaryLabel .secondarySystemBackground .secondarySystemFill
    .secondarySystemGroupedBackground .seconds .sectionFooters .sectionHeaders .segmented .selected .selection .selectionStyle .semibold
    .send .send() .sendSubviewToBack(_:) .sensoryFeedback(_:trigger:) .sensoryFeedback(_:trigger:condition:) .sensoryFeedback(trigger:_:)
    .sentences .separator .sequenced(before:) .serif .setContentCompressionResistancePriority(_:for:) .setContentHuggingPriority(_:for:)
    .setCustomSpacing(_:after:) .setNeedsDisplay() .setNeedsLayout() .setNeedsUpdateConstraints() .setSelected(_:animated:) .shadow
    .shadow(_:) .shadow(color:radius:x:y:) .shadowBlurRadius .shadowColor .shadowOffset .shadowOpacity .shadowRadius .sheet
    .sheet(isPresented:onDismiss:content:) .sheet(item:onDismiss:content:) .shift .showsExpansionTextWhenTruncated
    .showsWidgetContainerBackground .sidebar .sidebarAdaptable .sidebarToggle .simultaneousGesture(_:) .simultaneousGesture(_:including:)
    .simultaneously(with:) .single .size .size() .size(_:) .size(width:height:) .size(withAttributes:) .sizeCategory .sizeThatFits
    .sizeThatFits(_:) .sizeThatFits(_:uiView:context:) .sizeThatFits(in:) .sizeThatFits(proposal:subviews:cache:) .sizeThatFitsLayout
    .sizeToFit() .sizingRule .slash .slide .small .smallCaps() .smooth .smooth(duration:extraBounce:) .snappy .snappy(duration:extraBounce:)
    .snapsToPixelGrid(_:) .soft .softLight .solid .sourceAtop .sourceCode .space .spacing .spacingUseDefault .spacingUseSystem
    .speechAdjustedPitch(_:) .speechAlwaysIncludesPunctuation(_:) .speechSpellsOutCharacters(_:) .speed(_:) .spreadsheet .spring
    .spring(duration:bounce:) .spring(response:dampingFraction:blendDuration:) .square .stack .stackOrientation .standard .start
    .startAnchor .startIndex .startLocation .staticText .status .statusBar(hidden:) .statusBarHidden(_:) .stop .stops .stretch
    .strikethrough .strikethrough(_:pattern:color:) .strikethroughColor .strikethroughStyle .stringTable .stroke(_:lineWidth:antialiased:)
    .stroke(_:style:antialiased:) .stroke(lineWidth:) .stroke(style:) .strokeBorder(_:lineWidth:antialiased:)
    .strokeBorder(_:style:antialiased:) .strokeBorder(lineWidth:antialiased:) .strokeBorder(style:antialiased:) .strokeColor .strokeWidth
    .stronglyEmphasized .style .subheadline .submitLabel(_:) .submitScope(_:) .subtitle .subviews .success .success(_:) .superscript
    .superview .supportsMultipleWindows .swipeActions(edge:allowsFullSwipe:content:) .switch .symbolConfiguration .symbolEffect
    .symbolEffect(_:options:) .symbolEffect(_:options:isActive:) .symbolEffect(_:options:value:) .symbolEffectsRemoved(_:)
    .symbolRenderingMode .symbolRenderingMode(_:) .symbolVariant(_:) .symbolVariants .symbolicTraits .system(_:design:weight:)
    .system(size:weight:design:) .systemAction .systemBackground .systemBlue .systemBrown .systemCyan .systemFill
    .systemFont(ofSize:weight:) .systemFontSize .systemGray .systemGray2 .systemGray3 .systemGray4 .systemGray5 .systemGray6 .systemGreen
    .systemGroupedBackground .systemIndigo .systemLayoutSizeFitting(_:) .systemMint .systemOrange .systemPalette .systemPink .systemPurple
    .systemRed .systemTeal .systemYellow .tab .tabBar .tabBarMinimizeBehavior(_:) .tabItem(_:) .tabStops .tabView .tabViewStyle(_:) .table
    .tag .tag(_:) .tag(_:includeOptional:) .tail .tailIndent .task(id:priority:_:) .task(priority:_:) .teal .telephoneNumber .template
    .tertiary .tertiaryLabel .tertiarySystemBackground .tertiarySystemFill .tertiarySystemGroupedBackground .text .textAlignment .textCase
    .textCase(_:) .textColor .textContentType(_:) .textEditorStyle(_:) .textFieldStyle(_:) .textInputAutocapitalization(_:) .textMetrics
    .textRect(forBounds:limitedToNumberOfLines:) .textSelection(_:) .thick .thickMaterial .thin .thinMaterial .throwError .tile .time
    .timeZone .timer .timingCurve(_:_:_:_:duration:) .tint .tint(_:) .tintColor .tintColorDidChange() .title .title1 .title2 .title3
    .titleAndIcon .titleOnly .toggleStyle(_:) .toolbar .toolbar(_:for:) .toolbar(content:) .toolbar(id:content:) .toolbar(removing:)
    .toolbarBackground(_:for:) .toolbarBackgroundVisibility(_:for:) .toolbarColorScheme(_:for:) .toolbarRole(_:)
    .toolbarTitleDisplayMode(_:) .toolbarTitleMenu(content:) .toolbarVisibility(_:for:) .top .topAnchor .topBarLeading .topBarTrailing
    .topLeading .topLeft .topRight .topTrailing .tracking .tracking(_:) .trailing .trailingAnchor .trailingFirstTextBaseline
    .trailingLastTextBaseline .traitBold .traitCollection .traitCollectionDidChange(_:) .traitCondensed .traitExpanded .traitItalic
    .traitMonoSpace .transaction(_:) .transaction(value:_:) .transform .transform(_:) .transformAnchorPreference(key:value:transform:)
    .transformEffect(_:) .transformEnvironment(_:transform:) .transformPreference(_:_:) .transient .transition(_:) .translatedBy(x:y:)
    .translatesAutoresizingMaskIntoConstraints .translation .trigger() .trim(from:to:) .trimmedPath(from:to:) .truncatesLastVisibleLine
    .truncationMode .truncationMode(_:) .tx .ty .ultraLight .ultraThick .ultraThickMaterial .ultraThin .ultraThinMaterial
    .underline(_:pattern:color:) .underlineColor .underlineStyle .unitPoint(_:) .unredacted() .unspecified .up .upArrow .upUp .update()
    .updateCache(_:subviews:) .updateConstraints() .updateUIView(_:context:) .updatesFrequently .updating(_:body:) .uppercase
    .uppercaseSmallCaps() .usage .userInterfaceStyle .username .usesFontLeading .usesLineFragmentOrigin .value .value1 .value2
    .variableColor .velocity .vertical .verticalGlyphForm .verticalSizeClass .view .viewAligned .viewDidAppear(_:) .viewDidLayoutSubviews()
    .viewDidLoad() .viewWillAppear(_:) .viewWithTag(_:) .visible .warning .warnings() .weight(_:) .wheel .white .wholeSymbol .widget
    .widgetAccentable(_:) .widgetURL(_:) .width .width(_:) .widthAnchor .wiggle .window .windowBackground .windowResizability(_:)
    .windowToolbar .withAlphaComponent(_:) .withConfiguration(_:) .withDesign(_:) .withRenderingMode(_:) .withSize(_:)
    .withSymbolicTraits(_:) .withTextMetrics(_:) .withTintColor(_:) .withTintColor(_:renderingMode:) .wordProcessing .words .wrappedValue
    .writingDirection .x .xHeight .xLarge .xSmall .xxLarge .xxxLarge .y .yellow .zIndex(_:) .zero .zoom(sourceID:in:)
    AccessibilityFocusState() AccessibilityHeadingLevel(rawValue:) AccessibilityTraits(rawValue:) AccessoryCircularCapacityGaugeStyle()
    AccessoryCircularGaugeStyle() AccessoryLinearCapacityGaugeStyle() AccessoryLinearGaugeStyle() ActionSheet(title:message:buttons:)
    Alert(title:message:dismissButton:) Alert(title:message:primaryButton:secondaryButton:) Alignment(horizontal:vertical:)
    Alignment(rawValue:) Angle() Angle(degrees:) Angle(radians:) AngularGradient(colors:center:angle:)
    AngularGradient(colors:center:startAngle:endAngle:) AngularGradient(gradient:center:angle:)
    AngularGradient(gradient:center:startAngle:endAngle:) AngularGradient(stops:center:angle:)
    AngularGradient(stops:center:startAngle:endAngle:) AnimationTimelineSchedule(minimumInterval:paused:) AnyGradient(_:) AnyLayout(_:)
    AnyShape(_:) AnyShapeStyle(_:) AnyView(_:) AnyView(erasing:) App() AppStorage(_:store:) AppStorage(wrappedValue:_:)
    AppStorage(wrappedValue:_:store:) AsyncImage(url:scale:) AsyncImage(url:scale:content:) AsyncImage(url:scale:content:placeholder:)
    Attachment(_:lineLayoutPadding:) Attachment(_:x:y:width:height:lineLayoutPadding:) Attribute(rawValue:)
    AttributedString(markdown:options:baseURL:) AutomaticControlGroupStyle() AutomaticDisclosureGroupStyle() AutomaticFormStyle()
    AutomaticLabeledContentStyle() AutomaticNavigationSplitViewStyle() AutomaticTextEditorStyle() AutoresizingMask(rawValue:)
    Axis(rawValue:) BackgroundStyle() BalancedNavigationSplitViewStyle() BaseWritingDirection(rawValue:) Bindable(_:)
    Bindable(wrappedValue:) Binding(_:) Binding(get:set:) Binding(projectedValue:) BorderedButtonStyle() BorderedProminentButtonStyle()
    BorderlessButtonMenuStyle() BorderlessButtonStyle() Button(_:) Button(_:image:role:action:) Button(_:role:action:)
    Button(_:systemImage:role:action:) Button(action:label:) Button(role:action:label:) ButtonMenuStyle() ButtonToggleStyle()
    CGAffineTransform() CGAffineTransform(_:_:_:_:_:_:) CGAffineTransform(a:b:c:d:tx:ty:) CGAffineTransform(rotationAngle:)
    CGAffineTransform(scaleX:y:) CGAffineTransform(translationX:y:) CGFloat(truncating:) Capsule(style:) CellStyle(rawValue:) Circle()
    CircularProgressViewStyle() CircularProgressViewStyle(tint:) Color(_:) Color(_:bundle:) Color(_:red:green:blue:opacity:)
    Color(_:white:opacity:) Color(cgColor:) Color(hue:saturation:brightness:opacity:) Color(red:green:blue:opacity:) Color(uiColor:)
    Color(white:opacity:) ColorPicker(_:selection:supportsOpacity:) ColorPicker(selection:supportsOpacity:label:)
    ColorResource(name:bundle:) ColorScheme(rawValue:) ColorSchemeContrast(rawValue:) ColumnsFormStyle() CommandGroup(after:addition:)
    CommandGroup(before:addition:) CommandGroup(replacing:addition:) CommandMenu(_:content:) CompactDatePickerStyle()
    ContainerRelativeShape() ContentMode(rawValue:) ContentShapeKinds(rawValue:) ContentUnavailableView(_:image:description:)
    ContentUnavailableView(_:systemImage:description:) ContentUnavailableView(label:description:actions:) ContextMenu(menuItems:)
    ControlGroup(_:content:) ControlGroup(_:systemImage:content:) ControlGroup(content:) ControlGroup(content:label:)
    DatePicker(_:selection:displayedComponents:) DatePicker(_:selection:in:displayedComponents:)
    DatePicker(selection:displayedComponents:label:) DatePicker(selection:in:displayedComponents:label:) DatePickerComponents(rawValue:)
    DefaultButtonStyle() DefaultDatePickerStyle() DefaultGaugeStyle() DefaultGlassEffectShape() DefaultGroupBoxStyle() DefaultLabelStyle()
    DefaultListStyle() DefaultMenuStyle() DefaultNavigationViewStyle() DefaultPickerStyle() DefaultProgressViewStyle() DefaultTabViewStyle()
    DefaultTextFieldStyle() DefaultToggleStyle() Design(rawValue:) DisclosureGroup(_:content:) DisclosureGroup(_:isExpanded:content:)
    DisclosureGroup(content:label:) DisclosureGroup(isExpanded:content:label:) Distribution(rawValue:) Divider()
    DragGesture(minimumDistance:coordinateSpace:) DynamicTypeSize(rawValue:) Edge(rawValue:) EdgeInsets()
    EdgeInsets(top:leading:bottom:trailing:) EditButton() Ellipse() EllipticalGradient(colors:center:startRadiusFraction:endRadiusFraction:)
    EllipticalGradient(gradient:center:startRadiusFraction:endRadiusFraction:)
    EllipticalGradient(stops:center:startRadiusFraction:endRadiusFraction:) EmptyAnimatableData() EmptyModifier() EmptyView()
    Environment(_:) EnvironmentObject() EnvironmentValues() EquatableView(content:) EventModifiers(rawValue:) EveryMinuteTimelineSchedule()
    ExplicitTimelineSchedule(_:) FillShapeStyle() FillStyle(eoFill:antialiased:) FocusInteractions(rawValue:) FocusState() Font(_:)
    ForEach(_:content:) ForEach(_:id:content:) ForegroundStyle() Form(_:) Form(content:) FormatStyle(from:)
    FormatStyle(width:locale:usage:fractionLength:) Gauge(value:in:label:) Gauge(value:in:label:currentValueLabel:)
    Gauge(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:) GeometryReader(content:) GestureMask(rawValue:)
    GestureState(initialValue:) GestureState(wrappedValue:) GlassButtonStyle() GlassButtonStyle(_:) GlassEffectContainer(spacing:content:)
    GlassProminentButtonStyle() GlobalCoordinateSpace() Gradient(colors:) Gradient(stops:) GraphicalDatePickerStyle()
    Grid(alignment:horizontalSpacing:verticalSpacing:content:) GridItem(_:spacing:alignment:)
    GridLayout(alignment:horizontalSpacing:verticalSpacing:) GridRow(alignment:content:) Group(content:) GroupBox(_:) GroupBox(_:content:)
    GroupBox(content:) GroupBox(content:label:) GroupBox(label:content:) GroupedFormStyle() GroupedListStyle()
    HStack(alignment:spacing:content:) HStackLayout(alignment:spacing:) HorizontalAlignment(_:) HorizontalEdge(rawValue:)
    IconOnlyLabelStyle() Image(_:) Image(_:bundle:) Image(_:bundle:label:) Image(_:variableValue:bundle:) Image(contentsOf:)
    Image(decorative:bundle:) Image(path:) Image(systemName:) Image(systemName:variableValue:) Image(uiImage:) ImageRenderer(content:)
    ImageResource(name:bundle:) InlinePickerStyle() InlinePresentationIntent(rawValue:) InsetGroupedListStyle() InsetListStyle()
    KeyEquivalent(_:) KeyEquivalent(extendedGraphemeClusterLiteral:) KeyboardShortcut(_:modifiers:) Label(_:) Label(_:image:)
    Label(_:systemImage:) Label(title:icon:) LabeledContent(_:) LabeledContent(_:content:) LabeledContent(_:value:)
    LabeledContent(_:value:format:) LabeledContent(content:label:) LayoutProperties() LazyHGrid(rows:alignment:spacing:pinnedViews:content:)
    LazyHStack(alignment:spacing:pinnedViews:content:) LazyVGrid(columns:alignment:spacing:pinnedViews:content:)
    LazyVStack(alignment:spacing:pinnedViews:content:) LineStyle(pattern:weight:isByWord:color:) LinearCapacityGaugeStyle()
    LinearGradient(colors:startPoint:endPoint:) LinearGradient(gradient:startPoint:endPoint:) LinearGradient(stops:startPoint:endPoint:)
    LinearProgressViewStyle() LinearProgressViewStyle(tint:) Link(_:destination:) Link(destination:label:) LinkShapeStyle()
    List(_:children:rowContent:) List(_:id:rowContent:) List(_:id:selection:rowContent:) List(_:rowContent:) List(_:selection:rowContent:)
    List(content:) List(selection:content:) LocalCoordinateSpace() LocalizedStringKey(_:) LocalizedStringKey(stringInterpolation:)
    LocalizedStringKey(stringLiteral:) LocalizedStringResource(_:defaultValue:table:locale:bundle:comment:)
    LocalizedStringResource(_:table:locale:comment:) LocalizedStringResource(stringInterpolation:) LocalizedStringResource(stringLiteral:)
    LongPressGesture(minimumDuration:maximumDistance:) MagnificationGesture(minimumScaleDelta:) MagnifyGesture(minimumScaleDelta:)
    MarkdownParsingOptions(allowsExtendedAttributes:interpretedSyntax:failurePolicy:languageCode:) MatchedGeometryProperties(rawValue:)
    Menu(_:content:) Menu(_:systemImage:content:) Menu(content:label:) Menu(content:label:primaryAction:)
    MenuBarExtra(_:systemImage:content:) MenuBarExtra(content:label:) MenuPickerStyle() ModifiedContent(content:modifier:)
    NSAttributedString(attachment:) NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:) NSParagraphStyle()
    NSStringDrawingOptions(rawValue:) NSTextAttachment() NSTextAttachment(data:ofType:) NSTextAttachment(image:) NSUnderlineStyle(rawValue:)
    Namespace() NavigationControlGroupStyle() NavigationLink(_:destination:) NavigationLink(_:destination:isActive:)
    NavigationLink(_:value:) NavigationLink(destination:isActive:label:) NavigationLink(destination:label:)
    NavigationLink(destination:tag:selection:label:) NavigationLink(value:label:) NavigationLinkPickerStyle() NavigationPath()
    NavigationPath(_:) NavigationSplitView(columnVisibility:sidebar:content:detail:) NavigationSplitView(columnVisibility:sidebar:detail:)
    NavigationSplitView(sidebar:content:detail:) NavigationSplitView(sidebar:detail:) NavigationStack(path:root:) NavigationStack(root:)
    NavigationView(content:) ObservableObjectPublisher() ObservedObject(wrappedValue:) OpenURLAction(handler:)
    OutlineGroup(_:children:content:) PageIndexViewStyle(backgroundDisplayMode:) PageTabViewStyle(indexDisplayMode:)
    PagingScrollTargetBehavior() PalettePickerStyle() ParagraphStyle() Path() Path(_:) Path(ellipseIn:)
    Path(roundedRect:cornerRadius:style:) Pattern(rawValue:) PeriodicTimelineSchedule(from:by:) Picker(_:selection:content:)
    Picker(_:systemImage:selection:content:) Picker(selection:content:label:) Picker(selection:label:content:)
    PinnedScrollableViews(rawValue:) PlaceholderTextShapeStyle() PlainButtonStyle() PlainListStyle() PlainTextEditorStyle()
    PlainTextFieldStyle() PreviewDevice(rawValue:) PreviewDevice(stringLiteral:) ProgressView() ProgressView(_:)
    ProgressView(_:value:total:) ProgressView(label:) ProgressView(value:total:) ProgressView(value:total:label:)
    ProgressView(value:total:label:currentValueLabel:) ProminentDetailNavigationSplitViewStyle() ProposedViewSize(_:)
    ProposedViewSize(width:height:) Published(initialValue:) Published(wrappedValue:) RadialGradient(colors:center:startRadius:endRadius:)
    RadialGradient(gradient:center:startRadius:endRadius:) RadialGradient(stops:center:startRadius:endRadius:) Rectangle()
    RectangleCornerRadii(topLeading:bottomLeading:bottomTrailing:topTrailing:) RedactionReasons(rawValue:) Relation(rawValue:)
    RenderingMode(rawValue:) Resolved(colorSpace:red:green:blue:opacity:) RotateGesture(minimumAngleDelta:)
    RotationGesture(minimumAngleDelta:) RoundedBorderTextFieldStyle() RoundedRectangle(cornerRadius:style:)
    RoundedRectangle(cornerSize:style:) SafeAreaRegions(rawValue:) ScaledMetric(wrappedValue:) ScaledMetric(wrappedValue:relativeTo:)
    SceneStorage(_:) SceneStorage(wrappedValue:_:) ScrollView(_:showsIndicators:content:) ScrollViewReader(content:) Section(_:content:)
    Section(_:isExpanded:content:) Section(content:) Section(content:footer:) Section(content:header:) Section(content:header:footer:)
    Section(footer:content:) Section(header:content:) Section(header:footer:content:) SecureField(_:text:prompt:)
    SecureField(text:prompt:label:) SegmentedPickerStyle() SelectionShapeStyle() SelectionStyle(rawValue:) SeparatorShapeStyle() Set(_:)
    Set(rawValue:) Settings(content:) Shadow(color:blurRadius:x:y:) ShareLink(_:item:subject:message:) ShareLink(item:subject:message:)
    ShareLink(item:subject:message:label:) ShareLink(item:subject:message:preview:) ShareLink(item:subject:message:preview:label:)
    SharePreview(_:) SharePreview(_:image:) SidebarAdaptableTabViewStyle() SidebarListStyle()
    Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:) Slider(value:in:label:onEditingChanged:)
    Slider(value:in:onEditingChanged:) Slider(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)
    Slider(value:in:step:label:onEditingChanged:) Slider(value:in:step:onEditingChanged:) Spacer(minLength:)
    SpatialTapGesture(count:coordinateSpace:) StackNavigationViewStyle() State() State(initialValue:) State(wrappedValue:)
    StateObject(wrappedValue:) Stepper(_:onIncrement:onDecrement:) Stepper(_:value:in:step:onEditingChanged:) Stepper(_:value:step:)
    Stepper(label:onIncrement:onDecrement:onEditingChanged:) Stepper(value:in:step:label:onEditingChanged:)
    Stepper(value:step:label:onEditingChanged:) Stop(color:location:) String(localized:)
    String(localized:defaultValue:table:bundle:locale:comment:) String(localized:table:bundle:locale:comment:)
    StringInterpolation(literalCapacity:interpolationCount:) StrokeStyle(lineWidth:lineCap:lineJoin:miterLimit:dash:dashPhase:)
    SubmitTriggers(rawValue:) SwitchToggleStyle() SwitchToggleStyle(tint:) SymbolConfiguration(font:) SymbolConfiguration(font:scale:)
    SymbolConfiguration(hierarchicalColor:) SymbolConfiguration(paletteColors:) SymbolConfiguration(pointSize:)
    SymbolConfiguration(pointSize:weight:) SymbolConfiguration(pointSize:weight:scale:) SymbolConfiguration(scale:)
    SymbolConfiguration(textStyle:) SymbolConfiguration(textStyle:scale:) SymbolConfiguration(weight:) SymbolScale(rawValue:)
    SymbolWeight(rawValue:) SymbolicTraits(rawValue:) Tab(_:image:role:content:) Tab(_:image:value:role:content:)
    Tab(_:systemImage:role:content:) Tab(_:systemImage:value:role:content:) Tab(role:content:label:) Tab(value:role:content:)
    Tab(value:role:content:label:) TabSection(_:content:) TabSection(content:header:) TabStop(_:alignment:) TabView(content:)
    TabView(selection:content:) TapGesture(count:) Text(_:) Text(_:format:) Text(_:formatter:) Text(_:style:)
    Text(_:tableName:bundle:comment:) Text(_:tableName:comment:) Text(timerInterval:pauseTime:countsDown:showsHours:) Text(verbatim:)
    TextAlignment(rawValue:) TextEditor(text:) TextField(_:text:onEditingChanged:) TextField(_:text:onEditingChanged:onCommit:)
    TextField(_:text:prompt:axis:) TextField(_:value:format:prompt:) TextField(_:value:formatter:) TextField(text:prompt:axis:label:)
    TextStyle(rawValue:) TimelineView(_:content:) TintShapeStyle() TitleAndIconLabelStyle() TitleOnlyLabelStyle() Toggle(_:isOn:)
    Toggle(_:systemImage:isOn:) Toggle(isOn:label:) ToolbarItem(id:placement:content:) ToolbarItem(placement:content:)
    ToolbarItemGroup(placement:content:) ToolbarSpacer(_:placement:) Transaction(animation:) UIAccessibilityTraits(rawValue:)
    UICollectionViewCell(coder:) UICollectionViewCell(frame:) UIColor(_:) UIColor(cgColor:) UIColor(dynamicProvider:)
    UIColor(hue:saturation:brightness:alpha:) UIColor(named:in:compatibleWith:) UIColor(red:green:blue:alpha:) UIColor(white:alpha:)
    UIEdgeInsets(top:left:bottom:right:) UIFont(descriptor:size:) UIFont(name:size:) UIFontMetrics(forTextStyle:)
    UIHostingController(rootView:) UIImage(contentsOfFile:) UIImage(data:) UIImage(data:scale:) UIImage(named:in:compatibleWith:)
    UIImage(systemName:) UIImage(systemName:withConfiguration:) UIImageView(coder:) UIImageView(frame:) UIImageView(image:) UILabel(coder:)
    UILabel(frame:) UILayoutGuide() UILayoutPriority(_:) UILayoutPriority(rawValue:) UIStackView(arrangedSubviews:) UIStackView(coder:)
    UIStackView(frame:) UITableViewCell(coder:) UITableViewCell(style:reuseIdentifier:) UITextAutocapitalizationType(rawValue:)
    UITextContentType(rawValue:) UITraitCollection() UITraitCollection(displayScale:) UITraitCollection(preferredContentSizeCategory:)
    UITraitCollection(userInterfaceStyle:) UIView() UIView(coder:) UIView(frame:) UIViewController() UIViewController(coder:)
    UIViewController(nibName:bundle:) UnevenRoundedRectangle(cornerRadii:style:)
    UnevenRoundedRectangle(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:) UnitPoint() UnitPoint(x:y:)
    VStack(alignment:spacing:content:) VStackLayout(alignment:spacing:) VerticalAlignment(_:) VerticalEdge(rawValue:)
    ViewAlignedScrollTargetBehavior() ViewThatFits(in:content:) Weight(rawValue:) WheelDatePickerStyle() WheelPickerStyle() Width(rawValue:)
    Window(_:id:content:) WindowBackgroundShapeStyle() WindowGroup(_:content:) WindowGroup(_:id:content:) WindowGroup(content:)
    WindowGroup(id:content:) WritingDirection(rawValue:) ZStack(alignment:content:) ZStackLayout(alignment:)
    """
}
