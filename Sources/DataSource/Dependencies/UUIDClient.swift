public import Essentials

public struct UUIDClient: DependencyClient {
    public var create: @Sendable () -> UUID

    public static let liveValue = Self(
        create: { UUID() }
    )

    public static let testValue = Self(
        create: { .zero }
    )
}
