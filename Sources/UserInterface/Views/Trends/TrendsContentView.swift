import CursesCharts
import CursesCore
import DataSource
import Model
import SharedInterface

struct TrendsContentView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    let store: Trends

    var body: some View {
        // Both ideal lengths are given, so that a variant that is too high is not evaluated.
        let (chart, note) = (course, note.padding(.horizontal))
        ViewThatFits(in: .vertical) {
            VStack(alignment: .leading, spacing: 0) {
                chart.padding(.horizontal)
                note
                ViewThatFits(in: .horizontal) {
                    columns(3)
                    columns(2)
                    if style.unit.isCompound { columns(2, isShort: true) }
                    figures
                }
            }
            .stretched(idealWidth: 1, idealHeight: 29)
            VStack(alignment: .leading, spacing: 0) {
                chart.padding(.horizontal)
                note
                figures
            }
            .stretched(idealWidth: 1, idealHeight: 14)
            VStack(alignment: .leading, spacing: 0) {
                chart
                note
            }
        }
    }

    private var figures: some View { TrendFiguresView(store: store).padding(.horizontal) }

    private func columns(_ count: Int, isShort: Bool = false) -> some View {
        TrendsStatisticsView(store: store, columns: count, isShort: isShort).padding()
    }

    @ViewBuilder private var note: some View {
        if store.measure == .weight {
            weightNote
        } else {
            MeasureNoteView(store: store)
        }
    }

    // The shown period with its year, which the axis omits, and the rate.
    private var weightNote: some View {
        let period = Text(verbatim: dayStyle.span(store.days)).bold().lineLimit(1).layoutPriority(1)
        let months = Text(verbatim: dayStyle.months(store.days)).bold().lineLimit(1)
        let name = store.person.name
        let rate = store.isOfNewest ? store.course.rate : nil
        let leastWidth: CGFloat? = rate.map { besidePeriod(dayStyle.text(of: $0, style)) }
        return ViewThatFits(in: .horizontal) {
            HStack(spacing: 0) {
                ForecastNoteView(
                    rate: rate,
                    missingDays: store.isOfNewest ? store.course.missingDays : nil,
                    isStale: store.course.isStale,
                    style: style,
                    today: store.today
                )
                Spacer(minLength: 2)
                period
            }
            .frame(idealWidth: leastWidth, maxWidth: .infinity)
            if let rate {
                HStack(spacing: 0) {
                    ForecastNoteView.short(rate, style: style, days: dayStyle, today: store.today)
                    Spacer(minLength: 2)
                    period
                }
                HStack(spacing: 0) {
                    ForecastNoteView.short(rate, style: style, days: dayStyle, today: store.today)
                    Spacer(minLength: 1)
                    months
                }
            }
            if store.isOfNewest, store.course.missingDays != nil {
                HStack(spacing: 0) {
                    ForecastNoteView.short(isStale: store.course.isStale)
                    Spacer(minLength: 2)
                    period
                }
            }
            HStack {
                Text(verbatim: nameStyle.name(name)).foregroundStyle(.secondary).lineLimit(1)
                Spacer()
                period
            }
            .frame(
                idealWidth: besidePeriod(nameStyle.shortened(name, to: Self.shortName)),
                maxWidth: .infinity
            )
            HStack {
                Spacer()
                period
            }
            HStack {
                Spacer()
                months
            }
        }
    }

    // Width of a text and the period, with the least space between them.
    private func besidePeriod(_ text: String) -> CGFloat {
        dayStyle.column("", [text]) + 2 + dayStyle.column("", [dayStyle.span(store.days)])
    }

    private static let shortName = 16

    private var overlayName: String {
        switch store.overlay?.kind {
        case nil: ""
        case .yearBefore: dayStyle.string("a year ago")
        case .person(let person): nameStyle.name(person.name)
        }
    }

    private var readings: TrendReadings {
        TrendReadings(
            store: store,
            style: style,
            dayStyle: dayStyle,
            overlayName: overlayName,
            shortName: nameStyle.shortened(overlayName, to: Self.shortName)
        )
    }

    private var chart: some View {
        TrendChartView(
            TrendChart(
                of: store.measure,
                points: store.shownPoints,
                lead: store.course.lead(into: store.days),
                trail: store.course.trail(after: store.days),
                days: store.drawnDays,
                goal: store.course.goalRange,
                goalStart: store.course.person.goal?.trend,
                healthyWeights: store.course.healthyWeights,
                forecast: store.forecast,
                overlay: store.overlay?.points ?? [],
                overlayName: overlayName,
                noted: store.measure == .weight ? store.course.noted(store.shownPoints) : [],
                bend: store.isOfNewest ? store.course.rate?.bendDay : nil,
                adultDay: store.adultDay
            ),
            style: style
        )
        .chartXSelection(
            value: store.binding(store.selection) { .onChangeSelection($0) },
            reading: readings.texts
        )
        .chartXSelection(range: store.choice(nil) { .onChangeDays($0) })
    }

    // Without weigh-ins there is no chart, only axes.
    @ViewBuilder private var course: some View {
        if store.shownPoints.isEmpty, store.overlay?.points.isEmpty ?? true {
            EmptyPeriodView(newest: store.lastDay, hint: "5 shows all of them")
        } else {
            chart
        }
    }

    private var style: WeightStyle { WeightStyle(store.measure, store.settings) }
}
