import CursesUI
import DataSource
import Model

struct HistoryMoveView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    let store: History
    let move: HistoryMove

    var body: some View {
        VStack(alignment: .leading) {
            Text("\(day): \(style.text(move.entry.weighIn.weight))")
                .padding(.horizontal)
            if move.people.isEmpty {
                Text("There is nobody else to move it to.")
                    .foregroundStyle(.secondary)
                    .padding(.horizontal)
            } else {
                List(move.people) { person in
                    Button(person.name) {
                        Task { await store.send(.movePersonButtonTapped(person)) }
                    }
                }
                .frame(maxHeight: Double(move.people.count))
            }
        }
        .frame(idealWidth: 44)
        .navigationTitle("Move to a person")
    }

    private var day: String { dayStyle.table(move.entry.weighIn.day) }

    private var style: WeightStyle { WeightStyle(store.settings.weightUnit, appDependencies) }
}

struct HistoryMoveView_Previews: PreviewProvider {
    static var previews: some View {
        HistoryPreview { appDependencies in
            let entry = Overview.ann(appDependencies).entries[0]
            let people = [PersonSummary.taro.person]
            return History(
                appDependencies,
                person: .ann,
                presentedMove: HistoryMove(entry: entry, people: people)
            )
        }
    }
}
