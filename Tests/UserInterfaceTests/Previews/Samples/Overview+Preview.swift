import DataSource
import Model

@testable import SharedInterface

extension Overview {
    static func ann(_ appDependencies: AppDependencies) -> Overview {
        OverviewService(appDependencies).overview(
            of: WeighIn.ofAnn,
            person: .ann,
            scheme: SettingsService(appDependencies).scheme(of: Settings()),
            unit: .kilograms,
            today: .preview
        )
    }
}
