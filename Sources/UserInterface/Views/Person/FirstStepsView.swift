import CursesCore
import DataSource
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

struct FirstStepsButtons: View {
    @Environment(\.openScreen) private var openScreen
    let store: PersonBMI
    let step: PersonBMI.Step
    @FocusState private var isNextFocused: Bool

    var body: some View {
        HStack {
            if step == .units {
                Button("Import…") { openScreen(.import) }
            } else {
                Button("Back") { send(.backButtonTapped) }
            }
            Spacer()
            if step == .goal {
                Button(store.draft.goalWeight.isEmpty ? "Skip" : "Save") {
                    send(.form(.saveButtonTapped))
                }
                .buttonStyle(.borderedProminent)
                .keyboardShortcut("s")
            } else {
                Button("Continue") { send(.nextButtonTapped) }
                    .buttonStyle(.borderedProminent)
                    .keyboardShortcut("s")
                    .focused($isNextFocused)
            }
        }
        // The proposal is accepted with one key.
        .onChange(of: step, initial: true) {
            if step == .units { isNextFocused = true }
        }
    }

    private func send(_ action: PersonBMI.Action) {
        Task { await store.send(action) }
    }
}

// The steps, with the present one highlighted.
struct FirstStepsPathView: View {
    let step: PersonBMI.Step

    var body: some View {
        HStack {
            ForEach(PersonBMI.Step.allCases, id: \.self) { other in
                if other == step {
                    mark(other).bold().foregroundStyle(.tint)
                } else {
                    mark(other).foregroundStyle(.secondary)
                }
                if other != PersonBMI.Step.allCases.last {
                    Text(verbatim: "──").foregroundStyle(.tertiary)
                }
            }
        }
        .lineLimit(1)
    }

    private func mark(_ other: PersonBMI.Step) -> some View {
        HStack {
            Text(verbatim: other.rawValue < step.rawValue ? "✓" : "\(other.number)")
            Text(other.label)
        }
    }
}

struct FirstUnitsView: View {
    let store: FirstUnits

    var body: some View {
        Picker("Language", selection: language) {
            ForEach(Language.allCases, id: \.self) { Text(verbatim: $0.name).tag($0) }
        }
        Picker("Weight unit", selection: weightUnit) {
            ForEach(WeightUnit.allCases, id: \.self) { Text($0.label).tag($0) }
        }
        Picker("Height unit", selection: heightUnit) {
            ForEach(HeightUnit.allCases, id: \.self) { Text($0.label).tag($0) }
        }
    }

    private var language: Binding<Language> {
        Binding(
            get: { store.language },
            asyncSet: { await store.send(.languagePickerSelected($0)) }
        )
    }

    private var weightUnit: Binding<WeightUnit> {
        Binding(
            get: { store.settings.weightUnit },
            asyncSet: { await store.send(.weightUnitPickerSelected($0)) }
        )
    }

    private var heightUnit: Binding<HeightUnit> {
        Binding(
            get: { store.settings.heightUnit },
            asyncSet: { await store.send(.heightUnitPickerSelected($0)) }
        )
    }
}
