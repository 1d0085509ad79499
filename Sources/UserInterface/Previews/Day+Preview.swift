import DataSource

extension Day {
    static let preview = Day(number: 20_777)
}
