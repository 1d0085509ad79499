import CursesUI
import DataSource
import Model
import SharedInterface

// A week is a column: the darker, the heavier.
struct WeighInCalendarView: View {
    static let width = Double(labelWidth + 2 * 26)
    private static let labelWidth = 4
    // Less than that is no room for the name of a month.
    private static let leastWeeks = 3
    private static let glyphs = ["░░", "▒▒", "▓▓", "██"]

    @Environment(\.dayStyle) private var dayStyle
    let calendar: WeighInCalendar

    var body: some View {
        VStack(alignment: .leading) {
            months
            ForEach(0..<7, id: \.self) { weekday in
                HStack(spacing: 0) {
                    Text(verbatim: weekday.isMultiple(of: 2) ? name(of: weekday) : "")
                        .foregroundStyle(.secondary)
                        .frame(width: Double(Self.labelWidth), alignment: .leading)
                    Text(verbatim: row(weekday)).foregroundStyle(.tint)
                }
            }
            HStack(spacing: 0) {
                Text(verbatim: "").frame(width: Double(Self.labelWidth))
                Text(streak).foregroundStyle(.secondary)
            }
            legend
        }
    }

    private var legend: some View {
        HStack {
            Text(verbatim: "").frame(width: Double(Self.labelWidth) - 1)
            Text("lighter").foregroundStyle(.secondary)
            Text(verbatim: Self.glyphs.joined()).foregroundStyle(.tint)
            Text("heavier").foregroundStyle(.secondary)
            Text(verbatim: " ·").foregroundStyle(.tint)
            Text("not weighed").foregroundStyle(.secondary)
        }
    }

    private var weeks: Int { (calendar.levels.count + 6) / 7 }

    private var streak: LocalizedStringKey {
        let weighed = calendar.levels.suffix(30).count { $0 != nil }
        guard calendar.streak > 1 else {
            return "Weighed in on \(weighed) of the last 30 days"
        }
        return calendar.isStreakLonger
            ? "Weighed in over \(calendar.streak) days in a row, \(weighed) of the last 30"
            : "Weighed in \(calendar.streak) days in a row, \(weighed) of the last 30"
    }

    private func day(_ index: Int) -> Day { calendar.firstDay.advanced(by: index) }

    private func name(of weekday: Int) -> String { dayStyle.weekday(day(weekday)) }

    private func row(_ weekday: Int) -> String {
        stride(from: weekday, to: calendar.levels.count, by: 7)
            .map { calendar.levels[$0].map { Self.glyphs[$0] } ?? blank($0) }
            .joined()
    }

    // Nobody has missed a day before the first.
    private func blank(_ index: Int) -> String { index < calendar.daysBefore ? "  " : " ·" }

    private var months: some View {
        HStack(spacing: 0) {
            Text(verbatim: "").frame(width: Double(Self.labelWidth))
            ForEach(parts, id: \.lowerBound) { part in
                Text(verbatim: part.count < Self.leastWeeks ? "" : name(ofMonthIn: part))
                    .foregroundStyle(.secondary)
                    .frame(width: 2 * Double(part.count), alignment: .leading)
            }
        }
    }

    // The weeks from that on in which a month begins.
    private var parts: [Range<Int>] {
        let starts = (0..<weeks).filter { week in
            week == 0 || (0..<7).contains { day(7 * week + $0).day == 1 }
        }
        return zip(starts, starts.dropFirst() + [weeks]).map { $0..<$1 }
    }

    private func name(ofMonthIn weeks: Range<Int>) -> String {
        dayStyle.name(ofMonth: day(7 * weeks.lowerBound + 6))
    }
}

struct WeighInCalendarView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { WeighInCalendarView(calendar: Dashboard.ann($0).calendar) }
    }
}
