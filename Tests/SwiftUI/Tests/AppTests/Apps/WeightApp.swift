import CursesUI

struct WeightEntry: Identifiable, Hashable {
    let id: Int
    let date: Date
    var kilograms: Double
}

final class WeightLog: ObservableObject {
    @Published private(set) var entries: [WeightEntry]
    @Published var goal = 70.0

    init() {
        let start = Date(timeIntervalSince1970: 1_700_049_600)
        entries = (0..<14).map {
            WeightEntry(
                id: $0,
                date: start + Double($0) * 86_400,
                kilograms: 74 - Double($0) / 5 + Double($0 * 5 % 7) / 6
            )
        }
    }

    func add(_ kilograms: Double) {
        guard let last = entries.last else { return }
        entries.append(
            WeightEntry(id: last.id + 1, date: last.date + 86_400, kilograms: kilograms)
        )
    }

    func delete(at offsets: IndexSet) {
        entries.remove(atOffsets: offsets)
    }
}

struct WeightApp: View {
    @StateObject private var log = WeightLog()

    var body: some View {
        TabView {
            NavigationStack { WeightChartView() }
                .tabItem { Label("Chart", systemImage: "chart.xyaxis.line") }
            NavigationStack { WeightListView() }
                .tabItem { Label("Entries", systemImage: "list.bullet") }
                .badge(log.entries.count)
        }
        .environmentObject(log)
    }
}

private struct WeightChartView: View {
    @EnvironmentObject private var log: WeightLog
    @State private var selected: Date?

    var body: some View {
        Chart {
            ForEach(log.entries) { entry in
                LineMark(
                    x: .value("Date", entry.date, unit: .day),
                    y: .value("Weight", entry.kilograms)
                )
                .interpolationMethod(.catmullRom)
                .foregroundStyle(.blue)
                AreaMark(
                    x: .value("Date", entry.date, unit: .day),
                    yStart: .value("Weight", 68),
                    yEnd: .value("Weight", entry.kilograms)
                )
                .foregroundStyle(.blue)
                .opacity(0.2)
            }
            RuleMark(y: .value("Goal", log.goal))
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
                .annotation(position: .top, alignment: .leading) { Text("Goal") }
            if let selected {
                RuleMark(x: .value("Selected", selected, unit: .day))
                    .foregroundStyle(.gray)
                    .opacity(0.3)
            }
        }
        .chartXSelection(value: $selected)
        .chartYScale(domain: 68...76)
        .chartYAxis { AxisMarks(position: .leading) }
        .chartXAxis {
            AxisMarks(values: .stride(by: .day, count: 4)) { _ in
                AxisGridLine()
                AxisValueLabel(format: .dateTime.day())
            }
        }
        .frame(minHeight: 120)
        .navigationTitle("Weight")
    }
}

private struct WeightListView: View {
    @EnvironmentObject private var log: WeightLog
    @State private var isAdding = false

    var body: some View {
        List {
            ForEach(log.entries) { entry in
                LabeledContent(
                    entry.date.formatted(date: .abbreviated, time: .omitted),
                    value: entry.kilograms.formatted(.number.precision(.fractionLength(1)))
                )
            }
            .onDelete { log.delete(at: $0) }
        }
        .navigationTitle("Entries")
        .toolbar {
            Button("Add", systemImage: "plus") { isAdding = true }
            EditButton()
        }
        .sheet(isPresented: $isAdding) { NewWeightView() }
    }
}

private struct NewWeightView: View {
    @EnvironmentObject private var log: WeightLog
    @Environment(\.dismiss) private var dismiss
    @State private var kilograms: Double?
    @State private var date = Date()

    var body: some View {
        NavigationStack {
            Form {
                TextField("Weight", value: $kilograms, format: .number)
                DatePicker("Date", selection: $date, in: ...Date(), displayedComponents: .date)
            }
            .navigationTitle("New weight")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        if let kilograms { log.add(kilograms) }
                        dismiss()
                    }
                    .disabled(kilograms == nil)
                }
            }
        }
    }
}
