public enum WaistClass: String, CaseIterable, Hashable, Sendable {
    case healthy
    case increased
    case high

    // Lowest ratio of waist to height of the class, in hundredths.
    public var leastHundredths: Int {
        switch self {
        case .healthy: 40
        case .increased: 50
        case .high: 60
        }
    }
}
