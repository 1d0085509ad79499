import CursesCore
import DataSource
import Model
import SharedInterface

struct WeighInEditorView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    @State var store: WeighInEditor
    @State private var isRareOpen = false
    @FocusState private var focus: WeighInEditor.Field?

    var body: some View {
        Form {
            let weight = store.settings.weightUnit.fieldLabel
            LabeledContent(weight) {
                MeasureField(.weight, weight, text: $store.draft.weight, style: style)
                    .focused($focus, equals: .weight)
                    .validation(store.form.errors[.weight]?.label(style))
                    .onKeyPress(keys: [.upArrow, .downArrow], action: stepWeight)
            }
            LabeledContent("BMI") {
                WeighInReadingView(store: store)
            }
            LabeledContent("Day") {
                dayStyle.field("Day", text: $store.draft.day, store.day, today: store.today)
                    .focused($focus, equals: .day)
                    .validation(store.form.errors[.day]?.label(style))
            }
            LabeledContent("Time") {
                TextField("Time", text: $store.draft.time)
                    .focused($focus, equals: .time)
                    .validation(store.form.errors[.time]?.label(style))
            }
            if !store.isAdult { height }
            ForEach(store.shownMeasures, id: \.self) { field($0) }
            LabeledContent("Note") {
                TextField("Note", text: $store.draft.note)
                    .focused($focus, equals: .note)
                    .validation(store.form.errors[.note]?.label(style))
            }
            if !rareTexts.isEmpty {
                DisclosureGroup(rareTexts.joined(separator: " · "), isExpanded: isRareExpanded) {
                    if store.isAdult { height }
                    ForEach(store.unusedMeasures, id: \.self) { field($0) }
                }
            }
            HStack {
                if store.weighIn != nil {
                    Button("Delete", role: .destructive) { store.send(.deleteButtonTapped) }
                }
                saveButtons { store.send(.form($0)) }
            }
        }
        .editor(store, $focus, question, WeighInEditor.Action.form)
        .navigationTitle(title)
        .markedDays("a weigh-in", store.isWeighed)
        .paletteItems(deletion)
    }

    private func stepWeight(_ press: KeyPress) -> KeyPress.Result {
        guard store.canStepWeight else { return .ignored }
        store.send(.onStepWeight(tenths: press.key == .upArrow ? 1 : -1))
        return .handled
    }

    private func deletion(_ query: String) -> [PaletteItem] {
        guard store.weighIn != nil else { return [] }
        let isMeant = ["delete", "削除"].contains(query.lowercased())
        return [
            PaletteItem(dayStyle.string("delete this weigh-in"), isMeant: isMeant) {
                store.send(.deleteButtonTapped)
            }
        ]
    }

    private var height: some View {
        let label = store.settings.heightUnit.fieldLabel
        return LabeledContent(label) {
            MeasureField(.height, label, text: $store.draft.height, style: style)
                .focused($focus, equals: .height)
                .validation(store.form.errors[.height]?.label(style))
        }
    }

    private func field(_ measure: Measure) -> some View {
        LabeledContent(measure.fieldLabel(store.settings.heightUnit)) {
            WeighInMeasureView(store: store, measure: measure)
                .focused($focus, equals: .measure(measure))
                .validation(store.form.errors[.measure(measure)]?.label(style))
        }
    }

    private var isRareExpanded: Binding<Bool> {
        Binding(
            get: {
                isRareOpen || store.rareFields.contains { store.form.errors[$0] != nil }
                    || store.unusedMeasures.contains { !store.draft[$0].isEmpty }
            },
            set: { isRareOpen = $0 }
        )
    }

    private var rareTexts: [String] {
        store.rareFields.map { field in
            switch field {
            case .measure(let measure): dayStyle.string(measure.label)
            default:
                dayStyle.string("Height \(store.enteredHeight.map(style.height.text) ?? "…")")
            }
        }
    }

    private var style: UnitStyle { UnitStyle(store.settings) }

    private var name: String { nameStyle.title(store.person, store.distinction) }

    private var question: SaveQuestion {
        SaveQuestion(name: name, weight: store.weight.map(style.weight.text))
    }

    private var title: Text {
        let name = name
        return store.weighIn == nil ? Text("Weigh in · \(name)") : Text("Edit weigh-in · \(name)")
    }
}
