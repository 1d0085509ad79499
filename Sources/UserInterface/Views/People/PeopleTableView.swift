import CursesCore
import DataSource
import Model
import SharedInterface

// Columns are ordered by importance; on narrow screens the last are dropped.
struct PeopleTableView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    let store: People
    let found: [PersonSummary]
    let names: ClosedRange<Double>
    let digits: [Person.ID: Character]
    let style: WeightStyle
    let selection: Binding<Person.ID?>

    var body: some View {
        Table(of: PersonSummary.self, selection: selection) {
            if !digits.isEmpty {
                TableColumn("") {
                    Text(verbatim: digits[$0.id].map { String($0) } ?? "")
                        .foregroundStyle(.secondary)
                }
                .width(1)
            }
            TableColumn("name") { nameCell($0) }
                .width(min: names.lowerBound, ideal: names.lowerBound, max: names.upperBound)
            TableColumn("\(store.settings.weightUnit.symbols)") {
                Text(verbatim: $0.weighIn.map { style.cell($0.weight) } ?? "–").bold()
            }
            .numeric(style.cellWidth)
            TableColumn(Text(verbatim: bmiHead)) { bmiCell($0) }
                .numeric(9)
            if let growth = store.people.lazy.compactMap(\.assessment?.growth).first {
                let heading = growth.standard.heading(dayStyle.string)
                TableColumn(Text(verbatim: heading)) {
                    Text(verbatim: $0.assessment?.growth?.percentileText ?? "")
                }
                .numeric(Double(PlainText.width(of: heading)))
            }
            if store.people.contains(where: { !age($0).isEmpty }) {
                TableColumn("age") { Text(verbatim: age($0)) }
                    .numeric(dayStyle.column("age", store.people.map(age)))
            }
            TableColumn("\(store.settings.weightUnit.single.symbol)/week") {
                PersonRateView(
                    rate: $0.standing?.rate,
                    style: style,
                    today: store.today
                )
            }
            .numeric(dayStyle.column("\(store.settings.weightUnit.single.symbol)/week", least: 8))
            TableColumn("3 months") { SparklineView(levels: $0.standing?.course ?? []) }
                .width(dayStyle.column("3 months", least: 13))
            TableColumn("newest") {
                Text(verbatim: newest($0))
                    .foregroundStyle($0.isUnreadable ? .warning : .secondary)
            }
            .width(dayStyle.column("newest", store.people.map(newest)))
            TableColumn("goal") { Text(verbatim: goal($0, style)) }
                .numeric(dayStyle.column("goal", least: style.cellWidth))
            TableColumn("trend") { Text(verbatim: trend($0, style)) }
                .numeric(dayStyle.column("trend", store.people.map { trend($0, style) }))
            TableColumn("class") { classCell($0) }
                .width(classWidth(store.people))
            TableColumn("to goal") { Text(verbatim: distance($0, style)) }
                .numeric(dayStyle.column("to goal", store.people.map { distance($0, style) }))
            TableColumn("6 months") { SparklineView(levels: $0.standing?.longCourse ?? []) }
                .width(dayStyle.column("6 months", least: 26))
            TableColumn("height") {
                Text(verbatim: heightStyle.text($0.weighIn?.height ?? $0.person.height))
            }
            .numeric(dayStyle.column("height", least: 8))
        } rows: {
            ForEach(found) { TableRow($0) }
                .onDelete { offsets in
                    guard let offset = offsets.first else { return }
                    store.send(.deleteButtonTapped(found[offset].person))
                }
        }
    }

    // Ends with the numbers, before the signs behind them.
    private var bmiHead: String { dayStyle.string("BMI") + "   " }

    // Wide enough for all, as a truncated class could read as another one.
    private func classWidth(_ people: [PersonSummary]) -> Double {
        dayStyle.column("class", people.compactMap { classLabel(of: $0).map(dayStyle.string) })
    }

    private func nameCell(_ summary: PersonSummary) -> some View {
        Button {
            store.send(.personButtonTapped(summary.person))
        } label: {
            Text(verbatim: nameStyle.title(summary), marking: store.marks)
        }
        .contextMenu {
            Button("weigh in") { store.send(.destinationChosen(.weighIn, of: summary.person)) }
            Button("history") { store.send(.destinationChosen(.history, of: summary.person)) }
            Button("trends") { store.send(.destinationChosen(.trends, of: summary.person)) }
            store.button("edit person", "e", .editButtonTapped(summary))
            Button("delete", role: .destructive) {
                store.send(.deleteButtonTapped(summary.person))
            }
        }
    }

    // The sign shows the class if its name does not fit.
    @ViewBuilder private func bmiCell(_ summary: PersonSummary) -> some View {
        if let bmi = summary.bmi {
            HStack {
                Text(verbatim: bmi.formatted(fractionDigits: 2))
                HStack {
                    if let severity = summary.assessment?.severity {
                        Text(verbatim: severity.sign).foregroundStyle(severity.style)
                    }
                }
                .frame(width: 2, alignment: .leading)
            }
        }
    }

    @ViewBuilder private func classCell(_ summary: PersonSummary) -> some View {
        if let label = classLabel(of: summary), let severity = summary.assessment?.severity {
            Text(label).foregroundStyle(severity.style).lineLimit(1)
        }
    }

    private func classLabel(of summary: PersonSummary) -> LocalizedStringKey? {
        switch summary.assessment {
        case .category(let category): category.label
        case .growth(let growth): growth.category.label
        case .underTwenty, .sexMissing, .beforeBirth, .birthDateMissing, nil: nil
        }
    }

    private func age(_ summary: PersonSummary) -> String {
        GrowthWords.age(of: summary.person, in: store, dayStyle)
    }

    private func newest(_ summary: PersonSummary) -> String {
        if summary.isUnreadable { return dayStyle.string("not all read") }
        guard let weighIn = summary.weighIn else { return dayStyle.string("none yet") }
        let day = dayStyle.newest(weighIn.day, today: store.today)
        return summary.standing?.isSlip == true ? dayStyle.string("\(day), left out") : day
    }

    private func distance(_ summary: PersonSummary, _ style: WeightStyle) -> String {
        guard let goal = summary.person.goal, let trend = summary.standing?.trend else {
            return ""
        }
        return style.change(goal.distance(from: trend))
    }

    private func goal(_ summary: PersonSummary, _ style: WeightStyle) -> String {
        guard let goal = summary.person.goal else { return "" }
        return goal.range.map { "\(style.bound($0.lowerBound))–\(style.bound($0.upperBound))" }
            ?? style.cell(goal.weight)
    }

    private func trend(_ summary: PersonSummary, _ style: WeightStyle) -> String {
        summary.standing.map { style.mean($0.trend) } ?? ""
    }

    private var heightStyle: HeightStyle { HeightStyle(store.settings.heightUnit) }
}

// The weekly rate; significant rates have an arrow.
struct PersonRateView: View {
    let rate: Rate?
    let style: WeightStyle
    let today: Day

    var body: some View {
        if let rate, rate.isWithoutDirection {
            Text(verbatim: "–").foregroundStyle(.secondary)
        } else if let rate {
            let number = style.change(rate.weeklySlope)
            // A rate that rounds to zero has no arrow.
            let isClear = rate.isClear && number.first?.isNumber == false
            Text(verbatim: isClear ? "\(rate.slope < 0 ? "↓" : "↑") \(number)" : number)
                .foregroundStyle(isClear && !rate.isPast(on: today) ? .primary : .secondary)
        }
    }
}
