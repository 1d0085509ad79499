import CursesCore
import DataSource
import Model
import SharedInterface

// Calendar of a year, with the newest months beside or below; under 20 the last measurements.
struct DashboardYearView: View {
    static let height = 12.0
    private static let mostMonths = 6

    @Environment(\.dayStyle) private var dayStyle
    let store: Dashboard
    let axis: Axis

    var body: some View {
        switch axis {
        case _ where store.overview.growth != nil:
            GrowthTableView(store: store)
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
                    .stretched(idealWidth: 1, idealHeight: Self.height + Double(count + 3))
                }
                calendar
            }
        }
    }

    // A growth table has a row for each weigh-in below its head.
    static func height(_ store: Dashboard) -> Double {
        store.overview.growth == nil ? height : min(20, Double(store.overview.entries.count + 3))
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
                    isGainBetter: store.overview.isLossBetter == false
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

// One column a week, or two if the weeks are few. Darker is heavier.
struct WeighInCalendarView: View {
    private static let mostColumns = 52
    // Least width for the name of a month.
    private static let leastWidth = 4
    private static let glyphs = ["░", "▒", "▓", "█"]

    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.theme) private var theme
    let calendar: WeighInCalendar
    var unreadYears: Set<Int> = []
    // Heavier days then have the colour of lighter ones.
    var isGainBetter = false

    static func width(_ days: DayStyle) -> Double { labelWidth(days) + Double(mostColumns) }

    private static func labelWidth(_ days: DayStyle) -> Double {
        days.column("", Weekday.allCases.map { days.string($0.label) }, least: 3) + 1
    }

    var body: some View {
        let labelWidth = labelWidth
        VStack(alignment: .leading) {
            months
            ForEach(0..<7, id: \.self) { weekday in
                HStack(spacing: 0) {
                    Text(verbatim: weekday.isMultiple(of: 2) ? name(of: weekday) : "")
                        .foregroundStyle(.secondary)
                        .frame(width: labelWidth, alignment: .leading)
                    row(weekday)
                }
            }
            HStack(spacing: 0) {
                Text(verbatim: "").frame(width: labelWidth)
                Text(calendar.streakLabel).foregroundStyle(.secondary)
            }
            legend
        }
    }

    private var legend: some View {
        HStack {
            Text(verbatim: "").frame(width: labelWidth - 1)
            Text("lighter").foregroundStyle(.secondary)
            scale
            Text("heavier").foregroundStyle(.secondary)
            Spacer(minLength: 2)
            Text(verbatim: missed).foregroundStyle(.tertiary)
            Text("not weighed").foregroundStyle(.secondary)
        }
    }

    private var scale: Text {
        guard theme.hasHeat else { return Text(verbatim: glyphs.joined()).foregroundStyle(.tint) }
        return [-1, -0.5, 0, 0.5, 1].reduce(Text(verbatim: "")) { scale, lean in
            scale + Text(verbatim: heat).foregroundStyle(.heat(isGainBetter ? -lean : lean))
        }
    }

    private var labelWidth: Double { Self.labelWidth(dayStyle) }

    private var heat: String { String(repeating: " ", count: columns) }

    private var weeks: Int { (calendar.levels.count + 6) / 7 }

    private var columns: Int { 2 * weeks > Self.mostColumns ? 1 : 2 }

    private var glyphs: [String] { Self.glyphs.map { String(repeating: $0, count: columns) } }

    private var missed: String { String(repeating: "·", count: columns) }

    private func day(_ index: Int) -> Day { calendar.firstDay.advanced(by: index) }

    private func name(of weekday: Int) -> String { dayStyle.weekday(day(weekday)) }

    // Adjacent cells of the same style form one text.
    private func row(_ weekday: Int) -> Text {
        let (glyphs, heat) = (glyphs, theme.hasHeat ? heat : nil)
        var runs: [(text: String, style: SemanticStyle, lean: Double?)] = []
        for index in stride(from: weekday, to: calendar.levels.count, by: 7) {
            let level = calendar.levels[index]
            let lean = level == nil ? nil : heat == nil ? 0 : step(index)
            let text = level.map { heat ?? glyphs[$0] } ?? blank(index)
            if let last = runs.last, last.lean == lean {
                runs[runs.count - 1].text += text
            } else {
                let style: SemanticStyle =
                    lean.map { theme.hasHeat ? .heat(isGainBetter ? -$0 : $0) : .tint } ?? .tertiary
                runs.append((text, style, lean))
            }
        }
        return runs.reduce(Text(verbatim: "")) { row, run in
            row + Text(verbatim: run.text).foregroundStyle(run.style)
        }
    }

    // Rounded to quarters, one for each colour.
    private func step(_ index: Int) -> Double {
        let lean = index < calendar.leans.count ? calendar.leans[index] ?? 0 : 0
        return (lean * 4).rounded() / 4
    }

    // Days before the first weigh-in and in unreadable years were not missed.
    private func blank(_ index: Int) -> String {
        index < calendar.daysBefore || unreadYears.contains(day(index).year)
            ? String(repeating: " ", count: columns) : missed
    }

    private var months: some View {
        HStack(spacing: 0) {
            Text(verbatim: "").frame(width: labelWidth)
            Text(verbatim: monthNames)
                .foregroundStyle(.secondary)
                .frame(width: Double(Self.mostColumns), alignment: .leading)
        }
    }

    // If a name would touch the next one, all months are numbers.
    private var monthNames: String {
        let parts = parts.filter { part in
            columns * part.count >= Self.leastWidth || part.upperBound == weeks
        }
        let isTight = parts.dropLast().contains { part in
            PlainText.width(of: dayStyle.name(ofMonth: month(of: part))) >= columns * part.count
        }
        var (line, width) = ("", 0)
        for part in parts {
            let (place, month) = (columns * part.lowerBound, month(of: part))
            let text = isTight ? "\(month.month)" : dayStyle.name(ofMonth: month)
            guard place >= width, place + PlainText.width(of: text) <= Self.mostColumns else {
                continue
            }
            line += String(repeating: " ", count: place - width) + text
            width = place + PlainText.width(of: text)
        }
        return line
    }

    // Ranges of weeks, split where a month begins.
    private var parts: [Range<Int>] {
        let starts = (0..<weeks).filter { week in
            week == 0
                || (0..<7).contains { weekday in
                    let index = 7 * week + weekday
                    return index < calendar.levels.count && day(index).day == 1
                }
        }
        return zip(starts, starts.dropFirst() + [weeks]).map { $0..<$1 }
    }

    private func month(of weeks: Range<Int>) -> Day {
        day(min(7 * weeks.lowerBound + 6, calendar.levels.count - 1))
    }
}
