// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// View files as apps write them: a model with publishers, bars, lists, forms and styles of their own.

import Combine
import SwiftUI

final class StationModel: ObservableObject {
    @Published var stations: [Station] = Station.samples
    @Published var query = ""
    @Published private(set) var matches: [Station] = []
    @Published var isImporting = false
    let refreshes = PassthroughSubject<Void, Never>()
    private var cancellables = Set<AnyCancellable>()

    init() {
        $query
            .removeDuplicates()
            .combineLatest($stations)
            .map { query, stations in
                query.isEmpty ? stations : stations.filter { $0.name.contains(query) }
            }
            .sink { [weak self] in self?.matches = $0 }
            .store(in: &cancellables)
        refreshes
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .sink { [weak self] in self?.reload() }
            .store(in: &cancellables)
        NotificationCenter.default.publisher(for: Notification.Name("reload"))
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.reload() }
            .store(in: &cancellables)
    }

    func reload() { stations.shuffle() }
    func delete(at offsets: IndexSet) { stations.remove(atOffsets: offsets) }
    func move(from source: IndexSet, to destination: Int) { stations.move(fromOffsets: source, toOffset: destination) }
}

struct Station: Identifiable, Hashable {
    enum Kind: String, CaseIterable, Identifiable {
        case city, mountain, sea
        var id: Self { self }
    }

    var id: String { name }
    var name: String
    var kind: Kind
    var temperature: Double

    static let samples = [
        Station(name: "Basel", kind: .city, temperature: 12.5),
        Station(name: "Eiger", kind: .mountain, temperature: -8),
        Station(name: "Sylt", kind: .sea, temperature: 9),
    ]
}

struct StationToolbar: ToolbarContent {
    @ObservedObject var model: StationModel
    @Binding var isPresented: Bool

    var body: some ToolbarContent {
        ToolbarItem(placement: .navigationBarLeading) {
            EditButton()
        }
        ToolbarItemGroup(placement: .primaryAction) {
            Button {
                isPresented = true
            } label: {
                Label("Add", systemImage: "plus")
            }
            Menu {
                Button("Reload") { model.reload() }
            } label: {
                Label("More", systemImage: "ellipsis.circle")
            }
        }
    }
}

struct StationList: View {
    @StateObject private var model = StationModel()
    @State private var isPresented = false
    @State private var selection: Set<Station.ID> = []
    @State private var kind = Station.Kind.city
    @State private var clock = Date()
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                Picker("Kind", selection: $kind) {
                    ForEach(Station.Kind.allCases) { Text($0.rawValue.capitalized).tag($0) }
                }
                .pickerStyle(.segmented)
                .listRowSeparator(.hidden)
                Section {
                    ForEach(model.matches) { station in
                        Label(station.name, systemImage: "thermometer")
                            .badge(Text(station.temperature, format: .number))
                            .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
                    }
                    .onDelete(perform: model.delete)
                    .onMove(perform: model.move)
                } header: {
                    Text("Stations")
                }
                .headerProminence(.increased)
            }
            .listStyle(.insetGrouped)
            .scrollContentBackground(.hidden)
            .navigationTitle("Weather")
            .navigationBarTitleDisplayMode(.inline)
            .searchable(text: $model.query, prompt: "Search stations")
            .toolbar { StationToolbar(model: model, isPresented: $isPresented) }
            .toolbarBackground(.visible, for: .navigationBar)
            .fileImporter(isPresented: $model.isImporting, allowedContentTypes: [.json, .plainText]) { result in
                if case .success(let url) = result { print(url) }
            }
            .onReceive(timer) { clock = $0 }
            .onReceive(model.$stations) { _ in selection = [] }
            .sheet(isPresented: $isPresented) {
                NavigationStack {
                    Text("New")
                        .toolbar {
                            ToolbarItem(placement: .cancellationAction) { Button(role: .cancel) {} label: { Text("Cancel") } }
                            ToolbarItem(placement: .confirmationAction) { Button(role: .confirm) {} }
                        }
                }
            }
        }
    }
}

extension List where SelectionValue == Never {
    func boxed() -> some View { padding() }
}

extension Picker where SelectionValue == String {
    func titled() -> some View { labelsHidden() }
}
