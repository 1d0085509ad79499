// A number of a date, with its role if a mark or a name tells it.
struct DatePart {
    enum Role {
        case year
        case month
        case day
    }

    static let marks: [(String, Role)] = [
        ("年", .year), ("月", .month), ("日", .day),
        ("st", .day), ("nd", .day), ("rd", .day), ("th", .day),
    ]

    var number: Int
    var digits: Int
    var role: Role?

    // 0026 is not accepted for 2026.
    var isYear: Bool {
        digits == 4 ? (role ?? .year) == .year && number > 99 : role == .year
    }

    func can(_ role: Role) -> Bool {
        self.role == role || self.role == nil && digits <= 2
    }
}
