import CursesUI
import DataSource
import Model
import SharedInterface

struct StatisticsTableView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    let store: Trends
    // Of whichever table is shown.
    @State private var selection: StatisticsRow.ID?

    var body: some View {
        let style = style
        let names = names
        let widths = StatisticsWidths(
            title: width(names.title(of:)),
            name: max(width(names.name(of:)), monthWidth),
            cell: max(Self.leastCellWidth, width { widest(of: $0, style) })
        )
        ViewThatFits(in: .vertical) {
            VStack(alignment: .leading) {
                table(widths)
                Spacer(minLength: 0).frame(maxHeight: 1)
                StatisticsMeaningView(
                    differenceWidth: differenceWidth(widths),
                    hasUnread: store.presentedRows.contains(where: \.isUnread),
                    place: heading.place
                )
            }
            .frame(idealHeight: min(height, 7), maxHeight: .infinity, alignment: .top)
            table(widths).frame(idealHeight: 1, maxHeight: .infinity, alignment: .top)
        }
        .frame(
            idealWidth: widths.whole,
            idealHeight: height,
            maxHeight: longest > Self.mostRows ? .infinity : height
        )
        .presentationSizing(.page)
        .navigationTitle(store.presentedPeriod.map(heading.text) ?? Text("Statistics"))
        .toolbar {
            ForEach(otherPeriods, id: \.self) { period in
                Button(period.label) { Task { await store.send(.periodPickerSelected(period)) } }
                    .keyboardShortcut(period.key, modifiers: [])
            }
        }
    }

    private var otherPeriods: [Period] {
        store.statistics.map(\.period).filter { $0 != store.presentedPeriod }
    }

    // Better the name of a month in full than one more column.
    private func table(_ widths: StatisticsWidths) -> some View {
        ViewThatFits(in: .horizontal) {
            table(widths, leastName: widths.name)
                .frame(
                    idealWidth: widths.name + widths.cell + 14,
                    maxWidth: .infinity,
                    idealHeight: rowsHeight,
                    maxHeight: rowsHeight
                )
            table(widths, leastName: min(widths.name, Self.shortNameWidth))
                .frame(maxHeight: rowsHeight)
        }
    }

    private func table(_ widths: StatisticsWidths, leastName: Double) -> some View {
        let style = style
        let names = names
        return Table(store.presentedRows, selection: $selection) {
            TableColumn(names.period.label) { row in
                // One width for all, so that all are in full or none.
                ViewThatFits(in: .horizontal) {
                    Text(verbatim: names.title(of: row))
                        .frame(width: widths.title, alignment: .leading)
                    Text(verbatim: names.name(of: row))
                        .frame(width: widths.name, alignment: .leading)
                    Text(verbatim: names.shortName(of: row))
                }
            }
            .width(
                min: leastName,
                ideal: max(widths.title, widths.name),
                max: max(widths.title, widths.name)
            )
            .layoutPriority(4)
            TableColumn("mean") { StatisticsMeanView(row: $0, style: style) }
                .width(widths.cell)
                .alignment(.numeric)
                .layoutPriority(5)
            TableColumn("low") { row in
                Text(verbatim: row.statistics.map { style.cell($0.minimum) } ?? "")
            }
            .width(widths.cell)
            .alignment(.numeric)
            TableColumn("high") { row in
                Text(verbatim: row.statistics.map { style.cell($0.maximum) } ?? "")
            }
            .width(widths.cell)
            .alignment(.numeric)
            TableColumn("moved") { row in
                Text(verbatim: row.statistics.map { style.change(of: $0) } ?? "")
            }
            .width(width(of: "moved"))
            .alignment(.numeric)
            .layoutPriority(3)
            TableColumn("weigh-ins") { Text(verbatim: count(of: $0)) }
                .width(readingsWidth)
                .alignment(.numeric)
                .layoutPriority(2)
            TableColumn("vs last") { row in
                Text(verbatim: row.difference.map(style.change) ?? "–")
            }
            .width(width(of: "vs last"))
            .alignment(.numeric)
            .layoutPriority(1)
            TableColumn("low–high") { StatisticsBarView(row: $0) }
                .width(
                    min: StatisticsWidths.leastBar,
                    ideal: StatisticsWidths.leastBar,
                    max: StatisticsWidths.bar
                )
        }
    }

    private var names: StatisticsNames {
        StatisticsNames(period: store.presentedPeriod ?? .month, dayStyle: dayStyle)
    }

    // Also of a year, so that its columns stand where those of a month do.
    private var monthWidth: Double {
        Double(PlainText.width(of: dayStyle.month(Day(number: 20_818))))
    }

    private static let shortNameWidth = 8.0
    private static let leastCellWidth = 4.0

    // Of the columns up to that of the difference.
    private func differenceWidth(_ widths: StatisticsWidths) -> Double {
        let titles = width(of: "moved") + readingsWidth + width(of: "vs last")
        return min(widths.name, Self.shortNameWidth) + widths.cell + titles + 8
    }

    private var readingsWidth: Double { max(width(of: "weigh-ins"), width(count(of:))) }

    private func count(of row: StatisticsRow) -> String {
        row.isUnread ? "–" : "\(row.statistics?.readings ?? 0)"
    }

    private func width(of title: LocalizedStringKey) -> Double {
        Double(max(6, PlainText.width(of: dayStyle.string(title))))
    }

    private func width(_ text: (StatisticsRow) -> String) -> Double {
        Double(store.presentedRows.map { PlainText.width(of: text($0)) }.max() ?? 0)
    }

    private func widest(of row: StatisticsRow, _ style: WeightStyle) -> String {
        let texts = row.statistics.map {
            [style.mean($0.mean), style.cell($0.minimum), style.cell($0.maximum)]
        }
        return texts?.max { PlainText.width(of: $0) < PlainText.width(of: $1) } ?? ""
    }

    private var heading: StatisticsHeading {
        StatisticsHeading(store: store, selection: selection, days: dayStyle, names: nameStyle)
    }

    // With the rows around the table. The longest decides, so that the frame stays while one follows
    // another.
    private var height: Double { .rows(min(Self.mostRows, longest) + 5) }

    private var rowsHeight: Double { .rows(store.presentedRows.count + 1) }

    private var longest: Int {
        store.statistics.reduce(store.presentedRows.count) { max($0, $1.statistics.count) }
    }

    private static let mostRows = 22

    private var style: WeightStyle {
        WeightStyle(store.settings.weightUnit, appDependencies)
            .aligned(
                with: store.presentedRows.compactMap(\.statistics).flatMap {
                    [$0.minimum, $0.maximum]
                }
            )
    }
}

struct StatisticsTableView_Previews: PreviewProvider {
    static var previews: some View {
        ScreenPreview { TrendsFlow(store: Trends($0, person: .ann, presentedPeriod: .month)) }
    }
}
