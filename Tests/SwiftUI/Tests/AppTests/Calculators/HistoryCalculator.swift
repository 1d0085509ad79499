import CursesUI

struct HistoryCalculator: View {
    struct Entry: Identifiable, Hashable {
        let id = UUID()
        let bmi: Double
    }

    @State private var height = "175"
    @State private var weight = ""
    @State private var entries: [Entry] = []

    var body: some View {
        List {
            Section {
                TextField("Height", text: $height)
                TextField("Weight", text: $weight)
                    .onSubmit(add)
                Button("Add", systemImage: "plus", action: add)
            }
            Section("History") {
                ForEach(entries) { entry in
                    HStack {
                        Text("BMI")
                        Spacer()
                        Text("\(entry.bmi, specifier: "%.1f")")
                    }
                }
                .onDelete { entries.remove(atOffsets: $0) }
            }
        }
        .overlay(alignment: .bottom) {
            if entries.isEmpty { ContentUnavailableView("Nothing", systemImage: "tray") }
        }
    }

    private func add() {
        guard let length = Double(height), let mass = Double(weight), length > 0 else { return }
        entries.insert(Entry(bmi: mass / (length * length) * 10_000), at: 0)
        weight = ""
    }
}
