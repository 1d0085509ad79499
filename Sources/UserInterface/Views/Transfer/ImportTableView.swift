import CursesCore
import DataSource
import Model
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
            .numeric(style.cellWidth - 1)
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

// First weigh-ins of a file, in columns.
struct ImportFirstLinesView: View {
    @Environment(\.dayStyle) private var dayStyle
    let weighIns: ArraySlice<WeighIn>
    let weightUnit: WeightUnit

    var body: some View {
        let style = WeightStyle(weightUnit).aligned(with: weighIns.map(\.weight))
        let days = weighIns.map { dayStyle.dated($0.day) }
        // Includes the unit, which may differ from the file's.
        let weights = weighIns.map { style.text($0.weight) }
        let weightWidth = Double(weights.map { PlainText.width(of: $0) }.max() ?? 0)
        let dayWidth = Double(days.map { PlainText.width(of: $0) }.max() ?? 0)
        Section("First lines") {
            ForEach(Array(zip(days, weighIns)), id: \.1.id) { day, weighIn in
                HStack(spacing: 2) {
                    Text(verbatim: day).frame(width: dayWidth, alignment: .leading)
                    Text(verbatim: weighIn.time.description).foregroundStyle(.secondary)
                    Text(verbatim: style.text(weighIn.weight))
                        .frame(width: weightWidth, alignment: .trailing)
                    Text(verbatim: weighIn.note).foregroundStyle(.secondary).lineLimit(1)
                    Spacer()
                }
            }
        }
    }
}

// One part of a file with a marked row.
struct ImportListView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    let store: Import
    let part: Import.Part
    @Binding var selection: Int?

    var body: some View {
        switch part {
        case .new: table(store.newWeighIns)
        case .here: table(store.preview?.known ?? [])
        case .refused:
            List(Array(refusals.enumerated()), id: \.offset, selection: $selection) { line in
                Text(verbatim: line.element).lineLimit(3)
            }
        }
    }

    private func table(_ weighIns: [WeighIn]) -> some View {
        ImportTableView(
            weighIns: weighIns,
            weightUnit: store.settings.weightUnit,
            selection: $selection
        )
    }

    private var refusals: [String] {
        store.preview.map { preview in
            ImportFacts(preview, names: nameStyle, days: dayStyle)
                .refusals(upTo: preview.remarks.count, ofSeveralFiles: false)
        } ?? []
    }
}

// Browses new, known and refused rows.
struct ImportRowsView: View {
    let store: Import
    @State private var selection: Int?

    var body: some View {
        ImportListView(store: store, part: part, selection: $selection)
            .frame(idealWidth: 60, maxHeight: height)
            .onChange(of: part) { selection = nil }
            .navigationTitle(title)
            .toolbar {
                ForEach(others, id: \.self) { part in
                    Button(part.verb(count(part))) { store.send(.partButtonTapped(part)) }
                        .keyboardShortcut(part.key, modifiers: [])
                }
            }
    }

    // The position comes before the file name, which may be long.
    private var title: Text {
        let place = Text(verbatim: " · \((selection ?? 0) + 1)/\(count(part)) · ")
        return Text(part.label) + place + Text(verbatim: store.source.entry.fileName)
    }

    // Empty parts and the shown part have no key.
    private var others: [Import.Part] {
        Import.Part.allCases.filter { $0 != part && count($0) > 0 }
    }

    private var part: Import.Part { store.presentedPart ?? .new }

    private func count(_ part: Import.Part) -> Int {
        switch part {
        case .new: store.preview?.new ?? 0
        case .here: store.preview?.duplicates ?? 0
        case .refused: store.preview?.remarkCount ?? 0
        }
    }

    // The longest part decides, so that switching keeps the frame. Refusals take up to two rows.
    private var height: Double {
        let rows = Import.Part.allCases.map { count($0) * ($0 == .refused ? 2 : 1) + 1 }
        return Double(rows.max() ?? 2)
    }
}

extension Import.Part {
    func verb(_ count: Int) -> LocalizedStringKey {
        switch self {
        case .new: "new \(count)"
        case .here: "already here \(count)"
        case .refused: "refused \(count)"
        }
    }
}

extension Import.Part {
    var key: KeyEquivalent {
        switch self {
        case .new: "n"
        case .here: "h"
        case .refused: "r"
        }
    }
}
