import CursesCore
import Model
import SharedInterface

struct PreferencesView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    @State var store: Preferences
    @FocusState private var focus: Preferences.Row?

    var body: some View {
        let people = Preferences.Row.person(among: store.people, nameStyle)
        let widths = SettingWidths(store, dayStyle)
        LoadingView(
            loadingState: store.loadingState,
            problems: [],
            failureTitle: "The settings could not be read"
        ) {
            store.send(.loading(.retryButtonTapped))
        } content: {
            VStack(spacing: 0) {
                Form {
                    section("Units and classes", Preferences.Row.measures, widths)
                    section("Interface", Preferences.Row.interface + people, widths)
                    TransferSettingsView(folders: store.watchedFolders)
                    BackupSettingsView(store: store)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                MarkedExplanation(store: store, widths: widths, focus: $focus)
            }
        }
        .navigationTitle("Settings")
        .toolbar {
            if !store.replaced.isEmpty {
                store.button("undo", "u", .undoButtonTapped)
            }
        }
        .refreshable { await store.send(.loading(.onRefresh)) }
        .task { await store.send(.loading(.task)) }
        .attemptQuestions(store.attempt, "Not saved") { store.send(.attempt($0)) }
    }

    private func section(
        _ title: LocalizedStringKey,
        _ rows: [Preferences.Row],
        _ widths: SettingWidths
    ) -> some View {
        SettingSection(title: title, rows: rows, store: store, widths: widths, focus: $focus)
    }
}

// Explanation of the marked row if the rows have no space for it. Reads the focus, so that a step
// to another row evaluates nothing else.
private struct MarkedExplanation: View {
    @Environment(\.dayStyle) private var dayStyle
    let store: Preferences
    let widths: SettingWidths
    let focus: FocusState<Preferences.Row?>.Binding

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack {}.frame(idealWidth: widths.form, maxWidth: .infinity, maxHeight: 0)
            HStack(spacing: 0) {
                if let row = focus.wrappedValue {
                    let choice = row.chosen(in: store.settings)
                    let explanation = store.explanation(of: choice, in: row, dayStyle.string)
                    // Repeats the title, as the marked row may be far above.
                    ViewThatFits(in: .horizontal) {
                        Text("\(dayStyle.string(row.title)): \(dayStyle.string(explanation))")
                        Text(explanation)
                    }
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                }
                Spacer()
            }
            .padding(.horizontal)
            .frame(height: 1)
        }
    }
}
