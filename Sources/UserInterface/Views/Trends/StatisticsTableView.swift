import CursesCore
import DataSource
import Model
import SharedInterface

struct StatisticsTableView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    @Environment(\.openScreen) private var openScreen
    let store: Trends
    // Shared by the tables of all periods.
    @State private var selection: StatisticsRow.ID?

    var body: some View {
        let widths = StatisticsWidths(store.presentedRows, names, style)
        ViewThatFits(in: .vertical) {
            withCourse(widths, rows: Self.rowsOverCourse, height: 14)
            withCourse(widths, rows: longest, height: Self.leastCourse)
            withCourse(
                widths,
                rows: store.presentedRows.count,
                height: Self.leastCourse,
                isExplained: false
            )
            ViewThatFits(in: .vertical) {
                explainedTable(widths)
                    .frame(idealHeight: min(height, 7), maxHeight: .infinity, alignment: .top)
                table(widths).frame(idealHeight: 1, maxHeight: .infinity, alignment: .top)
            }
            .frame(
                idealWidth: widths.whole,
                idealHeight: height,
                maxHeight: longest > Self.mostRows ? .infinity : height
            )
        }
        .rowVerb("history")
        .presentationSizing(.page)
        .onChange(of: store.presentedPeriod) { old, _ in moveMark(from: old) }
        .navigationTitle(store.presentedPeriod.map(heading.text) ?? Text("Statistics"))
        .toolbar { StatisticsToolbar(store: store) }
    }

    // Selects the row with the day that was selected; the newest row if the newest was.
    private func moveMark(from period: Period?) {
        let newest = store.course.statistics.first { $0.period == period }?.statistics.first?
            .firstDay
        let row = store.presentedRows.first { row in
            selection == newest || selection.map(row.days.contains) ?? false
        }
        if let row { selection = row.id }
    }

    private var hasUnread: Bool { store.presentedRows.contains(where: \.isUnread) }

    private var leftOut: String? {
        dayStyle.leftOut(store.presentedRows.compactMap(\.statistics).leftOut)
    }

    private func explainedTable(_ widths: StatisticsWidths) -> some View {
        VStack(alignment: .leading) {
            table(widths)
            StatisticsMeaningView(
                differenceWidth: widths.upToDifference,
                hasUnread: hasUnread,
                leftOut: leftOut,
                place: heading.place
            )
            .padding(.top)
        }
    }

    // The table with the marked period by day below.
    private func withCourse(
        _ widths: StatisticsWidths,
        rows: Int,
        height: Double,
        isExplained: Bool = true
    ) -> some View {
        let explanation = isExplained ? meaningHeight : 0
        return VStack(alignment: .leading, spacing: 0) {
            Group {
                if isExplained { explainedTable(widths) } else { table(widths) }
            }
            .frame(maxHeight: rowsHeight + explanation, alignment: .top)
            .layoutPriority(1)
            if let row = heading.row {
                StatisticsCourseView(store: store, row: row, title: names.title(of: row))
                    .frame(minHeight: height)
                    .padding(.top, isExplained ? 1 : 0)
            }
        }
        .frame(
            idealWidth: widths.whole,
            idealHeight: Double(min(rows, longest) + 1) + explanation + height
                + (isExplained ? 1 : 0),
            maxHeight: .infinity,
            alignment: .top
        )
    }

    // All columns if they fit; else those of least worth go before the period’s name is shortened.
    private func table(_ widths: StatisticsWidths) -> some View {
        ViewThatFits(in: .horizontal) {
            table(widths, name: widths.title).frame(idealWidth: widths.least)
            table(widths, name: widths.title).frame(idealWidth: widths.titleWithoutBar)
            table(widths, name: widths.name).frame(idealWidth: widths.withoutBar)
            table(widths, name: widths.name, hasExtremes: false)
                .frame(idealWidth: widths.name + widths.cell + 14)
            table(widths, name: widths.leastName, hasExtremes: false)
        }
        .frame(maxWidth: .infinity, idealHeight: rowsHeight, maxHeight: rowsHeight)
    }

    // The lowest and the highest are shown together or not at all.
    private func table(
        _ widths: StatisticsWidths,
        name: Double,
        hasExtremes: Bool = true
    ) -> some View {
        let style = style
        let names = names
        return Table(store.presentedRows, selection: $selection) {
            TableColumn(names.period.label) { row in
                Button {
                    let last = store.course.points(in: row.days).last?.day
                    openScreen(historyOf: last ?? min(row.days.upperBound, store.today))
                } label: {
                    // One width, so that all rows use the same format.
                    ViewThatFits(in: .horizontal) {
                        Text(verbatim: names.title(of: row))
                            .frame(width: widths.title, alignment: .leading)
                        Text(verbatim: names.name(of: row))
                            .frame(width: widths.name, alignment: .leading)
                        Text(verbatim: names.shortName(of: row))
                    }
                }
            }
            .width(name)
            .layoutPriority(4)
            TableColumn("mean") { StatisticsMeanView(row: $0, style: style) }
                .numeric(widths.cell)
                .layoutPriority(5)
            if hasExtremes {
                TableColumn("low") { row in
                    Text(verbatim: row.statistics.map { style.cell($0.minimum) } ?? "")
                }
                .numeric(widths.cell)
                TableColumn("high") { row in
                    Text(verbatim: row.statistics.map { style.cell($0.maximum) } ?? "")
                }
                .numeric(widths.cell)
            }
            TableColumn("trend") { row in
                Text(verbatim: row.statistics.map { style.change(of: $0) } ?? "")
            }
            .numeric(widths.moved)
            .layoutPriority(3)
            TableColumn("weigh-ins") { Text(verbatim: names.count(of: $0)) }
                .numeric(widths.readings)
                .layoutPriority(2)
            TableColumn("vs prev.") { row in
                Text(
                    verbatim: row.difference.map(style.change)
                        ?? (row.statistics == nil ? "" : "–")
                )
            }
            .numeric(widths.difference)
            .layoutPriority(1)
            // A single bar compares nothing.
            if store.presentedRows.count(where: { $0.extent != nil }) > 1 {
                TableColumn("low–high") { StatisticsBarView(row: $0, share: widths.barShare) }
                    .width(
                        min: widths.leastBar,
                        ideal: widths.leastBar,
                        max: StatisticsWidths.bar
                    )
            }
        }
    }

    private var names: StatisticsNames {
        StatisticsNames(period: store.presentedPeriod ?? .month, dayStyle: dayStyle)
    }

    private var heading: StatisticsHeading {
        StatisticsHeading(store: store, selection: selection, days: dayStyle, names: nameStyle)
    }

    // Includes the rows around the table. The longest table decides, so that switching periods
    // keeps the frame.
    private var height: Double { Double(min(Self.mostRows, longest) + 5) }

    private var rowsHeight: Double { Double(store.presentedRows.count + 1) }

    private var longest: Int {
        store.course.statistics.reduce(store.presentedRows.count) { max($0, $1.statistics.count) }
    }

    // Includes the blank row above.
    private var meaningHeight: Double { 3 + (hasUnread ? 1 : 0) + (leftOut == nil ? 0 : 1) }

    private static let mostRows = 22
    private static let rowsOverCourse = 12
    private static let leastCourse = 9.0

    private var style: WeightStyle {
        WeightStyle(store.measure, store.settings)
            .aligned(
                with: store.presentedRows.compactMap(\.statistics).flatMap {
                    [$0.minimum, $0.maximum]
                }
            )
    }
}

// The marked period by day, if the table leaves space.
struct StatisticsCourseView: View {
    let store: Trends
    let row: StatisticsRow
    let title: String

    var body: some View {
        let points = store.course.points(in: row.days)
        Section(title) {
            if !points.isEmpty {
                TrendChartView(
                    TrendChart(
                        of: store.measure,
                        points: points,
                        lead: store.course.lead(into: row.days),
                        trail: store.course.trail(after: row.days),
                        days: row.days,
                        goal: store.course.goalRange,
                        goalStart: store.course.person.goal?.trend,
                        healthyWeights: store.course.healthyWeights
                    ),
                    style: WeightStyle(store.measure, store.settings)
                )
            } else if row.isUnread {
                ContentUnavailableView { Text("cannot be read") }
            } else {
                EmptyPeriodView(newest: nil)
            }
        }
    }
}

// Explains columns with ambiguous titles.
struct StatisticsMeaningView: View {
    // Below this width the table has no difference column.
    let differenceWidth: Double
    var hasUnread = false
    // Names weigh-ins that mean, low and high do not contain.
    var leftOut: String?
    // Position of the marked row.
    var place = ""

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            meanings
            Spacer(minLength: 2)
            Text(verbatim: place).foregroundStyle(.secondary)
        }
        .padding(.leading, 2)
    }

    private var meanings: some View {
        VStack(alignment: .leading) {
            if hasUnread {
                line("▲: damaged and left out").foregroundStyle(.danger)
            }
            if let leftOut {
                Text(verbatim: leftOut).foregroundStyle(.secondary).lineLimit(1)
            }
            ViewThatFits(in: .horizontal) {
                lines(
                    "trend: how far it moved since the end of the period before, or since the first weigh-in",
                    "vs prev.: mean compared with the period before; each figure is rounded"
                )
                lines(
                    "trend: its change since the period before, or first weigh-in",
                    "vs prev.: mean compared with the period before; each figure is rounded"
                )
                lines("trend: its change", "vs prev.: mean compared with the one before")
                    .frame(idealWidth: differenceWidth, maxWidth: .infinity, alignment: .leading)
                line("trend: its change")
            }
            .foregroundStyle(.secondary)
        }
    }

    private func lines(_ trend: LocalizedStringKey, _ mean: LocalizedStringKey) -> some View {
        VStack(alignment: .leading) {
            line(trend)
            line(mean)
        }
    }

    private func line(_ text: LocalizedStringKey) -> some View {
        Text(text).lineLimit(1)
    }
}
