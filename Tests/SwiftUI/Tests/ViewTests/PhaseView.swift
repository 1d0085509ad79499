import CursesUI

enum Phase<Value: Sendable>: Sendable {
    case loading
    case loaded(Value)
    case failed(any Error)
}

struct PhaseView<Value: Sendable, Content: View, Placeholder: View>: View {
    let phase: Phase<Value>
    let retry: () async -> Void
    @ViewBuilder var content: (Value) -> Content
    @ViewBuilder var placeholder: () -> Placeholder

    var body: some View {
        switch phase {
        case .loading:
            placeholder()
        case .loaded(let value):
            content(value)
        case .failed(let error):
            ContentUnavailableView {
                Label("Nothing loaded", systemImage: "exclamationmark.triangle")
            } description: {
                Text((error as? LoaderError)?.errorDescription ?? "")
            } actions: {
                Button("Retry") {
                    Task { await retry() }
                }
            }
        }
    }
}

enum LoaderError: LocalizedError {
    case network

    var errorDescription: String? { "The network is away." }
}

@MainActor @Observable
final class Loader: Composable {
    var phase = Phase<Int>.loading
    let action: (Action) async -> Void

    init(action: @escaping (Action) async -> Void = { _ in }) {
        self.action = action
    }

    func reduce(_ action: Action) async {
        switch action {
        case .task: await send(.loadResponse(.failure(LoaderError.network)))
        case .retryButtonTapped: await send(.loadResponse(.success(3)))
        case .loadResponse(.success(let count)): phase = .loaded(count)
        case .loadResponse(.failure(let error)): phase = .failed(error)
        }
    }

    enum Action: Sendable {
        case task(String)
        case retryButtonTapped
        case loadResponse(Result<Int, any Error>)
    }
}

struct LoaderView: View {
    @State var store: Loader

    var body: some View {
        PhaseView(phase: store.phase, retry: { await store.send(.retryButtonTapped) }) { count in
            Text("Loaded \(count)")
        } placeholder: {
            ProgressView()
        }
        .task { await store.send(.task(String(describing: Self.self))) }
    }
}
