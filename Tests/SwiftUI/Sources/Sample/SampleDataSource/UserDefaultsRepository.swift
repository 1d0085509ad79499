import Foundation

public struct UserDefaultsRepository: Sendable {
    private let userDefaultsClient: UserDefaultsClient

    public var person: Person {
        get {
            guard let data = userDefaultsClient.data(.person) else { return .empty }
            return (try? JSONDecoder().decode(Person.self, from: data)) ?? .empty
        }
        nonmutating set {
            let data = try? JSONEncoder().encode(newValue)
            userDefaultsClient.setData(data, .person)
        }
    }

    public init(_ userDefaultsClient: UserDefaultsClient) {
        self.userDefaultsClient = userDefaultsClient
    }
}

extension String {
    static let person = "person"
}
