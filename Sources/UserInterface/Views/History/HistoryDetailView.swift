import CursesCore
import DataSource
import Model
import SharedInterface

// Observes the mark alone, so that moving it does not redraw the table.
struct HistoryMarkView: View {
    let store: HistoryTable

    var body: some View {
        if let detail = store.markedDetail {
            HistoryDetailView(
                detail: detail,
                scheme: store.scheme,
                unit: store.weightUnit,
                heightUnit: store.heightUnit,
                digits: store.summary.digits,
                longestNote: store.summary.longestNote,
                measures: store.summary.measures,
                wanted: store.marks
            )
        } else {
            // Keeps its space, so that nothing moves if nothing is found.
            Text(verbatim: "").frame(maxWidth: .infinity)
        }
    }
}

// The marked weigh-in with its whole note, its month and nearby days.
struct HistoryDetailView: View {
    @Environment(\.dayStyle) private var dayStyle
    let detail: HistoryDetail
    let scheme: Scheme
    let unit: WeightUnit
    let heightUnit: HeightUnit
    var digits = 1
    let longestNote: Int
    // Measures that some weigh-in has, so that nothing moves between weigh-ins.
    var measures: [Measure] = []
    // Search terms to highlight.
    var wanted: [String] = []

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ViewThatFits(in: .horizontal) {
                HStack(alignment: .top, spacing: 0) {
                    weighIn
                    month(isStretched: true)
                        .frame(
                            width: Self.monthWidth,
                            height: noteHeight + 7 + measureHeight
                        )
                }
                .frame(idealWidth: 90, maxWidth: .infinity)
                VStack(spacing: 0) {
                    weighIn
                    month(isStretched: false)
                }
            }
            ViewThatFits(in: .vertical) {
                Section(dayStyle.span(detail.days)) { chart }
                    .frame(idealHeight: 8, maxHeight: .infinity)
                Spacer()
            }
        }
    }

    private static let monthWidth = 40.0
    // Narrower than the actual width, since lines break between words.
    private static let noteWidth = 24

    // Fits the longest note, so that nothing moves.
    private var noteHeight: Double {
        Double(min(4, (longestNote + Self.noteWidth - 1) / Self.noteWidth))
    }

    private var weighIn: some View {
        Section(dayStyle.full(entry.weighIn.day)) {
            VStack(alignment: .leading) {
                Grid(alignment: .leading) {
                    FactRow("weight") {
                        HStack(spacing: 2) {
                            Text(verbatim: style.text(entry.weighIn.weight)).bold()
                                .layoutPriority(1)
                            dayStyle.change(of: entry, since: detail.previous, style)
                                .foregroundStyle(.secondary)
                        }
                    }
                    FactRow("trend") {
                        ViewThatFits(in: .horizontal) {
                            if entry.isSlip {
                                Text("left out of the curve until another weigh-in agrees")
                                Text("left out of the curve")
                            }
                            Text(verbatim: monthStyle.meanText(entry.trend))
                        }
                    }
                    FactRow("BMI") {
                        HStack {
                            Text(verbatim: entry.bmi.formatted(fractionDigits: 2))
                                .layoutPriority(1)
                            if let assessment = detail.assessment {
                                AssessmentView(assessment: assessment, scheme: scheme)
                            }
                        }
                    }
                    FactRow("height") { Text(verbatim: heightStyle.text(entry.weighIn.height)) }
                    ForEach(measures, id: \.self) { measure in
                        FactRow(measure.label) {
                            MeasureValueView(reading: detail[measure], unit: heightUnit)
                        }
                    }
                    FactRow("time") { Text(verbatim: entry.weighIn.time.description) }
                    if !entry.weighIn.note.isEmpty {
                        FactRow("note") {
                            Text(verbatim: entry.weighIn.note, marking: wanted)
                                .lineLimit(Int(noteHeight))
                        }
                    }
                }
                Spacer(minLength: 0)
            }
            .frame(height: noteHeight + 5 + measureHeight)
        }
    }

    // A waist has a second row for its ratio.
    private var measureHeight: Double {
        Double(measures.count + (measures.contains(.waist) ? 1 : 0))
    }

    private func month(isStretched: Bool) -> some View {
        Section(dayStyle.fullMonth(detail.month.firstDay)) {
            VStack(alignment: .leading) {
                Grid(alignment: .leading) {
                    FactRow("mean") {
                        Text(verbatim: monthStyle.meanText(detail.month.mean)).bold()
                    }
                    FactRow("low–high") {
                        let weights = detail.month.minimum...detail.month.maximum
                        Text(verbatim: style.range(weights, dayStyle.string))
                    }
                    FactRow("trend change") {
                        Text(verbatim: monthStyle.changeText(of: detail.month))
                    }
                    FactRow("weigh-ins") {
                        HStack(spacing: 2) {
                            Text(verbatim: "\(detail.month.readings)")
                            if let leftOut = dayStyle.leftOut(detail.month.leftOut) {
                                Text(verbatim: leftOut).foregroundStyle(.secondary).lineLimit(1)
                            }
                        }
                    }
                }
                if isStretched { Spacer(minLength: 0) }
            }
        }
    }

    private var chart: some View {
        TrendChartView(
            TrendChart(
                points: detail.points,
                lead: detail.lead,
                trail: detail.trail,
                days: detail.days,
                goal: nil,
                markedDay: entry.weighIn.day
            ),
            unit: unit
        )
    }

    private var entry: HistoryEntry { detail.entry }

    private var style: WeightStyle { WeightStyle(unit) }

    // Has the decimals of the table beside it.
    private var monthStyle: WeightStyle {
        var style = style
        style.digits = digits
        return style
    }

    private var heightStyle: HeightStyle { HeightStyle(heightUnit) }
}

// The whole note of the marked row in a fixed number of lines.
struct HistoryNoteView: View {
    let note: String
    // Search terms to highlight.
    var wanted: [String] = []
    var lines = 2

    var body: some View {
        Text(verbatim: note, marking: wanted)
            .lineLimit(lines)
            .frame(
                maxWidth: .infinity,
                minHeight: Double(lines),
                maxHeight: Double(lines),
                alignment: .topLeading
            )
            .padding(.horizontal)
    }
}

// A measured value; a waist also shows its ratio to the height.
struct MeasureValueView: View {
    @Environment(\.dayStyle) private var dayStyle
    let reading: MeasureReading?
    let unit: HeightUnit

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: text)
            if let waist = reading?.waist {
                waist.texts(dayStyle.string).firstFitting
                    .foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
    }

    private var text: String {
        reading.map { MeasureStyle(unit).text($0.value, of: $0.measure) } ?? "–"
    }
}
