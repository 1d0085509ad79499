import CursesCore
import DataSource
import SharedInterface

struct LoadingView: View {
    @Environment(\.restore) private var restore
    private let loadingState: LoadingState
    private let problems: [StorageError]
    private let isBrief: Bool
    private let failureTitle: LocalizedStringKey
    private let retry: () -> Void
    // A generic view would have its type looked up by name at the start.
    private let content: () -> AnyView

    init(
        loadingState: LoadingState,
        problems: [StorageError],
        isBrief: Bool = false,
        failureTitle: LocalizedStringKey = "The weigh-ins could not be read",
        retry: @escaping () -> Void,
        @ViewBuilder content: @escaping () -> some View
    ) {
        self.loadingState = loadingState
        self.problems = problems
        self.isBrief = isBrief
        self.failureTitle = failureTitle
        self.retry = retry
        self.content = { AnyView(content()) }
    }

    var body: some View {
        if damages.isEmpty {
            state
        } else {
            state
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Button("backups") { restore(damages) }
                            .keyboardShortcut("r", modifiers: [])
                    }
                }
        }
    }

    // Named in the text, as the key bar of a small terminal lacks space for it.
    private static let wayOut: LocalizedStringKey = "r opens the backups."

    private var damages: [StorageError] {
        let failures: [StorageError] =
            if case .failed(let error) = loadingState { [error] } else { problems }
        return failures.restorable
    }

    // Other content is visible, so a damaged file gets one line with its remedy.
    private func isBrief(_ problem: StorageError) -> Bool {
        guard isBrief, case .malformed = problem.reason else { return false }
        return !problem.isOfDrafts && !problem.isOfSettings
    }

    @ViewBuilder private var state: some View {
        switch loadingState {
        case .loading:
            ProgressView("Loading…")
                .foregroundStyle(.secondary)
        case .failed(let error):
            ContentUnavailableView {
                Text(failureTitle)
            } description: {
                // The file name alone if a path would need several lines.
                ViewThatFits(in: .horizontal) {
                    Text(error.label).frame(idealWidth: 60, maxWidth: .infinity)
                    Text(error.named.label)
                }
            } actions: {
                Button("Retry", action: retry)
                if !damages.isEmpty { Button("Restore…") { restore(damages) } }
            }
        case .loaded:
            VStack(alignment: .leading) {
                ForEach(problems, id: \.self) { ProblemView(error: $0, isBrief: isBrief($0)) }
                if problems.contains(where: \.isOfSettings) {
                    Text("Settings that cannot be read are back to their defaults.")
                        .foregroundStyle(.secondary)
                        .padding(.leading, 3)
                }
                if damages.contains(where: { !isBrief($0) }) {
                    Text(Self.wayOut)
                        .foregroundStyle(.secondary)
                        .padding(.leading, 3)
                }
                content()
            }
        }
    }
}

struct ProblemView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    @Environment(\.restore) private var restore
    let error: StorageError
    var isBrief = false

    var body: some View {
        ViewThatFits(in: .horizontal) {
            if isBrief {
                HStack {
                    message(named.briefLabel(isOfYear: error.historyYear != nil))
                    Text("r opens the backups.").foregroundStyle(.secondary)
                }
                message(named.briefestLabel(isOfYear: error.historyYear != nil))
            } else {
                message(error.label)
                    .frame(idealWidth: 60, maxWidth: .infinity, alignment: .leading)
                message(named.label)
            }
        }
        .padding(.horizontal)
    }

    // History files of all people have the same names, so the person is named.
    private var named: StorageError {
        guard let year = error.historyYear, let name = error.personID.flatMap(restore.name) else {
            return error.named
        }
        return StorageError(
            file: "\(nameStyle.name(name)) · \(dayStyle.year(year))",
            reason: error.reason
        )
    }

    private func message(_ label: LocalizedStringKey) -> some View {
        HStack(alignment: .top) {
            Text(verbatim: "▲")
                .foregroundStyle(.danger)
            Text(label)
        }
    }
}
