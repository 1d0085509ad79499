public import Observation
import SampleDataSource

@MainActor @Observable public final class Fruits: Composable {
    public var path: [Path]
    public let action: (Action) async -> Void

    public init(path: [Path] = [], action: @escaping (Action) async -> Void = { _ in }) {
        self.path = path
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .openAppleButtonTapped(let appDependencies):
            path.append(
                .apple(
                    Apple(appDependencies, action: { [weak self] in await self?.send(.apple($0)) })
                )
            )

        case .openBananaButtonTapped(let banana):
            path.append(.banana(banana))

        case .apple(.closeButtonTapped):
            path.removeLast()

        case .apple:
            break
        }
    }

    public enum Action: Sendable {
        case openAppleButtonTapped(AppDependencies)
        case openBananaButtonTapped(Banana)
        case apple(Apple.Action)
    }

    public enum Path: Hashable {
        case apple(Apple)
        case banana(Banana)

        public static func == (lhs: Path, rhs: Path) -> Bool {
            lhs.id == rhs.id
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
        }

        public var id: Int {
            switch self {
            case .apple(let value): Int(bitPattern: ObjectIdentifier(value))
            case .banana(let value): Int(bitPattern: ObjectIdentifier(value))
            }
        }
    }
}

@MainActor @Observable public final class Apple: Composable {
    private let userDefaultsRepository: UserDefaultsRepository

    public var owner: String
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        owner: String = "",
        action: @escaping (Action) async -> Void
    ) {
        self.userDefaultsRepository = .init(appDependencies.userDefaultsClient)
        self.owner = owner
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task: owner = userDefaultsRepository.person.name
        case .closeButtonTapped: break
        }
    }

    public enum Action: Sendable {
        case task
        case closeButtonTapped
    }
}

@MainActor @Observable public final class Banana {
    public var count: Int

    public init(count: Int = 0) {
        self.count = count
    }
}
