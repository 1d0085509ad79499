import CursesUI
import DataSource

struct LoadingView<Content: View>: View {
    let loadingState: LoadingState
    let problems: [StorageError]
    var failureTitle: LocalizedStringKey = "The weigh-ins could not be read"
    let retry: () async -> Void
    @ViewBuilder let content: () -> Content

    var body: some View {
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
