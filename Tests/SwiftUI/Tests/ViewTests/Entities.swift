import CursesUI

struct Person: Codable, Hashable, Identifiable, Sendable {
    var id: UUID
    var name: String
    var weight: Double
    var height: Double
    var birthday: Date?
    var goal: Double?
    var isFavorite = false

    static let empty = Person(id: UUID(), name: "", weight: 0, height: 0)
}

struct Note: Codable, Hashable, Identifiable, Sendable {
    var id: UUID
    var title: String
    var body: String
    var isPinned: Bool
    var tags: [String]
    var updatedAt: Date
}

struct Reminder: Codable, Hashable, Identifiable, Sendable {
    var id: UUID
    var title: String
    var isDone: Bool
    var due: Date
    var priority: Priority
    var repeats: Int

    enum Priority: Int, Codable, CaseIterable, Identifiable, Sendable {
        case low, medium, high
        var id: Int { rawValue }
    }
}

enum WeightUnit: String, Codable, CaseIterable, Identifiable, Sendable {
    case kilogram, pound, stone
    var id: String { rawValue }
}

enum AppError: LocalizedError {
    case network, emptyName
    case outOfRange(ClosedRange<Double>)

    var errorDescription: String? {
        switch self {
        case .network: "The network is not available."
        case .emptyName: "A name is needed."
        case .outOfRange: "The value is out of range."
        }
    }
    var recoverySuggestion: String? { "Try again later." }
}
