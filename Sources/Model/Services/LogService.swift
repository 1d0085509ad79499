public import DataSource

// Says which Actions came and when, but nothing of what they carry: no weight, no name, no note.
public struct LogService: Sendable {
    private let logRepository: LogRepository

    public init(_ appDependencies: AppDependencies) {
        logRepository = LogRepository(
            appDependencies.dateClient,
            appDependencies.logClient,
            appDependencies.processInfoClient,
            appDependencies.userDefaultsClient
        )
    }

    // When true, a log is named and may be written to.
    public var isOn: Bool {
        logRepository.path != nil && (try? logRepository.check()) != nil
    }

    public func check() throws(StorageError) {
        try logRepository.check()
    }

    public func bootstrap() throws(StorageError) {
        try begin(with: "launch")
    }

    // Writes the name of a command, without its arguments.
    public func begin(with event: String) throws(StorageError) {
        try logRepository.check()
        try logRepository.append(event)
    }

    // Whatever hinders this was told at the launch. It does not wait behind a slow disk, for it is to
    // say what does.
    public func record(_ action: any Sendable) {
        try? logRepository.append(Self.names(of: action).joined(separator: "."))
    }

    // The case and, where it holds the Action of another Store or a response, that one's too.
    static func names(of value: Any) -> [String] {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum else { return [] }
        guard let child = mirror.children.first else { return ["\(value)"] }
        let payload = Mirror(reflecting: child.value)
        let parts = payload.displayStyle == .tuple ? payload.children.map(\.value) : [child.value]
        let inner = parts.first.map { isEvent($0) ? names(of: $0) : [] } ?? []
        return [child.label ?? ""] + inner
    }

    private static func isEvent(_ value: Any) -> Bool {
        let name = "\(type(of: value))".prefix { $0 != "<" }
        return name.hasSuffix("Action") || name == "Result"
    }
}
