import CursesCore
import DataSource
import Model
import SharedInterface

// The day of a weigh-in in a column, where all are in full or none.
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

    // An enum would have bits that mean nothing, and rows are kept as long as the bits are the same.
    struct Form {
        // Among months a day need not say its year.
        let isInMonths: Bool
        let wholeWidth: Double
        let dateWidth: Double
        let monthWidth: Double
        // Of a column that the names of months share, and that stays as it is while it is searched.
        let width: Double

        init(isInMonths: Bool, _ style: DayStyle) {
            self.isInMonths = isInMonths
            wholeWidth = Double(style.width { isInMonths ? style.short($0) : style.full($0) })
            dateWidth = Double(style.width(style.dated))
            monthWidth = Double(style.width(style.fullMonth))
            width = max(Double(style.width(style.full)), monthWidth)
        }

        // Wherever the table does.
        var fitsAlways: Bool { isInMonths && wholeWidth <= leastWidth }

        // A date with its year, where there are no months.
        var leastWidth: Double { isInMonths ? 10 : min(dateWidth, 11) }

    }
}

struct HistoryDayView_Previews: PreviewProvider {
    static var previews: some View {
        HistoryDayPreview()
    }
}

private struct HistoryDayPreview: View {
    @Environment(\.dayStyle) private var style

    var body: some View {
        VStack(alignment: .leading) {
            ForEach([true, false], id: \.self) { isInMonths in
                ForEach([18.0, 14, 10], id: \.self) { width in
                    HistoryDayView(
                        day: .preview,
                        form: HistoryDayView.Form(isInMonths: isInMonths, style),
                        style: style
                    )
                    .frame(width: width, alignment: .leading)
                }
            }
        }
    }
}
