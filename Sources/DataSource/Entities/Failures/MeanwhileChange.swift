// Refuses to write over what was changed elsewhere since it was last looked at.
public struct MeanwhileChange: Error, Hashable, Sendable {
    public init() {}
}
