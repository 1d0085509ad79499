public import Essentials

public struct DateClient: DependencyClient {
    public var now: @Sendable () -> Date

    public static let liveValue = Self(
        now: { Date.now }
    )

    public static let testValue = Self(
        now: { Date(timeIntervalSince1970: .zero) }
    )
}
