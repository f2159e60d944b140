// SPDX-License-Identifier: MIT

// Like code of apps: no import of Combine, which Apple's SwiftUI brings.
import SwiftUI
import Testing

// Names that screens use around their labels, as code of apps uses them.

private final class SearchModel: ObservableObject {
  @Published var text = ""
  private var cancellables = Set<AnyCancellable>()
  private(set) var values: [String] = []
  private let subject = PassthroughSubject<String, Never>()
  private let current = CurrentValueSubject<Int, Never>(1)
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  init() {
    $text.dropFirst().removeDuplicates().sink { [weak self] in self?.values.append($0) }.store(in: &cancellables)
    Just("a").sink { [weak self] in self?.values.append($0) }.store(in: &cancellables)
    subject.sink { [weak self] in self?.values.append($0) }.store(in: &cancellables)
  }
  func send() {
    text = "b"
    subject.send("c")
  }
}

private final class FormController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  let field = UITextField()
  let notes = UITextView()
  let spinner = UIActivityIndicatorView(style: .large)
  private var displayLink: CADisplayLink?
  private var observers: [NSObjectProtocol] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = self
    field.autocorrectionType = .no
    field.autocapitalizationType = .none
    field.spellCheckingType = .no
    field.returnKeyType = .done
    field.keyboardType = .asciiCapableNumberPad
    field.keyboardAppearance = .dark
    field.textContentType = .creditCardNumber
    field.enablesReturnKeyAutomatically = true
    field.clearButtonMode = .whileEditing
    field.inputAccessoryView = UIToolbar()
    field.addAction(UIAction { [weak self] _ in self?.title = "changed" }, for: .editingChanged)
    notes.delegate = self
    (notes.smartQuotesType, notes.smartDashesType, notes.smartInsertDeleteType) = (.no, .no, .no)
    notes.dataDetectorTypes = [.link, .phoneNumber]
    spinner.hidesWhenStopped = true
    spinner.color = .systemGreen
    spinner.startAnimating()
    let center = NotificationCenter.default
    observers = [
      UIResponder.keyboardWillShowNotification, UIApplication.didEnterBackgroundNotification, UIDevice.orientationDidChangeNotification,
    ]
    .map { center.addObserver(forName: $0, object: nil, queue: nil) { _ in } }
    displayLink?.invalidate()
    modalPresentationStyle = .overFullScreen
    sheetPresentationController?.detents = [.medium(), .large()]
    sheetPresentationController?.prefersGrabberVisible = true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    string != "x"
  }
  func textViewDidChange(_ textView: UITextView) { title = textView.text }
  override var prefersStatusBarHidden: Bool { true }
  override var shouldAutorotate: Bool { false }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in }, completion: nil)
  }
}

private final class AppDelegate: NSObject, UIApplicationDelegate {
  static var orientationLock: UIInterfaceOrientationMask { .allButUpsideDown }
  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil)
    -> Bool
  {
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    let appearance = UITabBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.stackedLayoutAppearance.normal.iconColor = .gray
    UITabBar.appearance().standardAppearance = appearance
    UITabBar.appearance().scrollEdgeAppearance = appearance
    UIBarButtonItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 12)], for: .normal)
    UITextView.appearance().backgroundColor = .clear
    return true
  }
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
    Self.orientationLock
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: Text("Main"))
    window.makeKeyAndVisible()
    self.window = window
  }
}

private struct ReorderDelegate: DropDelegate {
  @Binding var items: [Int]
  func performDrop(info: DropInfo) -> Bool { info.location.x >= 0 }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  func dropEntered(info: DropInfo) { items.reverse() }
}

private struct Wobble: CustomAnimation {
  var speed = 1.0
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time > 1 ? nil : value.scaled(by: sin(time * speed))
  }
}

private struct Fade: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

private struct Shift: AnimatableModifier {
  var animatableData: Double = 0
  func body(content: Content) -> some View { content.offset(x: animatableData) }
}

private struct City: Identifiable {
  var id: Int
  var name: String
}

private struct Swatch<S: ShapeStyle & View>: View {
  var style: S
  var body: some View {
    VStack {
      style
      Text("v").foregroundStyle(style)
    }
  }
}

private struct Screen: View {
  @StateObject private var model = SearchModel()
  @State private var selection: TextSelection?
  @State private var position = ScrollPosition(edge: .top)
  @State private var column = NavigationSplitViewColumn.detail
  @Environment(\.requestReview) private var requestReview
  @State private var items = [1, 2]
  var body: some View {
    VStack {
      TextField("Name", text: $model.text, selection: $selection).textContentType(.streetAddressLine1).keyboardType(.webSearch)
      Text("review").onTapGesture { requestReview() }
        .accessibilityAddTraits([.isModal, .isSearchField, .playsSound, .startsMediaSession])
        .accessibilityRemoveTraits([.isTabBar, .allowsDirectInteraction, .causesPageTurn, .isKeyboardKey])
        .onDrop(of: [.text], delegate: ReorderDelegate(items: $items))
        .transition(AnyTransition(Fade()).combined(with: .opacity))
        .transition(Fade().combined(with: .scale))
        .animation(Animation(Wobble()), value: items)
        .animation(.spring(.bouncy), value: items)
        .modifier(Shift())
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)) { _ in items = [] }
        .scrollPosition($position)
        .defaultScrollAnchor(.bottom, for: .sizeChanges)
        .padding(EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    }
  }
}

@Suite struct ScreenNamesTests {
  @Test func combinesNamesComeWithSwiftUI() {
    let model = SearchModel()
    model.send()
    #expect(model.values == ["a", "b", "c"])
  }

  @Test func namesWithoutALookChangeNothing() throws {
    let dump = try tree(Screen())
    #expect(dump.contains("\"review\"") && dump.contains("traits=isSearchField,playsSound") || dump.contains("isSearchField"))
    #expect(AppDelegate().application(.shared, didFinishLaunchingWithOptions: nil))
    #expect(AppDelegate().application(.shared, supportedInterfaceOrientationsFor: nil) == [.portrait, .landscapeLeft, .landscapeRight])
    let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    #expect(windows.first { $0.isKeyWindow }?.safeAreaInsets.top == nil)
    let link = NavigationLink {
      Text("d")
    } label: {
      Text("l")
    }
    #expect(try tree(link.isDetailLink(false)) == tree(link))
    let split = NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
      Text("a")
    } detail: {
      Text("b")
    }
    #expect(try names(split) == ["a", "b"])
    let controller = FormController()
    controller.loadViewIfNeeded()
    #expect(controller.textFieldShouldReturn(controller.field) && controller.textFieldShouldClear(controller.field))
    #expect(!controller.textField(controller.field, shouldChangeCharactersIn: NSRange(), replacementString: "x"))
    controller.field.sendActions(for: .editingChanged)
    #expect(controller.title == "changed")
    let scene = SceneDelegate()
    let session = UISceneSession()
    scene.scene(UIWindowScene(session: session, connectionOptions: .init()), willConnectTo: session, options: .init())
    #expect(scene.window?.rootViewController != nil && scene.window?.frame == UIScreen.main.bounds)
  }

  @Test func tablesHaveListedRows() throws {
    let cities = [City(id: 1, name: "Rome"), City(id: 2, name: "Oslo")]
    let table = Table(of: City.self, selection: .constant(Set<Int>())) {
      TableColumn("Name") { Text($0.name) }
      TableColumn("Number") { Text(verbatim: "\($0.id)") }
    } rows: {
      TableRow(City(id: 0, name: "Paris"))
      ForEach(cities) { city in TableRow(city).contextMenu { Button("Delete") {} } }
      if cities.isEmpty { TableRow(City(id: 9, name: "none")) }
    }
    #expect(try names(table) == ["Paris", "Rome", "Oslo"])
  }

  @Test func anImageIsDrawnByCode() throws {
    let image = Image(size: CGSize(width: 20, height: 10), label: Text("half")) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 30)), with: .color(.red))
    }
    let renderer = ImageRenderer(content: image.resizable().frame(width: 20, height: 10))
    renderer.scale = 1
    let bitmap = try renderer.bitmap()
    #expect((bitmap.width, bitmap.height) == (20, 10))
    #expect(bitmap.pixels[2] != 0 && bitmap.pixels[15] == 0)
    #expect(try tree(image).contains("half"))
  }

  @Test func stylesThatAreViewsFillRectangles() throws {
    #expect(try tree(Swatch(style: Color.red)).contains("shape rectangle"))
    #expect(
      try tree(Swatch(style: LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))).contains("shape rectangle"))
  }

  @Test func uiKitsValuesBecomeSwiftUIs() throws {
    let text = Text("v").underline(true, pattern: .dash)
    #expect(try tree(Text("v").underline(true, pattern: .dash)) == tree(text))
    #expect(Text.LineStyle(nsUnderlineStyle: [.single, .patternDash]) == Text.LineStyle(pattern: .dash))
    #expect(Text.LineStyle(nsUnderlineStyle: .double) == Text.LineStyle(weight: .double) && Text.LineStyle(nsUnderlineStyle: []) == nil)
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    #expect(Font(font as CTFont) == Font(font))
    #expect(Color.red.cgColor == UIColor(Color.red).cgColor)
    let settings: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]]
    let digits = UIFont(descriptor: font.fontDescriptor.addingAttributes([.featureSettings: settings]), size: 0)
    #expect(digits == UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .bold) && digits != font)
    let context = NSStringDrawingContext()
    _ = NSAttributedString(string: "v").boundingRect(with: .zero, options: [], context: context)
    #expect(context.actualScaleFactor == 1)
    #expect(
      UIImage(named: "bolt.fill", in: nil, with: UIImage.SymbolConfiguration(pointSize: 20))?.size
        == UIImage(systemName: "bolt.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))?.size)
    #expect(NSDirectionalEdgeInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).leading == 2)
  }

  @Test func anActivityIndicatorIsDrawnWhileItMoves() throws {
    let spinner = UIActivityIndicatorView(style: .medium)
    #expect(spinner.isHidden && spinner.frame.size == CGSize(width: 20, height: 20))
    spinner.startAnimating()
    let image = try UIImage(data: spinner.pngData(scale: 2), scale: 2)
    #expect(!spinner.isHidden && spinner.isAnimating && image?.size == CGSize(width: 20, height: 20))
    spinner.color = .systemRed
    #expect(try spinner.pngData(scale: 1) != UIActivityIndicatorView(style: .medium).pngData(scale: 1))
    spinner.stopAnimating()
    #expect(spinner.isHidden && UIActivityIndicatorView(style: .large).intrinsicContentSize.width == 37)
  }

  @Test func viewsBesideAFieldAreShownByTheirMode() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 0)
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: field.bounds).minX == 20)
  }

  @Test func uiKitsControlsAreDrawnAsSwiftUIs() throws {
    func height(_ view: UIView) -> CGFloat { view.intrinsicContentSize.height }
    let toggle = UISwitch()
    let off = try toggle.pngData(scale: 1)
    toggle.setOn(true, animated: true)
    #expect(try toggle.pngData(scale: 1) != off && toggle.frame.size != .zero)
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    let start = try slider.pngData(scale: 1)
    slider.setValue(0.5, animated: false)
    #expect(try slider.pngData(scale: 1) != start && height(slider) > 0)
    let bar = UIProgressView(progressViewStyle: .default)
    bar.frame = CGRect(x: 0, y: 0, width: 100, height: 4)
    let empty = try bar.pngData(scale: 1)
    bar.setProgress(0.5, animated: false)
    #expect(try bar.pngData(scale: 1) != empty)
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 1
    #expect(segments.numberOfSegments == 2 && segments.titleForSegment(at: 0) == "One" && height(segments) > 0)
    #expect(try !segments.pngData(scale: 1).isEmpty && !UIStepper().pngData(scale: 1).isEmpty)
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage, pages.pageIndicatorTintColor) = (3, 1, .gray)
    #expect(try !pages.pngData(scale: 1).isEmpty && pages.intrinsicContentSize.width > 40)
  }

  @Test func layersTurnAndSublayersFollow() throws {
    final class Gradient: UILabel {
      let own = CAGradientLayer()
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        own.frame = bounds
      }
    }
    let label = Gradient(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    label.own.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    label.layer.addSublayer(label.own)
    _ = try label.pngData(scale: 1)
    #expect(label.own.frame == label.bounds)
    label.layer.transform = CATransform3DRotate(CATransform3DMakeScale(2, 2, 1), .pi / 2, 0, 0, 1)
    let turned = label.layer.affineTransform()
    #expect(abs(turned.a) < 1e-9 && abs(turned.b - 2) < 1e-9 && !CATransform3DIsIdentity(label.layer.transform))
    #expect(CATransform3DConcat(CATransform3DIdentity, CATransform3DMakeTranslation(1, 2, 3)).m43 == 3)
    var (hue, white): (CGFloat, CGFloat) = (0, 0)
    UIColor.blue.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
    UIColor.white.getWhite(&white, alpha: nil)
    #expect(abs(hue - 2.0 / 3) < 0.01 && white > 0.99)
  }

  @Test func theCompletionOfAnAnimationFollowsIt() {
    var steps: [Int] = []
    withAnimation(.easeIn) {
      steps.append(1)
    } completion: {
      steps.append(2)
    }
    #expect(steps == [1, 2])
    var values: [String] = []
    let (first, second) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    let both = Publishers.CombineLatest(first, second).sink { values.append("\($0) \($1)") }
    let merged = Publishers.Merge(first, second).sink { values.append("\($0)") }
    second.send(3)
    #expect(values == ["1 2", "1", "2", "1 3", "3"])
    (both as AnyCancellable).cancel()
    merged.cancel()
  }
}
