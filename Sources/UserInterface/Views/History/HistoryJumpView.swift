import CursesCore
import DataSource
import Model
import SharedInterface

struct HistoryJumpView: View {
    @Environment(\.dayStyle) private var dayStyle
    @State var store: HistoryJump

    var body: some View {
        Form {
            LabeledContent("Day") {
                DayField(
                    "Day",
                    text: $store.entry.text,
                    day: store.entry.day,
                    in: .epoch...max(.epoch, store.entry.today),
                    meanings: dayStyle.meanings(
                        of: store.entry.text,
                        store.entry.day,
                        store.entry.today
                    )
                )
                .validation(store.entry.error?.label(UnitStyle(Settings())))
            }
            Text("try 2025-12-31, today, fri, 21 nov, -3d, -2w, -1y")
                .foregroundStyle(.secondary)
            HStack {
                Spacer()
                Button("Cancel") { Task { await store.send(.cancelButtonTapped) } }
                Button("Go") { Task { await store.send(.confirmButtonTapped) } }
                    .buttonStyle(.borderedProminent)
                    .keyboardShortcut("s")
            }
        }
        .frame(idealWidth: 50)
        .navigationTitle("Go to a date")
        .environment(\.today, store.entry.today)
        .onChange(of: store.entry.text) { Task { await store.send(.onChangeEntry) } }
        .onSubmit { Task { await store.send(.confirmButtonTapped) } }
    }
}
