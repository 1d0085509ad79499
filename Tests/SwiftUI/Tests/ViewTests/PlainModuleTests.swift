import CursesTesting
import CursesUI
import Testing

/// Views of a module without a default isolation, with no other import than SwiftUI's would be.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PlainModuleTests {
    @Test
    func list_ofWeighings_isFilledBoundAndChanged() async {
        let store = Weighings(.testDependencies())
        let pilot = Pilot(WeighingsView(store: store), size: Size(width: 40, height: 8))
        await pilot.settle()
        #expect(
            pilot.screen == """
                 Weighings
                ▸ ✓ 72.5 kg
                  ▲ 91.0 kg




                 F2 Add   Enter open   q quit   ? help
                """
        )
        await pilot.press("F2")
        #expect(store.weighings.map(\.weight) == [72.5, 91, 60])
        await pilot.press("Down", "Enter")
        #expect(pilot.screen.contains("Weighings › 91.0 kg"))
        await pilot.press("+")
        #expect(store.weighings[1].weight == 91.5)
    }

    @Test
    func phase_failed_isRetried() async {
        let store = Loader()
        let pilot = Pilot(LoaderView(store: store), size: Size(width: 40, height: 8))
        await pilot.settle()
        #expect(pilot.screen.contains("The network is away."))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("Loaded 3"))
    }
}

struct Weighing: Identifiable, Hashable, Codable, Sendable {
    var id: UUID
    var date: Date
    var weight: Double
}

extension Weighing {
    enum Verdict: CaseIterable {
        case fine, high

        var label: LocalizedStringKey {
            switch self {
            case .fine: "Fine"
            case .high: "High"
            }
        }

        var color: Color {
            switch self {
            case .fine: .green
            case .high: .orange
            }
        }

        var image: Image {
            switch self {
            case .fine: Image(systemName: "checkmark")
            case .high: Image(systemName: "exclamationmark.triangle")
            }
        }

        @ViewBuilder
        var icon: some View {
            if self == .high { image } else { image }
        }
    }

    var verdict: Verdict { weight > 80 ? .high : .fine }
}

@MainActor @Observable
final class Weighings: Composable {
    var weighings: [Weighing]
    var path: [Path]
    let action: (Action) async -> Void
    private let appDependencies: AppDependencies

    init(
        _ appDependencies: AppDependencies,
        weighings: [Weighing] = [],
        path: [Path] = [],
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.weighings = weighings
        self.path = path
        self.action = action
    }

    func reduce(_ action: Action) async {
        switch action {
        case .task:
            weighings = [72.5, 91].map(weighing)
        case .addButtonTapped:
            weighings.append(weighing(60))
        }
    }

    private func weighing(_ weight: Double) -> Weighing {
        Weighing(id: UUID(), date: Date(timeIntervalSince1970: 0), weight: weight)
    }

    enum Action: Sendable {
        case task(String)
        case addButtonTapped
    }

    enum Path: Hashable {
        case detail(Weighing.ID)
    }
}

struct WeighingsView: View {
    @State var store: Weighings
    private let title: LocalizedStringKey = "Weighings"

    var body: some View {
        NavigationStack(path: $store.path) {
            List($store.weighings) { $weighing in
                NavigationLink(value: Weighings.Path.detail(weighing.id)) {
                    HStack(spacing: 2) {
                        weighing.verdict.icon
                            .foregroundStyle(weighing.verdict.color)
                        Text("\(weighing.weight, specifier: "%.1f") kg")
                    }
                }
            }
            .navigationTitle(title)
            .navigationDestination(for: Weighings.Path.self) { path in
                switch path {
                case .detail(let id):
                    ForEach($store.weighings) { $weighing in
                        if weighing.id == id {
                            Form {
                                Stepper("Weight", value: $weighing.weight, in: 30...200, step: 0.5)
                            }
                            .navigationTitle("\(weighing.weight, specifier: "%.1f") kg")
                        }
                    }
                }
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add") {
                        Task { await store.send(.addButtonTapped) }
                    }
                }
            }
        }
        .task {
            await store.send(.task(String(describing: Self.self)))
        }
    }
}

#Preview {
    WeighingsView(store: .init(.testDependencies()))
}
