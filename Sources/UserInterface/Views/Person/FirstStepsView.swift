import CursesCore
import DataSource
import Model
import SharedInterface

// Creates the first person step by step.
struct FirstStepsView: View {
    @State var store: FirstLaunch
    @FocusState private var focus: PersonField?

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
        // The texts are restored at the next start, so quitting does not ask.
        .editing($focus, person.form, false) { action in
            if case .onSubmit = action {
                store.send(.onSubmit)
            } else {
                person.send(.form(action))
            }
        }
        .alert("Welcome", isPresented: .constant(store.isPresentedTutorial)) {
            Button("Begin", role: .cancel) { store.send(.tutorialConfirmButtonTapped) }
                .buttonStyle(.borderedProminent)
            Button("Import…") { store.send(.tutorialImportButtonTapped) }
        } message: {
            Text("Four steps to bmi-tui: units, you, your weight, a goal.")
            Text("Everything stays on this computer.")
        }
        .modifier(
            EditorQuestions(
                store: person,
                question: person.question,
                action: PersonBMI.Action.form
            )
        )
    }

    private var person: PersonBMI { store.personBMI }

    private var step: FirstLaunch.Step { store.step }

    // The welcome is not a step.
    private var subtitle: Text {
        if store.isPresentedTutorial { return Text(verbatim: "") }
        return Text("step \(step.number) of \(FirstLaunch.Step.allCases.count)")
    }

    @ViewBuilder private var who: some View {
        if let height = person.enteredHeight {
            let style = UnitStyle(person.settings)
            let weight = step == .goal ? person.weight.map(style.weight.text) : nil
            let facts = [person.draft.name, style.height.text(height), weight]
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
                case .units: FirstUnitsView(store: store)
                case .person, .weighIn, .goal:
                    ForEach(step.fields, id: \.self) { field in
                        PersonFieldView(store: person, field: field, focus: $focus)
                    }
                }
                if step == .weighIn { PersonResultView(store: person, hasGauge: true) }
                // Placeholder of the error line, so that nothing moves.
                if step != .weighIn, !hasError { Text(verbatim: " ") }
                FirstStepsButtons(store: store)
            }
        }
        .frame(maxWidth: 64)
        // The height is fixed, so that an error adds no row.
        .frame(minHeight: 1, idealHeight: 9, maxHeight: 9, alignment: .top)
    }

    private var hasError: Bool { step.fields.contains { person.form.errors[$0] != nil } }
}

extension FirstLaunch.Step {
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
    let store: FirstLaunch
    @FocusState private var isNextFocused: Bool

    var body: some View {
        HStack {
            if store.step == .units {
                Button("Import…") { openScreen(.import) }
            } else {
                Button("Back") { store.send(.backButtonTapped) }
            }
            Spacer()
            store.mainButton(nextTitle, .nextButtonTapped)
                .focused($isNextFocused)
        }
        // The proposal is accepted with one key.
        .onChange(of: store.step, initial: true) {
            if store.step == .units { isNextFocused = true }
        }
    }

    private var nextTitle: LocalizedStringKey {
        guard store.step == .goal else { return "Continue" }
        return store.personBMI.draft.goalWeight.isEmpty ? "Skip" : "Save"
    }
}

// The steps, with the present one highlighted.
struct FirstStepsPathView: View {
    let step: FirstLaunch.Step

    var body: some View {
        HStack {
            ForEach(FirstLaunch.Step.allCases, id: \.self) { other in
                mark(other).bold(other == step).foregroundStyle(other == step ? .tint : .secondary)
                if other != FirstLaunch.Step.allCases.last {
                    Text(verbatim: "──").foregroundStyle(.tertiary)
                }
            }
        }
        .lineLimit(1)
    }

    private func mark(_ other: FirstLaunch.Step) -> some View {
        HStack {
            Text(verbatim: other.rawValue < step.rawValue ? "✓" : "\(other.number)")
            Text(other.label)
        }
    }
}

struct FirstUnitsView: View {
    let store: FirstLaunch

    var body: some View {
        Picker(
            "Language",
            selection: store.binding(store.language) { .languagePickerSelected($0) }
        ) {
            ForEach(Language.allCases, id: \.self) { Text(verbatim: $0.name).tag($0) }
        }
        Picker(
            "Weight unit",
            selection: store.binding(store.settings.weightUnit) { .weightUnitPickerSelected($0) }
        ) {
            ForEach(WeightUnit.allCases, id: \.self) { Text($0.label).tag($0) }
        }
        Picker(
            "Height unit",
            selection: store.binding(store.settings.heightUnit) { .heightUnitPickerSelected($0) }
        ) {
            ForEach(HeightUnit.allCases, id: \.self) { Text($0.label).tag($0) }
        }
    }
}
