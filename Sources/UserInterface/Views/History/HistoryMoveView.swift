import CursesCore
import DataSource
import Model
import SharedInterface

struct HistoryMoveView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    @State var store: HistoryMove

    var body: some View {
        VStack(alignment: .leading) {
            Text("\(day): \(style.text(store.weighIn.weight))")
                .padding(.horizontal)
            if let people = store.people {
                choice(people)
            } else {
                ProgressView()
            }
        }
        .frame(idealWidth: 44)
        .navigationTitle("Move to a person")
        .alert(question, isPresented: .constant(!store.presentedWarnings.isEmpty)) {
            Button("Cancel", role: .cancel) { store.send(.warningCancelButtonTapped) }
            Button("Move anyway") { store.send(.warningConfirmButtonTapped) }
        } message: {
            ForEach(store.presentedWarnings, id: \.self) {
                Text($0.label(unitStyle, dayStyle.string))
            }
        }
        .alert("Not moved", isPresented: .constant(store.refusal != nil)) {
            Button("Close", role: .cancel) { store.send(.refusalConfirmButtonTapped) }
        } message: {
            if case .implausible(let bmi) = store.refusal {
                let bmi = bmi.formatted(fractionDigits: 2)
                Text("For \(destination) that would be a BMI of \(bmi), which is impossible.")
            }
        }
        .attemptQuestions(
            store.attempt,
            "Not done",
            FinalQuestion(
                title: "Move for good?",
                sentence: "Moving \(dayStyle.title(store.weighIn, style)) could not be undone.",
                confirmation: "Move"
            )
        ) {
            store.send(.attempt($0))
        }
    }

    private var question: LocalizedStringKey {
        let weight = style.text(store.weighIn.weight)
        return "Move \(weight) of \(dayStyle.full(store.weighIn.day)) to \(destination)?"
    }

    private var destination: String {
        store.destination.map { nameStyle.name($0.name) } ?? ""
    }

    private var unitStyle: UnitStyle { UnitStyle(store.settings) }

    @ViewBuilder
    private func choice(_ people: [PersonSummary]) -> some View {
        if people.isEmpty {
            Text("There is no other person to move it to.")
                .foregroundStyle(.secondary)
                .padding(.horizontal)
        } else {
            List(people) { summary in
                Button(nameStyle.title(summary)) { store.send(.personButtonTapped(summary.person)) }
            }
            .frame(maxHeight: Double(people.count))
            .rowVerb("move")
        }
    }

    private var day: String { dayStyle.full(store.weighIn.day) }

    private var style: WeightStyle { WeightStyle(store.settings.weightUnit) }
}

struct HistoryJumpView: View {
    @Environment(\.dayStyle) private var dayStyle
    @State var store: HistoryJump

    var body: some View {
        Form {
            LabeledContent("Day") {
                dayStyle
                    .field(
                        "Day",
                        text: $store.entry.text,
                        store.entry.day,
                        today: store.entry.today
                    )
                    .validation(store.entry.error?.label(UnitStyle(Settings())))
            }
            Text("try 2025-12-31, today, fri, 21 nov, -3d, -2w, -1y")
                .foregroundStyle(.secondary)
            HStack {
                Spacer()
                Button("Cancel") { store.send(.cancelButtonTapped) }
                store.mainButton("Go", .confirmButtonTapped)
            }
        }
        .frame(idealWidth: 50)
        .navigationTitle("Go to a date")
        .environment(\.today, store.entry.today)
        .onChange(of: store.entry.text) { store.send(.onChangeEntry) }
        .onSubmit { store.send(.confirmButtonTapped) }
    }
}
