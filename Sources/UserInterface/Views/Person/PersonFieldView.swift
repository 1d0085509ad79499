import CursesCore
import DataSource
import Model
import SharedInterface

struct PersonFieldView<Store: EditingStore>: View where Store.Field == PersonField {
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
        case .weight: MeasureField(weight: label, text: $store.draft.weight, style: style)
        case .height: MeasureField(height: label, text: $store.draft.height, style: style)
        case .birthDate:
            PersonDayField(
                title: label,
                text: $store.draft.birthDate,
                day: store.day(of: field),
                days: store.today.birthDates,
                today: store.today
            )
        case .goalWeight:
            MeasureField(goal: label, text: $store.draft.goalWeight, style: style)
        case .goalBy:
            PersonDayField(
                title: label,
                text: $store.draft.goalBy,
                day: store.day(of: field),
                days: store.today.goalDays,
                today: store.today,
                prompt: "no date"
            )
        // Several fields, in `OwnMeasureView`.
        case .ownMeasure1, .ownMeasure2, .ownMeasure3: EmptyView()
        }
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

// An optional date of a person.
struct PersonDayField: View {
    @Environment(\.dayStyle) private var dayStyle
    let title: LocalizedStringKey
    @Binding var text: String
    // The parsed text.
    let day: Day?
    let days: ClosedRange<Day>
    let today: Day
    var prompt: LocalizedStringKey = "not given"

    var body: some View {
        DayField(
            title,
            text: $text,
            day: day,
            in: days,
            meanings: dayStyle.meanings(of: text, day, today),
            prompt: Text(prompt)
        )
    }
}
