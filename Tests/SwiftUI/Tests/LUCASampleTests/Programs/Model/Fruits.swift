import Observation

@MainActor @Observable final class Fruits: Composable {
    var path: [Path]
    let action: (Action) async -> Void

    init(path: [Path] = [], action: @escaping (Action) async -> Void = { _ in }) {
        self.path = path
        self.action = action
    }

    func reduce(_ action: Action) async {
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

    enum Action: Sendable {
        case openAppleButtonTapped(AppDependencies)
        case openBananaButtonTapped(Banana)
        case apple(Apple.Action)
    }

    enum Path: Hashable {
        case apple(Apple)
        case banana(Banana)

        static func == (lhs: Path, rhs: Path) -> Bool {
            lhs.id == rhs.id
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(id)
        }

        var id: Int {
            switch self {
            case .apple(let value): Int(bitPattern: ObjectIdentifier(value))
            case .banana(let value): Int(bitPattern: ObjectIdentifier(value))
            }
        }
    }
}

@MainActor @Observable final class Apple: Composable {
    private let userDefaultsRepository: UserDefaultsRepository

    var owner: String
    let action: (Action) async -> Void

    init(
        _ appDependencies: AppDependencies,
        owner: String = "",
        action: @escaping (Action) async -> Void
    ) {
        self.userDefaultsRepository = .init(appDependencies.userDefaultsClient)
        self.owner = owner
        self.action = action
    }

    func reduce(_ action: Action) async {
        switch action {
        case .task: owner = userDefaultsRepository.person.name
        case .closeButtonTapped: break
        }
    }

    enum Action: Sendable {
        case task
        case closeButtonTapped
    }
}

@MainActor @Observable final class Banana {
    var count: Int

    init(count: Int = 0) {
        self.count = count
    }
}
