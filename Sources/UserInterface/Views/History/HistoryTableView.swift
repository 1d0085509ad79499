import CursesCore
import DataSource
import Model
import SharedInterface

struct HistoryTableView: View {
    @Environment(\.dayStyle) private var dayStyle
    @State var store: HistoryTable

    var body: some View {
        ViewThatFits {
            HStack(alignment: .top, spacing: 1) {
                table.frame(minWidth: HistoryWidths.least, maxWidth: HistoryWidths.most)
                HistoryMarkView(store: store)
            }
            .stretched(idealWidth: 118, idealHeight: 20)
            alone.stretched(idealWidth: 1, idealHeight: 1)
        }
        .overlay {
            if store.rows.isEmpty, !store.entries.isEmpty {
                // Below the search field and the titles.
                ContentUnavailableView.search(text: store.query).padding(.top, 2)
            }
        }
    }

    @ViewBuilder private var alone: some View {
        if store.summary.longestNote > noteRoom || hasOwnMeasures {
            ViewThatFits(in: .vertical) {
                VStack(alignment: .leading, spacing: 0) {
                    table
                    Divider()
                    if hasOwnMeasures {
                        markedMeasures(lines: store.summary.measures.count > 2 ? 2 : 1)
                    }
                    if store.summary.longestNote > noteRoom {
                        HistoryNoteView(
                            note: store.markedEntry?.weighIn.note ?? "",
                            wanted: store.marks,
                            lines: store.summary.longestNote > Self.lineRoom ? 2 : 1
                        )
                    }
                }
                .frame(idealHeight: 17, maxHeight: .infinity)
                if hasOwnMeasures {
                    VStack(spacing: 0) {
                        table
                        markedMeasures(lines: 1)
                    }
                    .frame(idealHeight: 9, maxHeight: .infinity)
                }
                table.frame(idealHeight: 1, maxHeight: .infinity)
            }
        } else {
            table
        }
    }

    // Visible characters of a note in the column on 80 columns.
    private var noteRoom: Int { store.summary.measures.isEmpty ? 18 : 0 }
    // Visible characters of a line on 40 columns.
    private static let lineRoom = 36

    private var table: some View {
        let form = HistoryDayView.Form(isInMonths: store.isInMonths, dayStyle)
        let widths = HistoryWidths(store, dayStyle)
        let wanted = store.marks
        let order = store.binding(store.order) { .onChangeOrder($0) }
        return Table(of: HistoryLine.self, selection: selection, sortOrder: order) {
            TableColumn("day", sortUsing: HistoryOrder(.day)) { dayCell($0, form) }
                .width(min: form.leastWidth, ideal: form.wholeWidth, max: form.width)
                .layoutPriority(5)
            TableColumn("time") { line in
                if line.month == nil {
                    Text(verbatim: line.entry.weighIn.time.description, marking: wanted)
                }
            }
            .width(dayStyle.column("time", least: 5))
            .layoutPriority(2)
            TableColumn("\(store.weightUnit.symbols)", sortUsing: HistoryOrder(.weight)) { line in
                if let month = line.month {
                    let cell = month.count > 1 ? style.meanCell : style.cell
                    Text(verbatim: month.mean.map(cell) ?? "–").bold()
                } else {
                    Text(verbatim: style.cell(line.entry.weighIn.weight), marking: wanted)
                        .foregroundStyle(line.entry.isSlip ? .secondary : .primary)
                }
            }
            .width(min: style.cellWidth - 1, ideal: style.cellWidth, max: style.cellWidth)
            .alignment(.numeric)
            .layoutPriority(6)
            TableColumn("change") { line in
                if line.month == nil {
                    let change = line.entry.change.map(style.change) ?? ""
                    // The difference to a slip says nothing, and a narrow table has no note.
                    Text(verbatim: line.entry.isSlip ? "–" : change)
                } else {
                    // Kept longer than the time on narrow screens.
                    Text("mean").foregroundStyle(.secondary)
                }
            }
            .numeric(dayStyle.column("change", [dayStyle.string("mean")], least: 6))
            .layoutPriority(3)
            TableColumn("trend", sortUsing: HistoryOrder(.trend)) { line in
                if line.month == nil { Text(verbatim: style.mean(line.entry.trend)) }
            }
            .numeric(widths.trend)
            .layoutPriority(1)
            TableColumn("BMI", sortUsing: HistoryOrder(.bmi)) { line in
                if line.month == nil {
                    Text(verbatim: line.entry.bmi.formatted(fractionDigits: 2), marking: wanted)
                }
            }
            .numeric(6)
            .layoutPriority(store.query.isEmpty ? 4.5 : 0.4)
            if let heading = store.growthStandard?.heading(dayStyle.string) {
                TableColumn(Text(verbatim: heading)) { line in
                    if line.month == nil, let growth = store.growth(of: line.entry) {
                        Text(verbatim: growth.percentileText)
                    }
                }
                .numeric(Double(PlainText.width(of: heading)))
                .layoutPriority(store.query.isEmpty ? 4.7 : 0.3)
            }
            for measure in store.summary.measures {
                TableColumn(measure.heading(store.heightUnit)) { line in
                    if line.month == nil, let value = line.entry.weighIn.measures[measure] {
                        Text(verbatim: measures.number(value, of: measure), marking: wanted)
                    }
                }
                .numeric(widths.width(of: measure))
                .layoutPriority(1.5)
            }
            TableColumn("note", sortUsing: HistoryOrder(.note)) { line in
                if let month = line.month {
                    ViewThatFits(in: .horizontal) {
                        Text("\(month.count) weigh-ins")
                        Text(verbatim: "")
                    }
                    .foregroundStyle(.secondary)
                } else {
                    Text(verbatim: dayStyle.note(of: line.entry), marking: wanted)
                }
            }
            .width(min: widths.leastNote, ideal: widths.note)
            // A search needs the note; the BMI is shown elsewhere.
            .layoutPriority(store.query.isEmpty ? 0.5 : 4)
        } rows: {
            ForEach(store.lines) { TableRow($0).selectionDisabled($0.month != nil) }
                .onDelete { offsets in
                    guard let offset = offsets.first else { return }
                    let entry = store.lines[offset].entry
                    store.send(.deleteButtonTapped(entry))
                }
        }
        .searchable(text: $store.query, total: store.entries.count)
        .onChange(of: store.query) { store.send(.onChangeQuery) }
        .toolbar {
            store.button("go to a date", "g", .jumpButtonTapped)
        }
        .toast(store.notice, store, .onDismissNotice) { Toast($0.label(dayStyle)) }
    }

    private var selection: Binding<HistoryLine.ID?> {
        Binding(
            get: { store.selection.map { .entry($0) } },
            asyncSet: { id in
                if case .entry(let id)? = id { await store.send(.onChangeSelection(id)) }
            }
        )
    }

    private var measures: MeasureStyle { MeasureStyle(store.heightUnit) }

    private var style: WeightStyle {
        var style = WeightStyle(store.weightUnit)
        style.digits = store.summary.digits
        return style
    }

    @ViewBuilder private func dayCell(
        _ line: HistoryLine,
        _ form: HistoryDayView.Form
    ) -> some View {
        if let month = line.month {
            ViewThatFits(in: .horizontal) {
                // One width, so that all rows use the same format.
                Text(verbatim: dayStyle.fullMonth(month.firstDay))
                    .frame(width: form.monthWidth, alignment: .leading)
                Text(verbatim: dayStyle.month(month.firstDay))
            }
            .bold()
            .foregroundStyle(.tint)
        } else {
            Button {
                store.send(.entryButtonTapped(line.entry))
            } label: {
                HistoryDayView(day: line.entry.weighIn.day, form: form, style: dayStyle)
            }
        }
    }

    private var hasOwnMeasures: Bool { store.summary.measures.contains { $0.own != nil } }

    // Shows all measures of the marked weigh-in, as the columns of several may not fit.
    private func markedMeasures(lines: Int) -> some View {
        let texts = store.markedEntry.map {
            MeasureStyle(store.heightUnit)
                .texts($0.weighIn.measures, in: store.summary.measures, dayStyle.string)
        }
        return HistoryNoteView(
            note: texts?.joined(separator: " · ") ?? "",
            wanted: store.marks,
            lines: lines
        )
    }
}

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

extension JumpNotice {
    func label(_ style: DayStyle) -> LocalizedStringKey {
        switch self {
        case .nothing: "No weigh-ins here to go to."
        case .nearest(let nearest, let day):
            "No weigh-in on \(style.full(day)); the nearest is of \(style.full(nearest))."
        }
    }
}
