// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// View files with drawings, effects, containers and styles of their own, as apps write them.

import SwiftUI

struct Shake: GeometryEffect {
    var amount: CGFloat = 10
    var shakesPerUnit = 3
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
    }
}

struct RingGauge: View {
    let value: Double

    var body: some View {
        Canvas { context, size in
            let rect = CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)
            context.stroke(Path(ellipseIn: rect), with: .color(.gray.opacity(0.3)), lineWidth: 6)
            var arc = Path()
            arc.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .degrees(-90),
                endAngle: .degrees(-90 + 360 * value), clockwise: false)
            context.stroke(
                arc, with: .linearGradient(Gradient(colors: [.red, .orange]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)),
                style: StrokeStyle(lineWidth: 6, lineCap: .round))
            var inner = context
            inner.addFilter(.shadow(radius: 2))
            inner.draw(Text(value, format: .percent).font(.headline), at: CGPoint(x: rect.midX, y: rect.midY))
            if let star = context.resolveSymbol(id: 0) { context.draw(star, at: CGPoint(x: rect.midX, y: rect.minY)) }
        } symbols: {
            Image(systemName: "star.fill").foregroundStyle(.yellow).tag(0)
        }
        .frame(width: 80, height: 80)
    }
}

struct Bullets<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading) {
            Group(subviews: content) { subviews in
                ForEach(subviews) { subview in
                    HStack {
                        Text(subview.containerValues.isImportant ? "!" : "•")
                        subview
                    }
                }
                Text("\(subviews.count) items").font(.caption)
            }
        }
    }
}

extension ContainerValues {
    @Entry var isImportant = false
}

extension Transaction {
    @Entry var isManual = false
}

extension FocusedValues {
    @Entry var document: Binding<String>?
}

struct Frosted: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.content }.padding(4).background(.thinMaterial, in: .capsule)
    }
}

struct Chevroned: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Menu(configuration)
            Image(systemName: "chevron.down")
        }
    }
}

struct Plainly: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(configuration.selection, format: .dateTime.year())
        }
    }
}

struct Author: Identifiable {
    let id = UUID()
    let name: String
    let age: Int
}

struct PlainNumber: FormatStyle {
    func format(_ value: Int) -> String { "n\(value)" }
}

struct Gallery: View {
    @State private var text = ""
    @State private var people = [Author(name: "Ada", age: 36), Author(name: "Alan", age: 41)]
    @State private var order = [KeyPathComparator(\Author.name)]
    let date = Date(timeIntervalSince1970: 0)

    var body: some View {
        ScrollView {
            LazyVStack {
                RingGauge(value: 0.7)
                Bullets {
                    Text("one").containerValue(\.isImportant, true)
                    Text("two")
                }
                Text("shaken").modifier(Shake(animatableData: 0.1))
                Text("turned").rotation3DEffect(.degrees(40), axis: (x: 1, y: 0, z: 0), perspective: 0)
                Text("moved").visualEffect { content, proxy in content.offset(x: proxy.size.width / 2).opacity(0.5) }
                Text("wide").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8)
                ControlGroup {
                    Button("A") {}
                    Button("B") {}
                }
                .controlGroupStyle(Frosted())
                Menu("Sort") { Button("Name") {} }.menuStyle(Chevroned())
                DatePicker("Born", selection: .constant(date)).datePickerStyle(Plainly())
                TextField("Name", text: $text, onCommit: {})
                Button(role: .close) {}
                Text(12, format: PlainNumber())
                LabeledContent("Count", value: 3, format: PlainNumber())
                Text("marked").transition(.scale(0.5)).selectionDisabled()
                    .onKeyPress(keys: [.return]) { _ in .handled }
                    .accessibilityCustomContent("Mood", "good")
                MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow])
                    .frame(width: 40, height: 40)
            }
            .contentMargins(.horizontal, 12)
        }
    }

    var table: some View {
        Table(people, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Age") { Text("\($0.age)") }.width(60)
        }
    }

    func ago() -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .full
        return formatter.localizedString(for: date, relativeTo: date.addingTimeInterval(7200))
    }

    func load() async throws -> Data {
        var request = URLRequest(url: URL(string: "https://example.com")!)
        request.httpMethod = "GET"
        return try await URLSession.shared.data(for: request).0
    }
}

struct SampleData: PreviewModifier {
    static func makeSharedContext() async throws -> [String] { ["a"] }
    func body(content: Content, context: [String]) -> some View { content }
}

#Preview("Gallery", traits: .modifier(SampleData()), .fixedLayout(width: 300, height: 200)) {
    Gallery()
}
