import DataSource
import Essentials

extension Person {
    static let ann = Person(
        id: UUID(1),
        name: "Ann",
        height: 178,
        birthDate: Day(year: 1988, month: 4, day: 2),
        sex: .female,
        goalWeight: 71.5
    )
}
