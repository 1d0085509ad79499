import CursesUI
import DataSource
import Model

struct HistoryJumpView: View {
    @State var store: History

    var body: some View {
        Form {
            LabeledContent("Day") {
                DatePicker("Day", selection: $store.jumpDay)
            }
            Text("2025-12-31, today, -3d, -2w, -1y")
                .foregroundStyle(.secondary)
            HStack {
                Spacer()
                Button("Cancel") { Task { await store.send(.jumpCancelButtonTapped) } }
                Button("Go") { Task { await store.send(.jumpConfirmButtonTapped) } }
                    .buttonStyle(.borderedProminent)
            }
        }
        .frame(idealWidth: 44)
        .navigationTitle("Go to a date")
        .onSubmit { Task { await store.send(.jumpConfirmButtonTapped) } }
    }
}

struct HistoryJumpView_Previews: PreviewProvider {
    static var previews: some View {
        HistoryPreview {
            History($0, person: .ann, jumpDay: .preview, isPresentedJump: true)
        }
    }
}
