import CursesUI
import DataSource
import Model
import SharedInterface

struct TrendsContentView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.locale) private var locale
    @Environment(\.stringCatalog) private var stringCatalog
    let store: Trends

    var body: some View {
        ViewThatFits {
            over {
                StatisticsColumnsView(statistics: store.statistics, unit: unit)
            }
            .frame(
                idealWidth: StatisticsColumnsView.width(unit),
                maxWidth: .infinity,
                idealHeight: 27,
                maxHeight: .infinity
            )
            over {
                StatisticsView(statistics: store.statistics, unit: unit)
            }
            .frame(idealWidth: 64, idealHeight: 19, maxHeight: .infinity)
            VStack(alignment: .leading, spacing: 0) {
                chart
                note.padding(.horizontal)
            }
        }
    }

    private func over(@ViewBuilder statistics: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            chart.padding(.horizontal)
            note.padding(.horizontal)
            statistics()
                .padding([.horizontal, .top])
        }
    }

    private var note: some View {
        ForecastNoteView(rate: store.rate, missingDays: store.missingDays, style: style)
    }

    private var chart: some View {
        TrendChartView(
            points: store.shownPoints,
            days: store.drawnDays,
            unit: unit,
            goalWeight: store.person.goalWeight,
            healthyWeights: store.healthyBand,
            forecast: store.forecast,
            deviations: store.deviations
        )
        .chartXSelection(value: selection, reading: reading)
        .chartXSelection(range: draggedDays)
    }

    private var draggedDays: Binding<ClosedRange<Day>?> {
        Binding(
            get: { nil },
            asyncSet: { days in if let days { await store.send(.onChangeDays(days)) } }
        )
    }

    private var selection: Binding<Day?> {
        Binding(
            get: { store.selection },
            asyncSet: { await store.send(.onChangeSelection($0)) }
        )
    }

    // The whole reading, and one for a narrow chart.
    private func reading(_ day: Day) -> [String] {
        let (whole, short) = values(on: day)
        return [
            ([dayStyle.full(day)] + whole).joined(separator: "   "),
            ([dayStyle.date(day, near: store.today)] + short).joined(separator: "  "),
        ]
    }

    private func values(on day: Day) -> (whole: [String], short: [String]) {
        if let point = store.point(on: day) {
            let change = style.change(point.weight - point.trend)
            let weight = style.text(point.weight)
            let trend = string("trend \(style.meanText(point.trend))")
            return (
                [string("weight \(weight)"), trend, change],
                [weight, string("trend \(style.mean(point.trend))"), change]
            )
        }
        guard let point = store.foreseen(on: day) else { return ([], []) }
        let forecast = string("forecast \(style.meanText(point.weight))")
        return ([forecast, style.range(point.bounds)], [forecast])
    }

    private func string(_ key: LocalizedStringKey) -> String {
        stringCatalog.string(key, locale: locale)
    }

    private var unit: WeightUnit { store.settings.weightUnit }

    private var style: WeightStyle { WeightStyle(unit, appDependencies) }
}

struct TrendsContentView_Previews: PreviewProvider {
    static var previews: some View {
        TrendsContentView(store: Trends(.preview, person: .ann))
    }
}
