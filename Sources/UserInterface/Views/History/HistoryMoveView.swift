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
        .modifier(
            AttemptQuestions(
                store: store,
                failureTitle: "Not done",
                finalQuestion: FinalQuestion(
                    title: "Move for good?",
                    sentence:
                        "The move of \(dayStyle.title(store.weighIn, style)) could not be taken back.",
                    confirmation: "Move"
                )
            )
        )
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
                    hindrance: .wouldBeFinal(FinalChange(.previewOfJournal))
                )
            )
        }
    }
}
