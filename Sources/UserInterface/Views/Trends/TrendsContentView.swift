import CursesUI
import DataSource
import Model
import SharedInterface

struct TrendsContentView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.locale) private var locale
    @Environment(\.nameStyle) private var nameStyle
    @Environment(\.stringCatalog) private var stringCatalog
    let store: Trends

    var body: some View {
        // Of what does not fit nothing is worked out.
        let (chart, note) = (course, note.padding(.horizontal))
        ViewThatFits {
            columns(3, under: chart, note)
            columns(2, under: chart, note)
            statistics(nil, under: chart, note)
                .frame(idealWidth: 70, idealHeight: 20, maxHeight: .infinity)
            VStack(alignment: .leading, spacing: 0) {
                chart
                note
            }
        }
    }

    private func columns(_ count: Int, under chart: some View, _ note: some View) -> some View {
        statistics(count, under: chart, note)
            .frame(
                idealWidth: StatisticsColumnsView.width(unit, columns: count),
                maxWidth: .infinity,
                idealHeight: 28,
                maxHeight: .infinity
            )
    }

    private func statistics(
        _ columns: Int?,
        under chart: some View,
        _ note: some View
    ) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            chart.padding(.horizontal)
            note
            TrendsStatisticsView(store: store, columns: columns)
                .padding([.horizontal, .top])
        }
    }

    // The period, for the axis has no room for its year, and where it goes.
    private var note: some View {
        let period = Text(verbatim: dayStyle.span(store.days)).bold().lineLimit(1).layoutPriority(1)
        return ViewThatFits(in: .horizontal) {
            HStack(spacing: 0) {
                ForecastNoteView(
                    rate: store.isOfNewest ? store.rate : nil,
                    missingDays: store.isOfNewest ? store.missingDays : nil,
                    isStale: store.isStale,
                    style: style
                )
                Spacer(minLength: 2)
                period
            }
            .frame(
                idealWidth: store.isOfNewest && store.rate != nil ? 54 : nil,
                maxWidth: .infinity
            )
            if store.isOfNewest, let rate = store.rate {
                HStack(spacing: 0) {
                    ForecastNoteView.short(rate, style)
                    Spacer(minLength: 2)
                    period
                }
            }
            HStack {
                Text(verbatim: nameStyle.name(store.person.name)).foregroundStyle(.secondary)
                    .lineLimit(1)
                Spacer()
                period
            }
            .frame(idealWidth: 36, maxWidth: .infinity)
            HStack {
                Spacer()
                period
            }
            HStack {
                Spacer()
                Text(verbatim: dayStyle.months(store.days)).bold().lineLimit(1)
            }
        }
    }

    private var overlayName: String {
        switch store.overlay?.kind {
        case nil: ""
        case .yearBefore: string("a year ago")
        // A long name leaves no room for what the others are called.
        case .person(let person): nameStyle.shortened(person.name, to: 16)
        }
    }

    private var chart: some View {
        TrendChartView(
            points: store.shownPoints,
            lead: store.lead,
            days: store.drawnDays,
            unit: unit,
            goalWeight: store.person.goalWeight,
            healthyWeights: store.healthyBand,
            forecast: store.forecast,
            overlay: store.overlay?.points ?? [],
            overlayName: overlayName,
            isFilled: store.overlay == nil
        )
        .chartXSelection(value: selection, reading: reading)
        .chartXSelection(range: draggedDays)
    }

    // Of a time without weigh-ins, axes alone would say nothing.
    @ViewBuilder private var course: some View {
        if store.shownPoints.isEmpty, store.overlay?.points.isEmpty ?? true {
            EmptyPeriodView(newest: store.lastDay, hint: "5 shows all of them")
        } else {
            chart
        }
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

    // The whole reading, and those for narrow charts.
    private func reading(_ day: Day) -> [String] {
        let (whole, short, numbers) = values(on: day)
        let date = dayStyle.date(day, near: store.today)
        let other = store.overlaid(on: day).map { style.mean($0.trend) }
        // Where there is less room, what is not known is not said.
        let known = other.map { ["\(overlayName) \($0)"] } ?? []
        let others = store.overlay == nil ? [] : ["\(overlayName) \(other ?? "–")"]
        return [
            ([dayStyle.full(day)] + whole + others).joined(separator: "   "),
            ([dayStyle.full(day)] + short + others).joined(separator: "  "),
            ([date] + short + others).joined(separator: "  "),
            ([date] + short.prefix(2) + others).joined(separator: "  "),
            ([date] + numbers + others).joined(separator: " "),
            ([date] + (known.isEmpty ? short.prefix(2) : numbers.prefix(1) + known))
                .joined(separator: known.isEmpty ? "  " : " "),
            ([date] + short.prefix(2)).joined(separator: "  "),
            ([date] + short.prefix(2)).joined(separator: " "),
            ([date] + numbers).joined(separator: " "),
            ([date] + short.prefix(1)).joined(separator: " "),
            number(on: day).map { "\($0) \(date)" } ?? date,
        ]
    }

    private func number(on day: Day) -> String? {
        store.point(on: day).map { style.number($0.weight) }
            ?? store.foreseen(on: day).map { style.mean($0.weight) }
    }

    private func values(on day: Day) -> (whole: [String], short: [String], numbers: [String]) {
        if let point = store.point(on: day) {
            let distance = point.weight - point.trend
            let weight = style.text(point.weight)
            let trend = string("trend \(style.meanText(point.trend))")
            let shortTrend = string("trend \(style.mean(point.trend))")
            return (
                [
                    string("weight \(weight)"), trend,
                    string("\(style.changeText(distance)) from trend"),
                ],
                [weight, shortTrend, string("\(style.change(distance)) from trend")],
                [style.number(point.weight), shortTrend]
            )
        }
        guard let point = store.foreseen(on: day) else { return ([], [], []) }
        let forecast = string("forecast \(style.meanText(point.weight))")
        let short = string("forecast \(style.mean(point.weight))")
        return ([forecast, style.range(point.bounds)], [forecast], [short])
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
