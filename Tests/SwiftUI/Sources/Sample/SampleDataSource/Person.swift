public struct Person: Codable, Equatable, Sendable {
    public var name: String
    public var weight: Double
    public var height: Double

    public static let empty = Person(name: "", weight: .zero, height: .zero)

    public init(name: String, weight: Double, height: Double) {
        self.name = name
        self.weight = weight
        self.height = height
    }
}
