import CursesCore
import DataSource
import Model
import SharedInterface

struct EntryListView: View {
    @Environment(\.dayStyle) private var dayStyle
    let store: Dashboard
    var isWide = true

    var body: some View {
        // Reads all weights, so it is made once.
        let style = style
        if isWide {
            VStack(alignment: .leading, spacing: 0) {
                if !store.overview.entries.isEmpty {
                    EntryHeaderView(
                        unit: store.settings.weightUnit,
                        style: style,
                        listedWidth: listedWidth
                    )
                }
                content(.wide, style)
            }
        } else {
            ViewThatFits(in: .horizontal) {
                ForEach([EntryRowView.Extent.change, .day, .shortDay], id: \.self) { extent in
                    content(extent, style)
                        .frame(idealWidth: width(extent, style), maxWidth: .infinity)
                }
            }
        }
    }

    // Includes the selection mark; numbers are never truncated.
    private func width(_ extent: EntryRowView.Extent, _ style: WeightStyle) -> Double {
        2 + extent.width(style, listedWidth)
    }

    @ViewBuilder private func content(
        _ extent: EntryRowView.Extent,
        _ style: WeightStyle
    ) -> some View {
        // Old data is mentioned beside the rate instead.
        if let missingDays = store.overview.missingDays, !store.overview.isStale(on: store.today) {
            ViewThatFits(in: .vertical) {
                VStack(alignment: .leading) {
                    list(extent, style)
                        .frame(maxHeight: Double(store.overview.entries.count))
                    MissingDaysView(missingDays: missingDays).padding(.leading, 2)
                    Spacer()
                }
                .frame(idealHeight: 2, maxHeight: .infinity)
                list(extent, style)
            }
        } else {
            list(extent, style)
        }
    }

    private var style: WeightStyle {
        WeightStyle(store.settings.weightUnit)
            .aligned(with: store.overview.entries[...])
    }

    // Within a year, a day is unambiguous without its year.
    private var hasYears: Bool {
        store.overview.entries.last.map { $0.weighIn.day.distance(to: store.today) >= 365 } ?? false
    }

    // Days with a year are longer in some languages; late December is the longest.
    private var listedWidth: Double {
        guard let day = Day(year: store.today.year - 2, month: 12, day: 28) else {
            return EntryRowView.Extent.listedWidth
        }
        let text = dayStyle.listed(day, today: store.today, hasYear: hasYears)
        return max(EntryRowView.Extent.listedWidth, Double(PlainText.width(of: text)))
    }

    private func list(_ extent: EntryRowView.Extent, _ style: WeightStyle) -> some View {
        let (hasYears, listedWidth) = (hasYears, listedWidth)
        return List(selection: store.binding(store.selection) { .onChangeSelection($0) }) {
            ForEach(store.overview.entries) { entry in
                Button {
                    store.send(.entryButtonTapped(entry))
                } label: {
                    EntryRowView(
                        entry: entry,
                        style: style,
                        today: store.today,
                        extent: extent,
                        hasYear: hasYears,
                        listedWidth: listedWidth
                    )
                }
            }
            .onDelete { offsets in
                guard let offset = offsets.first else { return }
                let entry = store.overview.entries[offset]
                store.send(.deleteButtonTapped(entry))
            }
        }
        .rowVerb("edit")
    }
}

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

// Column titles, aligned with a wide row.
struct EntryHeaderView: View {
    @Environment(\.dayStyle) private var dayStyle
    let unit: WeightUnit
    let style: WeightStyle
    var listedWidth = EntryRowView.Extent.listedWidth

    var body: some View {
        let extent = EntryRowView.Extent.wide
        HStack {
            Text("day").frame(width: extent.dayWidth(style, listedWidth), alignment: .leading)
            Text("time").frame(width: 5, alignment: .leading)
            Text(verbatim: unit.symbols)
                .frame(width: extent.weightWidth(style), alignment: .trailing)
            Text("change")
                .frame(width: extent.changeWidth(dayStyle), alignment: .trailing)
            Text("BMI").frame(width: EntryRowView.Extent.bmiWidth, alignment: .trailing)
            Text("note").padding(.leading)
        }
        .lineLimit(1)
        .foregroundStyle(.secondary)
        .padding(.leading, 2)
    }
}
