import Foundation

struct UserDefaultsClient: DependencyClient {
    var data: @Sendable (String) -> Data?
    var set: @Sendable (Any?, String) -> Void

    static let liveValue = Self(
        data: { UserDefaults.standard.data(forKey: $0) },
        set: { UserDefaults.standard.set($0, forKey: $1) }
    )

    static let testValue = Self(
        data: { _ in nil },
        set: { _, _ in }
    )
}
