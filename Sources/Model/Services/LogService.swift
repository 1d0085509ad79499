public import DataSource

// Logs names and times of actions, but not their content: no weight, no name, no note.
public struct LogService: Sendable {
    private let logRepository: LogRepository

    public init(_ appDependencies: AppDependencies) {
        logRepository = LogRepository(
            appDependencies.dateClient,
            appDependencies.logClient,
            appDependencies.processInfoClient,
            appDependencies.dataFolderClient
        )
    }

    // True if a log is configured and writable.
    public var isOn: Bool {
        logRepository.path != nil && (try? logRepository.check()) != nil
    }

    public func check() throws(StorageError) {
        try logRepository.check()
    }

    public func bootstrap() throws(StorageError) {
        try begin(with: "launch")
    }

    // Logs the name of a command, without its arguments.
    public func begin(with event: String) throws(StorageError) {
        try logRepository.check()
        try logRepository.append(event)
    }

    // Logs an action before it is reduced. Actions of a child are skipped: the child has logged
    // them. Failures were reported at launch. Does not use the worker, which may be what hangs.
    func record(_ action: any Sendable, by store: any Composable) {
        guard isOn, !Self.isOfChild(action) else { return }
        let store = "\(type(of: store))"
        let name = store.prefix(1).lowercased() + store.dropFirst()
        try? logRepository.append(([name] + Self.names(of: action)).joined(separator: "."))
    }

    // Case names of the action, and of the response or error in it.
    static func names(of value: Any) -> [String] {
        if let error = value as? StorageError { return names(of: error.reason) }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum else { return [] }
        guard let payload = payload(of: value) else { return ["\(value)"] }
        let isEvent = name(of: payload).hasSuffix("Action") || name(of: payload) == "Result"
        let inner = isEvent || payload is any Error ? names(of: payload) : []
        return [mirror.children.first?.label ?? ""] + inner
    }

    private static func isOfChild(_ action: Any) -> Bool {
        payload(of: action).map { name(of: $0) == "Action" } ?? false
    }

    private static func payload(of value: Any) -> Any? {
        guard let value = Mirror(reflecting: value).children.first?.value else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .tuple ? mirror.children.first?.value : value
    }

    private static func name(of value: Any) -> Substring {
        "\(type(of: value))".prefix { $0 != "<" }
    }
}
