import CursesCore
import DataSource
import Model
import SharedInterface

struct PersonFieldView<Store: EditingStore>: View where Store.Field == PersonField {
    @Environment(\.dayStyle) private var dayStyle
    @State var store: Store
    let field: PersonField
    let focus: FocusState<PersonField?>.Binding

    var body: some View {
        LabeledContent(label) {
            textField
                .focused(focus, equals: field)
                .validation(store.form.errors[field]?.label(style))
        }
    }

    @ViewBuilder private var textField: some View {
        switch field {
        case .name: TextField(label, text: $store.draft.name)
        case .weight: MeasureField(.weight, label, text: $store.draft.weight, style: style)
        case .height: MeasureField(.height, label, text: $store.draft.height, style: style)
        case .birthDate:
            dayField(text: $store.draft.birthDate, in: store.today.birthDates, prompt: "not given")
        case .goalWeight:
            MeasureField(.goal, label, text: $store.draft.goalWeight, style: style)
        case .goalBy:
            dayField(text: $store.draft.goalBy, in: store.today.goalDays, prompt: "no date")
        // Several fields, in `OwnMeasureView`.
        case .ownMeasure1, .ownMeasure2, .ownMeasure3: EmptyView()
        }
    }

    private func dayField(
        text: Binding<String>,
        in days: ClosedRange<Day>,
        prompt: LocalizedStringKey
    ) -> DayField<Day> {
        let day = store.day(of: field)
        return dayStyle.field(label, text: text, day, in: days, today: store.today, prompt: prompt)
    }

    private var style: UnitStyle { UnitStyle(store.settings) }

    private var label: LocalizedStringKey { field.label(store.settings) }
}

struct SexPicker: View {
    let selection: Binding<Sex?>

    var body: some View {
        Picker("Sex", selection: selection) {
            Text("not given").tag(Sex?.none)
            ForEach(Sex.allCases, id: \.self) { Text($0.label).tag(Sex?.some($0)) }
        }
    }
}
