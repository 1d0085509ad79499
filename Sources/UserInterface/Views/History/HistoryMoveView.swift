import CursesUI
import DataSource
import Model

struct HistoryMoveView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    let store: HistoryMove

    var body: some View {
        VStack(alignment: .leading) {
            Text("\(day): \(style.text(store.weighIn.weight))")
                .padding(.horizontal)
            if store.people.isEmpty {
                Text("There is nobody else to move it to.")
                    .foregroundStyle(.secondary)
                    .padding(.horizontal)
            } else {
                List(store.people) { summary in
                    Button(nameStyle.title(summary)) {
                        Task { await store.send(.personButtonTapped(summary.person)) }
                    }
                }
                .frame(maxHeight: Double(store.people.count))
                .rowVerb("move")
            }
        }
        .frame(idealWidth: 44)
        .navigationTitle("Move to a person")
        .confirmationDialog("Move for good?", isPresented: .constant(store.finalChange != nil)) {
            Button("Cancel", role: .cancel) {
                Task { await store.send(.finalCancelButtonTapped) }
            }
            Button("Move") { Task { await store.send(.finalConfirmButtonTapped) } }
        } message: {
            if let change = store.finalChange {
                FinalChangeMessage(
                    weighIn: store.weighIn,
                    weightUnit: store.settings.weightUnit,
                    change: change
                ) { "The move of \($0) could not be taken back." }
            }
        }
    }

    private var day: String { dayStyle.table(store.weighIn.day) }

    private var style: WeightStyle { WeightStyle(store.settings.weightUnit, appDependencies) }
}

struct HistoryMoveView_Previews: PreviewProvider {
    static var previews: some View {
        HistoryPreview {
            History(
                $0,
                person: .ann,
                move: HistoryMove(
                    $0,
                    person: .ann,
                    weighIn: .newestOfAnn,
                    people: [.taro]
                )
            )
        }
    }
}

struct HistoryMoveView_Final_Previews: PreviewProvider {
    static var previews: some View {
        HistoryPreview {
            History(
                $0,
                person: .ann,
                move: HistoryMove(
                    $0,
                    person: .ann,
                    weighIn: .newestOfAnn,
                    people: [.taro],
                    finalChange: FinalChange(.previewOfJournal)
                )
            )
        }
    }
}
