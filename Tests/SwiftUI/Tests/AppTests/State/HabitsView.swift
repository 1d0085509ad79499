import CursesUI

struct HabitsView: View {
    @StateObject private var habits = NamedHabits(owner: "Ann")
    @State private var received: [String] = []

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Name", text: $habits.name)
            Summary(habits: habits)
            Actions()
            Text("received \(received.joined(separator: " "))")
        }
        .environmentObject(habits)
        .onReceive(habits.$owner) { received.append($0) }
    }
}

private struct Summary: View {
    @ObservedObject var habits: NamedHabits

    var body: some View {
        Text("\(habits.owner): \(habits.name) \(habits.count) of \(habits.goal ?? 0)")
        Text("at \(habits.reminder.hour), \(habits.notes) notes")
    }
}

private struct Actions: View {
    @EnvironmentObject var habits: NamedHabits

    var body: some View {
        HStack {
            Button("Done") { habits.days.append("today") }
            Button("Goal") { habits.goal = 3 }
            Button("Later") { habits.reminder.hour += 1 }
            Button("Note") { habits.write() }
            Button("Ben") { habits.owner = "Ben" }
        }
    }
}
