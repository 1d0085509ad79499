import CursesUI

struct Habits: View {
    @State private var days: [Day] = Day.week
    @State private var selectedTab = 0
    @State private var showAlert = false
    @State private var alertTitle = ""
    @State private var confirm = false
    @State private var item: Day?
    @State private var error: MyError?
    @State private var sort: SortOption = .name
    enum SortOption: String, CaseIterable, Identifiable {
        case name, date
        var id: String { rawValue }
    }
    enum MyError: LocalizedError {
        case bad
        var errorDescription: String? { "Bad" }
    }
    struct Day: Identifiable, Hashable {
        let id = UUID()
        var name: String
        var done = false
        static var week: [Day] { ["M", "T"].map { Day(name: $0) } }
    }
    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Habits")
                .toolbar { toolbarContent }
        }
        .alert("Error", isPresented: $showAlert) {
            Button("OK") {}
        } message: {
            Text(alertTitle)
        }
        .alert(alertTitle, isPresented: $showAlert, actions: { Button("OK", role: .cancel) {} })
        .alert(Text("T"), isPresented: $showAlert) {
            TextField("Name", text: $alertTitle)
            Button("Save", action: save)
        }
        .alert("Del", isPresented: $showAlert, presenting: item) { d in
            Button("Delete \(d.name)", role: .destructive) {}
        } message: { d in
            Text(d.name)
        }
        .alert(isPresented: $showAlert, error: error) { Button("OK") {} }
        .confirmationDialog("Sure?", isPresented: $confirm) {
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        }
        .confirmationDialog(
            Text("Sure?"),
            isPresented: $confirm,
            titleVisibility: .hidden,
            actions: { Button("X") {} },
            message: { Text("m") }
        )
    }
    @ViewBuilder private var content: some View {
        if days.isEmpty {
            ContentUnavailableView {
                Label("None", systemImage: "tray")
            } description: {
                Text("d")
            } actions: {
                Button("Add") {}
            }
        } else {
            List(selection: $item) {
                Section("Today") { ForEach($days) { $day in row(for: $day) } }
                Section {
                    ForEach(days.indices, id: \.self) { i in Text(days[i].name) }
                } header: {
                    header
                } footer: {
                    Text("f")
                }
                Section("Fold", isExpanded: $confirm) { Text("x") }
            }
            .listSectionSpacing(.compact).listRowSpacing(8).headerProminence(.increased)
            .environment(\.defaultMinListRowHeight, 50)
            .animation(.default, value: days)
        }
    }
    private var header: some View {
        HStack {
            Text("H").textCase(nil)
            Spacer()
            Button("All") {}.font(.caption)
        }
    }
    private func row(for day: Binding<Day>) -> some View {
        HStack {
            Toggle(isOn: day.done) { Text(day.wrappedValue.name) }.toggleStyle(CheckboxStyle())
            Toggle("A", systemImage: "star", isOn: day.done).toggleStyle(.button)
            Menu {
                Picker("Sort", selection: $sort) {
                    ForEach(SortOption.allCases) { Text($0.rawValue.capitalized).tag($0) }
                }
            } label: {
                Image(systemName: "ellipsis.circle")
            } primaryAction: {
            }
        }
        .swipeActions {
            Button("Delete", role: .destructive) {
                withAnimation { days.removeAll { $0.id == day.wrappedValue.id } }
            }
            Button {
                item = day.wrappedValue
            } label: {
                Label("Edit", systemImage: "pencil")
            }.tint(.orange)
        }
        .contextMenu {
            Button {
            } label: {
                Text("Edit")
                Image(systemName: "pencil")
            }
        } preview: {
            Text("p")
        }
    }
    @ToolbarContentBuilder private var toolbarContent: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) {
            Button {
            } label: {
                Image(systemName: "plus")
            }
        }
        ToolbarItemGroup(placement: .topBarLeading) {
            EditButton()
            Button("X") {}
        }
        ToolbarSpacer(.fixed)
    }
    func save() {}
}
struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(["iPhone 8", "iPad"], id: \.self) {
            Habits().previewDevice(PreviewDevice(rawValue: $0)).previewDisplayName($0)
        }
    }
}
