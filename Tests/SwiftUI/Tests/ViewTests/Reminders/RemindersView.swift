import CursesUI

struct RemindersView: View {
    @State var store: Reminders
    @State private var showsDetails = false

    private var open: [Reminder] { store.reminders.filter { !$0.isDone } }

    var body: some View {
        List {
            Picker("Priority", selection: $store.filter) {
                Text("All").tag(Reminder.Priority?.none)
                ForEach(Reminder.Priority.allCases) { priority in
                    Text(verbatim: "\(priority)").tag(Optional(priority))
                }
            }
            .pickerStyle(.menu)
            Section("Open (\(open.count))", isExpanded: $store.isExpanded) {
                ForEach($store.reminders) { $reminder in
                    HStack {
                        Toggle(reminder.title, isOn: $reminder.isDone)
                            .strikethrough(reminder.isDone)
                        Spacer(minLength: 0)
                        Text(reminder.due, format: .dateTime.month().day())
                            .monospacedDigit()
                            .foregroundStyle(reminder.isDone ? .secondary : .primary)
                    }
                }
            }
            DisclosureGroup("Details", isExpanded: $showsDetails) {
                ForEach(Array(store.reminders.enumerated()), id: \.element.id) { index, reminder in
                    LabeledContent("\(index + 1). \(reminder.title)") {
                        Text(reminder.due.formatted(date: .abbreviated, time: .omitted))
                    }
                }
            }
            DisclosureGroup {
                Text("Inside")
            } label: {
                Label("More", systemImage: "chevron.down")
            }
            ForEach(store.reminders.indices, id: \.self) { index in
                TextField("Title", text: $store.reminders[index].title)
            }
            ForEach(0..<3) { index in
                Text("Row \(index)")
            }
        }
        .listStyle(.sidebar)
        .headerProminence(.increased)
        .listSectionSpacing(.compact)
        .toggleStyle(.checkbox)
        .task(id: store.filter) {
            await store.send(.task("RemindersView"))
        }
    }
}
