import CursesUI
import DataSource

struct LoadingView<Content: View>: View {
    @Environment(\.restore) private var restore
    let loadingState: LoadingState
    let problems: [StorageError]
    var failureTitle: LocalizedStringKey = "The weigh-ins could not be read"
    let retry: () async -> Void
    @ViewBuilder let content: () -> Content

    var body: some View {
        if damages.isEmpty {
            state
        } else {
            state
                .toolbar {
                    Button("restore") { restore(damages) }
                        .keyboardShortcut("r", modifiers: [])
                }
        }
    }

    private var damages: [StorageError] {
        let failures: [StorageError] =
            if case .failed(let error) = loadingState { [error] } else { problems }
        return failures.filter(\.isDamage)
    }

    @ViewBuilder private var state: some View {
        switch loadingState {
        case .loading:
            Text("Loading…")
                .foregroundStyle(.secondary)
        case .failed(let error):
            ContentUnavailableView {
                Text(failureTitle)
            } description: {
                Text(error.label)
            } actions: {
                Button("Retry") { Task { await retry() } }
            }
        case .loaded:
            VStack(alignment: .leading) {
                ForEach(problems, id: \.self) { ProblemView(error: $0) }
                content()
            }
        }
    }
}

struct LoadingView_Previews: PreviewProvider {
    static var previews: some View {
        LoadingView(
            loadingState: .loaded,
            problems: [StorageError(file: "2025.json", reason: .malformed(line: 3))]
        ) {
        } content: {
            Text(verbatim: "…")
        }
    }
}
