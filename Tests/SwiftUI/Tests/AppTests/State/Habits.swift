import CursesUI

/// A model as it is written where there is Combine.
class Habits: ObservableObject {
    @Published var name = "Walk"
    @Published var days: [String] = [] { didSet { count = days.count } }
    @Published var goal: Int?
    @Published var reminder = Reminder(hour: 7)
    @Published private(set) var count = 0
    var notes = 0

    struct Reminder {
        var hour: Int
    }

    func write() {
        objectWillChange.send()
        notes += 1
    }
}

final class NamedHabits: Habits {
    @Published var owner: String

    init(owner: String) {
        self.owner = owner
        super.init()
    }
}
