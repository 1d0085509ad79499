import DataSource

extension Day {
    nonisolated static let preview = Day(number: 20_777)
}
