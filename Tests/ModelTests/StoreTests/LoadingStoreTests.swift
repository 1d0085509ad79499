import DataSource
import Essentials
import Testing

@testable import Model

/// Each screen that loads follows changes of the data from `.task` until `.onDisappear`.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LoadingStoreTests {
    private let files = AllocatedLock([String: String]())
    private let ada = Person(id: UUID(1), name: "Ada", height: 175)

    @Test
    func stream_changedKeys_people() async {
        await follow(
            { People($0, action: $1) },
            isChange: { if case .loading(.onChangeData) = $0 { true } else { false } }
        )
    }

    @Test
    func stream_changedKeys_dashboard() async {
        await follow(
            { Dashboard($0, person: ada, action: $1) },
            isChange: { if case .loading(.onChangeData) = $0 { true } else { false } }
        )
    }

    @Test
    func stream_changedKeys_history() async {
        await follow(
            { History($0, person: ada, action: $1) },
            isChange: { if case .loading(.onChangeData) = $0 { true } else { false } }
        )
    }

    @Test
    func stream_changedKeys_trends() async {
        await follow(
            { Trends($0, person: ada, action: $1) },
            isChange: { if case .loading(.onChangeData) = $0 { true } else { false } }
        )
    }

    @Test
    func stream_changedKeys_preferences() async {
        await follow(
            { Preferences($0, action: $1) },
            isChange: { if case .loading(.onChangeData) = $0 { true } else { false } }
        )
    }

    @Test
    func stream_changedKeys_restoration() async {
        await follow(
            { Restoration($0, action: $1) },
            isChange: { if case .loading(.onChangeData) = $0 { true } else { false } }
        )
    }

    private func follow<Store: LoadingStore>(
        _ make: (AppDependencies, @escaping (Store.Action) async -> Void) -> Store,
        isChange: @escaping @Sendable (Store.Action) -> Bool
    ) async {
        let appDependencies = AppDependencies.testDependencies(dataFolderClient: .memory(files))
        let (left, stays) = (AllocatedLock(0), AllocatedLock(0))
        let sut = make(appDependencies) { if isChange($0) { left.withLock { $0 += 1 } } }
        let other = make(appDependencies) { if isChange($0) { stays.withLock { $0 += 1 } } }
        await sut.send(.loading(.task))
        await other.send(.loading(.task))
        appDependencies.appStateClient.send(\.changedKeys, ["people"])
        await waitUntil { left.withLock(\.self) == 1 && stays.withLock(\.self) == 1 }
        await sut.send(.loading(.onDisappear))
        appDependencies.appStateClient.send(\.changedKeys, ["people"])
        await waitUntil { stays.withLock(\.self) == 2 }
        #expect(left.withLock(\.self) == 1)
        await other.send(.loading(.onDisappear))
    }
}
