import CursesUI

struct ReminderEditorView: View {
    @Binding var reminder: Reminder

    var body: some View {
        Form {
            DatePicker("Due", selection: $reminder.due, displayedComponents: .date)
            DatePicker("Due", selection: $reminder.due, in: Date()..., displayedComponents: [.date])
                .datePickerStyle(.compact)
            DatePicker(selection: $reminder.due) {
                Text("Due")
            }
            Picker("Priority", selection: $reminder.priority) {
                ForEach(Reminder.Priority.allCases) { priority in
                    Text(priority.title)
                }
            }
            .pickerStyle(.inline)
            Stepper("Repeats: \(reminder.repeats)", value: $reminder.repeats)
        }
    }
}

extension Reminder.Priority {
    var title: LocalizedStringKey {
        switch self {
        case .low: "Low"
        case .medium: "Medium"
        case .high: "High"
        }
    }
}
