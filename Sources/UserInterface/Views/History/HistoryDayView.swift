import CursesCore
import DataSource
import SharedInterface

// The day of a weigh-in; all rows of the column use the same format.
struct HistoryDayView: View {
    let day: Day
    let form: Form
    let style: DayStyle

    var body: some View {
        if form.fitsAlways {
            Text(verbatim: style.short(day))
        } else if form.isInMonths {
            ViewThatFits(in: .horizontal) {
                Text(verbatim: style.short(day))
                    .frame(width: form.wholeWidth, alignment: .leading)
                Text(verbatim: style.date(day, near: day))
            }
        } else {
            ViewThatFits(in: .horizontal) {
                Text(verbatim: style.full(day))
                    .frame(width: form.wholeWidth, alignment: .leading)
                Text(verbatim: style.dated(day))
                    .frame(width: form.dateWidth, alignment: .leading)
                Text(verbatim: day.description)
            }
        }
    }

    // Not an enum: rows are reused only if their bytes are equal, and unused bits may differ.
    struct Form {
        // Rows below a month omit the year.
        let isInMonths: Bool
        let wholeWidth: Double
        let dateWidth: Double
        let monthWidth: Double
        // Does not change during a search; the names of months share the column.
        let width: Double

        init(isInMonths: Bool, _ style: DayStyle) {
            self.isInMonths = isInMonths
            wholeWidth = Double(style.width { isInMonths ? style.short($0) : style.full($0) })
            dateWidth = Double(style.width(style.dated))
            monthWidth = Double(style.width(style.fullMonth))
            width = max(Double(style.width(style.full)), monthWidth)
        }

        // True if the long format fits every width of the table.
        var fitsAlways: Bool { isInMonths && wholeWidth <= leastWidth }

        // Fits a date with its year if there are no months.
        var leastWidth: Double { isInMonths ? 10 : min(dateWidth, 11) }

    }
}
