import CursesCore
import DataSource
import Model
import SharedInterface

struct CheckupView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.drawsAmbiguousWide) private var isWide
    @Environment(\.isHeadless) private var isHeadless
    @Environment(\.openScreen) private var openScreen
    @Environment(\.terminalColors) private var terminalColors
    @State var store: Checkup
    @State private var selection: Int?

    private static let mostFixes = 5

    var body: some View {
        LoadingView(
            loadingState: store.loadingState,
            problems: [],
            failureTitle: "The data could not be checked"
        ) {
            store.send(.loading(.retryButtonTapped))
        } content: {
            List(Array(store.checks.enumerated()), id: \.offset, selection: $selection) { line in
                CheckRow(check: line.element, topicWidth: topicWidth)
            }
        }
        .navigationTitle("Check-up")
        .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
                if !fixes.isEmpty { store.button("fix", "f", .fixButtonTapped) }
                Button("backups") { openScreen(.backups) }.keyboardShortcut("r", modifiers: [])
            }
        }
        .confirmationDialog("Fix this?", isPresented: .constant(store.isPresentedFixes)) {
            Button("Cancel", role: .cancel) { store.send(.fixCancelButtonTapped) }
            Button("Fix") { store.send(.fixConfirmButtonTapped) }
        } message: {
            ForEach(fixes.prefix(Self.mostFixes), id: \.self) { Text($0.finding.label) }
            if fixes.count > Self.mostFixes { Text("and \(fixes.count - Self.mostFixes) more") }
            Text("What is replaced goes to the backups.")
        }
        .attemptQuestions(store.attempt, "Not fixed") { store.send(.attempt($0)) }
        .refreshable {
            await store.send(.onChangeTerminal(terminal))
            await store.send(.loading(.onRefresh))
        }
        .task {
            await store.send(.onChangeTerminal(terminal))
            await store.send(.loading(.task))
        }
    }

    private var fixes: [Check] { store.checks.fixable }

    private var topicWidth: Double {
        dayStyle.column("", store.checks.map { dayStyle.string($0.topic.label) }, least: 8)
    }

    // Tests have no terminal to ask.
    private var terminal: CheckupService.Terminal {
        let size = isHeadless ? nil : PlainText.size(ofTerminal: 1)
        return size.map { ($0.width, $0.height, terminalColors.count, isWide) }
    }
}

struct CheckRow: View {
    let check: Check
    let topicWidth: Double

    private static let mostLines = 6

    var body: some View {
        HStack(alignment: .top, spacing: 1) {
            Text(verbatim: check.state.sign).foregroundStyle(
                check.state == .problem ? .danger : .tint
            )
            ViewThatFits(in: .horizontal) {
                HStack(alignment: .top, spacing: 2) {
                    topic.frame(width: topicWidth, alignment: .leading)
                    texts.frame(idealWidth: 36, maxWidth: .infinity, alignment: .leading)
                }
                VStack(alignment: .leading) {
                    topic
                    texts
                }
            }
        }
    }

    private var topic: some View { Text(check.topic.label).foregroundStyle(.secondary) }

    private var texts: some View {
        VStack(alignment: .leading) {
            Text(check.finding.label)
            if let remedy = check.remedy { Text(remedy.label(inApp: true)).foregroundStyle(.tint) }
        }
        .lineLimit(Self.mostLines)
    }
}
