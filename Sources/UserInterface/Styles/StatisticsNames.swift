import DataSource
import SharedInterface

// Row names of a statistics table, including gaps.
struct StatisticsNames {
    let period: Period
    let dayStyle: DayStyle

    func title(of row: StatisticsRow) -> String {
        isOne(row) ? dayStyle.title(of: period, from: row.days.lowerBound) : dayStyle.span(row.days)
    }

    func name(of row: StatisticsRow) -> String {
        let name = dayStyle.name(of: period, from: row.days.lowerBound)
        return isOne(row) ? name : "\(name) …"
    }

    // False for a gap of several periods.
    private func isOne(_ row: StatisticsRow) -> Bool {
        let days = row.days.lowerBound.distance(to: row.days.upperBound) + 1
        return switch period {
        case .week: days <= 7
        case .month: days <= 31
        case .year: days <= 366
        }
    }

    func count(of row: StatisticsRow) -> String {
        row.isUnread ? "–" : "\(row.statistics?.readings ?? 0)"
    }

    // The shortest name that is unique, for the smallest screen.
    func shortName(of row: StatisticsRow) -> String {
        let day = row.days.lowerBound
        return switch period {
        case .week: dayStyle.date(day, near: day)
        case .month: String(day.description.prefix(7))
        case .year: dayStyle.name(of: period, from: day)
        }
    }
}
