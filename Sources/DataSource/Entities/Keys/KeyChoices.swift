// Keys from keys.json, and its invalid entries.
public struct KeyChoices: Equatable, Sendable {
    public var keys: [KeyCommand: [Key]]
    public var faults: [KeyFault]

    public init(keys: [KeyCommand: [Key]] = [:], faults: [KeyFault] = []) {
        self.keys = keys
        self.faults = faults
    }
}
