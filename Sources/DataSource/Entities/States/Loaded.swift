public struct Loaded<Value: Hashable & Sendable>: Hashable, Sendable {
    public static var empty: Self { Self(values: [], problems: []) }

    public var values: [Value]
    public var problems: [StorageError]

    public init(values: [Value], problems: [StorageError]) {
        self.values = values
        self.problems = problems
    }
}
