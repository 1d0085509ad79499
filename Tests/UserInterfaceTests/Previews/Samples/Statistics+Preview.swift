import DataSource

@testable import Model

extension Statistics {
    static let sample = Statistics(
        firstDay: .preview,
        mean: 72.6,
        minimum: 72.4,
        maximum: 73,
        change: -0.5,
        readings: 6
    )
}
