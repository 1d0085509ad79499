import CursesCore
import DataSource
import Model
import SharedInterface

// Person of the import and what the file leaves open.
struct ImportChoicesView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    @Bindable var store: Import
    // Owned by the caller, so that the focus survives a change of the layout.
    let focus: FocusState<Field?>.Binding

    enum Field: Hashable {
        case name
        case height
        case choice(Import.Question)
        case button
    }

    var body: some View {
        if store.isTargetOffered {
            if !store.people.isEmpty { whose }
            if store.target == .newPerson {
                LabeledContent("Name") {
                    TextField("Name", text: $store.name)
                        .focused(focus, equals: .name)
                        .validation(store.nameError?.label(style))
                }
                .onChange(of: store.name) { store.send(.onChangeName) }
                if store.questions.contains(.height) { height }
            }
        }
        picker(.unit, "Unit", choices.unit, WeightUnit.allCases) { Text($0.label) }
        picker(.dayOrder, "Dates", choices.dayOrder, DayOrder.allCases) { Text($0.label) }
        picker(.app, "Written by", choices.app, [""] + (store.preview?.apps ?? [])) {
            $0.isEmpty ? Text("all apps") : Text(verbatim: $0)
        }
        if store.areColumnsOffered {
            LabeledContent("Columns") {
                Button(columns) { store.send(.columnsButtonTapped) }
            }
        }
        picker(.version, "Differing", choices.version, ImportVersion.allCases) { Text($0.label) }
    }

    // A question which the file leaves open shows a picker; any other shows nothing.
    @ViewBuilder private func picker<Value: Hashable>(
        _ question: Import.Question,
        _ title: LocalizedStringKey,
        _ selection: Binding<Value?>,
        _ values: [Value],
        label: @escaping (Value) -> Text
    ) -> some View {
        if store.questions.contains(question) {
            Picker(title, selection: selection) {
                Text("choose…").tag(Value?.none)
                ForEach(values, id: \.self) { label($0).tag(Value?.some($0)) }
            }
            .focused(focus, equals: .choice(question))
            .validation(message(question))
        }
    }

    private var whose: some View {
        Picker("For", selection: target) {
            if store.needsTarget { Text("choose…").tag(Import.Target.automatic) }
            ForEach(store.people) { summary in
                Text(verbatim: nameStyle.title(summary))
                    .tag(Import.Target.person(summary.person))
            }
            Text("new person").tag(Import.Target.newPerson)
        }
        .focused(focus, equals: .choice(.target))
        .validation(message(.target))
    }

    private var height: some View {
        let label = store.settings.heightUnit.fieldLabel
        return LabeledContent(label) {
            MeasureField(.height, label, text: $store.height, style: style)
                .focused(focus, equals: .height)
                .validation(store.heightError?.label(style))
        }
        .onChange(of: store.height) { store.send(.onChangeHeight) }
    }

    private var columns: LocalizedStringKey {
        let labels = store.columns.map { dayStyle.string(ImportedColumns.label(ofRole: $0)) }
        return labels.isEmpty ? "choose…" : "\(labels.listed(dayStyle.string))"
    }

    private func message(_ choice: Import.Question) -> LocalizedStringKey? {
        guard store.unanswered == choice else { return nil }
        return switch choice {
        case .unit: "choose a unit"
        case .dayOrder: "choose an order"
        case .height: nil
        case .version: "choose which to keep"
        case .app: "choose an app"
        case .target: "choose a person"
        }
    }

    private var style: UnitStyle { UnitStyle(store.settings) }

    private var target: Binding<Import.Target> {
        store.binding(store.shownTarget) { .targetPickerSelected($0) }
    }

    private var choices: Binding<ImportChoices> {
        store.binding(store.choices) { .choicePickerSelected($0) }
    }
}
