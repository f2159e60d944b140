// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

private struct Alarm: Identifiable, Hashable {
  var id: Int
  var name: String
  var isOn = false
}

/// A binding to a collection as screens use it.
private struct AlarmList: View {
  @Binding var alarms: [Alarm]

  private var onCount: Int {
    var count = 0
    for alarm in $alarms where alarm.isOn.wrappedValue { count += 1 }
    return count
  }

  var body: some View {
    if $alarms.isEmpty {
      Text("No alarms")
    } else {
      Text("\(onCount) of \($alarms.count)")
      ForEach($alarms) { $alarm in Toggle(alarm.name, isOn: $alarm.isOn) }
      ForEach($alarms, id: \.name) { alarm in Text(alarm.wrappedValue.name) }
      ForEach(Array($alarms.enumerated()), id: \.offset) { index, $alarm in Text(verbatim: "\(index) \(alarm.name)") }
      if let last = $alarms.last { Text(verbatim: "last \(last.id)") }
      ForEach($alarms.filter { $0.isOn.wrappedValue }) { $alarm in Text(verbatim: "on \(alarm.name)") }
    }
  }
}

// A controller of an app that shows a view, and one that contains it.
private final class WelcomeController: UIHostingController<Text> {
  private(set) var log: [String] = []
  @available(*, unavailable)
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override init(rootView: Text) { super.init(rootView: rootView) }
  convenience init() { self.init(rootView: Text("Welcome")) }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    log.append("loaded")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override func didMove(toParent parent: UIViewController?) { log.append("moved") }
}

private final class StoryboardController: UIHostingController<Text> {
  required init?(coder: NSCoder) { super.init(coder: coder, rootView: Text("Stored")) }
}

private final class ContainerController: UIViewController {
  let host = WelcomeController()
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(host)
    view.addSubview(host.view)
    host.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      host.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      host.view.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    host.didMove(toParent: self)
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", image: nil, primaryAction: UIAction { _ in })
    navigationItem.largeTitleDisplayMode = .always
  }
}

private struct Represented: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIHostingController<Text> {
    let controller = UIHostingController(rootView: Text("Inside"))
    controller.sizingOptions = [.intrinsicContentSize, .preferredContentSize]
    return controller
  }
  func updateUIViewController(_ uiViewController: UIHostingController<Text>, context: Context) {
    uiViewController.rootView = Text("Updated")
  }
}

/// Code of screens that did not compile once: bindings to collections, controllers with views, and forms of initialisers.
@Suite struct ScreenCodeTests {
  @Test func aBindingToACollectionIsACollectionOfBindings() throws {
    var alarms = [Alarm(id: 1, name: "a"), Alarm(id: 2, name: "b", isOn: true)]
    let binding = Binding(get: { alarms }, set: { alarms = $0 })
    #expect(try names(VStack { AlarmList(alarms: .constant(alarms)) }) == ["1 of 2", "a", "b", "a", "b", "0 a", "1 b", "last 2", "on b"])
    #expect(try names(AlarmList(alarms: .constant([]))) == ["No alarms"])
    for alarm in binding.reversed() { alarm.isOn.wrappedValue.toggle() }
    binding[0].name.wrappedValue = "c"
    #expect(alarms == [Alarm(id: 1, name: "c", isOn: true), Alarm(id: 2, name: "b")])
    let list = List(binding) { $alarm in Text(alarm.name) }
    #expect(try names(list) == ["c", "b"])
    #expect(binding.indices == 0..<2 && binding.first?.id == 1 && binding[1].id == 2)
  }

  @Test func toolbarsMayBeEmpty() throws {
    let text = Text("v")
    #expect(try names(NavigationStack { text.toolbar {} }) == ["v"])
    #expect(
      try names(
        NavigationStack {
          text.toolbar {
            ToolbarItem { Text("a") }
            ToolbarItem { Text("b") }
            ToolbarItem { Text("c") }
          }
        }
      ).sorted() == ["a", "b", "c", "v"])
    let title = try tree(NavigationStack { text.navigationTitle("t").toolbarTitleDisplayMode(.inlineLarge) })
    #expect(try tree(NavigationStack { text.navigationTitle("t").toolbarTitleDisplayMode(.large) }) == title)
    #expect(try tree(NavigationStack { text.navigationTitle("t").toolbarTitleDisplayMode(.inline) }) != title)
  }

  @Test func slidersAndMenusHaveTheirOlderAndNewerForms() throws {
    let value = Binding.constant(3.0)
    let newer = try tree(Slider(value: value, in: 0...10, step: 1, label: { Text("l") }))
    #expect(
      try tree(
        Slider(value: value, in: 0...10, step: 1) { _ in
        } label: {
          Text("l")
        }) == newer)
    #expect(try tree(Slider(value: value, in: 0...10, onEditingChanged: { _ in }) { Text("l") }) == newer)
    let bounds = Slider(
      value: value, in: 0...10, step: 1, onEditingChanged: { _ in }, minimumValueLabel: Text("a"), maximumValueLabel: Text("b")
    ) {
      Text("l")
    }
    #expect(try names(bounds) == ["a", "b"])
    let menu = Menu("x") {
      Button("a") {}
    } primaryAction: {
    }
    #expect(try tree(menu) == tree(Menu("x") { Button("a") {} }))
    let title = "y"
    let symbol = Menu(title, systemImage: "star") {
    } primaryAction: {
    }
    #expect(try tree(symbol) == tree(Menu(title, systemImage: "star") {}))
  }

  @Test func aLineIsAShape() throws {
    let line = Circle().stroke(lineWidth: 3)
    let clipped = Color.red.clipShape(line).frame(width: 20, height: 20)
    let renderer = ImageRenderer(content: clipped)
    renderer.scale = 1
    let bitmap = try renderer.bitmap()
    let pixel = { (x: Int, y: Int) in bitmap.pixels[y * bitmap.width + x] }
    let (width, height) = (bitmap.width, bitmap.height)
    #expect(pixel(width / 2, height / 2) == 0)
    #expect(pixel(width / 2, 0) != 0 && pixel(0, height / 2) != 0)
    #expect(try tree(line.fill(.red)) == tree(Circle().stroke(.red, lineWidth: 3)))
    #expect(try tree(line).contains("shape circle stroke=3"))
    let dashed = Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 2, dash: [2])).foregroundStyle(.red).rotationEffect(
      .degrees(90))
    #expect(try tree(dashed).contains("stroke=2"))
    #expect(try tree(Text("v").contentShape(line).background(line)).contains("stroke"))
  }

  @Test func hostingControllersAreControllers() throws {
    let controller: UIViewController = UIHostingController(rootView: Label("Rain", systemImage: "cloud.rain"))
    #expect(!controller.isViewLoaded)
    let label = try controller.view.pngData(scale: 2)
    #expect(controller.isViewLoaded && controller.viewIfLoaded === controller.view)
    #expect(try label == UIHostingController(rootView: Label("Rain", systemImage: "cloud.rain")).view.pngData(scale: 2))
    #expect(StoryboardController(coder: NSCoder()) != nil)

    let container = ContainerController()
    let drawn = try container.view.pngData(scale: 1)
    #expect(container.host.log == ["loaded", "moved"] && container.host.parent === container)
    container.host.rootView = Text("Changed")
    #expect(try container.view.pngData(scale: 1) != drawn)

    let stack = UINavigationController(rootViewController: container)
    #expect(try container.navigationController === stack && stack.view.pngData(scale: 1) == container.view.pngData(scale: 1))
    #expect(container.host.navigationController === stack)
    stack.pushViewController(UIHostingController(rootView: Text("Next")), animated: true)
    #expect(stack.viewControllers.count == 2 && stack.topViewController !== container)
    #expect(stack.popViewController(animated: true) != nil && stack.popViewController(animated: true) == nil)
    let represented = ImageRenderer(content: Represented().frame(width: 80, height: 30))
    let plain = ImageRenderer(content: Text("Updated").frame(width: 80, height: 30))
    #expect(try represented.bitmap() == plain.bitmap())
  }
}
