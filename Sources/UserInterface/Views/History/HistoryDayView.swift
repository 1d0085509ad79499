import CursesUI
import DataSource
import Model
import SharedInterface

// The day of a weigh-in in a column, where all are in full or none.
struct HistoryDayView: View {
    let day: Day
    let form: Form
    let style: DayStyle

    var body: some View {
        switch form {
        case .short:
            Text(verbatim: style.short(day))
        case .shortOrNarrow(let width):
            ViewThatFits(in: .horizontal) {
                Text(verbatim: style.short(day))
                    .frame(width: width, alignment: .leading)
                Text(verbatim: style.date(day, near: day))
            }
        case .dated(let width, let dateWidth):
            ViewThatFits(in: .horizontal) {
                Text(verbatim: style.full(day))
                    .frame(width: width, alignment: .leading)
                Text(verbatim: style.dated(day))
                    .frame(width: dateWidth, alignment: .leading)
                Text(verbatim: day.description)
            }
        }
    }

    enum Form {
        // Fits wherever the table does.
        case short
        case shortOrNarrow(width: Double)
        case dated(width: Double, dateWidth: Double)

        static let leastWidth = 10.0

        // Among months a day need not say its year.
        init(isInMonths: Bool, _ style: DayStyle) {
            let widest = Day(number: 20_818)
            let text = isInMonths ? style.short(widest) : style.full(widest)
            let width = Double(PlainText.width(of: text))
            let dateWidth = Double(PlainText.width(of: style.dated(widest)))
            self =
                !isInMonths
                ? .dated(width: width, dateWidth: dateWidth)
                : width <= Self.leastWidth ? .short : .shortOrNarrow(width: width)
        }

        // Of a column that the names of months share.
        var width: Double {
            if case .dated(let width, _) = self { width } else { 14 }
        }
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
