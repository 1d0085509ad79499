// The keys that somebody has chosen, and what of it does not hold.
public struct KeyChoices: Equatable, Sendable {
    public var keys: [KeyCommand: [Key]]
    public var faults: [KeyFault]

    public init(keys: [KeyCommand: [Key]] = [:], faults: [KeyFault] = []) {
        self.keys = keys
        self.faults = faults
    }
}
