import CursesCore
import Model
import SharedInterface

// Creates the first person step by step.
struct FirstStepsView: View {
    let store: PersonBMI
    let step: PersonBMI.Step
    let focus: FocusState<PersonField?>.Binding

    var body: some View {
        VStack(spacing: 0) {
            // Hidden below the welcome.
            if !store.isPresentedTutorial {
                ViewThatFits(in: .vertical) {
                    VStack(spacing: 1) {
                        FirstStepsPathView(step: step)
                        form
                    }
                    .frame(idealHeight: 14, maxHeight: .infinity)
                    form.frame(idealHeight: 1, maxHeight: .infinity)
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationTitle("Welcome")
        .navigationSubtitle(subtitle)
    }

    // The welcome is not a step.
    private var subtitle: Text {
        if store.isPresentedTutorial { return Text(verbatim: "") }
        return Text("step \(step.number) of \(PersonBMI.Step.allCases.count)")
    }

    @ViewBuilder private var who: some View {
        if let height = store.enteredHeight {
            let style = UnitStyle(store.settings)
            let weight = step == .goal ? store.weight.map(style.weight.text) : nil
            let facts = [store.draft.name, style.height.text(height), weight]
            LabeledContent("You") {
                Text(verbatim: facts.compactMap(\.self).joined(separator: " · "))
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            }
        }
    }

    private var form: some View {
        Form {
            Section(step.title) {
                if step == .weighIn || step == .goal { who }
                switch step {
                case .units: FirstUnitsView(store: store.units)
                case .person, .weighIn, .goal:
                    ForEach(step.fields, id: \.self) { field in
                        PersonFieldView(store: store, field: field, focus: focus)
                    }
                }
                if step == .weighIn { PersonResultView(store: store, hasGauge: true) }
                // Placeholder of the error line, so that nothing moves.
                if step != .weighIn, store.form.errors.isEmpty { Text(verbatim: " ") }
                FirstStepsButtons(store: store, step: step)
            }
        }
        .frame(maxWidth: 64)
        // The height is fixed, so that an error adds no row.
        .frame(minHeight: 1, idealHeight: 9, maxHeight: 9, alignment: .top)
    }
}

extension PersonBMI.Step {
    var title: LocalizedStringKey {
        switch self {
        case .units: "Language and units"
        case .person: "Who are you?"
        case .weighIn: "What do you weigh today?"
        case .goal: "A goal, if you like"
        }
    }

    var label: LocalizedStringKey {
        switch self {
        case .units: "Units"
        case .person: "You"
        case .weighIn: "Weight"
        case .goal: "Goal"
        }
    }
}
