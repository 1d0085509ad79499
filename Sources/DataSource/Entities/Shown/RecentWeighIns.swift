// The newest weigh-ins, and the years of which nothing has been read yet.
public struct RecentWeighIns: Equatable, Sendable {
    public var weighIns: Loaded<WeighIn>
    public var olderYears: Set<Int>

    public init(_ weighIns: Loaded<WeighIn>, olderYears: Set<Int> = []) {
        self.weighIns = weighIns
        self.olderYears = olderYears
    }
}
