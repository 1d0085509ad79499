import CursesUI
import DataSource
import Model

struct HistoryJumpView: View {
    @State var store: HistoryJump

    var body: some View {
        Form {
            LabeledContent("Day") {
                DatePicker("Day", selection: $store.day)
            }
            Text("2025-12-31, today, -3d, -2w, -1y")
                .foregroundStyle(.secondary)
            HStack {
                Spacer()
                Button("Cancel") { Task { await store.send(.cancelButtonTapped) } }
                Button("Go") { Task { await store.send(.confirmButtonTapped) } }
                    .buttonStyle(.borderedProminent)
            }
        }
        .frame(idealWidth: 44)
        .navigationTitle("Go to a date")
        .onSubmit { Task { await store.send(.confirmButtonTapped) } }
    }
}

struct HistoryJumpView_Previews: PreviewProvider {
    static var previews: some View {
        HistoryPreview {
            History(
                $0,
                table: HistoryTable($0, jump: HistoryJump($0, day: .preview)),
                person: .ann
            )
        }
    }
}
