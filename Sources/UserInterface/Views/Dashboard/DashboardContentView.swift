import CursesCore
import DataSource
import Model
import SharedInterface

struct DashboardContentView: View {
    @Environment(\.dayStyle) private var dayStyle
    let store: Dashboard
    // True above a note that the key of the figures hides.
    var hasNote = false

    var body: some View {
        ViewThatFits {
            if !store.overview.hasCourse, store.overview.growthChart == nil {
                DashboardFirstView(store: store)
                    .stretched(idealWidth: 32, idealHeight: 9)
            }
            HStack(alignment: .top, spacing: 0) {
                VStack(spacing: 0) {
                    today(isHigh: true).frame(height: 20)
                    weighIns
                }
                .frame(maxWidth: Self.listWidth)
                VStack(spacing: 0) {
                    chart
                    DashboardYearView(store: store, axis: .horizontal)
                        .frame(height: DashboardYearView.height(store))
                }
            }
            .stretched(idealWidth: 130, idealHeight: 34)
            wide(height: 19, hasCalendar: true)
                .stretched(
                    idealWidth: Self.leastListWidth + DashboardYearView.width(dayStyle),
                    idealHeight: 34
                )
            wide(height: 20)
                .stretched(idealWidth: 72, idealHeight: 34)
            wide(height: 13)
                .stretched(idealWidth: 72, idealHeight: 19)
            if store.overview.points.count > 1 || store.overview.growthChart != nil {
                DashboardCompactView(store: store, hasNote: hasNote) {
                    DashboardChartView(store: store).frame(height: 8)
                }
                .stretched(idealWidth: 48, idealHeight: 16)
            }
            if !store.overview.measures.isEmpty {
                DashboardCompactView(store: store, hasNote: hasNote, hasMeasures: true) {
                    Divider()
                }
                .stretched(idealWidth: 32, idealHeight: 10)
            }
            DashboardCompactView(store: store, hasNote: hasNote) { Divider() }
                .stretched(
                    idealWidth: store.settings.weightUnit.isCompound ? 50 : 38,
                    idealHeight: 10
                )
            DashboardCompactView(store: store, hasNote: hasNote, isLarge: false) { Divider() }
                .stretched(idealWidth: 32, idealHeight: 9)
            DashboardMinimalView(store: store)
                .padding(.horizontal)
                .stretched(idealWidth: 32, idealHeight: 1)
            DashboardMinimalView(store: store)
                .stretched(idealWidth: 1, idealHeight: 1)
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
                if isHigh || store.overview.growth != nil {
                    // Blank rows are dropped before figures, and these before the digits.
                    ViewThatFits(in: .vertical) {
                        figures(gap: 1, isSpaced: true).padding(.top)
                        figures(gap: 1)
                        figures(gap: 0)
                        figures(gap: 0, isWhole: false)
                        story(gap: 0)
                    }
                } else if store.settings.showsFigures {
                    small.figuresButton(store, hasNote: hasNote)
                } else {
                    ViewThatFits(in: .vertical) {
                        story(gap: 1)
                        story(gap: 0)
                    }
                    .figuresButton(store, hasNote: hasNote)
                }
                Spacer()
            }
        }
    }

    private func story(gap: Int, hasFigures: Bool = false) -> some View {
        VStack(alignment: .leading, spacing: gap) {
            DashboardWeightView(store: store, hasWeek: !hasFigures)
            VStack(alignment: .leading) {
                DashboardSentenceView(store: store, hasRate: !hasFigures)
            }
            DashboardTodayView(overview: store.overview, about: GrowthWords.about(store, dayStyle))
        }
        .help(FigureHelp(store: store, days: dayStyle).text)
    }

    private func figures(gap: Int, isSpaced: Bool = false, isWhole: Bool = true) -> some View {
        VStack(alignment: .leading, spacing: gap) {
            story(gap: gap, hasFigures: true)
            DashboardFactsView(store: store, isWhole: isWhole, isSpaced: isSpaced)
        }
    }

    // All figures where there is no room for the digits too.
    private var small: some View {
        VStack(alignment: .leading) {
            DashboardWeightView(store: store, isLarge: false)
            DashboardSentenceView(store: store, hasRate: false)
            DashboardTodayView(overview: store.overview, about: GrowthWords.about(store, dayStyle))
            ViewThatFits(in: .vertical) {
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
                .stretched(idealWidth: 1, idealHeight: 15)
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
            store.send(.weekCloseButtonTapped)
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
            return dayStyle.string(chart.title)
        }
        let days = store.chartDays
        let isOfNow = days.upperBound == store.today
        return isOfNow ? dayStyle.string(store.chartRange.label) : dayStyle.span(days)
    }

    private var chart: some View {
        Section(chartTitle) { DashboardChartView(store: store) }
    }
}
