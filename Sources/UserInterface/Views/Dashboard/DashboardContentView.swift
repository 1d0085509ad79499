import CursesUI
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
                    ViewThatFits(in: .horizontal) {
                        HStack(spacing: 0) {
                            calendar.frame(width: Self.calendarWidth)
                            months(Self.mostMonths)
                        }
                        .frame(idealWidth: Self.calendarWidth + monthsWidth, maxWidth: .infinity)
                        calendar
                    }
                    .frame(height: Self.calendarHeight)
                }
            }
            .frame(idealWidth: 130, maxWidth: .infinity, idealHeight: 34, maxHeight: .infinity)
            wide(height: 20, hasCalendar: true)
                .frame(idealWidth: 116, maxWidth: .infinity, idealHeight: 34, maxHeight: .infinity)
            wide(height: 20)
                .frame(idealWidth: 72, maxWidth: .infinity, idealHeight: 34, maxHeight: .infinity)
            wide(height: 13)
                .frame(idealWidth: 72, maxWidth: .infinity, idealHeight: 19, maxHeight: .infinity)
            if store.overview.points.count > 1 {
                DashboardCompactView(store: store) {
                    DashboardChartView(store: store, isFilled: false).frame(height: 8)
                }
                .frame(
                    idealWidth: 48,
                    maxWidth: .infinity,
                    idealHeight: 16,
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
    private static let calendarWidth = WeighInCalendarView.width + 4
    private static let calendarHeight = 12.0
    private static let mostMonths = 8

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
                    year.frame(width: Self.calendarWidth)
                }
            } else {
                weighIns
            }
        }
    }

    // The calendar, and as many months as there is the room for.
    private var year: some View {
        ViewThatFits(in: .vertical) {
            ForEach(monthCounts, id: \.self) { count in
                VStack(spacing: 0) {
                    calendar.frame(height: Self.calendarHeight)
                    months(count)
                }
                .frame(
                    idealWidth: Self.calendarWidth,
                    maxWidth: .infinity,
                    idealHeight: Self.calendarHeight + Double(count + 3),
                    maxHeight: .infinity
                )
            }
            calendar
        }
    }

    private var monthsWidth: Double { store.settings.weightUnit == .stones ? 70 : 52 }

    // Where weights are in stones, a row of them is wider than the calendar.
    private var monthCounts: [Int] {
        store.settings.weightUnit == .stones ? [] : [Self.mostMonths, 6, 4, 2]
    }

    private func months(_ limit: Int) -> some View {
        Section(monthsTitle) {
            VStack(alignment: .leading) {
                StatisticsColumnsView(
                    statistics: [
                        PeriodStatistics(period: .month, statistics: store.overview.months)
                    ],
                    unit: store.settings.weightUnit,
                    limit: limit
                )
                Spacer()
            }
        }
    }

    private var monthsTitle: String {
        let unit = dayStyle.string(store.settings.weightUnit.tableLabel)
        return dayStyle.string("Months") + " · " + unit
    }

    private var calendar: some View {
        Section {
            VStack {
                WeighInCalendarView(calendar: store.calendar)
                Spacer()
            }
        } header: {
            Text(verbatim: dayStyle.months(store.calendar.days))
        }
        .task { await store.send(.onAppearCalendar) }
    }

    private func today(isHigh: Bool) -> some View {
        Section(title) {
            VStack(alignment: .leading) {
                ViewThatFits(in: .vertical) {
                    if isHigh {
                        big(isSpaced: true)
                        big(isSpaced: false)
                    }
                    facts
                }
                Spacer()
            }
        }
    }

    private func big(isSpaced: Bool) -> some View {
        VStack(alignment: .leading) {
            DashboardWeightView(store: store).padding(.bottom)
            DashboardTodayView(overview: store.overview)
            DashboardFactsView(store: store, isSpaced: isSpaced).padding(.top)
        }
    }

    private var facts: some View {
        VStack(alignment: .leading) {
            DashboardWeightView(store: store, isLarge: false)
            DashboardTodayView(overview: store.overview)
            ViewThatFits(in: .vertical) {
                DashboardFactsView(store: store).padding(.top)
                DashboardFactsView(store: store)
                DashboardFactsView(store: store, hasWeek: false)
                DashboardFactsView(store: store, isWhole: false)
            }
        }
    }

    // What is shown may be of a day long past.
    private var title: String {
        let day = store.overview.entries.first?.weighIn.day ?? store.today
        return dayStyle.title(day, today: store.today)
    }

    private var weighIns: some View {
        Section(weighInsTitle) {
            EntryListView(store: store)
        }
    }

    // Older years are not read for this.
    private var weighInsTitle: String {
        let (title, count) = (dayStyle.string("Weigh-ins"), store.overview.entries.count)
        guard let since = store.entriesSince else { return "\(title) · \(count)" }
        let year = String(since.year)
        let span: LocalizedStringKey =
            since.year == store.today.year ? "\(count) in \(year)" : "\(count) since \(year)"
        return "\(title) · " + dayStyle.string(span)
    }

    private var chart: some View {
        Section("3 months") { DashboardChartView(store: store) }
    }
}

struct DashboardContentView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { DashboardContentView(store: .ann($0)) }
    }
}
