import CursesCore
import DataSource
import Model
import SharedInterface

struct EntryRowView: View {
    @Environment(\.dayStyle) private var dayStyle
    let entry: HistoryEntry
    let style: WeightStyle
    let today: Day
    var extent = Extent.wide
    var hasYear = false
    var listedWidth = Extent.listedWidth

    var body: some View {
        HStack {
            ViewThatFits(in: .horizontal) {
                ForEach(days, id: \.self) { Text(verbatim: $0).lineLimit(1) }
            }
            .frame(width: extent.dayWidth(style, listedWidth), alignment: .leading)
            if extent == .wide {
                Text(verbatim: entry.weighIn.time.description)
                    .foregroundStyle(.secondary)
            }
            Text(verbatim: style.cell(entry.weighIn.weight))
                .foregroundStyle(entry.isSlip ? .secondary : .primary)
                .frame(width: extent.weightWidth(style), alignment: .trailing)
            if extent.hasChange {
                Text(verbatim: entry.change.map(style.change) ?? "")
                    .frame(width: extent.changeWidth(dayStyle), alignment: .trailing)
            }
            if extent == .wide {
                Text(verbatim: entry.bmi.formatted(fractionDigits: 2))
                    .frame(width: Extent.bmiWidth, alignment: .trailing)
            }
            if extent.hasChange {
                Text(verbatim: dayStyle.note(of: entry))
                    .foregroundStyle(.secondary)
                    .padding(.leading)
            }
        }
    }

    // Variants from long to short; a long list always shows the year.
    private var days: [String] {
        let day = entry.weighIn.day
        let listed = dayStyle.listed(day, today: today, hasYear: hasYear)
        let date = dayStyle.date(day, near: hasYear ? today : day)
        let numbers = extent == .shortDay ? String(day.description.suffix(5)) : day.description
        return extent == .shortDay ? [date, numbers] : [listed, date, numbers]
    }

    enum Extent {
        case wide
        case change
        case day
        case shortDay

        static let listedWidth = 10.0
        static let bmiWidth = 6.0
        private static let changeWidth = 6.0

        // Adjacent titles need a space between them.
        func changeWidth(_ days: DayStyle) -> Double {
            let width = Self.changeWidth
            return self == .wide ? days.column("change", least: width) + 1 : width
        }

        var hasChange: Bool { self == .wide || self == .change }

        func dayWidth(_ style: WeightStyle, _ listedWidth: Double) -> Double {
            switch self {
            // An extra space separates the day from the time.
            case .wide: listedWidth + 1
            case .change: listedWidth
            case .day: 10
            case .shortDay: style.unit.isCompound ? 5 : 8
            }
        }

        // Width without the flexible columns.
        func width(_ style: WeightStyle, _ listedWidth: Double) -> Double {
            dayWidth(style, listedWidth) + 1 + weightWidth(style)
                + (hasChange ? 1 + Self.changeWidth : 0)
        }

        // Columns are separated already; compound units have no padding to drop.
        func weightWidth(_ style: WeightStyle) -> Double {
            let isPadded = self == .shortDay || self == .change && !style.unit.isCompound
            return style.cellWidth - (isPadded ? 1 : 0)
        }
    }
}
