public enum WaistClass: String, CaseIterable, Hashable, Sendable {
    case healthy
    case increased
    case high

    // The ratio of waist to height, in hundredths, from which on it holds.
    public var leastHundredths: Int {
        switch self {
        case .healthy: 40
        case .increased: 50
        case .high: 60
        }
    }
}
