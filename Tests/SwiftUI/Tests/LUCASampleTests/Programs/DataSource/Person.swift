struct Person: Codable, Equatable, Sendable {
    var name: String
    var weight: Double
    var height: Double

    static let empty = Person(name: "", weight: .zero, height: .zero)
}
