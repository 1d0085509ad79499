import DataSource
import Model

@testable import SharedInterface

extension Dashboard {
    static func ann(_ appDependencies: AppDependencies) -> Dashboard {
        Dashboard(
            appDependencies,
            person: .ann,
            today: .preview,
            overview: .ann(appDependencies),
            calendar: CalendarService(appDependencies).calendar(
                of: WeighIn.ofAnn,
                today: .preview,
                weekStart: .monday
            )
        )
    }

    static func baby(_ appDependencies: AppDependencies) -> Dashboard {
        var person = Person.ann
        (person.height, person.sex) = (56.5, .male)
        person.birthDate = Day.preview.advanced(by: -44)
        return Dashboard(
            appDependencies,
            person: person,
            today: .preview,
            overview: OverviewService(appDependencies).overview(
                of: WeighIn.ofBaby,
                person: person,
                scheme: .who,
                unit: .kilograms,
                today: .preview
            )
        )
    }
}
