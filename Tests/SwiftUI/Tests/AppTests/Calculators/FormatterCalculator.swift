import CursesUI

@MainActor
class BMIViewModel: ObservableObject {
    @Published var heightText = "" { didSet { recalc() } }
    @Published var weightText = ""
    @Published private(set) var result: Double?
    @Published var history: [Entry] = []
    @AppStorage("unit") var unit: String = "metric"
    struct Entry: Codable, Identifiable, Equatable {
        var id = UUID()
        let date: Date
        let value: Double
    }
    let formatter: NumberFormatter = {
        let f = NumberFormatter()
        f.numberStyle = .decimal
        f.maximumFractionDigits = 1
        return f
    }()
    init() {
        if let data = UserDefaults.standard.data(forKey: "history"),
            let list = try? JSONDecoder().decode([Entry].self, from: data)
        {
            history = list
        }
    }
    func recalc() {
        guard let h = Double(heightText.replacingOccurrences(of: ",", with: ".")),
            let w = Double(weightText), h > 0
        else {
            result = nil
            return
        }
        result = w / ((h / 100) * (h / 100))
    }
    func save() {
        if let result { history.insert(Entry(date: Date(), value: result), at: 0) }
        if let d = try? JSONEncoder().encode(history) {
            UserDefaults.standard.set(d, forKey: "history")
        }
    }
    func delete(at offsets: IndexSet) { history.remove(atOffsets: offsets) }
    func move(from source: IndexSet, to destination: Int) {
        history.move(fromOffsets: source, toOffset: destination)
    }
}

struct BMIFormView: View {
    @StateObject private var vm = BMIViewModel()
    @FocusState private var focus: Field?
    enum Field: Hashable { case height, weight }
    @State private var isShowingSheet = false
    @State private var selected: BMIViewModel.Entry?
    private static let df: DateFormatter = {
        let d = DateFormatter()
        d.dateStyle = .medium
        return d
    }()
    var body: some View {
        NavigationStack {
            Form {
                Section {
                    LabeledContent {
                        TextField("cm", text: $vm.heightText).keyboardType(.decimalPad)
                            .multilineTextAlignment(.trailing).focused($focus, equals: .height)
                    } label: {
                        Label("Height", systemImage: "ruler")
                    }
                    LabeledContent("Weight") {
                        TextField("kg", text: $vm.weightText).focused($focus, equals: .weight)
                            .submitLabel(.done).onSubmit { vm.save() }
                    }
                    Picker("Unit", selection: $vm.unit) {
                        Text("Metric").tag("metric")
                        Text("Imperial").tag("imperial")
                    }.pickerStyle(SegmentedPickerStyle())
                } header: {
                    Text("Your data")
                } footer: {
                    Text("Values are stored on this device only.").font(.footnote)
                }
                if let result = vm.result {
                    Section("Result") {
                        Gauge(value: min(max(result, 15), 40), in: 15...40) {
                            Text("BMI")
                        } currentValueLabel: {
                            Text("\(result, specifier: "%.1f")")
                        }.tint(Gradient(colors: [.blue, .green, .yellow, .red])).gaugeStyle(
                            .accessoryLinear
                        )
                    }
                    .transition(.move(edge: .bottom).combined(with: .opacity))
                }
                Section("History") {
                    if vm.history.isEmpty {
                        ContentUnavailableView(
                            "No entries",
                            systemImage: "scalemass",
                            description: Text("Save a result first")
                        )
                    }
                    ForEach(vm.history) { e in
                        HStack {
                            Text(e.date, formatter: Self.df)
                            Spacer()
                            Text(NSNumber(value: e.value), formatter: vm.formatter)
                                .monospacedDigit()
                        }
                        .contentShape(Rectangle()).onTapGesture { selected = e }
                        .swipeActions(edge: .leading) {
                            Button {
                            } label: {
                                Label("Pin", systemImage: "pin")
                            }.tint(.yellow)
                        }
                    }
                    .onDelete(perform: vm.delete).onMove(perform: vm.move)
                }
            }
            .navigationTitle("BMI").toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") { focus = nil }
                }
                ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
                ToolbarItem(placement: .topBarTrailing) {
                    Button(action: vm.save) { Label("Save", systemImage: "square.and.arrow.down") }
                        .disabled(vm.result == nil).keyboardShortcut("s", modifiers: .command)
                }
            }
            .sheet(item: $selected) { entry in
                NavigationStack {
                    Text(entry.value.formatted(.number.precision(.fractionLength(2)))).padding()
                        .toolbar {
                            ToolbarItem(placement: .cancellationAction) {
                                Button("Close") { selected = nil }
                            }
                        }
                }.presentationDetents([.medium, .fraction(0.3)])
            }
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { focus = .height } }
            .onChange(of: vm.weightText) { vm.recalc() }
        }
    }
}
