import DataSource
import Essentials

extension PersonSummary {
    static let ann = PersonSummary(
        person: Person(id: UUID(1), name: "Ann", height: 178),
        weighIn: WeighIn(
            id: UUID(2),
            day: Day(number: 20_777),
            time: .midnight,
            weight: 72.4,
            height: 178
        ),
        bmi: 22.85,
        standing: PersonStanding(
            trend: 72.4,
            rate: .clear,
            course: [7, 7, 6, 6, 5, nil, 4, 4, 3, 2, 2, 1, 1]
        )
    )

    static let youngAnn = PersonSummary(
        person: Person(id: UUID(4), name: "Ann", height: 132),
        weighIn: WeighIn(
            id: UUID(5),
            day: Day(number: 20_776),
            time: .midnight,
            weight: 28.9,
            height: 132
        ),
        bmi: 16.59,
        distinction: 2016
    )

    static let taro = PersonSummary(person: Person(id: UUID(3), name: "太郎", height: 171))
}
