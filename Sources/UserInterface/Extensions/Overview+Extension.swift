import DataSource
import Model

extension Overview {
    static let ann = OverviewService(.preview).overview(
        of: WeighIn.ofAnn,
        person: .ann,
        scheme: .who,
        unit: .kilograms,
        today: .preview
    )
}

extension Day {
    static let preview = Day(number: 20_777)
}
