import CursesUI

struct Habit: Identifiable, Hashable {
    let id: Int
    var name: String
    var days: Set<Int> = []
    var notes = ""
}

struct HabitsApp: View {
    @State private var habits = [
        Habit(id: 1, name: "Walk", days: [0, 2]), Habit(id: 2, name: "Read"),
        Habit(id: 3, name: "Water", days: [1]),
    ]
    @State private var path = NavigationPath()
    @State private var query = ""
    @State private var chosen: Set<Int> = []

    var body: some View {
        NavigationStack(path: $path) {
            List(selection: $chosen) {
                ForEach(shown) { $habit in
                    NavigationLink(value: habit.id) { HabitRow(habit: habit) }
                        .swipeActions {
                            Button("Today", systemImage: "checkmark") { habit.days.insert(6) }
                        }
                }
                .onMove { habits.move(fromOffsets: $0, toOffset: $1) }
                .onDelete { habits.remove(atOffsets: $0) }
            }
            .navigationTitle("Habits")
            .searchable(text: $query, prompt: "Find a habit")
            .navigationDestination(for: Int.self) { id in
                if let index = habits.firstIndex(where: { $0.id == id }) {
                    HabitDetail(habit: $habits[index])
                }
            }
        }
    }

    private var shown: Binding<[Habit]> {
        query.isEmpty ? $habits : .constant(habits.filter { $0.name.contains(query) })
    }
}

private struct HabitRow: View {
    let habit: Habit

    var body: some View {
        HStack {
            Text(habit.name)
            Spacer()
            ForEach(0..<7) { day in
                Image(systemName: habit.days.contains(day) ? "circle.fill" : "circle")
            }
        }
    }
}

private struct HabitDetail: View {
    @Binding var habit: Habit

    private let columns = Array(repeating: GridItem(.fixed(56)), count: 4)

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                VStack(alignment: .leading) {
                    TextField("Name", text: $habit.name)
                    LazyVGrid(columns: columns, alignment: .leading) {
                        ForEach(0..<7) { day in
                            Toggle(
                                "\(day)",
                                isOn: Binding(
                                    get: { habit.days.contains(day) },
                                    set: { isOn in
                                        if isOn {
                                            habit.days.insert(day)
                                        } else {
                                            habit.days.remove(day)
                                        }
                                    }
                                )
                            )
                            .id("day \(day)")
                        }
                    }
                    TextEditor(text: $habit.notes).frame(height: 60)
                    Button("To the top") { withAnimation { proxy.scrollTo("day 0", anchor: .top) } }
                }
            }
        }
        .navigationTitle(habit.name)
    }
}
