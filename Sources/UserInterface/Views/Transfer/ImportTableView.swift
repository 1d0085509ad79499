import CursesCore
import DataSource
import SharedInterface

// Weigh-ins of a file, in columns.
struct ImportTableView: View {
    @Environment(\.dayStyle) private var dayStyle
    let weighIns: [WeighIn]
    let weightUnit: WeightUnit
    @Binding var selection: Int?

    var body: some View {
        let style = WeightStyle(weightUnit).aligned(with: weighIns.map(\.weight))
        Table(of: Line.self, selection: $selection) {
            TableColumn("day") { Text(verbatim: dayStyle.dated($0.weighIn.day)) }
                .width(dayWidth)
                .layoutPriority(2)
            TableColumn("time") {
                Text(verbatim: $0.weighIn.time.description).foregroundStyle(.secondary)
            }
            .width(dayStyle.column("time", least: 5))
            .layoutPriority(hasNotes && !hasSeveralADay ? 0 : 2)
            TableColumn("\(weightUnit.symbols)") {
                Text(verbatim: style.cell($0.weighIn.weight)).bold()
            }
            .width(style.cellWidth - 1)
            .alignment(.numeric)
            .layoutPriority(3)
            TableColumn("note") {
                Text(verbatim: $0.weighIn.note).foregroundStyle(.secondary)
            }
            .width(min: hasNotes ? Self.leastNoteWidth : nil)
            .layoutPriority(1)
        } rows: {
            ForEach(weighIns.indices, id: \.self) {
                TableRow(Line(id: $0, weighIn: weighIns[$0]))
            }
        }
    }

    // Notes matter more than times, unless a day has several weigh-ins.
    private static let leastNoteWidth = 11.0

    private var hasSeveralADay: Bool { Set(weighIns.lazy.map(\.day)).count < weighIns.count }

    private var hasNotes: Bool { weighIns.contains { !$0.note.isEmpty } }

    private struct Line: Identifiable {
        let id: Int
        let weighIn: WeighIn
    }

    private var dayWidth: Double {
        Double(PlainText.width(of: dayStyle.dated(.longest)))
    }
}

extension Day {
    // The longest written day.
    fileprivate static let longest = Day("2026-12-28") ?? .epoch
}
