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
        case .ownMeasure1: ownMeasure(0)
        case .ownMeasure2: ownMeasure(1)
        case .ownMeasure3: ownMeasure(2)
        }
    }

    private func ownMeasure(_ index: Int) -> some View {
        TextField(
            label,
            text: $store.draft.ownMeasures[index],
            prompt: Text("Arms, cm, 15-60, 1")
        )
        .help("name, unit, bounds and decimals; Arms=Biceps renames, an empty line removes.")
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
