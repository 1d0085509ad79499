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
        if store.questions.contains(.unit) {
            Picker("Unit", selection: unit) {
                Text("choose…").tag(WeightUnit?.none)
                ForEach(WeightUnit.allCases, id: \.self) {
                    Text($0.label).tag(WeightUnit?.some($0))
                }
            }
            .focused(focus, equals: .choice(.unit))
            .validation(message(.unit))
        }
        if store.questions.contains(.dayOrder) {
            Picker("Dates", selection: dayOrder) {
                Text("choose…").tag(DayOrder?.none)
                ForEach(DayOrder.allCases, id: \.self) {
                    Text($0.label).tag(DayOrder?.some($0))
                }
            }
            .focused(focus, equals: .choice(.dayOrder))
            .validation(message(.dayOrder))
        }
        if store.questions.contains(.app) {
            Picker("Written by", selection: app) {
                Text("choose…").tag(String?.none)
                Text("all apps").tag(String?.some(""))
                ForEach(store.preview?.apps ?? [], id: \.self) {
                    Text(verbatim: $0).tag(String?.some($0))
                }
            }
            .focused(focus, equals: .choice(.app))
            .validation(message(.app))
        }
        if store.areColumnsOffered {
            LabeledContent("Columns") {
                Button(columns) { store.send(.columnsButtonTapped) }
            }
        }
        if store.questions.contains(.version) {
            Picker("Differing", selection: version) {
                Text("choose…").tag(ImportVersion?.none)
                ForEach(ImportVersion.allCases, id: \.self) {
                    Text($0.label).tag(ImportVersion?.some($0))
                }
            }
            .focused(focus, equals: .choice(.version))
            .validation(message(.version))
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
        LabeledContent(store.settings.heightUnit.fieldLabel) {
            MeasureField(
                height: store.settings.heightUnit.fieldLabel,
                text: $store.height,
                style: style
            )
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

    private var unit: Binding<WeightUnit?> {
        store.binding(store.unit) { .unitPickerSelected($0) }
    }

    private var version: Binding<ImportVersion?> {
        store.binding(store.version) { .versionPickerSelected($0) }
    }

    private var app: Binding<String?> {
        store.binding(store.app) { .appPickerSelected($0) }
    }

    private var dayOrder: Binding<DayOrder?> {
        store.binding(store.dayOrder) { .dayOrderPickerSelected($0) }
    }
}
