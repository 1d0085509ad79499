import CursesCore
import DataSource
import Model
import SharedInterface

struct DashboardContentView: View {
    @Environment(\.dayStyle) private var dayStyle
    let store: Dashboard

    var body: some View {
        ViewThatFits {
            HStack(alignment: .top, spacing: 0) {
                VStack(spacing: 0) {
                    today(isHigh: true).frame(height: 20)
                    weighIns
                }
                .frame(maxWidth: Self.listWidth)
                VStack(spacing: 0) {
                    chart
                    DashboardYearView(store: store, axis: .horizontal)
                        .frame(height: DashboardYearView.height)
                }
            }
            .frame(idealWidth: 130, maxWidth: .infinity, idealHeight: 34, maxHeight: .infinity)
            wide(height: 19, hasCalendar: true)
                .frame(
                    idealWidth: Self.leastListWidth + DashboardYearView.width(dayStyle),
                    maxWidth: .infinity,
                    idealHeight: 34,
                    maxHeight: .infinity
                )
            wide(height: 20)
                .frame(idealWidth: 72, maxWidth: .infinity, idealHeight: 34, maxHeight: .infinity)
            wide(height: 13)
                .frame(idealWidth: 72, maxWidth: .infinity, idealHeight: 19, maxHeight: .infinity)
            if store.overview.points.count > 1 || store.overview.growthChart != nil {
                DashboardCompactView(store: store) {
                    DashboardChartView(store: store).frame(height: 8)
                }
                .frame(
                    idealWidth: 48,
                    maxWidth: .infinity,
                    idealHeight: 16,
                    maxHeight: .infinity
                )
            }
            if !store.overview.measures.isEmpty {
                DashboardCompactView(store: store, hasMeasures: true) { Divider() }
                    .frame(
                        idealWidth: 32,
                        maxWidth: .infinity,
                        idealHeight: 10,
                        maxHeight: .infinity
                    )
            }
            DashboardCompactView(store: store) { Divider() }
                .frame(idealWidth: 32, maxWidth: .infinity, idealHeight: 9, maxHeight: .infinity)
            DashboardCompactView(store: store, hasScale: false) { Divider() }
                .frame(idealWidth: 20, maxWidth: .infinity, idealHeight: 8, maxHeight: .infinity)
            DashboardLeastView(store: store)
                .padding(.horizontal)
                .frame(idealWidth: 32, maxWidth: .infinity, idealHeight: 1, maxHeight: .infinity)
            DashboardLeastView(store: store)
                .frame(idealWidth: 1, maxWidth: .infinity, idealHeight: 1, maxHeight: .infinity)
        }
    }

    private static let listWidth = 84.0
    private static let leastListWidth = 56.0

    private func wide(height: Double, hasCalendar: Bool = false) -> some View {
        VStack(spacing: 0) {
            HStack(alignment: .top, spacing: 0) {
                today(isHigh: height > 13).frame(width: 40)
                chart
            }
            .frame(height: height)
            if hasCalendar {
                HStack(alignment: .top, spacing: 0) {
                    weighIns
                    DashboardYearView(store: store, axis: .vertical)
                        .frame(width: DashboardYearView.width(dayStyle))
                }
            } else {
                weighIns
            }
        }
    }

    private func today(isHigh: Bool) -> some View {
        Section(title) {
            VStack(alignment: .leading) {
                ViewThatFits(in: .vertical) {
                    if isHigh {
                        big(isSpaced: true).padding(.top)
                        big(isSpaced: false).padding(.top)
                        big(isSpaced: false)
                    }
                    small
                }
                Spacer()
            }
        }
    }

    private func big(isSpaced: Bool) -> some View {
        VStack(alignment: .leading) {
            DashboardWeightView(store: store).padding(.bottom)
            DashboardTodayView(overview: store.overview, about: GrowthWords.about(store, dayStyle))
            DashboardFactsView(store: store, isSpaced: isSpaced).padding(.top)
        }
    }

    private var small: some View {
        VStack(alignment: .leading) {
            DashboardWeightView(store: store, isLarge: false)
            DashboardTodayView(overview: store.overview, about: GrowthWords.about(store, dayStyle))
            ViewThatFits(in: .vertical) {
                DashboardFactsView(store: store).padding(.top)
                DashboardFactsView(store: store)
                DashboardFactsView(store: store, hasWeek: false)
                DashboardFactsView(store: store, isWhole: false)
            }
        }
    }

    // The newest weigh-in may be old.
    private var title: String {
        let day = store.overview.entries.first?.weighIn.day ?? store.today
        return dayStyle.title(day, today: store.today)
    }

    @ViewBuilder private var weighIns: some View {
        if let week = store.finishedWeek {
            ViewThatFits(in: .vertical) {
                VStack(spacing: 0) {
                    card(week).frame(height: 8)
                    list()
                }
                .frame(idealWidth: 1, maxWidth: .infinity, idealHeight: 20, maxHeight: .infinity)
                HStack(alignment: .top, spacing: 0) {
                    list(isWide: false)
                    card(week).frame(width: WeekCardView.width)
                }
            }
        } else {
            list()
        }
    }

    private func card(_ week: FinishedWeek) -> some View {
        WeekCardView(week: week, style: WeightStyle(store.settings.weightUnit)) {
            Task { await store.send(.weekCloseButtonTapped) }
        }
    }

    private func list(isWide: Bool = true) -> some View {
        Section(weighInsTitle) {
            VStack(alignment: .leading, spacing: 0) {
                EntryListView(store: store, isWide: isWide)
                if !store.overview.measures.isEmpty {
                    MeasureLineView(store: store, lines: 3).padding(.leading, 2)
                }
            }
        }
    }

    // The count is of the years that are loaded.
    private var weighInsTitle: String {
        let (title, count) = (dayStyle.string("Weigh-ins"), store.overview.entries.count)
        guard let since = store.entriesSince else {
            return "\(title) · " + dayStyle.string("\(count) in all")
        }
        let year = String(since.year)
        let span: LocalizedStringKey =
            since.year == store.today.year ? "\(count) in \(year)" : "\(count) since \(year)"
        return "\(title) · " + dayStyle.string(span)
    }

    private var chartTitle: String {
        if let chart = store.overview.growthChart {
            return dayStyle.string(chart.measure == .bmi ? "BMI for age" : "Weight for age")
        }
        let days = store.chartDays
        let isOfNow = days.upperBound == store.today
        return isOfNow ? dayStyle.string(store.chartRange.label) : dayStyle.span(days)
    }

    private var chart: some View {
        Section(chartTitle) { DashboardChartView(store: store) }
    }
}
