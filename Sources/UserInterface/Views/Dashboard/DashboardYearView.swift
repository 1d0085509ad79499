import CursesCore
import DataSource
import Model
import SharedInterface

// Calendar of a year, with the newest months beside or below.
struct DashboardYearView: View {
    static let height = 12.0
    private static let mostMonths = 6

    @Environment(\.dayStyle) private var dayStyle
    let store: Dashboard
    let axis: Axis

    var body: some View {
        switch axis {
        case .horizontal:
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 0) {
                    calendar.frame(width: Self.width(dayStyle))
                    months(Self.mostMonths)
                }
                calendar
            }
        case .vertical:
            ViewThatFits(in: .vertical) {
                ForEach(monthCounts, id: \.self) { count in
                    VStack(spacing: 0) {
                        calendar.frame(height: Self.height)
                        months(count)
                    }
                    .frame(
                        idealWidth: 1,
                        maxWidth: .infinity,
                        idealHeight: Self.height + Double(count + 3),
                        maxHeight: .infinity
                    )
                }
                calendar
            }
        }
    }

    // The calendar in its frame.
    static func width(_ days: DayStyle) -> Double { WeighInCalendarView.width(days) + 4 }

    private var monthCounts: [Int] { (1...Self.mostMonths).reversed() }

    private func months(_ limit: Int) -> some View {
        Section(monthsTitle) {
            VStack(alignment: .leading) {
                StatisticsColumnsView(
                    statistics: [
                        PeriodStatistics(period: .month, statistics: store.overview.months)
                    ],
                    style: WeightStyle(store.settings.weightUnit),
                    limit: limit,
                    isShort: store.settings.weightUnit.isCompound
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
                WeighInCalendarView(
                    calendar: store.calendar,
                    unreadYears: store.unreadYears,
                    isGrowing: store.overview.growth != nil
                )
                Spacer()
            }
        } header: {
            Text("Weights · \(dayStyle.months(knownDays))")
        }
        .task { await store.send(.onAppearCalendar) }
    }

    // Starts after the days before the first weigh-in and after unreadable years.
    private var knownDays: ClosedRange<Day> {
        let days = store.calendar.days
        let unreadYears = store.unreadYears
        let first = days.dropFirst(store.calendar.daysBefore).first {
            !unreadYears.contains($0.year)
        }
        return (first ?? days.lowerBound)...days.upperBound
    }
}
