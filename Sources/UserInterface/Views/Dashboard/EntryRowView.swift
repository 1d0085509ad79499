import CursesUI
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

    var body: some View {
        HStack {
            ViewThatFits(in: .horizontal) {
                Text(verbatim: day).lineLimit(1)
                Text(verbatim: entry.weighIn.day.description).lineLimit(1)
            }
            .frame(width: extent.dayWidth, alignment: .leading)
            if extent == .wide {
                Text(verbatim: entry.weighIn.time.description)
                    .foregroundStyle(.secondary)
            }
            Text(verbatim: style.cell(entry.weighIn.weight))
                .frame(width: extent.weightWidth(style), alignment: .trailing)
            if extent.hasChange {
                Text(verbatim: entry.change.map(style.change) ?? "")
                    .frame(width: Extent.changeWidth, alignment: .trailing)
            }
            if extent == .wide {
                Text(verbatim: entry.bmi.formatted(fractionDigits: 2))
                    .frame(width: Extent.bmiWidth, alignment: .trailing)
            }
            if extent.hasChange {
                Text(verbatim: entry.weighIn.note)
                    .foregroundStyle(.secondary)
                    .padding(.leading)
            }
        }
    }

    private var day: String {
        let day = entry.weighIn.day
        return extent == .shortDay
            ? String(day.description.suffix(5))
            : dayStyle.listed(day, today: today, hasYear: hasYear)
    }

    enum Extent {
        case wide
        case change
        case day
        case shortDay

        static let changeWidth = 6.0
        static let bmiWidth = 7.0

        var hasChange: Bool { self == .wide || self == .change }

        var dayWidth: Double {
            switch self {
            case .wide, .change: 12
            case .day: 10
            case .shortDay: 5
            }
        }

        // Without what takes whatever room is left.
        func width(_ style: WeightStyle) -> Double {
            dayWidth + 1 + weightWidth(style) + (hasChange ? 1 + Self.changeWidth : 0)
        }

        // Columns have a blank between them already.
        func weightWidth(_ style: WeightStyle) -> Double {
            style.cellWidth - (self == .shortDay ? 1 : 0)
        }
    }
}

struct EntryRowView_Previews: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading) {
            ForEach(Overview.ann(.preview).entries.prefix(4)) { entry in
                EntryRowView(
                    entry: entry,
                    style: WeightStyle(.kilograms, .preview),
                    today: .preview
                )
            }
        }
    }
}
