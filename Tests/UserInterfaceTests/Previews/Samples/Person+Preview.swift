import DataSource
import Essentials

extension Person {
    static let ann = Person(
        id: UUID(1),
        name: "Ann",
        height: 178,
        birthDate: Day(year: 1988, month: 4, day: 2),
        sex: .female
    ).with(Goal(weight: 71.5, setOn: Day(year: 2026, month: 8, day: 24), trend: 74.1))

    private func with(_ goal: Goal) -> Person {
        var person = self
        person.goal = goal
        return person
    }
}
