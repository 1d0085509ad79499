import DataSource
import Model

extension AppDependencies {
    static let preview = AppDependencies.testDependencies()
}

extension PersonSummary {
    static let ann = PersonSummary(
        person: Person(id: .sample(1), name: "Ann", height: 178),
        weighIn: WeighIn(
            id: .sample(2),
            day: Day(year: 2026, month: 11, day: 20),
            time: .midnight,
            weight: 72.4,
            height: 178
        ),
        bmi: 22.85
    )

    static let taro = PersonSummary(person: Person(id: .sample(3), name: "太郎", height: 171))
}
