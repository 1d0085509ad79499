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
}
