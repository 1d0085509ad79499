import Essentials

public enum HookState: String, Hashable, Sendable {
    case none
    case notExecutable
    case ready
}

// The program `hook` with the configuration.
public struct HookRepository: Sendable {
    private let fileClient: FileClient
    private let processInfoClient: ProcessInfoClient

    public init(_ fileClient: FileClient, _ processInfoClient: ProcessInfoClient) {
        self.fileClient = fileClient
        self.processInfoClient = processInfoClient
    }

    public var path: String? {
        processInfoClient.configuration.map { "\($0)/hook" }
    }

    public var state: HookState {
        guard let path, fileClient.kind(path) == .file else { return .none }
        return processInfoClient.isExecutable(path) ? .ready : .notExecutable
    }

    // A change that the hook itself makes is not passed to it.
    public func run(_ input: [UInt8]) {
        guard let path, processInfoClient.environment(.hookVariable) == nil else { return }
        processInfoClient.startHook(path, input)
    }
}
