import CursesCore
import DataSource
import Model
import SharedInterface

struct HeightRevisionView: View {
    @Environment(\.dayStyle) private var dayStyle
    @FocusState private var isSinceFocused: Bool
    @State var store: HeightRevision

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(count)
            VStack(alignment: .leading) {
                Button("Correct all weigh-ins") { send(.wrongButtonTapped) }
                Button("Grew or shrank") { send(.changedButtonTapped) }
                    .keyboardShortcut(isSinceFocused ? KeyboardShortcut("s") : nil)
                dayStyle.field(
                    "since",
                    text: $store.since.text,
                    store.since.day,
                    today: store.today
                )
                .focused($isSinceFocused)
                .onSubmit { send(.changedButtonTapped) }
                .validation(store.since.error?.label(UnitStyle(store.settings)))
                .padding(.leading, 2)
                Button("Cancel") { send(.cancelButtonTapped) }
            }
        }
        .padding(.horizontal)
        .frame(idealWidth: 48)
        .navigationTitle(title)
        .environment(\.today, store.today)
        .onChange(of: store.since.text) { send(.onChangeSince) }
    }

    private func send(_ action: HeightRevision.Action) {
        Task {
            await store.send(action)
            if store.since.error != nil { isSinceFocused = true }
        }
    }

    private var count: LocalizedStringKey {
        let height = style.text(store.question.oldHeight)
        return "\(store.question.weighIns.count) weigh-ins have the height \(height)."
    }

    private var title: Text { Text("Height \(style.text(store.question.newHeight))") }

    private var style: HeightStyle { HeightStyle(store.settings.heightUnit) }
}
