import CursesUI

@MainActor @Observable
final class Reminders: Composable {
    var reminders: [Reminder]
    var isExpanded: Bool
    var filter: Reminder.Priority?
    var error: (any Error)?
    let action: (Action) async -> Void

    init(
        reminders: [Reminder] = [],
        isExpanded: Bool = true,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.reminders = reminders
        self.isExpanded = isExpanded
        self.action = action
    }

    func reduce(_ action: Action) async {
        switch action {
        case .task: break
        case .reminderToggleSwitched(let id, let isOn):
            guard let index = reminders.firstIndex(where: { $0.id == id }) else { return }
            reminders[index].isDone = isOn
        }
    }

    enum Action: Sendable {
        case task(String)
        case reminderToggleSwitched(Reminder.ID, Bool)
    }
}
