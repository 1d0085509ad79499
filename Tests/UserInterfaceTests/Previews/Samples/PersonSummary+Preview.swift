import DataSource
import Essentials

@testable import Model

extension PersonSummary {
    static let ann = PersonSummary(
        person: Person(id: UUID(1), name: "Ann", height: 178),
        weighIn: weighIn(2, 72.4, height: 178),
        bmi: 22.85,
        standing: PersonStanding(
            trend: 72.4,
            rate: .clear,
            course: [7, 7, 6, 6, 5, nil, 4, 4, 3, 2, 2, 1, 1]
        )
    )

    static let youngAnn = PersonSummary(
        person: Person(id: UUID(4), name: "Ann", height: 132),
        weighIn: weighIn(5, 28.9, height: 132, daysAgo: 1),
        bmi: 16.59,
        distinction: 2016
    )

    static let ella = PersonSummary(
        person: Person(
            id: UUID(6),
            name: "Ella",
            height: 120,
            birthDate: Day.preview.advanced(by: -3181),
            sex: .female
        ),
        weighIn: weighIn(10, 22, height: 120, daysAgo: 1),
        bmi: 15.28,
        assessment: .growth(.girlOfEight),
        standing: PersonStanding(trend: 22.1, course: [1, nil, 2, 3, 3, nil, 4, 5, 5, 6, 6, 7, 7])
    )

    static let taro = PersonSummary(person: Person(id: UUID(3), name: "太郎", height: 171))

    static let bob = PersonSummary(
        person: Person(id: UUID(7), name: "Bob", height: 178, goalWeight: 120),
        weighIn: weighIn(8, 131.6, height: 178, daysAgo: 1),
        bmi: 41.54,
        assessment: .category(.obeseClass3),
        standing: PersonStanding(
            trend: 131.9,
            rate: rate(slope: -0.029, isClear: false),
            course: [3, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2, 0, 1]
        )
    )

    // A name too long to fit beside anything else.
    static let charlotte = PersonSummary(
        person: Person(
            id: UUID(9),
            name: "Charlotte-Élise de la Fontaine-Montgomery",
            height: 166,
            goalWeight: 60
        ),
        weighIn: weighIn(10, 64.2, height: 166),
        bmi: 23.3,
        assessment: .category(.normal),
        standing: PersonStanding(
            trend: 64.6,
            rate: rate(slope: -0.214, isClear: true),
            course: [7, 7, 7, 6, 6, 6, 5, 4, 4, 3, 2, 1, 0]
        )
    )

    private static func weighIn(
        _ id: UInt8,
        _ weight: Double,
        height: Double,
        daysAgo: Int = 0
    ) -> WeighIn {
        let day = Day.preview.advanced(by: -daysAgo)
        return WeighIn(id: UUID(id), day: day, time: .midnight, weight: weight, height: height)
    }

    private static func rate(slope: Double, isClear: Bool) -> Rate {
        Rate(
            slope: slope,
            margin: 0.1,
            isClear: isClear,
            window: .month,
            firstDay: .preview.advanced(by: -27),
            lastDay: .preview
        )
    }
}
