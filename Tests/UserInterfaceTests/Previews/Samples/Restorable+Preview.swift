import CursesCore

@testable import DataSource
@testable import Model
@testable import SharedInterface

extension Restorable {
    static let annsYear = Restorable(
        key: "history/00000000-0000-0000-0000-000000000001/2026",
        personName: "Ann",
        recovery: Recovery(
            .backup(
                Backup(
                    key: "history/00000000-0000-0000-0000-000000000001/2026",
                    day: .preview.advanced(by: -2)
                )
            ),
            count: 41
        ),
        time: TimeOfDay(hour: 7, minute: 12)
    )

    static let peopleBeforeRestoration = Restorable(
        key: "people",
        recovery: Recovery(
            .backup(Backup(key: "people", day: .preview, number: 1)),
            count: 3
        )
    )

    static let seenPeople = Restorable(key: "people", recovery: Recovery(.seen, count: 2))
}

extension RecoveryPreview {
    static let ofAnnsYear = RecoveryPreview(
        count: 41,
        days: Day.preview.advanced(by: -90)...Day.preview,
        added: WeighIn.ofAnn.suffix(1).map { .weighIn($0) },
        missing: WeighIn.ofAnn.prefix(5).map { .weighIn($0) }
    )
}

extension EnvironmentValues {
    var previewRecoveryStyle: RecoveryStyle {
        RecoveryStyle(
            dayStyle: dayStyle,
            nameStyle: nameStyle,
            weightStyle: WeightStyle(.kilograms),
            today: .preview
        )
    }
}
