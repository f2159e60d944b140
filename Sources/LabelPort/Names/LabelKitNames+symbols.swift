// SPDX-License-Identifier: MIT

// Written by LabelPortTests from the built modules: LABELKIT_RECORD=failed swift test --filter LabelKitNamesTests
extension LabelKitNames {
  static let moduleList = "Combine SwiftUI UIKit"
  static let exportList = "Foundation FoundationNetworking Observation"
  static let warningList = """
    .badgeProminence(.increased)	is drawn in the secondary colour
    .buttonSizing(.flexible)	is drawn as wide as the label
    .containerBackground	draws nothing: its container is the system's
    .datePickerStyle(.graphical)	is drawn in the compact style
    .datePickerStyle(.wheel)	is drawn in the compact style
    .formStyle(.columns)	is drawn as rows in rounded boxes
    .lineHeight	is drawn with the font's own line height
    .listSectionMargins	is drawn with the usual margins
    .listSectionSeparatorTint	is drawn in the system's colour
    .sectionActions	draws nothing: lists are drawn without actions for sections
    .sliderThumbVisibility(.hidden)	is drawn with a thumb
    .symbolColorRenderingMode(.gradient)	is drawn in one colour
    .symbolVariableValueMode(.draw)	is drawn as .color
    .tabViewBottomAccessory	draws nothing: tab bars are drawn without accessories
    .typesettingLanguage	is drawn by the rules of the locale
    """
  static let typeList = """
    AccessibilityActionKind AccessibilityActionKind.default AccessibilityActionKind.escape AccessibilityAdjustmentDirection
    AccessibilityAdjustmentDirection.decrement AccessibilityAdjustmentDirection.increment AccessibilityChildBehavior
    AccessibilityChildBehavior.combine AccessibilityChildBehavior.contain AccessibilityChildBehavior.ignore AccessibilityCustomContentKey
    AccessibilityFocusState AccessibilityFocusState.Binding AccessibilityHeadingLevel AccessibilityHeadingLevel.h1
    AccessibilityHeadingLevel.h2 AccessibilityHeadingLevel.h3 AccessibilityHeadingLevel.h4 AccessibilityHeadingLevel.h5
    AccessibilityHeadingLevel.h6 AccessibilityHeadingLevel.unspecified AccessibilityTextContentType AccessibilityTextContentType.console
    AccessibilityTextContentType.fileSystem AccessibilityTextContentType.plain AccessibilityTraits AccessibilityTraits.isButton
    AccessibilityTraits.isHeader AccessibilityTraits.isImage AccessibilityTraits.isLink AccessibilityTraits.isSelected
    AccessibilityTraits.isStaticText AccessibilityTraits.isSummaryElement AccessibilityTraits.isToggle AccessibilityTraits.updatesFrequently
    AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle AccessoryLinearCapacityGaugeStyle AccessoryLinearGaugeStyle ActionSheet
    ActionSheet.Button Alert Alert.Button Alert.Button.cancel Alert.Button.default Alert.Button.destructive Alignment Alignment.bottom
    Alignment.bottomLeading Alignment.bottomTrailing Alignment.center Alignment.centerFirstTextBaseline Alignment.centerLastTextBaseline
    Alignment.leading Alignment.leadingFirstTextBaseline Alignment.leadingLastTextBaseline Alignment.top Alignment.topLeading
    Alignment.topTrailing Alignment.trailing Alignment.trailingFirstTextBaseline Alignment.trailingLastTextBaseline AlignmentID
    AlignmentID.defaultValue Anchor Anchor.Source Anchor.Source.bottom Anchor.Source.bottomLeading Anchor.Source.bottomTrailing
    Anchor.Source.bounds Anchor.Source.center Anchor.Source.leading Anchor.Source.point Anchor.Source.rect Anchor.Source.top
    Anchor.Source.topLeading Anchor.Source.topTrailing Anchor.Source.trailing Anchor.Source.unitPoint Angle Angle.degrees Angle.radians
    Angle.zero AngularGradient Animatable AnimatablePair AnimatablePair.zero Animation Animation.bouncy Animation.default Animation.easeIn
    Animation.easeInOut Animation.easeOut Animation.interactiveSpring Animation.interpolatingSpring Animation.linear Animation.smooth
    Animation.snappy Animation.spring Animation.timingCurve AnimationTimelineSchedule AnyCancellable AnyGradient AnyLayout AnyPublisher
    AnyShape AnyShapeStyle AnyTransition AnyTransition.asymmetric AnyTransition.blurReplace AnyTransition.identity AnyTransition.move
    AnyTransition.offset AnyTransition.opacity AnyTransition.push AnyTransition.scale AnyTransition.slide AnyTransition.symbolEffect AnyView
    App App.main AppStorage AsyncImage AsyncImagePhase AsyncImagePhase.empty AsyncImagePhase.failure AsyncImagePhase.success
    AttributeScopes.LabelKitAttributes AttributeScopes.LabelKitAttributes.AttachmentAttribute
    AttributeScopes.LabelKitAttributes.AttachmentAttribute.Value AttributeScopes.LabelKitAttributes.AttachmentAttribute.name
    AttributeScopes.LabelKitAttributes.BackgroundColorAttribute AttributeScopes.LabelKitAttributes.BackgroundColorAttribute.Value
    AttributeScopes.LabelKitAttributes.BackgroundColorAttribute.name AttributeScopes.LabelKitAttributes.BaselineOffsetAttribute
    AttributeScopes.LabelKitAttributes.BaselineOffsetAttribute.Value AttributeScopes.LabelKitAttributes.BaselineOffsetAttribute.name
    AttributeScopes.LabelKitAttributes.ExpansionAttribute AttributeScopes.LabelKitAttributes.ExpansionAttribute.Value
    AttributeScopes.LabelKitAttributes.ExpansionAttribute.name AttributeScopes.LabelKitAttributes.FontAttribute
    AttributeScopes.LabelKitAttributes.FontAttribute.Value AttributeScopes.LabelKitAttributes.FontAttribute.name
    AttributeScopes.LabelKitAttributes.ForegroundColorAttribute AttributeScopes.LabelKitAttributes.ForegroundColorAttribute.Value
    AttributeScopes.LabelKitAttributes.ForegroundColorAttribute.name AttributeScopes.LabelKitAttributes.InlinePresentationIntentAttribute
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
    AttributeScopes.LabelKitAttributes.WritingDirectionAttribute.name AttributeScopes.SwiftUIAttributes AttributeScopes.UIKitAttributes
    AttributeScopes.UIKitAttributes.BackgroundColorAttribute AttributeScopes.UIKitAttributes.BackgroundColorAttribute.Value
    AttributeScopes.UIKitAttributes.BackgroundColorAttribute.name AttributeScopes.UIKitAttributes.BaselineOffsetAttribute
    AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.Value AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.name
    AttributeScopes.UIKitAttributes.ExpansionAttribute AttributeScopes.UIKitAttributes.ExpansionAttribute.Value
    AttributeScopes.UIKitAttributes.ExpansionAttribute.name AttributeScopes.UIKitAttributes.FontAttribute
    AttributeScopes.UIKitAttributes.FontAttribute.Value AttributeScopes.UIKitAttributes.FontAttribute.name
    AttributeScopes.UIKitAttributes.ForegroundColorAttribute AttributeScopes.UIKitAttributes.ForegroundColorAttribute.Value
    AttributeScopes.UIKitAttributes.ForegroundColorAttribute.name AttributeScopes.UIKitAttributes.KernAttribute
    AttributeScopes.UIKitAttributes.KernAttribute.Value AttributeScopes.UIKitAttributes.KernAttribute.name
    AttributeScopes.UIKitAttributes.LigatureAttribute AttributeScopes.UIKitAttributes.LigatureAttribute.Value
    AttributeScopes.UIKitAttributes.LigatureAttribute.name AttributeScopes.UIKitAttributes.ObliquenessAttribute
    AttributeScopes.UIKitAttributes.ObliquenessAttribute.Value AttributeScopes.UIKitAttributes.ObliquenessAttribute.name
    AttributeScopes.UIKitAttributes.ParagraphStyleAttribute AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.Value
    AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.name AttributeScopes.UIKitAttributes.StrikethroughColorAttribute
    AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.Value AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.name
    AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.Value
    AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.name AttributeScopes.UIKitAttributes.StrokeColorAttribute
    AttributeScopes.UIKitAttributes.StrokeColorAttribute.Value AttributeScopes.UIKitAttributes.StrokeColorAttribute.name
    AttributeScopes.UIKitAttributes.StrokeWidthAttribute AttributeScopes.UIKitAttributes.StrokeWidthAttribute.Value
    AttributeScopes.UIKitAttributes.StrokeWidthAttribute.name AttributeScopes.UIKitAttributes.TrackingAttribute
    AttributeScopes.UIKitAttributes.TrackingAttribute.Value AttributeScopes.UIKitAttributes.TrackingAttribute.name
    AttributeScopes.UIKitAttributes.UnderlineColorAttribute AttributeScopes.UIKitAttributes.UnderlineColorAttribute.Value
    AttributeScopes.UIKitAttributes.UnderlineColorAttribute.name AttributeScopes.UIKitAttributes.UnderlineStyleAttribute
    AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.Value AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.name
    AttributedString.LineHeight AttributedString.LineHeight.exact AttributedString.LineHeight.loose AttributedString.LineHeight.multiple
    AttributedString.LineHeight.normal AttributedString.LineHeight.tight AttributedString.LineHeight.variable
    AttributedString.MarkdownParsingOptions AttributedString.MarkdownParsingOptions.FailurePolicy
    AttributedString.MarkdownParsingOptions.FailurePolicy.returnPartiallyParsedIfPossible
    AttributedString.MarkdownParsingOptions.FailurePolicy.throwError AttributedString.MarkdownParsingOptions.InterpretedSyntax
    AttributedString.MarkdownParsingOptions.InterpretedSyntax.full AttributedString.MarkdownParsingOptions.InterpretedSyntax.inlineOnly
    AttributedString.MarkdownParsingOptions.InterpretedSyntax.inlineOnlyPreservingWhitespace AutomaticControlGroupStyle
    AutomaticDisclosureGroupStyle AutomaticFormStyle AutomaticLabeledContentStyle AutomaticNavigationSplitViewStyle
    AutomaticNavigationTransition AutomaticTextEditorStyle Axis Axis.Set Axis.Set.horizontal Axis.Set.vertical Axis.horizontal Axis.vertical
    BackgroundProminence BackgroundProminence.increased BackgroundProminence.standard BackgroundStyle BadgeProminence
    BadgeProminence.decreased BadgeProminence.increased BadgeProminence.standard BalancedNavigationSplitViewStyle Bindable Binding
    Binding.constant BlendMode BlendMode.color BlendMode.colorBurn BlendMode.colorDodge BlendMode.darken BlendMode.destinationOut
    BlendMode.destinationOver BlendMode.difference BlendMode.exclusion BlendMode.hardLight BlendMode.hue BlendMode.lighten
    BlendMode.luminosity BlendMode.multiply BlendMode.normal BlendMode.overlay BlendMode.plusDarker BlendMode.plusLighter
    BlendMode.saturation BlendMode.screen BlendMode.softLight BlendMode.sourceAtop BorderedButtonStyle BorderedProminentButtonStyle
    BorderlessButtonMenuStyle BorderlessButtonStyle BounceSymbolEffect BreatheSymbolEffect Button ButtonBorderShape
    ButtonBorderShape.automatic ButtonBorderShape.capsule ButtonBorderShape.circle ButtonBorderShape.roundedRectangle ButtonMenuStyle
    ButtonRole ButtonRole.cancel ButtonRole.close ButtonRole.confirm ButtonRole.destructive ButtonSizing ButtonSizing.automatic
    ButtonSizing.fitted ButtonSizing.flexible ButtonStyle ButtonStyle.Configuration ButtonStyle.automatic ButtonStyle.bordered
    ButtonStyle.borderedProminent ButtonStyle.borderless ButtonStyle.glass ButtonStyle.glassProminent ButtonStyle.plain
    ButtonStyleConfiguration ButtonStyleConfiguration.Label ButtonToggleStyle CAAnimation CAAnimationDelegate CAAnimationGroup
    CABasicAnimation CACornerMask CACornerMask.layerMaxXMaxYCorner CACornerMask.layerMaxXMinYCorner CACornerMask.layerMinXMaxYCorner
    CACornerMask.layerMinXMinYCorner CACurrentMediaTime CAGradientLayer CAGradientLayerType CAGradientLayerType.axial
    CAGradientLayerType.conic CAGradientLayerType.radial CAKeyframeAnimation CALayer CALayerCornerCurve CALayerCornerCurve.circular
    CALayerCornerCurve.continuous CAMediaTimingFillMode CAMediaTimingFillMode.backwards CAMediaTimingFillMode.both
    CAMediaTimingFillMode.forwards CAMediaTimingFillMode.removed CAMediaTimingFunction CAMediaTimingFunctionName
    CAMediaTimingFunctionName.default CAMediaTimingFunctionName.easeIn CAMediaTimingFunctionName.easeInEaseOut
    CAMediaTimingFunctionName.easeOut CAMediaTimingFunctionName.linear CAPropertyAnimation CAShapeLayer CAShapeLayerFillRule
    CAShapeLayerFillRule.evenOdd CAShapeLayerFillRule.nonZero CAShapeLayerLineCap CAShapeLayerLineCap.butt CAShapeLayerLineCap.round
    CAShapeLayerLineCap.square CAShapeLayerLineJoin CAShapeLayerLineJoin.bevel CAShapeLayerLineJoin.miter CAShapeLayerLineJoin.round
    CASpringAnimation CATextLayer CATextLayerAlignmentMode CATextLayerAlignmentMode.center CATextLayerAlignmentMode.justified
    CATextLayerAlignmentMode.left CATextLayerAlignmentMode.natural CATextLayerAlignmentMode.right CATextLayerTruncationMode
    CATextLayerTruncationMode.end CATextLayerTruncationMode.middle CATextLayerTruncationMode.none CATextLayerTruncationMode.start
    CATransaction CATransaction.begin CATransaction.commit CATransaction.flush CATransaction.setAnimationDuration
    CATransaction.setAnimationTimingFunction CATransaction.setCompletionBlock CATransaction.setDisableActions CATransition
    CATransitionSubtype CATransitionSubtype.fromBottom CATransitionSubtype.fromLeft CATransitionSubtype.fromRight
    CATransitionSubtype.fromTop CATransitionType CATransitionType.fade CATransitionType.moveIn CATransitionType.push CATransitionType.reveal
    CFArray CFString CFTimeInterval CGAffineTransform CGAffineTransform.identity CGBlendMode CGBlendMode.clear CGBlendMode.color
    CGBlendMode.colorBurn CGBlendMode.colorDodge CGBlendMode.copy CGBlendMode.darken CGBlendMode.destinationIn CGBlendMode.destinationOut
    CGBlendMode.destinationOver CGBlendMode.difference CGBlendMode.exclusion CGBlendMode.hardLight CGBlendMode.hue CGBlendMode.lighten
    CGBlendMode.luminosity CGBlendMode.multiply CGBlendMode.normal CGBlendMode.overlay CGBlendMode.plusDarker CGBlendMode.plusLighter
    CGBlendMode.saturation CGBlendMode.screen CGBlendMode.softLight CGBlendMode.sourceAtop CGBlendMode.sourceIn CGColor CGColorSpace
    CGColorSpace.displayP3 CGColorSpace.extendedSRGB CGColorSpace.genericGrayGamma2_2 CGColorSpace.sRGB CGColorSpaceCreateDeviceGray
    CGColorSpaceCreateDeviceRGB CGContext CGGradient CGGradientDrawingOptions CGGradientDrawingOptions.drawsAfterEndLocation
    CGGradientDrawingOptions.drawsBeforeStartLocation CGImage CGInterpolationQuality CGInterpolationQuality.default
    CGInterpolationQuality.high CGInterpolationQuality.low CGInterpolationQuality.medium CGInterpolationQuality.none CGLineCap CGLineJoin
    CGMutablePath CGPath CGPathDrawingMode CGPathDrawingMode.eoFill CGPathDrawingMode.eoFillStroke CGPathDrawingMode.fill
    CGPathDrawingMode.fillStroke CGPathDrawingMode.stroke CGPathFillRule CGPathFillRule.evenOdd CGPathFillRule.winding CGTextDrawingMode
    CGTextDrawingMode.clip CGTextDrawingMode.fill CGTextDrawingMode.fillClip CGTextDrawingMode.fillStroke CGTextDrawingMode.fillStrokeClip
    CGTextDrawingMode.invisible CGTextDrawingMode.stroke CGTextDrawingMode.strokeClip Cancellable Canvas Capsule CheckboxToggleStyle Circle
    CircularProgressViewStyle Color Color.RGBColorSpace Color.RGBColorSpace.displayP3 Color.RGBColorSpace.sRGB
    Color.RGBColorSpace.sRGBLinear Color.Resolved Color.accentColor Color.black Color.blue Color.brown Color.clear Color.cyan Color.gray
    Color.green Color.indigo Color.mint Color.orange Color.pink Color.primary Color.purple Color.red Color.secondary Color.teal Color.white
    Color.yellow ColorPicker ColorRenderingMode ColorRenderingMode.linear ColorRenderingMode.nonLinear ColorResource ColorScheme
    ColorScheme.dark ColorScheme.light ColorSchemeContrast ColorSchemeContrast.increased ColorSchemeContrast.standard ColumnsFormStyle
    CommandGroup CommandGroupPlacement CommandGroupPlacement.appInfo CommandGroupPlacement.appSettings CommandGroupPlacement.help
    CommandGroupPlacement.newItem CommandGroupPlacement.sidebar CommandMenu Commands CommandsBuilder CommandsBuilder.buildBlock
    CompactDatePickerStyle ConnectablePublisher ContainerBackgroundPlacement ContainerBackgroundPlacement.navigation
    ContainerBackgroundPlacement.tabView ContainerBackgroundPlacement.widget ContainerBackgroundPlacement.window ContainerRelativeShape
    ContainerValueKey ContainerValueKey.defaultValue ContainerValues ContentMarginPlacement ContentMarginPlacement.automatic
    ContentMarginPlacement.scrollContent ContentMarginPlacement.scrollIndicators ContentMode ContentMode.fill ContentMode.fit
    ContentShapeKinds ContentShapeKinds.accessibility ContentShapeKinds.contextMenuPreview ContentShapeKinds.dragPreview
    ContentShapeKinds.hoverEffect ContentShapeKinds.interaction ContentSizeCategory ContentSizeCategory.accessibilityExtraExtraExtraLarge
    ContentSizeCategory.accessibilityExtraExtraLarge ContentSizeCategory.accessibilityExtraLarge ContentSizeCategory.accessibilityLarge
    ContentSizeCategory.accessibilityMedium ContentSizeCategory.extraExtraExtraLarge ContentSizeCategory.extraExtraLarge
    ContentSizeCategory.extraLarge ContentSizeCategory.extraSmall ContentSizeCategory.large ContentSizeCategory.medium
    ContentSizeCategory.small ContentTransition ContentTransition.identity ContentTransition.interpolate ContentTransition.numericText
    ContentTransition.opacity ContentTransition.symbolEffect ContentUnavailableView ContentUnavailableView.search ContextMenu ControlGroup
    ControlGroupStyle ControlGroupStyle.Configuration ControlGroupStyle.automatic ControlGroupStyle.navigation
    ControlGroupStyleConfiguration ControlGroupStyleConfiguration.Content ControlGroupStyleConfiguration.Label ControlSize
    ControlSize.extraLarge ControlSize.large ControlSize.mini ControlSize.regular ControlSize.small CoordinateSpace CoordinateSpace.global
    CoordinateSpace.local CoordinateSpace.named CoordinateSpaceProtocol CoordinateSpaceProtocol.global CoordinateSpaceProtocol.local
    CoordinateSpaceProtocol.named CoordinateSpaceProtocol.scrollView CubicKeyframe CurrentValueSubject CustomizableToolbarContent DatePicker
    DatePicker.Components DatePickerComponents DatePickerComponents.date DatePickerComponents.hourAndMinute DatePickerStyle
    DatePickerStyle.Configuration DatePickerStyle.automatic DatePickerStyle.compact DatePickerStyle.graphical DatePickerStyle.wheel
    DatePickerStyleConfiguration DatePickerStyleConfiguration.Label DefaultButtonLabel DefaultButtonStyle DefaultDatePickerStyle
    DefaultGaugeStyle DefaultGlassEffectShape DefaultGroupBoxStyle DefaultLabelStyle DefaultListStyle DefaultMenuStyle
    DefaultNavigationViewStyle DefaultPickerStyle DefaultProgressViewStyle DefaultTabLabel DefaultTabViewStyle DefaultTextFieldStyle
    DefaultToggleStyle Deferred Deferred.Failure Deferred.Output DisabledTextSelectability DisclosureGroup DisclosureGroupStyle
    DisclosureGroupStyle.Configuration DisclosureGroupStyle.automatic DisclosureGroupStyleConfiguration
    DisclosureGroupStyleConfiguration.Content DisclosureGroupStyleConfiguration.Label DismissAction DismissSearchAction DismissWindowAction
    Divider DragGesture DragGesture.Value DynamicProperty DynamicTypeSize DynamicTypeSize.accessibility1 DynamicTypeSize.accessibility2
    DynamicTypeSize.accessibility3 DynamicTypeSize.accessibility4 DynamicTypeSize.accessibility5 DynamicTypeSize.large
    DynamicTypeSize.medium DynamicTypeSize.small DynamicTypeSize.xLarge DynamicTypeSize.xSmall DynamicTypeSize.xxLarge
    DynamicTypeSize.xxxLarge Edge Edge.Set Edge.Set.all Edge.Set.bottom Edge.Set.horizontal Edge.Set.leading Edge.Set.top Edge.Set.trailing
    Edge.Set.vertical Edge.bottom Edge.leading Edge.top Edge.trailing EdgeInsets EditButton EditMode EditMode.active EditMode.inactive
    EditMode.transient Ellipse EllipticalGradient Empty EmptyAnimatableData EmptyModifier EmptyModifier.identity EmptyView EmptyVisualEffect
    EnabledTextSelectability Entry Environment EnvironmentKey EnvironmentKey.defaultValue EnvironmentObject EnvironmentValues EquatableView
    EventModifiers EventModifiers.command EventModifiers.control EventModifiers.option EventModifiers.shift EveryMinuteTimelineSchedule
    ExclusiveGesture ExclusiveGesture.Value ExclusiveGesture.Value.first ExclusiveGesture.Value.second ExplicitTimelineSchedule Fail
    FileDocument FileDocument.ReadConfiguration FileDocument.WriteConfiguration FileDocument.readableContentTypes
    FileDocumentReadConfiguration FileDocumentWriteConfiguration FileWrapper FillShapeStyle FillStyle FocusInteractions
    FocusInteractions.activate FocusInteractions.automatic FocusInteractions.edit FocusState FocusState.Binding FocusedValue FocusedValueKey
    FocusedValues Font Font.Design Font.Design.default Font.Design.monospaced Font.Design.rounded Font.Design.serif Font.TextStyle
    Font.TextStyle.body Font.TextStyle.callout Font.TextStyle.caption Font.TextStyle.caption2 Font.TextStyle.footnote
    Font.TextStyle.headline Font.TextStyle.largeTitle Font.TextStyle.subheadline Font.TextStyle.title Font.TextStyle.title2
    Font.TextStyle.title3 Font.Weight Font.Width Font.Width.compressed Font.Width.condensed Font.Width.expanded Font.Width.standard
    Font.body Font.callout Font.caption Font.caption2 Font.custom Font.footnote Font.headline Font.largeTitle Font.subheadline Font.system
    Font.title Font.title2 Font.title3 ForEach ForEachSectionCollection ForEachSubviewCollection ForegroundStyle Form FormStyle
    FormStyle.Configuration FormStyle.automatic FormStyle.columns FormStyle.grouped FormStyleConfiguration FormStyleConfiguration.Content
    FormatStyle.measurement Future Future.Promise Gauge GaugeStyle GaugeStyle.Configuration GaugeStyle.accessoryCircular
    GaugeStyle.accessoryCircularCapacity GaugeStyle.accessoryLinear GaugeStyle.accessoryLinearCapacity GaugeStyle.automatic
    GaugeStyle.linearCapacity GaugeStyleConfiguration GaugeStyleConfiguration.CurrentValueLabel GaugeStyleConfiguration.Label
    GaugeStyleConfiguration.MaximumValueLabel GaugeStyleConfiguration.MinimumValueLabel GaugeStyleConfiguration.Part GeometryEffect
    GeometryProxy GeometryReader Gesture GestureMask GestureMask.all GestureMask.gesture GestureMask.none GestureMask.subviews GestureState
    Glass Glass.clear Glass.identity Glass.regular GlassButtonStyle GlassEffectContainer GlassProminentButtonStyle GlobalCoordinateSpace
    Gradient Gradient.ColorSpace Gradient.ColorSpace.device Gradient.ColorSpace.perceptual Gradient.Stop GraphicalDatePickerStyle
    GraphicsContext GraphicsContext.ClipOptions GraphicsContext.ClipOptions.inverse GraphicsContext.Filter GraphicsContext.Filter.blur
    GraphicsContext.Filter.brightness GraphicsContext.Filter.colorInvert GraphicsContext.Filter.colorMultiply
    GraphicsContext.Filter.contrast GraphicsContext.Filter.grayscale GraphicsContext.Filter.hueRotation
    GraphicsContext.Filter.luminanceToAlpha GraphicsContext.Filter.saturation GraphicsContext.Filter.shadow GraphicsContext.FilterOptions
    GraphicsContext.GradientOptions GraphicsContext.GradientOptions.mirror GraphicsContext.GradientOptions.repeat
    GraphicsContext.ResolvedImage GraphicsContext.ResolvedSymbol GraphicsContext.ResolvedText GraphicsContext.Shading
    GraphicsContext.Shading.backdrop GraphicsContext.Shading.color GraphicsContext.Shading.foreground GraphicsContext.Shading.linearGradient
    GraphicsContext.Shading.radialGradient GraphicsContext.Shading.style Grid GridItem GridItem.Size GridItem.Size.adaptive
    GridItem.Size.fixed GridItem.Size.flexible GridLayout GridRow Group GroupBox GroupBoxStyle GroupBoxStyle.Configuration
    GroupBoxStyle.automatic GroupBoxStyleConfiguration GroupBoxStyleConfiguration.Content GroupBoxStyleConfiguration.Label
    GroupElementsOfContent GroupSectionsOfContent GroupedFormStyle GroupedListStyle HStack HStackLayout HierarchicalShapeStyle
    HierarchicalShapeStyle.primary HierarchicalShapeStyle.quaternary HierarchicalShapeStyle.quinary HierarchicalShapeStyle.secondary
    HierarchicalShapeStyle.tertiary HorizontalAlignment HorizontalAlignment.center HorizontalAlignment.leading
    HorizontalAlignment.listRowSeparatorLeading HorizontalAlignment.listRowSeparatorTrailing HorizontalAlignment.trailing HorizontalEdge
    HorizontalEdge.Set HorizontalEdge.Set.all HorizontalEdge.Set.leading HorizontalEdge.Set.trailing HorizontalEdge.leading
    HorizontalEdge.trailing HoverEffect HoverEffect.automatic HoverEffect.highlight HoverEffect.lift HoverPhase HoverPhase.active
    HoverPhase.ended IconOnlyLabelStyle IdentityTransition Image Image.Interpolation Image.Interpolation.high Image.Interpolation.low
    Image.Interpolation.medium Image.Interpolation.none Image.Orientation Image.Orientation.down Image.Orientation.downMirrored
    Image.Orientation.left Image.Orientation.leftMirrored Image.Orientation.right Image.Orientation.rightMirrored Image.Orientation.up
    Image.Orientation.upMirrored Image.ResizingMode Image.ResizingMode.stretch Image.ResizingMode.tile Image.Scale Image.Scale.large
    Image.Scale.medium Image.Scale.small Image.TemplateRenderingMode Image.TemplateRenderingMode.original
    Image.TemplateRenderingMode.template ImageRenderer ImageResource IndexViewStyle IndexViewStyle.page InlinePickerStyle
    InlinePresentationIntent InlinePresentationIntent.code InlinePresentationIntent.emphasized InlinePresentationIntent.strikethrough
    InlinePresentationIntent.stronglyEmphasized InsetGroupedListStyle InsetListStyle InsettableShape InterfaceOrientation
    InterfaceOrientation.allCases InterfaceOrientation.landscapeLeft InterfaceOrientation.landscapeRight InterfaceOrientation.portrait
    InterfaceOrientation.portraitUpsideDown Just Just.Failure KeyEquivalent KeyEquivalent.delete KeyEquivalent.downArrow
    KeyEquivalent.escape KeyEquivalent.leftArrow KeyEquivalent.return KeyEquivalent.rightArrow KeyEquivalent.space KeyEquivalent.tab
    KeyEquivalent.upArrow KeyPress KeyPress.Phases KeyPress.Phases.all KeyPress.Phases.down KeyPress.Phases.repeat KeyPress.Phases.up
    KeyPress.Result KeyPress.Result.handled KeyPress.Result.ignored KeyboardShortcut KeyboardShortcut.cancelAction
    KeyboardShortcut.defaultAction KeyframeAnimator KeyframeTrack KeyframeTrackContent KeyframeTrackContentBuilder
    KeyframeTrackContentBuilder.buildArray KeyframeTrackContentBuilder.buildBlock KeyframeTrackContentBuilder.buildEither
    KeyframeTrackContentBuilder.buildExpression Keyframes KeyframesBuilder KeyframesBuilder.buildBlock KeyframesBuilder.buildExpression
    Label LabelStyle LabelStyle.Configuration LabelStyle.automatic LabelStyle.iconOnly LabelStyle.titleAndIcon LabelStyle.titleOnly
    LabelStyleConfiguration LabelStyleConfiguration.Icon LabelStyleConfiguration.Title LabeledContent LabeledContentStyle
    LabeledContentStyle.Configuration LabeledContentStyle.automatic LabeledContentStyleConfiguration
    LabeledContentStyleConfiguration.Content LabeledContentStyleConfiguration.Label Layout Layout.Subviews Layout.layoutProperties
    LayoutDirection LayoutDirection.leftToRight LayoutDirection.rightToLeft LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey
    LayoutValueKey.defaultValue LazyHGrid LazyHStack LazyVGrid LazyVStack LegibilityWeight LegibilityWeight.bold LegibilityWeight.regular
    LinearCapacityGaugeStyle LinearGradient LinearKeyframe LinearProgressViewStyle Link LinkShapeStyle List ListItemTint ListItemTint.fixed
    ListItemTint.monochrome ListItemTint.preferred ListSectionSpacing ListSectionSpacing.compact ListSectionSpacing.custom
    ListSectionSpacing.default ListStyle ListStyle.automatic ListStyle.grouped ListStyle.inset ListStyle.insetGrouped ListStyle.plain
    ListStyle.sidebar LocalCoordinateSpace LocalizedStringKey LocalizedStringKey.StringInterpolation LocalizedStringResource
    LongPressGesture LongPressGesture.Value MagnificationGesture MagnificationGesture.Value MagnifyGesture MagnifyGesture.Value
    MatchedGeometryProperties MatchedGeometryProperties.frame MatchedGeometryProperties.position MatchedGeometryProperties.size Material
    Material.bar Material.regular Material.thick Material.thin Material.ultraThick Material.ultraThin Measurement.FormatStyle
    Measurement.FormatStyle.UnitWidth Measurement.FormatStyle.Usage Menu MenuActionDismissBehavior MenuActionDismissBehavior.automatic
    MenuActionDismissBehavior.disabled MenuActionDismissBehavior.enabled MenuBarExtra MenuOrder MenuOrder.automatic MenuOrder.fixed
    MenuOrder.priority MenuPickerStyle MenuStyle MenuStyle.Configuration MenuStyle.automatic MenuStyle.borderlessButton MenuStyle.button
    MenuStyleConfiguration MenuStyleConfiguration.Content MenuStyleConfiguration.Label MeshGradient ModifiedContent MoveKeyframe
    MultiDatePicker NSAttributedString.Key.attachment NSAttributedString.Key.backgroundColor NSAttributedString.Key.baselineOffset
    NSAttributedString.Key.expansion NSAttributedString.Key.font NSAttributedString.Key.foregroundColor NSAttributedString.Key.kern
    NSAttributedString.Key.ligature NSAttributedString.Key.link NSAttributedString.Key.obliqueness NSAttributedString.Key.paragraphStyle
    NSAttributedString.Key.shadow NSAttributedString.Key.strikethroughColor NSAttributedString.Key.strikethroughStyle
    NSAttributedString.Key.strokeColor NSAttributedString.Key.strokeWidth NSAttributedString.Key.tracking
    NSAttributedString.Key.underlineColor NSAttributedString.Key.underlineStyle NSAttributedString.Key.writingDirection
    NSDirectionalEdgeInsets NSDirectionalEdgeInsets.zero NSDirectionalRectEdge NSDirectionalRectEdge.all NSDirectionalRectEdge.bottom
    NSDirectionalRectEdge.leading NSDirectionalRectEdge.top NSDirectionalRectEdge.trailing NSItemProvider NSLayoutAnchor NSLayoutConstraint
    NSLayoutConstraint.Attribute NSLayoutConstraint.Attribute.bottom NSLayoutConstraint.Attribute.centerX
    NSLayoutConstraint.Attribute.centerY NSLayoutConstraint.Attribute.firstBaseline NSLayoutConstraint.Attribute.height
    NSLayoutConstraint.Attribute.lastBaseline NSLayoutConstraint.Attribute.leading NSLayoutConstraint.Attribute.left
    NSLayoutConstraint.Attribute.notAnAttribute NSLayoutConstraint.Attribute.right NSLayoutConstraint.Attribute.top
    NSLayoutConstraint.Attribute.trailing NSLayoutConstraint.Attribute.width NSLayoutConstraint.Axis NSLayoutConstraint.Axis.horizontal
    NSLayoutConstraint.Axis.vertical NSLayoutConstraint.FormatOptions NSLayoutConstraint.FormatOptions.alignAllBottom
    NSLayoutConstraint.FormatOptions.alignAllCenterX NSLayoutConstraint.FormatOptions.alignAllCenterY
    NSLayoutConstraint.FormatOptions.alignAllFirstBaseline NSLayoutConstraint.FormatOptions.alignAllLastBaseline
    NSLayoutConstraint.FormatOptions.alignAllLeading NSLayoutConstraint.FormatOptions.alignAllLeft
    NSLayoutConstraint.FormatOptions.alignAllRight NSLayoutConstraint.FormatOptions.alignAllTop
    NSLayoutConstraint.FormatOptions.alignAllTrailing NSLayoutConstraint.FormatOptions.directionLeftToRight
    NSLayoutConstraint.FormatOptions.directionRightToLeft NSLayoutConstraint.Relation NSLayoutConstraint.Relation.equal
    NSLayoutConstraint.Relation.greaterThanOrEqual NSLayoutConstraint.Relation.lessThanOrEqual NSLayoutConstraint.activate
    NSLayoutConstraint.constraints NSLayoutConstraint.deactivate NSLayoutDimension NSLayoutManager NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    NSLineBreakMode NSMutableParagraphStyle NSParagraphStyle NSParagraphStyle.default NSShadow NSStringDrawingContext NSStringDrawingOptions
    NSStringDrawingOptions.truncatesLastVisibleLine NSStringDrawingOptions.usesFontLeading NSStringDrawingOptions.usesLineFragmentOrigin
    NSTextAlignment NSTextAttachment NSTextContainer NSTextStorage NSTextTab NSTextTab.OptionKey NSTextTab.OptionKey.columnTerminators
    NSTextTab.columnTerminators NSUnderlineStyle NSUnderlineStyle.byWord NSUnderlineStyle.double NSUnderlineStyle.patternDash
    NSUnderlineStyle.patternDashDot NSUnderlineStyle.patternDashDotDot NSUnderlineStyle.patternDot NSUnderlineStyle.single
    NSUnderlineStyle.thick NSUserActivity NSWritingDirection NSWritingDirection.leftToRight NSWritingDirection.natural
    NSWritingDirection.rightToLeft NSWritingDirectionFormatType NSWritingDirectionFormatType.embedding NSWritingDirectionFormatType.override
    NamedCoordinateSpace Namespace Namespace.ID NavigationBarItem NavigationBarItem.TitleDisplayMode
    NavigationBarItem.TitleDisplayMode.automatic NavigationBarItem.TitleDisplayMode.inline NavigationBarItem.TitleDisplayMode.large
    NavigationControlGroupStyle NavigationLink NavigationLinkPickerStyle NavigationPath NavigationSplitView NavigationSplitViewStyle
    NavigationSplitViewStyle.automatic NavigationSplitViewStyle.balanced NavigationSplitViewStyle.prominentDetail
    NavigationSplitViewVisibility NavigationSplitViewVisibility.all NavigationSplitViewVisibility.automatic
    NavigationSplitViewVisibility.detailOnly NavigationSplitViewVisibility.doubleColumn NavigationStack NavigationTransition
    NavigationTransition.automatic NavigationTransition.zoom NavigationView NavigationViewStyle NavigationViewStyle.automatic
    NavigationViewStyle.stack NotificationCenter.Publisher NotificationCenter.Publisher.Failure NotificationCenter.Publisher.Output
    ObservableObject ObservableObjectPublisher ObservableObjectPublisher.Failure ObservableObjectPublisher.Output ObservedObject
    OpenURLAction OpenURLAction.Result OpenURLAction.Result.discarded OpenURLAction.Result.handled OpenURLAction.Result.systemAction
    OpenWindowAction OutlineGroup OutlineSubgroupChildren PageIndexViewStyle PageIndexViewStyle.BackgroundDisplayMode
    PageIndexViewStyle.BackgroundDisplayMode.always PageIndexViewStyle.BackgroundDisplayMode.automatic
    PageIndexViewStyle.BackgroundDisplayMode.interactive PageIndexViewStyle.BackgroundDisplayMode.never PageTabViewStyle
    PageTabViewStyle.IndexDisplayMode PageTabViewStyle.IndexDisplayMode.always PageTabViewStyle.IndexDisplayMode.automatic
    PageTabViewStyle.IndexDisplayMode.never PagingScrollTargetBehavior PalettePickerStyle PassthroughSubject Path PeriodicTimelineSchedule
    PhaseAnimator Picker PickerStyle PickerStyle.automatic PickerStyle.inline PickerStyle.menu PickerStyle.navigationLink
    PickerStyle.palette PickerStyle.segmented PickerStyle.wheel PinnedScrollableViews PinnedScrollableViews.sectionFooters
    PinnedScrollableViews.sectionHeaders PlaceholderContentView PlaceholderTextShapeStyle PlainButtonStyle PlainListStyle
    PlainTextEditorStyle PlainTextFieldStyle PointerStyle PointerStyle.default PointerStyle.link PopoverAttachmentAnchor
    PopoverAttachmentAnchor.Area PopoverAttachmentAnchor.Area.bounds PopoverAttachmentAnchor.Area.rect PopoverAttachmentAnchor.point
    PopoverAttachmentAnchor.rect PreferenceKey PreferenceKey.defaultValue PreferenceKey.reduce PresentationAdaptation
    PresentationAdaptation.automatic PresentationAdaptation.fullScreenCover PresentationAdaptation.none PresentationAdaptation.popover
    PresentationAdaptation.sheet PresentationBackgroundInteraction PresentationBackgroundInteraction.automatic
    PresentationBackgroundInteraction.disabled PresentationBackgroundInteraction.enabled PresentationContentInteraction
    PresentationContentInteraction.automatic PresentationContentInteraction.scrolls PresentationDetent PresentationDetent.fraction
    PresentationDetent.height PresentationDetent.large PresentationDetent.medium PresentationMode PresentationSizing
    PresentationSizing.automatic PresentationSizing.fitted PresentationSizing.form PresentationSizing.page Preview Preview.ViewTraits
    PreviewDevice PreviewLayout PreviewLayout.device PreviewLayout.fixed PreviewLayout.sizeThatFits PreviewModifier PreviewModifier.Content
    PreviewModifier.makeSharedContext PreviewModifierContent PreviewProvider PreviewProvider.previews PreviewTrait PreviewTrait.fixedLayout
    PreviewTrait.landscapeLeft PreviewTrait.landscapeRight PreviewTrait.modifier PreviewTrait.portrait PreviewTrait.portraitUpsideDown
    PreviewTrait.sizeThatFitsLayout Previewable PrimitiveButtonStyle PrimitiveButtonStyle.Configuration PrimitiveButtonStyleConfiguration
    PrimitiveButtonStyleConfiguration.Label ProgressView ProgressViewStyle ProgressViewStyle.Configuration ProgressViewStyle.automatic
    ProgressViewStyle.circular ProgressViewStyle.linear ProgressViewStyleConfiguration ProgressViewStyleConfiguration.CurrentValueLabel
    ProgressViewStyleConfiguration.Label ProjectionTransform Prominence Prominence.increased Prominence.standard
    ProminentDetailNavigationSplitViewStyle ProposedViewSize ProposedViewSize.infinity ProposedViewSize.unspecified ProposedViewSize.zero
    Published Published.Publisher Published.Publisher.Failure Published.Publisher.Output Publisher PulseSymbolEffect RadialGradient
    Rectangle RectangleCornerRadii RedactionReasons RedactionReasons.invalidated RedactionReasons.placeholder RedactionReasons.privacy
    RefreshAction RelativeDateTimeFormatter RelativeDateTimeFormatter.DateTimeStyle RelativeDateTimeFormatter.DateTimeStyle.named
    RelativeDateTimeFormatter.DateTimeStyle.numeric RelativeDateTimeFormatter.UnitsStyle RelativeDateTimeFormatter.UnitsStyle.abbreviated
    RelativeDateTimeFormatter.UnitsStyle.full RelativeDateTimeFormatter.UnitsStyle.short RelativeDateTimeFormatter.UnitsStyle.spellOut
    ReplaceSymbolEffect RotateGesture RotateGesture.Value RotateSymbolEffect RotationGesture RotationGesture.Value
    RoundedBorderTextFieldStyle RoundedCornerStyle RoundedCornerStyle.circular RoundedCornerStyle.continuous RoundedRectangle
    SafeAreaRegions SafeAreaRegions.all SafeAreaRegions.container SafeAreaRegions.keyboard ScaledMetric Scene SceneBuilder
    SceneBuilder.buildBlock SceneBuilder.buildExpression SceneBuilder.buildLimitedAvailability ScenePhase ScenePhase.active
    ScenePhase.background ScenePhase.inactive SceneStorage Scheduler ScrollBounceBehavior ScrollBounceBehavior.always
    ScrollBounceBehavior.automatic ScrollBounceBehavior.basedOnSize ScrollDismissesKeyboardMode ScrollDismissesKeyboardMode.automatic
    ScrollDismissesKeyboardMode.immediately ScrollDismissesKeyboardMode.interactively ScrollDismissesKeyboardMode.never
    ScrollEdgeEffectStyle ScrollEdgeEffectStyle.automatic ScrollEdgeEffectStyle.hard ScrollEdgeEffectStyle.soft ScrollGeometry
    ScrollIndicatorVisibility ScrollIndicatorVisibility.automatic ScrollIndicatorVisibility.hidden ScrollIndicatorVisibility.never
    ScrollIndicatorVisibility.visible ScrollPhase ScrollPhase.animating ScrollPhase.decelerating ScrollPhase.idle ScrollPhase.interacting
    ScrollPhase.tracking ScrollPhaseChangeContext ScrollTargetBehavior ScrollTargetBehavior.paging ScrollTargetBehavior.viewAligned
    ScrollTransitionConfiguration ScrollTransitionConfiguration.animated ScrollTransitionConfiguration.identity
    ScrollTransitionConfiguration.interactive ScrollTransitionPhase ScrollTransitionPhase.bottomTrailing ScrollTransitionPhase.identity
    ScrollTransitionPhase.topLeading ScrollView ScrollViewProxy ScrollViewReader SearchFieldPlacement
    SearchFieldPlacement.NavigationBarDrawerDisplayMode SearchFieldPlacement.NavigationBarDrawerDisplayMode.always
    SearchFieldPlacement.NavigationBarDrawerDisplayMode.automatic SearchFieldPlacement.automatic SearchFieldPlacement.navigationBarDrawer
    SearchFieldPlacement.sidebar SearchFieldPlacement.toolbar SearchUnavailableContent SearchUnavailableContent.Actions
    SearchUnavailableContent.Description SearchUnavailableContent.Label Section SectionCollection SectionConfiguration
    SectionConfiguration.ID SecureField SegmentedPickerStyle SelectionShapeStyle SensoryFeedback SensoryFeedback.Flexibility
    SensoryFeedback.Flexibility.rigid SensoryFeedback.Flexibility.soft SensoryFeedback.Flexibility.solid SensoryFeedback.Weight
    SensoryFeedback.Weight.heavy SensoryFeedback.Weight.light SensoryFeedback.Weight.medium SensoryFeedback.alignment
    SensoryFeedback.decrease SensoryFeedback.error SensoryFeedback.impact SensoryFeedback.increase SensoryFeedback.levelChange
    SensoryFeedback.selection SensoryFeedback.start SensoryFeedback.stop SensoryFeedback.success SensoryFeedback.warning SeparatorShapeStyle
    SequenceGesture SequenceGesture.Value SequenceGesture.Value.first SequenceGesture.Value.second Settings ShadowStyle ShadowStyle.drop
    ShadowStyle.inner Shape Shape.buttonBorder Shape.capsule Shape.circle Shape.containerRelative Shape.ellipse Shape.rect ShapeStyle
    ShapeStyle.accentColor ShapeStyle.angularGradient ShapeStyle.background ShapeStyle.bar ShapeStyle.black ShapeStyle.blue ShapeStyle.brown
    ShapeStyle.clear ShapeStyle.cyan ShapeStyle.fill ShapeStyle.foreground ShapeStyle.gray ShapeStyle.green ShapeStyle.indigo
    ShapeStyle.linearGradient ShapeStyle.link ShapeStyle.mint ShapeStyle.orange ShapeStyle.pink ShapeStyle.placeholder ShapeStyle.primary
    ShapeStyle.purple ShapeStyle.quaternary ShapeStyle.quinary ShapeStyle.radialGradient ShapeStyle.red ShapeStyle.regularMaterial
    ShapeStyle.secondary ShapeStyle.selection ShapeStyle.separator ShapeStyle.teal ShapeStyle.tertiary ShapeStyle.thickMaterial
    ShapeStyle.thinMaterial ShapeStyle.tint ShapeStyle.ultraThickMaterial ShapeStyle.ultraThinMaterial ShapeStyle.white
    ShapeStyle.windowBackground ShapeStyle.yellow ShareLink SharePreview SidebarAdaptableTabViewStyle SidebarListStyle SimultaneousGesture
    SimultaneousGesture.Value Slider Spacer SpatialTapGesture SpatialTapGesture.Value SpringKeyframe StackNavigationViewStyle State
    StateObject Stepper String.LocalizationValue StrokeStyle StrokeStyle.LineCap StrokeStyle.LineCap.butt StrokeStyle.LineCap.round
    StrokeStyle.LineCap.square StrokeStyle.LineJoin StrokeStyle.LineJoin.bevel StrokeStyle.LineJoin.miter StrokeStyle.LineJoin.round Subject
    SubmitLabel SubmitLabel.done SubmitLabel.go SubmitLabel.next SubmitLabel.return SubmitLabel.search SubmitLabel.send SubmitTriggers
    SubmitTriggers.search SubmitTriggers.text Subscriber Subscribers Subscribers.Completion Subscribers.Completion.failure
    Subscribers.Completion.finished Subscribers.Demand Subscribers.Demand.none Subscribers.Demand.unlimited Subscription Subview Subview.ID
    SubviewsCollection SwitchToggleStyle SymbolColorRenderingMode SymbolColorRenderingMode.flat SymbolColorRenderingMode.gradient
    SymbolEffect SymbolEffect.bounce SymbolEffect.breathe SymbolEffect.pulse SymbolEffect.replace SymbolEffect.rotate
    SymbolEffect.variableColor SymbolEffect.wiggle SymbolEffectOptions SymbolEffectOptions.RepeatBehavior
    SymbolEffectOptions.RepeatBehavior.continuous SymbolEffectOptions.RepeatBehavior.periodic SymbolEffectOptions.default
    SymbolEffectOptions.nonRepeating SymbolEffectOptions.repeat SymbolEffectOptions.repeating SymbolEffectOptions.speed SymbolRenderingMode
    SymbolRenderingMode.hierarchical SymbolRenderingMode.monochrome SymbolRenderingMode.multicolor SymbolRenderingMode.palette
    SymbolVariableValueMode SymbolVariableValueMode.color SymbolVariableValueMode.draw SymbolVariants SymbolVariants.circle
    SymbolVariants.fill SymbolVariants.none SymbolVariants.rectangle SymbolVariants.slash SymbolVariants.square Tab TabBarMinimizeBehavior
    TabBarMinimizeBehavior.automatic TabBarMinimizeBehavior.never TabBarMinimizeBehavior.onScrollDown TabRole TabRole.search TabSection
    TabView TabViewStyle TabViewStyle.automatic TabViewStyle.page TabViewStyle.sidebarAdaptable Table TableColumn TableColumnBuilder
    TableColumnBuilder.buildBlock TableColumnBuilder.buildEither TableColumnBuilder.buildExpression TableColumnBuilder.buildOptional
    TableColumnContent TapGesture TapGesture.Value Text Text.Attachment Text.BaseWritingDirection Text.BaseWritingDirection.leftToRight
    Text.BaseWritingDirection.natural Text.BaseWritingDirection.rightToLeft Text.Case Text.Case.lowercase Text.Case.uppercase Text.DateStyle
    Text.DateStyle.date Text.DateStyle.offset Text.DateStyle.relative Text.DateStyle.time Text.DateStyle.timer Text.LineStyle
    Text.LineStyle.Pattern Text.LineStyle.Pattern.dash Text.LineStyle.Pattern.dashDot Text.LineStyle.Pattern.dashDotDot
    Text.LineStyle.Pattern.dot Text.LineStyle.Pattern.solid Text.LineStyle.Weight Text.LineStyle.Weight.double Text.LineStyle.Weight.single
    Text.LineStyle.Weight.thick Text.LineStyle.single Text.ParagraphStyle Text.Scale Text.Scale.default Text.Scale.secondary Text.Shadow
    Text.TabStop Text.TabStop.Alignment Text.TabStop.Alignment.center Text.TabStop.Alignment.decimal Text.TabStop.Alignment.left
    Text.TabStop.Alignment.right Text.TruncationMode Text.TruncationMode.head Text.TruncationMode.middle Text.TruncationMode.tail
    Text.WritingDirection Text.WritingDirection.leftToRight Text.WritingDirection.leftToRightOverride Text.WritingDirection.rightToLeft
    Text.WritingDirection.rightToLeftOverride TextAlignment TextAlignment.center TextAlignment.justified TextAlignment.leading
    TextAlignment.left TextAlignment.natural TextAlignment.right TextAlignment.trailing TextEditor TextEditorStyle TextEditorStyle.automatic
    TextEditorStyle.plain TextField TextFieldStyle TextFieldStyle.automatic TextFieldStyle.plain TextFieldStyle.roundedBorder
    TextInputAutocapitalization TextInputAutocapitalization.characters TextInputAutocapitalization.never
    TextInputAutocapitalization.sentences TextInputAutocapitalization.words TextSelectability TextSelectability.disabled
    TextSelectability.enabled TimeDataSource TimeDataSource.currentDate TimelineSchedule TimelineSchedule.animation
    TimelineSchedule.everyMinute TimelineSchedule.explicit TimelineSchedule.periodic TimelineView TimelineView.Context
    TimelineViewDefaultContext Timer.TimerPublisher Timer.TimerPublisher.Failure Timer.TimerPublisher.Output Timer.publish TintShapeStyle
    TitleAndIconLabelStyle TitleOnlyLabelStyle Toggle ToggleStyle ToggleStyle.Configuration ToggleStyle.automatic ToggleStyle.button
    ToggleStyle.checkbox ToggleStyle.switch ToggleStyleConfiguration ToggleStyleConfiguration.Label ToolbarContent ToolbarContentBuilder
    ToolbarContentBuilder.buildBlock ToolbarContentBuilder.buildEither ToolbarContentBuilder.buildExpression ToolbarContentBuilder.buildIf
    ToolbarContentBuilder.buildLimitedAvailability ToolbarDefaultItemKind ToolbarDefaultItemKind.search ToolbarDefaultItemKind.sidebarToggle
    ToolbarDefaultItemKind.title ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarItemPlacement.automatic
    ToolbarItemPlacement.bottomBar ToolbarItemPlacement.cancellationAction ToolbarItemPlacement.confirmationAction
    ToolbarItemPlacement.destructiveAction ToolbarItemPlacement.keyboard ToolbarItemPlacement.navigation
    ToolbarItemPlacement.navigationBarLeading ToolbarItemPlacement.navigationBarTrailing ToolbarItemPlacement.primaryAction
    ToolbarItemPlacement.principal ToolbarItemPlacement.secondaryAction ToolbarItemPlacement.status ToolbarItemPlacement.title
    ToolbarItemPlacement.topBarLeading ToolbarItemPlacement.topBarTrailing ToolbarPlacement ToolbarPlacement.automatic
    ToolbarPlacement.bottomBar ToolbarPlacement.navigationBar ToolbarPlacement.tabBar ToolbarPlacement.windowToolbar ToolbarRole
    ToolbarRole.automatic ToolbarRole.browser ToolbarRole.editor ToolbarSpacer ToolbarSpacer.Sizing ToolbarSpacer.Sizing.fixed
    ToolbarSpacer.Sizing.flexible Transaction TransactionKey TransactionKey.defaultValue Transition Transition.Content
    Transition.blurReplace Transition.move Transition.scale TransitionPhase TransitionPhase.didDisappear TransitionPhase.identity
    TransitionPhase.willAppear TupleView UIAccessibilityTraits UIAccessibilityTraits.adjustable UIAccessibilityTraits.button
    UIAccessibilityTraits.header UIAccessibilityTraits.image UIAccessibilityTraits.keyboardKey UIAccessibilityTraits.link
    UIAccessibilityTraits.none UIAccessibilityTraits.notEnabled UIAccessibilityTraits.playsSound UIAccessibilityTraits.searchField
    UIAccessibilityTraits.selected UIAccessibilityTraits.staticText UIAccessibilityTraits.summaryElement
    UIAccessibilityTraits.updatesFrequently UIAction UIAppearanceContainer UIApplication UIApplication.OpenExternalURLOptionsKey
    UIApplication.State UIApplication.State.active UIApplication.State.background UIApplication.State.inactive
    UIApplication.openSettingsURLString UIApplication.shared UIBaselineAdjustment UIBezierPath UIBlurEffect UIBlurEffect.Style
    UIBlurEffect.Style.dark UIBlurEffect.Style.extraLight UIBlurEffect.Style.light UIBlurEffect.Style.prominent UIBlurEffect.Style.regular
    UIBlurEffect.Style.systemChromeMaterial UIBlurEffect.Style.systemMaterial UIBlurEffect.Style.systemThickMaterial
    UIBlurEffect.Style.systemThinMaterial UIBlurEffect.Style.systemUltraThinMaterial UIButton UIButton.ButtonType UIButton.ButtonType.close
    UIButton.ButtonType.contactAdd UIButton.ButtonType.custom UIButton.ButtonType.detailDisclosure UIButton.ButtonType.infoDark
    UIButton.ButtonType.infoLight UIButton.ButtonType.system UIButton.Configuration UIButton.Configuration.CornerStyle
    UIButton.Configuration.CornerStyle.capsule UIButton.Configuration.CornerStyle.dynamic UIButton.Configuration.CornerStyle.fixed
    UIButton.Configuration.CornerStyle.large UIButton.Configuration.CornerStyle.medium UIButton.Configuration.CornerStyle.small
    UIButton.Configuration.Size UIButton.Configuration.Size.large UIButton.Configuration.Size.medium UIButton.Configuration.Size.mini
    UIButton.Configuration.Size.small UIButton.Configuration.bordered UIButton.Configuration.borderedProminent
    UIButton.Configuration.borderedTinted UIButton.Configuration.borderless UIButton.Configuration.filled UIButton.Configuration.gray
    UIButton.Configuration.plain UIButton.Configuration.tinted UICollectionViewCell UIColor UIColor.black UIColor.blue UIColor.brown
    UIColor.clear UIColor.cyan UIColor.darkGray UIColor.darkText UIColor.gray UIColor.green UIColor.label UIColor.lightGray
    UIColor.lightText UIColor.link UIColor.magenta UIColor.opaqueSeparator UIColor.orange UIColor.placeholderText UIColor.purple
    UIColor.quaternaryLabel UIColor.quaternarySystemFill UIColor.red UIColor.secondaryLabel UIColor.secondarySystemBackground
    UIColor.secondarySystemFill UIColor.secondarySystemGroupedBackground UIColor.separator UIColor.systemBackground UIColor.systemBlue
    UIColor.systemBrown UIColor.systemCyan UIColor.systemFill UIColor.systemGray UIColor.systemGray2 UIColor.systemGray3 UIColor.systemGray4
    UIColor.systemGray5 UIColor.systemGray6 UIColor.systemGreen UIColor.systemGroupedBackground UIColor.systemIndigo UIColor.systemMint
    UIColor.systemOrange UIColor.systemPink UIColor.systemPurple UIColor.systemRed UIColor.systemTeal UIColor.systemYellow
    UIColor.tertiaryLabel UIColor.tertiarySystemBackground UIColor.tertiarySystemFill UIColor.tertiarySystemGroupedBackground
    UIColor.tintColor UIColor.white UIColor.yellow UIContentSizeCategory UIControl UIControl.ContentHorizontalAlignment
    UIControl.ContentHorizontalAlignment.center UIControl.ContentHorizontalAlignment.fill UIControl.ContentHorizontalAlignment.leading
    UIControl.ContentHorizontalAlignment.left UIControl.ContentHorizontalAlignment.right UIControl.ContentHorizontalAlignment.trailing
    UIControl.Event UIControl.Event.allEvents UIControl.Event.editingChanged UIControl.Event.editingDidBegin UIControl.Event.editingDidEnd
    UIControl.Event.primaryActionTriggered UIControl.Event.touchCancel UIControl.Event.touchDown UIControl.Event.touchUpInside
    UIControl.Event.touchUpOutside UIControl.Event.valueChanged UIControl.State UIControl.State.disabled UIControl.State.focused
    UIControl.State.highlighted UIControl.State.normal UIControl.State.selected UIDevice UIDevice.current UIDeviceOrientation
    UIDeviceOrientation.faceDown UIDeviceOrientation.faceUp UIDeviceOrientation.landscapeLeft UIDeviceOrientation.landscapeRight
    UIDeviceOrientation.portrait UIDeviceOrientation.portraitUpsideDown UIDeviceOrientation.unknown UIEdgeInsets UIEdgeInsets.zero UIEvent
    UIFeedbackGenerator UIFont UIFont.TextStyle UIFont.TextStyle.body UIFont.TextStyle.callout UIFont.TextStyle.caption1
    UIFont.TextStyle.caption2 UIFont.TextStyle.footnote UIFont.TextStyle.headline UIFont.TextStyle.largeTitle UIFont.TextStyle.subheadline
    UIFont.TextStyle.title1 UIFont.TextStyle.title2 UIFont.TextStyle.title3 UIFont.Weight UIFont.Weight.black UIFont.Weight.bold
    UIFont.Weight.heavy UIFont.Weight.light UIFont.Weight.medium UIFont.Weight.regular UIFont.Weight.semibold UIFont.Weight.thin
    UIFont.Weight.ultraLight UIFont.Width UIFont.Width.compressed UIFont.Width.condensed UIFont.Width.expanded UIFont.Width.standard
    UIFont.boldSystemFont UIFont.italicSystemFont UIFont.labelFontSize UIFont.monospacedDigitSystemFont UIFont.monospacedSystemFont
    UIFont.preferredFont UIFont.systemFont UIFont.systemFontSize UIFontDescriptor UIFontDescriptor.AttributeName
    UIFontDescriptor.AttributeName.face UIFontDescriptor.AttributeName.family UIFontDescriptor.AttributeName.name
    UIFontDescriptor.AttributeName.size UIFontDescriptor.AttributeName.traits UIFontDescriptor.SymbolicTraits
    UIFontDescriptor.SymbolicTraits.traitBold UIFontDescriptor.SymbolicTraits.traitCondensed UIFontDescriptor.SymbolicTraits.traitExpanded
    UIFontDescriptor.SymbolicTraits.traitItalic UIFontDescriptor.SymbolicTraits.traitMonoSpace UIFontDescriptor.SystemDesign
    UIFontDescriptor.SystemDesign.default UIFontDescriptor.SystemDesign.monospaced UIFontDescriptor.SystemDesign.rounded
    UIFontDescriptor.SystemDesign.serif UIFontDescriptor.TraitKey UIFontDescriptor.TraitKey.slant UIFontDescriptor.TraitKey.symbolic
    UIFontDescriptor.TraitKey.weight UIFontDescriptor.TraitKey.width UIFontDescriptor.preferredFontDescriptor UIFontMetrics
    UIFontMetrics.default UIGestureRecognizer UIGestureRecognizer.State UIGestureRecognizer.State.began UIGestureRecognizer.State.cancelled
    UIGestureRecognizer.State.changed UIGestureRecognizer.State.ended UIGestureRecognizer.State.failed UIGestureRecognizer.State.possible
    UIGestureRecognizer.State.recognized UIGestureRecognizerDelegate UIGraphicsBeginImageContext UIGraphicsBeginImageContextWithOptions
    UIGraphicsEndImageContext UIGraphicsGetCurrentContext UIGraphicsGetImageFromCurrentImageContext UIGraphicsImageRenderer
    UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsImageRendererFormat.Range
    UIGraphicsImageRendererFormat.Range.automatic UIGraphicsImageRendererFormat.Range.extended UIGraphicsImageRendererFormat.Range.standard
    UIGraphicsImageRendererFormat.Range.unspecified UIGraphicsImageRendererFormat.default UIGraphicsImageRendererFormat.preferred
    UIGraphicsPopContext UIGraphicsPushContext UIHostingController UIImage UIImage.Orientation UIImage.Orientation.down
    UIImage.Orientation.downMirrored UIImage.Orientation.left UIImage.Orientation.leftMirrored UIImage.Orientation.right
    UIImage.Orientation.rightMirrored UIImage.Orientation.up UIImage.Orientation.upMirrored UIImage.RenderingMode
    UIImage.RenderingMode.alwaysOriginal UIImage.RenderingMode.alwaysTemplate UIImage.RenderingMode.automatic UIImage.SymbolConfiguration
    UIImage.SymbolConfiguration.preferringHierarchical UIImage.SymbolConfiguration.preferringMonochrome
    UIImage.SymbolConfiguration.preferringMulticolor UIImage.SymbolConfiguration.unspecified UIImage.SymbolScale UIImage.SymbolScale.default
    UIImage.SymbolScale.large UIImage.SymbolScale.medium UIImage.SymbolScale.small UIImage.SymbolScale.unspecified UIImage.SymbolWeight
    UIImage.SymbolWeight.black UIImage.SymbolWeight.bold UIImage.SymbolWeight.heavy UIImage.SymbolWeight.light UIImage.SymbolWeight.medium
    UIImage.SymbolWeight.regular UIImage.SymbolWeight.semibold UIImage.SymbolWeight.thin UIImage.SymbolWeight.ultraLight
    UIImage.SymbolWeight.unspecified UIImageView UIImpactFeedbackGenerator UIImpactFeedbackGenerator.FeedbackStyle
    UIImpactFeedbackGenerator.FeedbackStyle.heavy UIImpactFeedbackGenerator.FeedbackStyle.light
    UIImpactFeedbackGenerator.FeedbackStyle.medium UIImpactFeedbackGenerator.FeedbackStyle.rigid
    UIImpactFeedbackGenerator.FeedbackStyle.soft UIKeyboardType UIKeyboardType.URL UIKeyboardType.asciiCapable UIKeyboardType.decimalPad
    UIKeyboardType.default UIKeyboardType.emailAddress UIKeyboardType.numberPad UIKeyboardType.numbersAndPunctuation UIKeyboardType.phonePad
    UILabel UILabel.appearance UILayoutGuide UILayoutPriority UILayoutPriority.defaultHigh UILayoutPriority.defaultLow
    UILayoutPriority.fittingSizeLevel UILayoutPriority.required UILetterformAwareSizingRule UILongPressGestureRecognizer
    UINotificationFeedbackGenerator UINotificationFeedbackGenerator.FeedbackType UINotificationFeedbackGenerator.FeedbackType.error
    UINotificationFeedbackGenerator.FeedbackType.success UINotificationFeedbackGenerator.FeedbackType.warning UIPanGestureRecognizer
    UIPasteboard UIPasteboard.general UIPinchGestureRecognizer UIRectCorner UIRectCorner.allCorners UIRectCorner.bottomLeft
    UIRectCorner.bottomRight UIRectCorner.topLeft UIRectCorner.topRight UIRectFill UIResponder UIRotationGestureRecognizer UIScreen
    UIScreen.main UISelectionFeedbackGenerator UISemanticContentAttribute UISemanticContentAttribute.forceLeftToRight
    UISemanticContentAttribute.forceRightToLeft UISemanticContentAttribute.playback UISemanticContentAttribute.spatial
    UISemanticContentAttribute.unspecified UIStackView UIStackView.Alignment UIStackView.Alignment.bottom UIStackView.Alignment.center
    UIStackView.Alignment.fill UIStackView.Alignment.firstBaseline UIStackView.Alignment.lastBaseline UIStackView.Alignment.leading
    UIStackView.Alignment.top UIStackView.Alignment.trailing UIStackView.Distribution UIStackView.Distribution.equalCentering
    UIStackView.Distribution.equalSpacing UIStackView.Distribution.fill UIStackView.Distribution.fillEqually
    UIStackView.Distribution.fillProportionally UIStackView.spacingUseDefault UIStackView.spacingUseSystem UISwipeGestureRecognizer
    UISwipeGestureRecognizer.Direction UISwipeGestureRecognizer.Direction.down UISwipeGestureRecognizer.Direction.left
    UISwipeGestureRecognizer.Direction.right UISwipeGestureRecognizer.Direction.up UITableViewCell UITableViewCell.CellStyle
    UITableViewCell.CellStyle.default UITableViewCell.CellStyle.subtitle UITableViewCell.CellStyle.value1 UITableViewCell.CellStyle.value2
    UITableViewCell.SelectionStyle UITableViewCell.SelectionStyle.blue UITableViewCell.SelectionStyle.default
    UITableViewCell.SelectionStyle.gray UITableViewCell.SelectionStyle.none UITapGestureRecognizer UITextAutocapitalizationType
    UITextAutocapitalizationType.allCharacters UITextAutocapitalizationType.none UITextAutocapitalizationType.sentences
    UITextAutocapitalizationType.words UITextContentType UITextContentType.URL UITextContentType.emailAddress UITextContentType.familyName
    UITextContentType.givenName UITextContentType.name UITextContentType.newPassword UITextContentType.oneTimeCode
    UITextContentType.password UITextContentType.telephoneNumber UITextContentType.username UITextField UITextField.BorderStyle
    UITextField.BorderStyle.bezel UITextField.BorderStyle.line UITextField.BorderStyle.none UITextField.BorderStyle.roundedRect UITextView
    UITouch UITouch.Phase UITouch.Phase.began UITouch.Phase.cancelled UITouch.Phase.ended UITouch.Phase.moved UITouch.Phase.stationary
    UITraitCollection UITraitCollection.current UITraitEnvironmentLayoutDirection UIUserInterfaceIdiom UIUserInterfaceIdiom.carPlay
    UIUserInterfaceIdiom.mac UIUserInterfaceIdiom.pad UIUserInterfaceIdiom.phone UIUserInterfaceIdiom.tv UIUserInterfaceIdiom.unspecified
    UIUserInterfaceIdiom.vision UIUserInterfaceLayoutDirection UIUserInterfaceLayoutDirection.leftToRight
    UIUserInterfaceLayoutDirection.rightToLeft UIUserInterfaceStyle UIUserInterfaceStyle.dark UIUserInterfaceStyle.light
    UIUserInterfaceStyle.unspecified UIVibrancyEffect UIView UIView.AnimationCurve UIView.AnimationCurve.easeIn
    UIView.AnimationCurve.easeInOut UIView.AnimationCurve.easeOut UIView.AnimationCurve.linear UIView.AnimationOptions
    UIView.AnimationOptions.allowUserInteraction UIView.AnimationOptions.autoreverse UIView.AnimationOptions.beginFromCurrentState
    UIView.AnimationOptions.curveEaseIn UIView.AnimationOptions.curveEaseInOut UIView.AnimationOptions.curveEaseOut
    UIView.AnimationOptions.curveLinear UIView.AnimationOptions.layoutSubviews UIView.AnimationOptions.repeat
    UIView.AnimationOptions.transitionCrossDissolve UIView.AnimationOptions.transitionFlipFromLeft
    UIView.AnimationOptions.transitionFlipFromRight UIView.AutoresizingMask UIView.AutoresizingMask.flexibleBottomMargin
    UIView.AutoresizingMask.flexibleHeight UIView.AutoresizingMask.flexibleLeftMargin UIView.AutoresizingMask.flexibleRightMargin
    UIView.AutoresizingMask.flexibleTopMargin UIView.AutoresizingMask.flexibleWidth UIView.ContentMode UIView.ContentMode.bottom
    UIView.ContentMode.bottomLeft UIView.ContentMode.bottomRight UIView.ContentMode.center UIView.ContentMode.left UIView.ContentMode.redraw
    UIView.ContentMode.right UIView.ContentMode.scaleAspectFill UIView.ContentMode.scaleAspectFit UIView.ContentMode.scaleToFill
    UIView.ContentMode.top UIView.ContentMode.topLeft UIView.ContentMode.topRight UIView.KeyframeAnimationOptions
    UIView.KeyframeAnimationOptions.autoreverse UIView.KeyframeAnimationOptions.calculationModeCubic
    UIView.KeyframeAnimationOptions.calculationModeLinear UIView.KeyframeAnimationOptions.repeat UIView.addKeyframe UIView.animate
    UIView.animateKeyframes UIView.areAnimationsEnabled UIView.layerClass UIView.layoutFittingCompressedSize
    UIView.layoutFittingExpandedSize UIView.noIntrinsicMetric UIView.performWithoutAnimation UIView.requiresConstraintBasedLayout
    UIView.setAnimationsEnabled UIView.transition UIView.userInterfaceLayoutDirection UIViewAnimatingPosition
    UIViewAnimatingPosition.current UIViewAnimatingPosition.end UIViewAnimatingPosition.start UIViewController UIViewControllerRepresentable
    UIViewControllerRepresentable.Context UIViewControllerRepresentableContext UIViewPropertyAnimator UIViewRepresentable
    UIViewRepresentable.Context UIViewRepresentableContext UIVisualEffect UIVisualEffectView UIWindow UTType UTType.audio
    UTType.commaSeparatedText UTType.content UTType.data UTType.fileURL UTType.folder UTType.gif UTType.html UTType.image UTType.item
    UTType.jpeg UTType.json UTType.movie UTType.pdf UTType.plainText UTType.png UTType.svg UTType.text UTType.url UTType.utf8PlainText
    UTType.xml UTType.zip UnevenRoundedRectangle UnitPoint UnitPoint.bottom UnitPoint.bottomLeading UnitPoint.bottomTrailing
    UnitPoint.center UnitPoint.leading UnitPoint.top UnitPoint.topLeading UnitPoint.topTrailing UnitPoint.trailing UnitPoint.zero
    UserInterfaceSizeClass UserInterfaceSizeClass.compact UserInterfaceSizeClass.regular VStack VStackLayout VariableColorSymbolEffect
    VectorArithmetic VerticalAlignment VerticalAlignment.bottom VerticalAlignment.center VerticalAlignment.firstTextBaseline
    VerticalAlignment.lastTextBaseline VerticalAlignment.top VerticalEdge VerticalEdge.Set VerticalEdge.Set.all VerticalEdge.Set.bottom
    VerticalEdge.Set.top VerticalEdge.bottom VerticalEdge.top View ViewAlignedScrollTargetBehavior ViewBuilder ViewBuilder.buildBlock
    ViewBuilder.buildEither ViewBuilder.buildExpression ViewBuilder.buildIf ViewBuilder.buildLimitedAvailability ViewDimensions ViewModifier
    ViewModifier.Content ViewSpacing ViewThatFits Visibility Visibility.automatic Visibility.hidden Visibility.visible VisualEffect
    WheelDatePickerStyle WheelPickerStyle WiggleSymbolEffect Window WindowBackgroundShapeStyle WindowGroup WindowResizability
    WindowResizability.automatic WindowResizability.contentMinSize WindowResizability.contentSize ZStack ZStackLayout
    ZoomNavigationTransition kCATransition withAnimation withTransaction
    """
  static let memberList = """
    .URL .a .abbreviated .accentColor .accentColor(_:) .accessibility .accessibility(addTraits:) .accessibility(hidden:)
    .accessibility(hint:) .accessibility(identifier:) .accessibility(inputLabels:) .accessibility(label:) .accessibility(removeTraits:)
    .accessibility(sortPriority:) .accessibility(value:) .accessibility1 .accessibility2 .accessibility3 .accessibility4 .accessibility5
    .accessibilityAction(_:) .accessibilityAction(_:_:) .accessibilityAction(action:label:) .accessibilityAction(named:_:)
    .accessibilityActions(_:) .accessibilityActivationPoint(_:) .accessibilityAddTraits(_:) .accessibilityAdjustableAction(_:)
    .accessibilityChildren(children:) .accessibilityContrast .accessibilityCustomContent(_:_:importance:) .accessibilityDescription()
    .accessibilityDifferentiateWithoutColor .accessibilityDirectTouch(_:) .accessibilityElement(children:) .accessibilityElements
    .accessibilityElementsHidden .accessibilityExtraExtraExtraLarge .accessibilityExtraExtraLarge .accessibilityExtraLarge
    .accessibilityFocused(_:) .accessibilityFocused(_:equals:) .accessibilityFrame .accessibilityHeading(_:) .accessibilityHidden(_:)
    .accessibilityHidden(_:isEnabled:) .accessibilityHint .accessibilityHint(_:) .accessibilityIdentifier .accessibilityIdentifier(_:)
    .accessibilityIgnoresInvertColors(_:) .accessibilityInputLabels(_:) .accessibilityInvertColors .accessibilityLabel
    .accessibilityLabel(_:) .accessibilityLabel(_:isEnabled:) .accessibilityLabel(content:) .accessibilityLarge .accessibilityMedium
    .accessibilityReduceMotion .accessibilityReduceTransparency .accessibilityRemoveTraits(_:) .accessibilityRepresentation(representation:)
    .accessibilityRespondsToUserInteraction(_:) .accessibilityShowButtonShapes .accessibilityShowsLargeContentViewer()
    .accessibilityShowsLargeContentViewer(_:) .accessibilitySortPriority(_:) .accessibilityTextContentType(_:) .accessibilityTraits
    .accessibilityValue .accessibilityValue(_:) .accessibilityVoiceOverEnabled .accessoryCircular .accessoryCircularCapacity
    .accessoryLinear .accessoryLinearCapacity .actionSheet(isPresented:content:) .actionSheet(item:content:) .activate .activate(_:) .active
    .active(_:) .activityType .adaptive(minimum:maximum:) .add(_:forKey:) .addAction(_:for:) .addAnimations(_:)
    .addArc(center:radius:startAngle:endAngle:clockwise:) .addArc(tangent1End:tangent2End:radius:)
    .addArc(withCenter:radius:startAngle:endAngle:clockwise:) .addArrangedSubview(_:) .addAttribute(_:value:range:) .addAttributes(_:range:)
    .addChild(_:) .addClip() .addCompletion(_:) .addConstraint(_:) .addConstraints(_:) .addCurve(to:control1:control2:)
    .addCurve(to:controlPoint1:controlPoint2:) .addEllipse(in:) .addFilter(_:options:) .addGestureRecognizer(_:)
    .addKeyframe(withRelativeStartTime:relativeDuration:animations:) .addLayoutGuide(_:) .addLayoutManager(_:) .addLine(to:) .addLines(_:)
    .addLines(between:) .addPath(_:) .addPath(_:transform:) .addQuadCurve(to:control:) .addQuadCurve(to:controlPoint:) .addRect(_:)
    .addRects(_:) .addRelativeArc(center:radius:startAngle:delta:) .addRoundedRect(in:cornerSize:style:)
    .addRoundedRect(in:cornerWidth:cornerHeight:) .addSublayer(_:) .addSubview(_:) .addTabStop(_:) .addTextContainer(_:)
    .addingAttributes(_:) .adjustable .adjustsFontForContentSizeCategory .adjustsFontSizeToFitWidth .adjustsLetterSpacingToFitWidth
    .affineTransform() .alert(_:isPresented:actions:) .alert(_:isPresented:actions:message:) .alert(_:isPresented:presenting:actions:)
    .alert(_:isPresented:presenting:actions:message:) .alert(isPresented:content:) .alert(isPresented:error:actions:)
    .alert(isPresented:error:actions:message:) .alert(item:content:) .alignAllBottom .alignAllCenterX .alignAllCenterY
    .alignAllFirstBaseline .alignAllLastBaseline .alignAllLeading .alignAllLeft .alignAllRight .alignAllTop .alignAllTrailing .alignment
    .alignmentGuide(_:computeValue:) .alignmentMode .alignmentRectInsets .all .allCases .allCharacters .allCorners .allEvents
    .allowUserInteraction .allowsDefaultTighteningForTruncation .allowsExtendedAttributes .allowsHitTesting(_:) .allowsTightening
    .allowsTightening(_:) .alpha .always .alwaysOriginal .alwaysTemplate .anchorPoint .anchorPreference(key:value:transform:)
    .angularGradient(_:center:startAngle:endAngle:) .angularGradient(colors:center:startAngle:endAngle:)
    .angularGradient(stops:center:startAngle:endAngle:) .animatableData .animate(withDuration:animations:)
    .animate(withDuration:animations:completion:) .animate(withDuration:delay:options:animations:completion:)
    .animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
    .animateKeyframes(withDuration:delay:options:animations:completion:) .animated .animated(_:) .animating .animation .animation(_:)
    .animation(_:body:) .animation(_:value:) .animation(forKey:) .animation(minimumInterval:paused:) .animations .antialiased(_:) .appInfo
    .appSettings .appearance() .appearance(whenContainedInInstancesOf:) .append(_:) .appendInterpolation(_:) .appendInterpolation(_:format:)
    .appendInterpolation(_:formatter:) .appendInterpolation(_:specifier:) .appendInterpolation(_:style:) .appendLiteral(_:)
    .applicationState .apply(_:) .apply(to:) .applying(_:) .applyingSymbolConfiguration(_:) .areAnimationsEnabled .arrangedSubviews
    .ascender .asciiCapable .aspectRatio(_:contentMode:) .assets .assign(to:) .assign(to:on:) .asymmetric(insertion:removal:) .attachment
    .attribute(_:at:effectiveRange:) .attributedPlaceholder .attributedSubstring(from:) .attributedText .attributes(at:effectiveRange:)
    .audio .autocapitalization(_:) .autocapitalizationType .autoconnect() .autocorrectionDisabled(_:) .automatic .autoresizingMask
    .autoreverse .autoreverses .awakeFromNib() .axial .axis .b .backdrop .background .background(_:alignment:)
    .background(_:ignoresSafeAreaEdges:) .background(_:in:fillStyle:) .background(alignment:content:) .background(ignoresSafeAreaEdges:)
    .background(in:fillStyle:) .backgroundColor .backgroundExtensionEffect() .backgroundPreferenceValue(_:alignment:_:)
    .backgroundProminence .backgroundStyle .backgroundStyle(_:) .backwards .badge(_:) .badgeProminence(_:) .balanced .bar
    .baseBackgroundColor .baseForegroundColor .baseWritingDirection .basedOnSize .baseline .baselineAdjustment .baselineOffset
    .baselineOffset(_:) .batteryLevel .becomeFirstResponder() .began .begin() .beginFromCurrentState .beginPath() .beginTime
    .beginTransparencyLayer(auxiliaryInfo:) .beginTransparencyLayer(in:auxiliaryInfo:) .bevel .bezel .bitmap() .black .blendMode
    .blendMode(_:) .blue .blur(radius:) .blur(radius:opaque:) .blurReplace .blurReplace(_:) .body .body(content:) .body(content:context:)
    .body(content:phase:) .bold .bold() .bold(_:) .boldSystemFont(ofSize:) .border(_:width:) .borderColor .borderStyle .borderWidth
    .bordered .bordered() .borderedProminent .borderedProminent() .borderedTinted() .borderless .borderless() .borderlessButton .both
    .bottom .bottomAnchor .bottomBar .bottomLeading .bottomLeft .bottomRight .bottomTrailing .bounce .bouncy .bouncy(duration:extraBounce:)
    .boundingBox .boundingBoxOfClipPath .boundingBoxOfPath .boundingRect .boundingRect(forGlyphRange:in:)
    .boundingRect(with:options:attributes:context:) .boundingRect(with:options:context:) .bounds .bounds(of:) .breathe .brightness
    .brightness(_:) .bringSubviewToFront(_:) .brown .browser .buildArray(_:) .buildBlock() .buildBlock(_:) .buildEither(first:)
    .buildEither(second:) .buildExpression(_:) .buildIf(_:) .buildLimitedAvailability(_:) .buildOptional(_:) .butt .button .buttonBorder
    .buttonBorderShape(_:) .buttonSize .buttonSizing(_:) .buttonStyle(_:) .buttonType .byLayer .byWord .c .calculationModeCubic
    .calculationModeLinear .calendar .callAsFunction() .callAsFunction(_:) .callAsFunction(id:) .callAsFunction(id:value:)
    .callAsFunction(value:) .callout .canBecomeFirstResponder .canLoadObject(ofClass:) .canOpenURL(_:) .cancel .cancel() .cancel(_:)
    .cancel(_:action:) .cancelAction .cancellationAction .cancelled .cancelsTouchesInView .capHeight .capsule .capsule(style:) .caption
    .caption1 .caption2 .carPlay .catch(_:) .center .centerFirstTextBaseline .centerLastTextBaseline .centerX .centerXAnchor .centerY
    .centerYAnchor .cgColor .cgContext .cgImage .cgPath .changed .character
    .characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:) .characterRange(forGlyphRange:actualGlyphRange:) .characters .checkbox
    .children .circle .circular .clear .clear(_:) .clip .clip(to:) .clip(to:mask:) .clip(to:style:options:) .clip(using:)
    .clipShape(_:style:) .clipped(antialiased:) .clipsToBounds .clockwise .close .close() .closePath() .closeSubpath() .code .color
    .color(_:) .color(_:red:green:blue:opacity:) .colorBurn .colorDodge .colorInvert() .colorInvert(_:) .colorMode .colorMultiply(_:)
    .colorScheme .colorScheme(_:) .colorSchemeContrast .colorSpace .colorSpace(_:) .colors .columnTerminators .columnTerminators(for:)
    .columns .combine .combineLatest(_:) .combineLatest(_:_:) .combined(with:) .commaSeparatedText .command .commands(content:) .commit()
    .compact .compactMap(_:) .components .compositingGroup() .compressed .concatenate(_:) .concatenating(_:) .condensed .configuration
    .confirm .confirmationAction .confirmationDialog(_:isPresented:actions:) .confirmationDialog(_:isPresented:titleVisibility:actions:)
    .confirmationDialog(_:isPresented:titleVisibility:actions:message:)
    .confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)
    .confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:) .conic .connect() .console .constant .constant(_:)
    .constraint(equalTo:constant:) .constraint(equalTo:multiplier:constant:) .constraint(equalToConstant:)
    .constraint(equalToSystemSpacingAfter:multiplier:) .constraint(equalToSystemSpacingBelow:multiplier:)
    .constraint(greaterThanOrEqualTo:constant:) .constraint(greaterThanOrEqualTo:multiplier:constant:)
    .constraint(greaterThanOrEqualToConstant:) .constraint(lessThanOrEqualTo:constant:) .constraint(lessThanOrEqualTo:multiplier:constant:)
    .constraint(lessThanOrEqualToConstant:) .constraints .constraints(withVisualFormat:options:metrics:views:) .contactAdd .contain
    .container .containerBackground(_:for:) .containerBackground(for:alignment:content:) .containerRelative
    .containerRelativeFrame(_:alignment:) .containerRelativeFrame(_:alignment:_:) .containerRelativeFrame(_:count:span:spacing:alignment:)
    .containerShape(_:) .containerSize .containerValue(_:_:) .containerValues .contains(_:) .contains(_:using:transform:) .content
    .contentCompressionResistancePriority(for:) .contentEdgeInsets .contentHorizontalAlignment .contentHuggingPriority(for:) .contentInsets
    .contentMargins(_:_:for:) .contentMargins(_:for:) .contentMinSize .contentMode .contentOffset .contentScaleFactor
    .contentShape(_:_:eoFill:) .contentShape(_:eoFill:) .contentSize .contentTransition(_:) .contentType .contentView .contents
    .contentsScale .contextMenu(_:) .contextMenu(forSelectionType:menu:primaryAction:) .contextMenu(menuItems:)
    .contextMenu(menuItems:preview:) .contextMenuPreview .continuous .contrast(_:) .control .controlGroupStyle(_:) .controlSize
    .controlSize(_:) .convert(_:from:) .convert(_:to:) .coordinateSpace .coordinateSpace(_:) .coordinateSpace(name:) .coordinator .copy
    .copy() .copy(alpha:) .cornerCurve .cornerRadii .cornerRadius .cornerRadius(_:antialiased:) .cornerSize .cornerStyle .count
    .counterClockwise .createPublisher .cropping(to:) .ctm .cumulative .current .currentDate .currentImage .currentPoint .currentTitle
    .currentTitleColor .currentValueLabel .curveEaseIn .curveEaseInOut .curveEaseOut .curveLinear .custom .custom(_:) .custom(_:fixedSize:)
    .custom(_:size:) .custom(_:size:relativeTo:) .customSpacing(after:) .cyan .d .damping .dark .darkGray .darkText .darken .dash .dashDot
    .dashDotDot .dashPhase .data .dataTaskPublisher(for:) .date .datePickerStyle(_:) .dateTimeStyle .deactivate(_:)
    .debounce(for:scheduler:) .decelerating .decimal .decimalPad .decode(type:decoder:) .decrease .decreased .decrement .default .default()
    .default(_:action:) .defaultAction .defaultFocus(_:_:) .defaultHigh .defaultLow .defaultMinListRowHeight .defaultScrollAnchor(_:)
    .defaultSize(width:height:) .defaultTabInterval .defaultValue .defaultValue(in:) .defersSystemGestures(on:) .degrees .degrees(_:)
    .delay(_:) .delay(for:scheduler:) .delegate .delete .deleteDisabled(_:) .descender .destinationIn .destinationOut .destinationOver
    .destructive .destructive(_:action:) .destructiveAction .detailDisclosure .detailOnly .device .dialogIcon(_:) .didAddSubview(_:)
    .didDisappear .didMove(toParent:) .didMoveToSuperview() .didMoveToWindow() .difference .dimInactiveLayers .dimensions(in:) .direction
    .directionLeftToRight .directionRightToLeft .directionalLayoutMargins .disableAutocorrection(_:) .disabled .disabled(_:)
    .disablesAnimations .discarded .disclosureGroupStyle(_:) .dismiss .dismiss() .dismiss(animated:completion:) .dismissSearch
    .dismissWindow .display() .displayName .displayP3 .displayScale .displayedComponents .distance(to:along:) .distribution .done .dot
    .double .doubleColumn .down .downArrow .downMirrored .downUp .dragPreview .draggable(_:) .draggable(_:preview:) .draw .draw(_:)
    .draw(_:at:anchor:) .draw(_:in:) .draw(_:in:byTiling:) .draw(_:in:style:) .draw(at:) .draw(at:blendMode:alpha:)
    .draw(at:withAttributes:) .draw(in:) .draw(in:blendMode:alpha:) .draw(in:withAttributes:) .draw(with:options:attributes:context:)
    .draw(with:options:context:) .drawAsPattern(in:) .drawBackground(forGlyphRange:at:) .drawGlyphs(forGlyphRange:at:)
    .drawHierarchy(in:afterScreenUpdates:) .drawLayer(content:) .drawLinearGradient(_:start:end:options:) .drawPath(using:)
    .drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:) .drawText(in:) .drawingGroup(opaque:colorMode:)
    .drawsAfterEndLocation .drawsBeforeStartLocation .drop(color:radius:x:y:) .dropDestination(for:action:isTargeted:) .dropFirst(_:)
    .duration .dynamic .dynamicTypeSize .dynamicTypeSize(_:) .easeIn .easeIn(duration:) .easeInEaseOut .easeInOut .easeInOut(duration:)
    .easeOut .easeOut(duration:) .edgesIgnoringSafeArea(_:) .edit .editMode .editingChanged .editingDidBegin .editingDidEnd
    .editingRect(forBounds:) .editor .effect .effectValue(size:) .effectiveUserInterfaceLayoutDirection .ellipse .emailAddress .embedding
    .emphasized .empty .enabled .enabled(upThrough:) .end .endIndex .endPoint .endTransparencyLayer() .ended .ensureLayout(for:)
    .enumerateLineFragments(forGlyphRange:using:) .environment .environment(_:) .environment(_:_:) .environmentObject(_:) .eoFill
    .eoFillStroke .equal .equalCentering .equalSpacing .equatable() .eraseToAnyPublisher() .error .escape .evenOdd .everyMinute
    .exact(points:) .exclusion .exclusively(before:) .existingFile .expanded .expansion .explicit(_:)
    .explicitAlignment(of:in:proposal:subviews:cache:) .extended .extendedSRGB .extraExtraExtraLarge .extraExtraLarge .extraLarge
    .extraLight .extraSmall .face .faceDown .faceUp .fade .failed .failure(_:) .failurePolicy .family .familyName .file
    .fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)
    .fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)
    .fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:onCancellation:)
    .fileImporter(isPresented:allowedContentTypes:onCompletion:) .fileSystem .fileType .fileURL .fileWrapper(configuration:) .filename .fill
    .fill() .fill(_:) .fill(_:blendMode:) .fill(_:style:) .fill(_:with:style:) .fill(style:) .fill(with:alpha:) .fillClip .fillColor
    .fillEllipse(in:) .fillEqually .fillMode .fillPath(using:) .fillProportionally .fillRule .fillStroke .fillStrokeClip .filled()
    .filter(_:) .finished .first .first() .first(_:) .firstAttribute .firstBaseline .firstBaselineAnchor .firstLineHeadIndent
    .firstTextBaseline .fit .fitted .fittingSizeLevel .fixed .fixed(_:) .fixed(width:height:) .fixedLayout(width:height:) .fixedSize()
    .fixedSize(horizontal:vertical:) .flat .flatMap(_:) .flatness .flexible .flexible(minimum:maximum:) .flexibleBottomMargin
    .flexibleHeight .flexibleLeftMargin .flexibleRightMargin .flexibleTopMargin .flexibleWidth .flipsForRightToLeftLayoutDirection(_:)
    .flush() .focusEffectDisabled(_:) .focusable(_:) .focusable(_:interactions:) .focused .focused(_:) .focused(_:equals:)
    .focusedSceneValue(_:_:) .focusedValue(_:_:) .folder .font .font(_:) .fontDescriptor .fontDesign(_:) .fontName .fontSize .fontWeight(_:)
    .fontWidth(_:) .footer .footnote .forceLeftToRight .forceRightToLeft .foreground .foregroundColor .foregroundColor(_:)
    .foregroundStyle(_:) .foregroundStyle(_:_:) .foregroundStyle(_:_:_:) .form .formStyle(_:) .format .format(_:) .formatted(_:) .forwards
    .fraction(_:) .fractionCompleted .fractionLength .frame .frame(in:)
    .frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:) .frame(width:height:alignment:) .fromBottom .fromLeft
    .fromRight .fromTop .fromValue .full .fullScreenCover .fullScreenCover(isPresented:onDismiss:content:)
    .fullScreenCover(item:onDismiss:content:) .gaugeStyle(_:) .general .genericGrayGamma2_2 .geometry .geometryGroup() .gesture .gesture(_:)
    .gesture(_:including:) .gesture(_:isEnabled:) .gestureRecognizers .getRed(_:green:blue:alpha:) .gif .givenName .glass .glass(_:)
    .glassEffect(_:in:) .glassEffectID(_:in:) .glassEffectUnion(id:namespace:) .glassProminent .global
    .glyphIndex(for:in:fractionOfDistanceThroughGlyph:) .glyphIndexForCharacter(at:) .glyphRange(for:)
    .glyphRange(forCharacterRange:actualCharacterRange:) .go .gradient .graphical .gray .gray() .grayscale(_:) .greaterThanOrEqual .green
    .gridCellAnchor(_:) .gridCellColumns(_:) .gridCellUnsizedAxes(_:) .gridColumnAlignment(_:) .groupBoxStyle(_:) .grouped .h1 .h2 .h3 .h4
    .h5 .h6 .handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:) .handled
    .handlesExternalEvents(preferring:allowing:) .hard .hardLight .hasImages .hasItemConformingToTypeIdentifier(_:) .hash .hash(into:) .head
    .headIndent .header .headerProminence .headerProminence(_:) .headline .heavy .height .height(_:) .heightAnchor .help .help(_:) .hidden
    .hidden() .hideInactiveLayers .hierarchical .high .highPriorityGesture(_:including:) .highlight .highlighted .highlightedImage
    .highlightedTextColor .hitTest(_:with:) .horizontal .horizontalSizeClass .hourAndMinute .hoverEffect .hoverEffect(_:) .html .hue
    .hueRotation(_:) .hyphenationFactor .icon .iconOnly .id .id(_:) .identifier .identifierForVendor .identity .idle .ignore .ignored
    .ignoresSafeArea(_:edges:) .image .image(actions:) .image(for:) .imageEdgeInsets .imageOrientation .imagePadding .imagePlacement
    .imageScale .imageScale(_:) .imageView .immediately .impact .impact(flexibility:intensity:) .impact(weight:intensity:) .impactOccurred()
    .impactOccurred(intensity:) .inactive .increase .increased .increment .indexViewStyle(_:) .indigo .infinity .infoDark .infoLight
    .initialVelocity .inline .inlineOnly .inlineOnlyPreservingWhitespace .inlinePresentationIntent .inner(color:radius:x:y:)
    .insertArrangedSubview(_:at:) .insertSublayer(_:above:) .insertSublayer(_:at:) .insertSublayer(_:below:) .insertSubview(_:aboveSubview:)
    .insertSubview(_:at:) .insertSubview(_:belowSubview:) .inset .inset(by:) .insetGrouped .inspector(isPresented:content:) .interacting
    .interaction .interactive .interactive(_:) .interactiveDismissDisabled(_:) .interactiveSpring(response:dampingFraction:blendDuration:)
    .interactively .interpolate .interpolatingSpring(duration:bounce:initialVelocity:)
    .interpolatingSpring(mass:stiffness:damping:initialVelocity:) .interpolatingSpring(stiffness:damping:) .interpolation(_:)
    .interpolationQuality .interpretedSyntax .intrinsicContentSize .invalidatableContent(_:) .invalidateIntrinsicContentSize() .invalidated
    .inverse .inverted() .invisible .isAccessibilityCategory .isAccessibilityElement .isAccessibilitySize .isActive .isAntialiased
    .isBatteryMonitoringEnabled .isButton .isDescendant(of:) .isEOFilled .isEditable .isEditing .isEligibleForHandoff .isEligibleForSearch
    .isEmpty .isEnabled .isEqual(_:) .isExpanded .isFirstResponder .isFocused .isHeader .isHidden .isHighlighted .isIdentity .isImage
    .isKeyWindow .isLandscape .isLayoutMarginsRelativeArrangement .isLink .isLuminanceReduced .isMixed .isMultipleTouchEnabled .isOn
    .isOpaque .isPathEmpty .isPortrait .isPresented .isPressed .isRemovedOnCompletion .isScrollEnabled .isScrolling .isSearching
    .isSecureTextEntry .isSelectable .isSelected .isStaticText .isSummaryElement .isSymbolImage .isToggle .isUserInteractionEnabled
    .isViewLoaded .isWrapped .italic() .italic(_:) .italicSystemFont(ofSize:) .item .iterative .jpeg .json .justified .kern .kerning(_:)
    .key .keyPath .keyTimes .keyWindow .keyboard .keyboardKey .keyboardShortcut(_:) .keyboardShortcut(_:modifiers:) .keyboardType
    .keyboardType(_:) .keyframeAnimator(initialValue:repeating:content:keyframes:)
    .keyframeAnimator(initialValue:trigger:content:keyframes:) .label .labelFontSize .labelIconToTitleSpacing .labelIconToTitleSpacing(_:)
    .labelKit .labelReservedIconWidth .labelReservedIconWidth(_:) .labelStyle(_:) .labeledContentStyle(_:) .labelsHidden() .labelsVisibility
    .labelsVisibility(_:) .landscapeLeft .landscapeRight .languageCode .large .largeTitle .lastBaseline .lastBaselineAnchor
    .lastTextBaseline .layer .layerClass .layerMaxXMaxYCorner .layerMaxXMinYCorner .layerMinXMaxYCorner .layerMinXMinYCorner
    .layoutDirection .layoutFittingCompressedSize .layoutFittingExpandedSize .layoutGuides .layoutIfNeeded() .layoutManager .layoutManagers
    .layoutMargins .layoutMarginsGuide .layoutPriority(_:) .layoutProperties .layoutSublayers() .layoutSubviews .layoutSubviews()
    .layoutValue(key:value:) .leading .leadingAnchor .leadingFirstTextBaseline .leadingLastTextBaseline .left .leftAnchor .leftArrow
    .leftMirrored .leftToRight .leftToRightOverride .leftView .legibilityWeight .length .lessThanOrEqual .levelChange .lift .ligature .light
    .lightGray .lightText .lighten .line .lineBreakMode .lineBreakStrategy .lineCap .lineCapStyle .lineDashPattern .lineDashPhase
    .lineFragmentPadding .lineFragmentRect(forGlyphAt:effectiveRange:) .lineFragmentUsedRect(forGlyphAt:effectiveRange:) .lineHeight
    .lineHeight(_:) .lineHeightMultiple .lineJoin .lineJoinStyle .lineLimit .lineLimit(_:) .lineLimit(_:reservesSpace:) .lineSpacing
    .lineSpacing(_:) .lineWidth .linear .linear(duration:) .linearCapacity .linearGradient(_:startPoint:endPoint:)
    .linearGradient(_:startPoint:endPoint:options:) .linearGradient(colors:startPoint:endPoint:) .linearGradient(stops:startPoint:endPoint:)
    .link .linkTextAttributes .listItemTint(_:) .listRowBackground(_:) .listRowInsets(_:) .listRowInsets(_:_:) .listRowSeparator(_:edges:)
    .listRowSeparatorLeading .listRowSeparatorTint(_:edges:) .listRowSeparatorTrailing .listRowSpacing(_:) .listSectionMargins(_:_:)
    .listSectionSeparator(_:edges:) .listSectionSeparatorTint(_:edges:) .listSectionSpacing(_:) .listStyle(_:)
    .loadObject(ofClass:completionHandler:) .loadView() .loadViewIfNeeded() .local .locale .locale(_:) .localizedString(for:relativeTo:)
    .localizedString(fromTimeInterval:) .location .location(in:) .locations .loose .low .lowercase .lowercaseSmallCaps() .luminanceToAlpha
    .luminanceToAlpha() .luminosity .m11 .m12 .m21 .m22 .m31 .m32 .mac .magenta .magnification .magnitudeSquared .main .main()
    .makeBody(configuration:) .makeCache(subviews:) .makeCoordinator() .makeImage() .makeKeyAndVisible() .makeSharedContext()
    .makeUIView(context:) .makeUIViewController(context:) .map(_:) .mapError(_:) .mask .mask(_:) .mask(alignment:_:) .maskedCorners
    .masksToBounds .mass .matchedGeometryEffect(id:in:properties:anchor:isSource:) .matchedTransitionSource(id:in:) .maximumDate
    .maximumLineHeight .maximumNumberOfLines .maximumValueLabel .measure(in:) .measurement(width:usage:) .medium .menu
    .menuActionDismissBehavior(_:) .menuIndicator(_:) .menuOrder(_:) .menuStyle(_:) .merge(with:) .middle .mini .minimumDate
    .minimumFontSize .minimumLineHeight .minimumPressDuration .minimumScaleFactor .minimumScaleFactor(_:) .minimumValueLabel .mint .mirror
    .miter .miterLimit .mix(with:by:in:) .model .model() .modifier .modifier(_:) .modifiers .monochrome .monospaced .monospaced()
    .monospaced(_:) .monospacedDigit() .monospacedDigitSystemFont(ofSize:weight:) .monospacedSystemFont(ofSize:weight:) .move(edge:)
    .move(fromOffsets:toOffset:) .move(to:) .moveDisabled(_:) .moveIn .moved .movie .multicolor .multilineTextAlignment
    .multilineTextAlignment(_:) .multiple(factor:) .multiplier .multiply .mutableCopy() .name .named .named(_:) .nativeBounds .natural
    .navigation .navigationBar .navigationBarBackButtonHidden(_:) .navigationBarDrawer .navigationBarDrawer(displayMode:)
    .navigationBarHidden(_:) .navigationBarItems(leading:) .navigationBarItems(leading:trailing:) .navigationBarItems(trailing:)
    .navigationBarLeading .navigationBarTitle(_:) .navigationBarTitle(_:displayMode:) .navigationBarTitleDisplayMode(_:)
    .navigationBarTrailing .navigationDestination(for:destination:) .navigationDestination(isPresented:destination:)
    .navigationDestination(item:destination:) .navigationLink .navigationSplitViewColumnWidth(_:)
    .navigationSplitViewColumnWidth(min:ideal:max:) .navigationSplitViewStyle(_:) .navigationSubtitle(_:) .navigationTitle(_:)
    .navigationTransition(_:) .navigationViewStyle(_:) .never .newItem .newPassword .next .noIntrinsicMetric .nonLinear .nonRepeating
    .nonReversing .nonZero .none .normal .notAnAttribute .notEnabled .notificationOccurred(_:) .numberOfComponents .numberOfGlyphs
    .numberOfLines .numberOfTapsRequired .numberOfTouchesRequired .numberPad .numbersAndPunctuation .numeric .numericText(countsDown:)
    .numericText(value:) .object .objectWillChange .obliqueness .offUp .offset .offset(_:) .offset(x:y:) .offsetBy(dx:dy:)
    .onAppear(perform:) .onChange(of:initial:_:) .onChange(of:perform:) .onChanged(_:) .onContinueUserActivity(_:perform:)
    .onContinuousHover(coordinateSpace:perform:) .onDelete(perform:) .onDeleteCommand(perform:) .onDisappear(perform:) .onDrag(_:)
    .onDrop(of:isTargeted:perform:) .onEnded(_:) .onExitCommand(perform:) .onGeometryChange(for:of:action:) .onHover(perform:)
    .onKeyPress(_:action:) .onKeyPress(_:phases:action:) .onKeyPress(action:) .onKeyPress(characters:phases:action:)
    .onKeyPress(keys:phases:action:) .onKeyPress(phases:action:)
    .onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)
    .onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:) .onLongPressGesture(minimumDuration:perform:) .onMove(perform:)
    .onOpenURL(perform:) .onPreferenceChange(_:perform:) .onReceive(_:perform:) .onScrollDown .onScrollGeometryChange(for:of:action:)
    .onScrollPhaseChange(_:) .onScrollVisibilityChange(threshold:_:) .onSubmit(_:) .onSubmit(of:_:)
    .onTapGesture(count:coordinateSpace:perform:) .onTapGesture(count:perform:) .oneTimeCode .opacity .opacity(_:) .opaque .opaqueSeparator
    .open(_:options:completionHandler:) .openSettingsURLString .openURL .openWindow .option .options .orange .orientation .original .output
    .overlay .overlay(_:alignment:) .overlay(_:ignoresSafeAreaEdges:) .overlay(_:in:fillStyle:) .overlay(alignment:content:)
    .overlayPreferenceValue(_:alignment:_:) .override .overrideUserInterfaceStyle .owningView .pad .padding(_:) .padding(_:_:) .page
    .page(backgroundDisplayMode:) .page(indexDisplayMode:) .paging .palette .paragraphSpacing .paragraphSpacingBefore .paragraphStyle
    .parent .password .path .path(in:) .patternDash .patternDashDot .patternDashDotDot .patternDot .pdf .pdfData() .perceptual
    .performAsCurrent(_:) .performWithoutAnimation(_:) .periodic .periodic(_:delay:) .periodic(from:by:) .persistentSystemOverlays(_:)
    .phase .phaseAnimator(_:content:animation:) .phaseAnimator(_:trigger:content:animation:) .phone .phonePad .pickerStyle(_:) .pink
    .pixelLength .place(at:anchor:proposal:) .placeSubviews(in:proposal:subviews:cache:) .placeholder .placeholderRect(forBounds:)
    .placeholderText .plain .plain() .plainText .playback .playsSound .plusDarker .plusLighter .png .pngData() .pngData(actions:)
    .pngData(scale:) .point(_:) .point(inside:with:) .pointSize .pointerStyle(_:) .popover
    .popover(isPresented:attachmentAnchor:arrowEdge:content:) .popover(item:attachmentAnchor:arrowEdge:content:) .portrait
    .portraitUpsideDown .position .position(_:) .position(x:y:) .possible .predictedEndLocation .predictedEndTranslation
    .preference(key:value:) .preferred() .preferred(_:) .preferredColorScheme(_:) .preferredContentSizeCategory .preferredFilenameExtension
    .preferredFont(forTextStyle:compatibleWith:) .preferredFontDescriptor(withTextStyle:compatibleWith:) .preferredMaxLayoutWidth
    .preferredRange .preferringHierarchical() .preferringMonochrome() .preferringMulticolor() .prefersDefaultFocus(_:in:) .prefix(_:)
    .prepare() .prepareForInterfaceBuilder() .prepareForReuse() .present(_:animated:completion:) .presentation() .presentationBackground(_:)
    .presentationBackground(alignment:content:) .presentationBackgroundInteraction(_:) .presentationCompactAdaptation(_:)
    .presentationCompactAdaptation(horizontal:vertical:) .presentationContentInteraction(_:) .presentationCornerRadius(_:)
    .presentationDetents(_:) .presentationDetents(_:selection:) .presentationDragIndicator(_:) .presentationMode .presentationSizing(_:)
    .previewDevice(_:) .previewDisplayName(_:) .previewInterfaceOrientation(_:) .previewLayout(_:) .previews .previousLocation(in:) .primary
    .primaryAction .primaryActionTriggered .principal .printsWarnings .priority .privacy .privacySensitive(_:) .progressViewStyle(_:)
    .projectedValue .projectionEffect(_:) .prominent .prominentDetail .proposedSize .publish(every:tolerance:on:in:) .publisher
    .publisher(for:object:) .pulse .purple .push .push(from:) .quaternary .quaternaryLabel .quaternarySystemFill .quickLookPreview(_:)
    .quinary .radial .radialGradient(_:center:startRadius:endRadius:) .radialGradient(_:center:startRadius:endRadius:options:)
    .radialGradient(colors:center:startRadius:endRadius:) .radialGradient(stops:center:startRadius:endRadius:) .radians .radians(_:)
    .rasterizationScale .rawValue .readableContentGuide .readableContentTypes .receive(_:) .receive(completion:) .receive(on:)
    .receive(subscriber:) .receive(subscription:) .recognized .rect .rect(_:) .rect(cornerRadii:style:) .rect(cornerRadius:style:)
    .rect(cornerSize:style:) .rect(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:) .rectangle .red
    .redacted(reason:) .redactionReasons .redraw .reduce(value:nextValue:) .referenceDate .refresh .refreshable(action:)
    .registeredTypeIdentifiers .regular .regularFileContents .regularMaterial .relation .relative .remove(atOffsets:) .removeAllAnimations()
    .removeAllPoints() .removeAnimation(forKey:) .removeArrangedSubview(_:) .removeConstraint(_:) .removeConstraints(_:) .removeDuplicates()
    .removeDuplicates(by:) .removeFromParent() .removeFromSuperlayer() .removeFromSuperview() .removeGestureRecognizer(_:) .removeLast(_:)
    .removeLayoutGuide(_:) .removeLayoutManager(_:) .removeTabStop(_:) .removed .renameAction(_:) .render(in:) .renderer .renderingMode
    .renderingMode(_:) .repeat .repeat(_:) .repeatCount .repeatCount(_:autoreverses:) .repeatForever(autoreverses:) .repeating .replace
    .replaceError(with:) .replacingUnspecifiedDimensions(by:) .request(_:) .require(toFail:) .required .requiresConstraintBasedLayout
    .resignFirstResponder() .resizable(capInsets:resizingMode:) .resolve(_:) .resolve(in:) .resolveSymbol(id:) .resolvedColor(with:)
    .restoreGState() .return .returnPartiallyParsedIfPossible .reuseIdentifier .reveal .reversing .reversing() .right .rightAnchor
    .rightArrow .rightMirrored .rightToLeft .rightToLeftOverride .rightView .rigid .role .rootView .rootViewController .rotate .rotate(by:)
    .rotated(by:) .rotation .rotation(_:anchor:) .rotation3DEffect(_:axis:anchor:anchorZ:perspective:) .rotationEffect(_:anchor:) .round
    .rounded .roundedBorder .roundedRect .roundedRectangle .roundedRectangle(radius:) .sRGB .sRGBLinear
    .safeAreaBar(edge:alignment:spacing:content:) .safeAreaInset(edge:alignment:spacing:content:) .safeAreaInsets .safeAreaLayoutGuide
    .safeAreaPadding(_:) .safeAreaPadding(_:_:) .saturation .saturation(_:) .saveGState() .scale .scale(_:anchor:) .scale(by:)
    .scale(scale:anchor:) .scale(x:y:anchor:) .scaleAspectFill .scaleAspectFit .scaleBy(x:y:) .scaleEffect(_:anchor:)
    .scaleEffect(x:y:anchor:) .scaleToFill .scaled(by:) .scaledBy(x:y:) .scaledFont(for:compatibleWith:) .scaledFont(for:maximumPointSize:)
    .scaledFont(for:maximumPointSize:compatibleWith:) .scaledToFill() .scaledToFit() .scaledValue(for:compatibleWith:) .scenePadding(_:)
    .scenePhase .schedule(_:) .schedule(after:_:) .screen .scrollBounceBehavior(_:axes:) .scrollClipDisabled(_:) .scrollContent
    .scrollContentBackground(_:) .scrollDisabled(_:) .scrollDismissesKeyboard(_:) .scrollEdgeEffectStyle(_:for:) .scrollIndicators
    .scrollIndicators(_:axes:) .scrollPosition(id:anchor:) .scrollTargetBehavior(_:) .scrollTargetLayout(isEnabled:) .scrollTo(_:anchor:)
    .scrollTransition(_:axis:transition:) .scrollView .scrolls .search .search(text:) .searchCompletion(_:) .searchField .searchFocused(_:)
    .searchFocused(_:equals:) .searchScopes(_:scopes:) .searchSuggestions(_:) .searchable(text:isPresented:placement:prompt:)
    .searchable(text:placement:) .searchable(text:placement:prompt:) .searchable(text:prompt:)
    .searchable(text:tokens:placement:prompt:token:) .second .second(_:) .second(_:_:) .secondAttribute .secondary .secondaryAction
    .secondaryLabel .secondarySystemBackground .secondarySystemFill .secondarySystemGroupedBackground .sectionActions(content:)
    .sectionFooters .sectionHeaders .segmented .selected .selection .selectionChanged() .selectionDisabled(_:) .selectionStyle
    .semanticContentAttribute .semibold .send .send() .send(_:) .send(completion:) .sendActions(for:) .sendSubviewToBack(_:)
    .sensoryFeedback(_:trigger:) .sensoryFeedback(_:trigger:condition:) .sensoryFeedback(trigger:_:) .sentences .separator
    .sequenced(before:) .serif .set() .setAffineTransform(_:) .setAllowsAntialiasing(_:) .setAlpha(_:) .setAnimationDuration(_:)
    .setAnimationTimingFunction(_:) .setAnimationsEnabled(_:) .setAttributedString(_:) .setAttributedTitle(_:for:)
    .setBackgroundImage(_:for:) .setBlendMode(_:) .setCompletionBlock(_:) .setContentCompressionResistancePriority(_:for:)
    .setContentHuggingPriority(_:for:) .setCustomSpacing(_:after:) .setDisableActions(_:) .setFailureType(to:) .setFill() .setFillColor(_:)
    .setFillColor(gray:alpha:) .setFillColor(red:green:blue:alpha:) .setImage(_:for:) .setLineCap(_:) .setLineDash(_:count:phase:)
    .setLineDash(phase:lengths:) .setLineJoin(_:) .setLineWidth(_:) .setMiterLimit(_:) .setNeedsDisplay() .setNeedsDisplay(_:)
    .setNeedsLayout() .setNeedsUpdateConstraints() .setParagraphStyle(_:) .setSelected(_:animated:) .setShadow(offset:blur:)
    .setShadow(offset:blur:color:) .setShouldAntialias(_:) .setStroke() .setStrokeColor(_:) .setStrokeColor(gray:alpha:)
    .setStrokeColor(red:green:blue:alpha:) .setTextDrawingMode(_:) .setTitle(_:for:) .setTitleColor(_:for:) .setTranslation(_:in:) .shading
    .shadow .shadow(_:) .shadow(color:radius:x:y:) .shadowBlurRadius .shadowColor .shadowOffset .shadowOpacity .shadowPath .shadowRadius
    .shared .sharedBackgroundVisibility(_:) .sheet .sheet(isPresented:onDismiss:content:) .sheet(item:onDismiss:content:) .shift .short
    .shouldRasterize .showsWidgetContainerBackground .sidebar .sidebarAdaptable .sidebarToggle .simultaneousGesture(_:)
    .simultaneousGesture(_:including:) .simultaneously(with:) .single .sink(receiveCompletion:receiveValue:) .sink(receiveValue:) .size
    .size() .size(_:) .size(width:height:) .size(withAttributes:) .sizeCategory .sizeThatFits .sizeThatFits(_:)
    .sizeThatFits(_:uiView:context:) .sizeThatFits(_:uiViewController:context:) .sizeThatFits(in:) .sizeThatFits(proposal:subviews:cache:)
    .sizeThatFitsLayout .sizeToFit() .sizingRule .slant .slash .slide .sliderThumbVisibility(_:) .small .smallCaps() .smooth
    .smooth(duration:extraBounce:) .snappy .snappy(duration:extraBounce:) .snapsToPixelGrid(_:) .soft .softLight .solid .sourceAtop
    .sourceIn .space .spacing .spacingUseDefault .spacingUseSystem .spatial .speechAdjustedPitch(_:) .speechSpellsOutCharacters(_:) .speed
    .speed(_:) .spellOut .spring .spring(duration:bounce:) .spring(response:dampingFraction:blendDuration:) .square .stack .stackOrientation
    .standard .start .startAnchor .startAnimation() .startAnimation(afterDelay:) .startIndex .startLocation .startPoint .state .staticText
    .stationary .status .statusBar(hidden:) .statusBarHidden(_:) .stiffness .stop .stopAnimation(_:) .stops .store(in:) .stretch
    .strikethrough .strikethrough(_:pattern:color:) .strikethroughColor .strikethroughStyle .string .string(for:) .stringTable .stroke
    .stroke() .stroke(_:) .stroke(_:lineWidth:antialiased:) .stroke(_:style:antialiased:) .stroke(_:width:) .stroke(_:with:lineWidth:)
    .stroke(_:with:style:) .stroke(lineWidth:) .stroke(style:) .stroke(with:alpha:) .strokeBorder(_:lineWidth:antialiased:)
    .strokeBorder(_:style:antialiased:) .strokeBorder(lineWidth:antialiased:) .strokeBorder(style:antialiased:) .strokeClip .strokeColor
    .strokeEllipse(in:) .strokeEnd .strokePath() .strokeStart .strokeWidth .stronglyEmphasized .style .style(_:) .subheadline .sublayers
    .submitLabel(_:) .submitScope(_:) .subscribe(on:) .subtitle .subtype .subviews .success .success(_:) .summaryElement .superlayer
    .superscript .superview .supportsMultipleWindows .svg .svgData() .swiftUI .swipeActions(edge:allowsFullSwipe:content:) .switch
    .symbolColorRenderingMode(_:) .symbolConfiguration .symbolEffect .symbolEffect(_:options:) .symbolEffect(_:options:isActive:)
    .symbolEffect(_:options:value:) .symbolEffectsRemoved(_:) .symbolRenderingMode .symbolRenderingMode(_:) .symbolVariableValueMode(_:)
    .symbolVariant(_:) .symbolVariants .symbolic .symbolicTraits .symbols .system .system(_:design:weight:) .system(size:weight:design:)
    .systemAction .systemBackground .systemBlue .systemBrown .systemChromeMaterial .systemCyan .systemFill .systemFont(ofSize:weight:)
    .systemFont(ofSize:weight:width:) .systemFontSize .systemGray .systemGray2 .systemGray3 .systemGray4 .systemGray5 .systemGray6
    .systemGreen .systemGroupedBackground .systemIndigo .systemLayoutSizeFitting(_:)
    .systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) .systemMaterial .systemMint .systemName .systemOrange
    .systemPalette .systemPink .systemPurple .systemRed .systemTeal .systemThickMaterial .systemThinMaterial .systemUltraThinMaterial
    .systemVersion .systemYellow .tab .tabBar .tabBarMinimizeBehavior(_:) .tabItem(_:) .tabStops .tabView .tabViewBottomAccessory(content:)
    .tabViewStyle(_:) .table .tag .tag(_:) .tag(_:includeOptional:) .tail .tailIndent .tapCount .task(id:priority:_:) .task(priority:_:)
    .teal .telephoneNumber .template .tertiary .tertiaryLabel .tertiarySystemBackground .tertiarySystemFill .tertiarySystemGroupedBackground
    .text .textAlignment .textCase .textCase(_:) .textColor .textContainer .textContainerInset .textContainers .textContentType
    .textContentType(_:) .textEditorStyle(_:) .textFieldStyle(_:) .textInputAutocapitalization(_:) .textMetrics .textRect(forBounds:)
    .textRect(forBounds:limitedToNumberOfLines:) .textScale(_:isEnabled:) .textSelection(_:) .textStorage .thick .thickMaterial .thin
    .thinMaterial .throwError .tight .tile .time .timeZone .timer .timingCurve(_:_:_:_:duration:) .timingFunction .tint .tint(_:) .tintColor
    .tintColorDidChange() .tinted() .title .title(for:) .title1 .title2 .title3 .titleAndIcon .titleColor(for:) .titleEdgeInsets .titleLabel
    .titleOnly .titlePadding .toValue .toggleStyle(_:) .toolbar .toolbar(_:for:) .toolbar(content:) .toolbar(id:content:)
    .toolbar(removing:) .toolbarBackground(_:for:) .toolbarBackgroundVisibility(_:for:) .toolbarColorScheme(_:for:) .toolbarRole(_:)
    .toolbarTitleDisplayMode(_:) .toolbarTitleMenu(content:) .toolbarVisibility(_:for:) .top .topAnchor .topBarLeading .topBarTrailing
    .topLeading .topLeft .topRight .topTrailing .touchCancel .touchDown .touchUpInside .touchUpOutside .touchesBegan(_:with:)
    .touchesCancelled(_:with:) .touchesEnded(_:with:) .touchesMoved(_:with:) .tracking .tracking(_:) .trailing .trailingAnchor
    .trailingFirstTextBaseline .trailingLastTextBaseline .traitBold .traitCollection .traitCollectionDidChange(_:) .traitCondensed
    .traitExpanded .traitItalic .traitMonoSpace .traits .transaction(_:) .transaction(value:_:) .transform .transform(_:)
    .transformAnchorPreference(key:value:transform:) .transformEffect(_:) .transformEnvironment(_:transform:) .transformPreference(_:_:)
    .transient .transition(_:) .transition(from:to:duration:options:completion:) .transition(with:duration:options:animations:completion:)
    .transitionCrossDissolve .transitionFlipFromLeft .transitionFlipFromRight .translateBy(x:y:) .translatedBy(x:y:)
    .translatesAutoresizingMaskIntoConstraints .translation .translation(in:) .trigger() .trim(from:to:) .trimmedPath(from:to:)
    .truncatesLastVisibleLine .truncationMode .truncationMode(_:) .tryMap(_:) .tv .tx .ty .type .typesettingLanguage(_:isEnabled:) .uiImage
    .uiKit .ultraLight .ultraThick .ultraThickMaterial .ultraThin .ultraThinMaterial .underline(_:pattern:color:) .underlineColor
    .underlineStyle .unitPoint(_:) .unitsStyle .unknown .unlimited .unredacted() .unspecified .up .upArrow .upMirrored .upUp .update()
    .updateConstraints() .updateConstraintsIfNeeded() .updateUIView(_:context:) .updateUIViewController(_:context:) .updatesFrequently
    .updating(_:body:) .uppercase .uppercaseSmallCaps() .url .usage .usedRect(for:) .userActivity(_:isActive:_:) .userInfo
    .userInterfaceIdiom .userInterfaceLayoutDirection .userInterfaceLayoutDirection(for:) .userInterfaceStyle .username .usesEvenOddFillRule
    .usesFontLeading .usesLineFragmentOrigin .utf8PlainText .value .value1 .value2 .valueChanged .values .variable .variableColor .velocity
    .velocity(in:) .vertical .verticalSizeClass .view .viewAligned .viewDidAppear(_:) .viewDidDisappear(_:) .viewDidLayoutSubviews()
    .viewDidLoad() .viewWillAppear(_:) .viewWillDisappear(_:) .viewWillLayoutSubviews() .viewWithTag(_:) .visible .visibleRect .vision
    .visualEffect(_:) .warning .warnings() .webpData() .webpageURL .weight .weight(_:) .wheel .white .wholeSymbol .widget
    .widgetAccentable(_:) .widgetURL(_:) .width .width(_:) .width(min:ideal:max:) .widthAnchor .wiggle .willAppear .willMove(toParent:)
    .willMove(toSuperview:) .willMove(toWindow:) .willRemoveSubview(_:) .winding .window .windowBackground .windowResizability(_:)
    .windowToolbar .windows .withAlphaComponent(_:) .withConfiguration(_:) .withDesign(_:) .withFamily(_:) .withRenderingMode(_:)
    .withSize(_:) .withSymbolicTraits(_:) .withTextMetrics(_:) .withTintColor(_:) .withTintColor(_:renderingMode:) .words .wrappedValue
    .writingDirection .x .xHeight .xLarge .xSmall .xml .xxLarge .xxxLarge .y .yellow .zIndex(_:) .zPosition .zero .zip .zoom(sourceID:in:)
    AccessibilityCustomContentKey(_:) AccessibilityCustomContentKey(_:id:) AccessibilityFocusState() AccessibilityHeadingLevel(rawValue:)
    AccessibilityTraits(rawValue:) AccessoryCircularCapacityGaugeStyle() AccessoryCircularGaugeStyle() AccessoryLinearCapacityGaugeStyle()
    AccessoryLinearGaugeStyle() ActionSheet(title:message:buttons:) Alert(title:message:dismissButton:)
    Alert(title:message:primaryButton:secondaryButton:) Alignment(horizontal:vertical:) Alignment(rawValue:) Angle() Angle(degrees:)
    Angle(radians:) AngularGradient(colors:center:angle:) AngularGradient(colors:center:startAngle:endAngle:)
    AngularGradient(gradient:center:angle:) AngularGradient(gradient:center:startAngle:endAngle:) AngularGradient(stops:center:angle:)
    AngularGradient(stops:center:startAngle:endAngle:) AnimatablePair(_:_:) AnimationCurve(rawValue:) AnimationOptions(rawValue:)
    AnimationTimelineSchedule(minimumInterval:paused:) AnyCancellable(_:) AnyGradient(_:) AnyLayout(_:) AnyPublisher(_:) AnyShape(_:)
    AnyShapeStyle(_:) AnyView(_:) AnyView(erasing:) App() AppStorage(_:store:) AppStorage(wrappedValue:_:) AppStorage(wrappedValue:_:store:)
    AsyncImage(url:scale:) AsyncImage(url:scale:content:) AsyncImage(url:scale:content:placeholder:) Attachment(_:lineLayoutPadding:)
    Attachment(_:x:y:width:height:lineLayoutPadding:) Attribute(rawValue:) AttributeName(rawValue:) AttributedString(_:)
    AttributedString(markdown:options:baseURL:) AutomaticControlGroupStyle() AutomaticDisclosureGroupStyle() AutomaticFormStyle()
    AutomaticLabeledContentStyle() AutomaticNavigationSplitViewStyle() AutomaticTextEditorStyle() AutoresizingMask(rawValue:)
    Axis(rawValue:) BackgroundStyle() BalancedNavigationSplitViewStyle() BaseWritingDirection(rawValue:) Bindable(_:)
    Bindable(wrappedValue:) Binding(_:) Binding(get:set:) Binding(projectedValue:) BorderStyle(rawValue:) BorderedButtonStyle()
    BorderedProminentButtonStyle() BorderlessButtonMenuStyle() BorderlessButtonStyle() Button(_:) Button(_:image:role:action:)
    Button(_:role:action:) Button(_:systemImage:role:action:) Button(action:label:) Button(role:action:) Button(role:action:label:)
    ButtonMenuStyle() ButtonToggleStyle() ButtonType(rawValue:) CACornerMask(rawValue:) CAGradientLayerType(rawValue:) CALayer()
    CALayer(coder:) CALayer(layer:) CAMediaTimingFillMode(rawValue:) CAMediaTimingFunction(controlPoints:_:_:_:)
    CAMediaTimingFunction(name:) CAMediaTimingFunctionName(rawValue:) CAPropertyAnimation(keyPath:) CAShapeLayerFillRule(rawValue:)
    CAShapeLayerLineCap(rawValue:) CAShapeLayerLineJoin(rawValue:) CATextLayerAlignmentMode(rawValue:) CATextLayerTruncationMode(rawValue:)
    CATransitionSubtype(rawValue:) CATransitionType(rawValue:) CGAffineTransform() CGAffineTransform(_:_:_:_:_:_:)
    CGAffineTransform(a:b:c:d:tx:ty:) CGAffineTransform(rotationAngle:) CGAffineTransform(scaleX:y:) CGAffineTransform(translationX:y:)
    CGBlendMode(rawValue:) CGColor(gray:alpha:) CGColor(red:green:blue:alpha:) CGColor(srgbRed:green:blue:alpha:) CGColorSpace(name:)
    CGFloat(truncating:) CGGradient(colorSpace:colorComponents:locations:count:) CGGradient(colorsSpace:colors:locations:)
    CGGradientDrawingOptions(rawValue:) CGInterpolationQuality(rawValue:) CGMutablePath() CGPath(ellipseIn:transform:)
    CGPath(rect:transform:) CGPath(roundedRect:cornerWidth:cornerHeight:transform:) CGPathDrawingMode(rawValue:) CGPathFillRule(rawValue:)
    CGTextDrawingMode(rawValue:) Canvas(opaque:colorMode:rendersAsynchronously:renderer:)
    Canvas(opaque:colorMode:rendersAsynchronously:renderer:symbols:) Capsule(style:) CellStyle(rawValue:) CheckboxToggleStyle() Circle()
    CircularProgressViewStyle() CircularProgressViewStyle(tint:) ClipOptions(rawValue:) Color(_:) Color(_:bundle:)
    Color(_:red:green:blue:opacity:) Color(_:white:opacity:) Color(cgColor:) Color(hue:saturation:brightness:opacity:)
    Color(red:green:blue:opacity:) Color(uiColor:) Color(white:opacity:) ColorPicker(_:selection:supportsOpacity:)
    ColorPicker(selection:supportsOpacity:label:) ColorResource(name:bundle:) ColorScheme(rawValue:) ColorSchemeContrast(rawValue:)
    ColumnsFormStyle() CommandGroup(after:addition:) CommandGroup(before:addition:) CommandGroup(replacing:addition:)
    CommandMenu(_:content:) CompactDatePickerStyle() ContainerRelativeShape() ContainerValues() ContentHorizontalAlignment(rawValue:)
    ContentMode(rawValue:) ContentShapeKinds(rawValue:) ContentUnavailableView(_:image:description:)
    ContentUnavailableView(_:systemImage:description:) ContentUnavailableView(label:description:actions:) ContextMenu(menuItems:)
    ControlGroup(_:) ControlGroup(_:content:) ControlGroup(_:systemImage:content:) ControlGroup(content:) ControlGroup(content:label:)
    CornerStyle(rawValue:) CubicKeyframe(_:duration:) CurrentValueSubject(_:) DatePicker(_:selection:displayedComponents:)
    DatePicker(_:selection:in:displayedComponents:) DatePicker(selection:displayedComponents:label:)
    DatePicker(selection:in:displayedComponents:label:) DatePickerComponents(rawValue:) DateTimeStyle(rawValue:) DefaultButtonStyle()
    DefaultDatePickerStyle() DefaultGaugeStyle() DefaultGlassEffectShape() DefaultGroupBoxStyle() DefaultLabelStyle() DefaultListStyle()
    DefaultMenuStyle() DefaultNavigationViewStyle() DefaultPickerStyle() DefaultProgressViewStyle() DefaultTabViewStyle()
    DefaultTextFieldStyle() DefaultToggleStyle() Deferred(createPublisher:) Design(rawValue:) Direction(rawValue:)
    DisclosureGroup(_:content:) DisclosureGroup(_:isExpanded:content:) DisclosureGroup(content:label:)
    DisclosureGroup(isExpanded:content:label:) Distribution(rawValue:) Divider() DragGesture(minimumDistance:coordinateSpace:)
    DynamicTypeSize(rawValue:) Edge(rawValue:) EdgeInsets() EdgeInsets(top:leading:bottom:trailing:) EditButton() Ellipse()
    EllipticalGradient(colors:center:startRadiusFraction:endRadiusFraction:)
    EllipticalGradient(gradient:center:startRadiusFraction:endRadiusFraction:)
    EllipticalGradient(stops:center:startRadiusFraction:endRadiusFraction:) Empty(completeImmediately:)
    Empty(completeImmediately:outputType:failureType:) EmptyAnimatableData() EmptyModifier() EmptyView() EmptyVisualEffect() Environment(_:)
    EnvironmentObject() EnvironmentValues() EquatableView(content:) Event(rawValue:) EventModifiers(rawValue:) EveryMinuteTimelineSchedule()
    ExplicitTimelineSchedule(_:) Fail(error:) Fail(outputType:failure:) FeedbackStyle(rawValue:) FeedbackType(rawValue:)
    FileDocument(configuration:) FileWrapper(regularFileWithContents:) FillShapeStyle() FillStyle(eoFill:antialiased:)
    FilterOptions(rawValue:) FocusInteractions(rawValue:) FocusState() FocusedValue(_:) Font(_:) ForEach(_:content:) ForEach(_:id:content:)
    ForEach(sections:content:) ForEach(subviews:content:) ForegroundStyle() Form(_:) Form(content:) FormatOptions(rawValue:)
    FormatStyle(from:) FormatStyle(width:locale:usage:fractionLength:) Future(_:) Gauge(value:in:label:)
    Gauge(value:in:label:currentValueLabel:) Gauge(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:)
    GeometryReader(content:) GestureMask(rawValue:) GestureState(initialValue:) GestureState(wrappedValue:) GlassButtonStyle()
    GlassButtonStyle(_:) GlassEffectContainer(spacing:content:) GlassProminentButtonStyle() GlobalCoordinateSpace() Gradient(colors:)
    Gradient(stops:) GradientOptions(rawValue:) GraphicalDatePickerStyle() Grid(alignment:horizontalSpacing:verticalSpacing:content:)
    GridItem(_:spacing:alignment:) GridLayout(alignment:horizontalSpacing:verticalSpacing:) GridRow(alignment:content:) Group(content:)
    Group(sections:transform:) Group(subviews:transform:) GroupBox(_:) GroupBox(_:content:) GroupBox(content:) GroupBox(content:label:)
    GroupBox(label:content:) GroupedFormStyle() GroupedListStyle() HStack(alignment:spacing:content:) HStackLayout(alignment:spacing:)
    HorizontalAlignment(_:) HorizontalEdge(rawValue:) IconOnlyLabelStyle() IdentityTransition() Image(_:) Image(_:bundle:)
    Image(_:bundle:label:) Image(_:scale:orientation:label:) Image(_:variableValue:bundle:) Image(contentsOf:) Image(decorative:bundle:)
    Image(decorative:scale:orientation:) Image(path:) Image(systemName:) Image(systemName:variableValue:) Image(uiImage:)
    ImageRenderer(content:) ImageResource(name:bundle:) InlinePickerStyle() InlinePresentationIntent(rawValue:) InsetGroupedListStyle()
    InsetListStyle() Just(_:) KeyEquivalent(_:) KeyEquivalent(extendedGraphemeClusterLiteral:) KeyboardShortcut(_:modifiers:)
    KeyframeAnimationOptions(rawValue:) KeyframeAnimator(initialValue:repeating:content:keyframes:)
    KeyframeAnimator(initialValue:trigger:content:keyframes:) KeyframeTrack(_:content:) Label(_:) Label(_:image:) Label(_:systemImage:)
    Label(title:icon:) LabeledContent(_:) LabeledContent(_:content:) LabeledContent(_:value:) LabeledContent(_:value:format:)
    LabeledContent(content:label:) LayoutProperties() LazyHGrid(rows:alignment:spacing:pinnedViews:content:)
    LazyHStack(alignment:spacing:pinnedViews:content:) LazyVGrid(columns:alignment:spacing:pinnedViews:content:)
    LazyVStack(alignment:spacing:pinnedViews:content:) LineStyle(pattern:weight:isByWord:color:) LinearCapacityGaugeStyle()
    LinearGradient(colors:startPoint:endPoint:) LinearGradient(gradient:startPoint:endPoint:) LinearGradient(stops:startPoint:endPoint:)
    LinearKeyframe(_:duration:) LinearProgressViewStyle() LinearProgressViewStyle(tint:) Link(_:destination:) Link(destination:label:)
    LinkShapeStyle() List(_:children:rowContent:) List(_:id:rowContent:) List(_:id:selection:rowContent:) List(_:rowContent:)
    List(_:selection:rowContent:) List(content:) List(selection:content:) LocalCoordinateSpace() LocalizedStringKey(_:)
    LocalizedStringKey(stringInterpolation:) LocalizedStringKey(stringLiteral:)
    LocalizedStringResource(_:defaultValue:table:locale:bundle:comment:) LocalizedStringResource(_:table:locale:comment:)
    LocalizedStringResource(stringInterpolation:) LocalizedStringResource(stringLiteral:) LongPressGesture(minimumDuration:maximumDistance:)
    MagnificationGesture(minimumScaleDelta:) MagnifyGesture(minimumScaleDelta:)
    MarkdownParsingOptions(allowsExtendedAttributes:interpretedSyntax:failurePolicy:languageCode:) MatchedGeometryProperties(rawValue:)
    Menu(_:) Menu(_:content:) Menu(_:systemImage:content:) Menu(content:label:) Menu(content:label:primaryAction:)
    MenuBarExtra(_:systemImage:content:) MenuBarExtra(content:label:) MenuPickerStyle()
    MeshGradient(width:height:points:colors:background:smoothsColors:colorSpace:) ModifiedContent(content:modifier:) MoveKeyframe(_:)
    MultiDatePicker(_:selection:) MultiDatePicker(_:selection:in:) MultiDatePicker(selection:in:label:) MultiDatePicker(selection:label:)
    NSAttributedString(_:) NSAttributedString(attachment:) NSDirectionalEdgeInsets() NSDirectionalEdgeInsets(top:leading:bottom:trailing:)
    NSDirectionalRectEdge(rawValue:) NSItemProvider() NSItemProvider(contentsOf:) NSItemProvider(item:typeIdentifier:)
    NSItemProvider(object:) NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:) NSParagraphStyle() NSShadow()
    NSStringDrawingOptions(rawValue:) NSTextAttachment() NSTextAttachment(data:ofType:) NSTextAttachment(image:) NSTextContainer(size:)
    NSTextStorage() NSTextStorage(attributedString:) NSTextStorage(string:) NSTextStorage(string:attributes:)
    NSTextTab(textAlignment:location:options:) NSUnderlineStyle(rawValue:) NSUserActivity(activityType:) NSWritingDirection(rawValue:)
    NSWritingDirectionFormatType(rawValue:) Namespace() NavigationControlGroupStyle() NavigationLink(_:destination:)
    NavigationLink(_:destination:isActive:) NavigationLink(_:value:) NavigationLink(destination:isActive:label:)
    NavigationLink(destination:label:) NavigationLink(destination:tag:selection:label:) NavigationLink(value:label:)
    NavigationLinkPickerStyle() NavigationPath() NavigationPath(_:) NavigationSplitView(columnVisibility:sidebar:content:detail:)
    NavigationSplitView(columnVisibility:sidebar:detail:) NavigationSplitView(sidebar:content:detail:) NavigationSplitView(sidebar:detail:)
    NavigationStack(path:root:) NavigationStack(root:) NavigationView(content:) ObservableObjectPublisher() ObservedObject(wrappedValue:)
    OpenExternalURLOptionsKey(rawValue:) OpenURLAction(handler:) OptionKey(rawValue:) Orientation(rawValue:)
    OutlineGroup(_:children:content:) OutlineGroup(_:id:children:content:) PageIndexViewStyle(backgroundDisplayMode:)
    PageTabViewStyle(indexDisplayMode:) PagingScrollTargetBehavior() PalettePickerStyle() ParagraphStyle() PassthroughSubject() Path()
    Path(_:) Path(ellipseIn:) Path(roundedRect:cornerRadius:style:) Pattern(rawValue:) PeriodicTimelineSchedule(from:by:) Phase(rawValue:)
    PhaseAnimator(_:content:animation:) PhaseAnimator(_:trigger:content:animation:) Phases(rawValue:) Picker(_:selection:content:)
    Picker(_:systemImage:selection:content:) Picker(selection:content:label:) Picker(selection:content:label:currentValueLabel:)
    Picker(selection:label:content:) Picker(sources:selection:content:label:) PinnedScrollableViews(rawValue:) PlaceholderTextShapeStyle()
    PlainButtonStyle() PlainListStyle() PlainTextEditorStyle() PlainTextFieldStyle() Preview(_:body:) Preview(_:traits:_:body:)
    Preview(_:traits:body:) PreviewDevice(rawValue:) PreviewDevice(stringLiteral:) ProgressView() ProgressView(_:)
    ProgressView(_:value:total:) ProgressView(label:) ProgressView(value:total:) ProgressView(value:total:label:)
    ProgressView(value:total:label:currentValueLabel:) ProjectionTransform() ProjectionTransform(_:)
    ProminentDetailNavigationSplitViewStyle() ProposedViewSize(_:) ProposedViewSize(width:height:) Published(initialValue:)
    Published(wrappedValue:) RadialGradient(colors:center:startRadius:endRadius:) RadialGradient(gradient:center:startRadius:endRadius:)
    RadialGradient(stops:center:startRadius:endRadius:) Range(rawValue:) Rectangle()
    RectangleCornerRadii(topLeading:bottomLeading:bottomTrailing:topTrailing:) RedactionReasons(rawValue:) Relation(rawValue:)
    RenderingMode(rawValue:) Resolved(colorSpace:red:green:blue:opacity:) RotateGesture(minimumAngleDelta:)
    RotationGesture(minimumAngleDelta:) RoundedBorderTextFieldStyle() RoundedRectangle(cornerRadius:style:)
    RoundedRectangle(cornerSize:style:) SafeAreaRegions(rawValue:) ScaledMetric(wrappedValue:) ScaledMetric(wrappedValue:relativeTo:)
    SceneStorage(_:) SceneStorage(wrappedValue:_:) ScrollGeometry(contentOffset:contentSize:contentInsets:containerSize:)
    ScrollView(_:showsIndicators:content:) ScrollViewReader(content:) Section(_:content:) Section(_:isExpanded:content:) Section(content:)
    Section(content:footer:) Section(content:header:) Section(content:header:footer:) Section(footer:content:) Section(header:content:)
    Section(header:footer:content:) SecureField(_:text:onCommit:) SecureField(_:text:prompt:) SecureField(text:prompt:label:)
    SegmentedPickerStyle() SelectionShapeStyle() SelectionStyle(rawValue:) SeparatorShapeStyle() Set(_:) Set(rawValue:) Settings(content:)
    Shadow(color:blurRadius:x:y:) ShareLink(_:item:subject:message:) ShareLink(_:item:subject:message:preview:)
    ShareLink(item:subject:message:) ShareLink(item:subject:message:label:) ShareLink(item:subject:message:preview:)
    ShareLink(item:subject:message:preview:label:) ShareLink(items:subject:message:label:) SharePreview(_:) SharePreview(_:image:)
    SidebarAdaptableTabViewStyle() SidebarListStyle() Size(rawValue:)
    Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:) Slider(value:in:label:onEditingChanged:)
    Slider(value:in:onEditingChanged:) Slider(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)
    Slider(value:in:step:label:onEditingChanged:) Slider(value:in:step:onEditingChanged:) Spacer(minLength:)
    SpatialTapGesture(count:coordinateSpace:) SpringKeyframe(_:duration:) StackNavigationViewStyle() State() State(initialValue:)
    State(rawValue:) State(wrappedValue:) StateObject(wrappedValue:) Stepper(_:onIncrement:onDecrement:)
    Stepper(_:value:in:step:onEditingChanged:) Stepper(_:value:step:) Stepper(label:onIncrement:onDecrement:onEditingChanged:)
    Stepper(value:in:step:label:onEditingChanged:) Stepper(value:step:label:onEditingChanged:) Stop(color:location:) String(localized:)
    String(localized:defaultValue:table:bundle:locale:comment:) String(localized:table:bundle:locale:comment:)
    StringInterpolation(literalCapacity:interpolationCount:) StrokeStyle(lineWidth:lineCap:lineJoin:miterLimit:dash:dashPhase:)
    Style(rawValue:) SubmitTriggers(rawValue:) SwitchToggleStyle() SwitchToggleStyle(tint:) SymbolConfiguration(font:)
    SymbolConfiguration(font:scale:) SymbolConfiguration(hierarchicalColor:) SymbolConfiguration(paletteColors:)
    SymbolConfiguration(pointSize:) SymbolConfiguration(pointSize:weight:) SymbolConfiguration(pointSize:weight:scale:)
    SymbolConfiguration(scale:) SymbolConfiguration(textStyle:) SymbolConfiguration(textStyle:scale:) SymbolConfiguration(weight:)
    SymbolScale(rawValue:) SymbolWeight(rawValue:) SymbolicTraits(rawValue:) Tab(_:image:role:content:) Tab(_:image:value:role:content:)
    Tab(_:systemImage:role:content:) Tab(_:systemImage:value:role:content:) Tab(role:content:label:) Tab(value:role:content:)
    Tab(value:role:content:label:) TabSection(_:content:) TabSection(content:header:) TabStop(_:alignment:) TabView(content:)
    TabView(selection:content:) Table(_:columns:) Table(_:selection:columns:) Table(_:selection:sortOrder:columns:)
    Table(_:sortOrder:columns:) TableColumn(_:content:) TableColumn(_:value:) TableColumn(_:value:content:) TapGesture(count:) Text(_:)
    Text(_:format:) Text(_:formatter:) Text(_:style:) Text(_:tableName:bundle:comment:) Text(_:tableName:comment:)
    Text(timerInterval:pauseTime:countsDown:showsHours:) Text(verbatim:) TextAlignment(rawValue:) TextEditor(text:)
    TextField(_:text:onEditingChanged:) TextField(_:text:onEditingChanged:onCommit:) TextField(_:text:prompt:axis:)
    TextField(_:value:format:prompt:) TextField(_:value:formatter:) TextField(text:prompt:axis:label:) TextStyle(rawValue:)
    TimelineView(_:content:) TimerPublisher(interval:runLoop:mode:) TintShapeStyle() TitleAndIconLabelStyle() TitleOnlyLabelStyle()
    Toggle(_:isOn:) Toggle(_:systemImage:isOn:) Toggle(isOn:label:) ToolbarItem(id:placement:showsByDefault:content:)
    ToolbarItem(placement:content:) ToolbarItemGroup(placement:content:) ToolbarItemGroup(placement:content:label:)
    ToolbarSpacer(_:placement:) TraitKey(rawValue:) Transaction(animation:) TupleView(_:) UIAccessibilityTraits(rawValue:)
    UIAction(title:image:handler:) UIBezierPath() UIBezierPath(arcCenter:radius:startAngle:endAngle:clockwise:) UIBezierPath(cgPath:)
    UIBezierPath(ovalIn:) UIBezierPath(rect:) UIBezierPath(roundedRect:byRoundingCorners:cornerRadii:)
    UIBezierPath(roundedRect:cornerRadius:) UIBlurEffect(style:) UIButton(coder:) UIButton(configuration:primaryAction:) UIButton(frame:)
    UIButton(type:) UICollectionViewCell(coder:) UICollectionViewCell(frame:) UIColor(_:) UIColor(cgColor:)
    UIColor(displayP3Red:green:blue:alpha:) UIColor(dynamicProvider:) UIColor(hue:saturation:brightness:alpha:)
    UIColor(named:in:compatibleWith:) UIColor(patternImage:) UIColor(red:green:blue:alpha:) UIColor(resource:) UIColor(white:alpha:)
    UIControl(coder:) UIControl(frame:) UIDeviceOrientation(rawValue:) UIEdgeInsets() UIEdgeInsets(top:left:bottom:right:)
    UIFont(descriptor:size:) UIFont(name:size:) UIFontDescriptor(fontAttributes:) UIFontDescriptor(name:size:) UIFontMetrics(forTextStyle:)
    UIGestureRecognizer() UIGraphicsImageRenderer(bounds:) UIGraphicsImageRenderer(bounds:format:) UIGraphicsImageRenderer(size:)
    UIGraphicsImageRenderer(size:format:) UIHostingController(rootView:) UIImage() UIImage(cgImage:) UIImage(cgImage:scale:orientation:)
    UIImage(contentsOfFile:) UIImage(data:) UIImage(data:scale:) UIImage(named:in:compatibleWith:) UIImage(resource:) UIImage(systemName:)
    UIImage(systemName:withConfiguration:) UIImageView(coder:) UIImageView(frame:) UIImageView(image:) UIImpactFeedbackGenerator()
    UIImpactFeedbackGenerator(style:) UILabel(coder:) UILabel(frame:) UILayoutGuide() UILayoutPriority(_:) UILayoutPriority(rawValue:)
    UIRectCorner(rawValue:) UISemanticContentAttribute(rawValue:) UIStackView(arrangedSubviews:) UIStackView(coder:) UIStackView(frame:)
    UITableViewCell(coder:) UITableViewCell(style:reuseIdentifier:) UITextAutocapitalizationType(rawValue:) UITextContentType(rawValue:)
    UITextField(coder:) UITextField(frame:) UITraitCollection() UITraitCollection(displayScale:) UITraitCollection(layoutDirection:)
    UITraitCollection(preferredContentSizeCategory:) UITraitCollection(userInterfaceStyle:) UIUserInterfaceIdiom(rawValue:)
    UIUserInterfaceLayoutDirection(rawValue:) UIVibrancyEffect(blurEffect:) UIView() UIView(coder:) UIView(frame:)
    UIViewAnimatingPosition(rawValue:) UIViewController() UIViewController(coder:) UIViewController(nibName:bundle:)
    UIViewPropertyAnimator(duration:curve:animations:) UIViewPropertyAnimator(duration:dampingRatio:animations:) UIVisualEffectView(coder:)
    UIVisualEffectView(effect:) UTType(_:) UTType(exportedAs:conformingTo:) UTType(filenameExtension:conformingTo:)
    UTType(importedAs:conformingTo:) UnevenRoundedRectangle(cornerRadii:style:)
    UnevenRoundedRectangle(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:) UnitPoint() UnitPoint(x:y:)
    UnitsStyle(rawValue:) VStack(alignment:spacing:content:) VStackLayout(alignment:spacing:) VerticalAlignment(_:) VerticalEdge(rawValue:)
    ViewAlignedScrollTargetBehavior() ViewThatFits(in:content:) Weight(_:) Weight(rawValue:) WheelDatePickerStyle() WheelPickerStyle()
    Width(rawValue:) Window(_:id:content:) WindowBackgroundShapeStyle() WindowGroup(_:content:) WindowGroup(_:id:content:)
    WindowGroup(content:) WindowGroup(id:content:) WritingDirection(rawValue:) ZStack(alignment:content:) ZStackLayout(alignment:)
    """
}
