// Refuses to overwrite what was changed elsewhere since it was shown.
public struct MeanwhileChange: Error, Hashable, Sendable {
    public init() {}
}
