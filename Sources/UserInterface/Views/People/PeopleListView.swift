import CursesCore
import DataSource
import Model
import SharedInterface

struct PeopleListView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    @State var store: People

    var body: some View {
        let style = style
        let found = store.foundPeople
        let names = nameWidths(store.people)
        let digits = store.people.digits
        ViewThatFits {
            VStack(alignment: .leading) {
                table(found, names, digits, style)
                    .frame(height: Double(store.people.count + 1))
                    .padding(.bottom)
                if let selected = store.selected { course(of: selected) }
                Spacer(minLength: 0)
            }
            .stretched(idealWidth: 56, idealHeight: Double(store.people.count + 12))
            // A visible weight is worth more than the digit and a long name.
            table(found, names, digits, style)
                .stretched(idealWidth: names.lowerBound + style.cellWidth + 7, idealHeight: 1)
            table(found, Self.shortestName...names.upperBound, [:], style)
                .stretched(idealWidth: 1, idealHeight: 1)
        }
        .help("↑ or ↓ before a rate: a clear change, which is more than chance.")
        .overlay {
            if found.isEmpty, !store.people.isEmpty {
                ContentUnavailableView.search(text: store.query)
            }
        }
        .onAppear { if let selected = store.selected { store.send(.onChangeMark(selected.id)) } }
        .searchable(text: $store.query, total: store.people.count)
        .toolbar {
            ForEach(found) { summary in
                if let digit = digits[summary.id] {
                    ToolbarItem(placement: .secondaryAction) {
                        Button(nameStyle.title(summary)) {
                            store.send(.personButtonTapped(summary.person))
                        }
                        .keyboardShortcut(KeyEquivalent(digit), modifiers: [])
                    }
                }
            }
        }
    }

    private static let shortestName = 4.0

    // Chart of the marked person if the list is short.
    @ViewBuilder private func course(of summary: PersonSummary) -> some View {
        // Unread or unreadable data is not shown as an empty period.
        if let chart = summary.standing?.growthChart {
            Section("\(nameStyle.title(summary)) · \(dayStyle.string(chart.title))") {
                GrowthChartView(chart: chart, settings: store.settings)
            }
        } else if let points = summary.standing?.points, !points.isEmpty || !summary.isUnreadable {
            Section("\(nameStyle.title(summary)) · \(dayStyle.string("3 months"))") {
                if points.isEmpty {
                    EmptyPeriodView(newest: summary.weighIn?.day)
                } else {
                    TrendChartView(
                        TrendChart(
                            points: points,
                            lead: summary.standing?.lead,
                            days: StandingService.days(upTo: store.today),
                            goal: summary.person.goalRange
                        ),
                        unit: store.settings.weightUnit
                    )
                }
            }
        }
    }

    private func table(
        _ found: [PersonSummary],
        _ names: ClosedRange<Double>,
        _ digits: [Person.ID: Character],
        _ style: WeightStyle
    ) -> some View {
        PeopleTableView(
            store: store,
            found: found,
            names: names,
            digits: digits,
            style: style,
            selection: store.choice(store.selected?.id) { .onChangeMark($0) }
        )
        .padding(.trailing)
    }

    // Names have at least 10 columns to be distinct; one long name must not displace other columns.
    private func nameWidths(_ people: [PersonSummary]) -> ClosedRange<Double> {
        let longest = max(6, people.map { PlainText.width(of: nameStyle.title($0)) }.max() ?? 0)
        return Double(min(longest, 10))...Double(longest)
    }

    private var style: WeightStyle {
        WeightStyle(store.settings.weightUnit)
            .aligned(with: store.people.compactMap { $0.weighIn?.weight })
    }
}
