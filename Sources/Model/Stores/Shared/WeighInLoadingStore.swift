import DataSource

protocol HasRecentWeighIns {
    var weighIns: RecentWeighIns { get }
}

// A Store of all weigh-ins of a person: loads the newest years first, and then the rest. Reloads
// keep the rest once it is loaded.
@MainActor
protocol WeighInLoadingStore: LoadingStore where Action.Content: HasRecentWeighIns {
    // Number of weigh-ins that are visible at first.
    static var firstCount: Int { get }

    var weighInService: WeighInService { get }
    var isWhole: Bool { get }
    var person: Person { get }

    func reading() -> @Sendable (RecentWeighIns) -> Action.Content
}

extension WeighInLoadingStore {
    func content() -> @Sendable () throws -> Action.Content {
        let reading = reading()
        let today = now.day
        let count = Self.firstCount
        return { [weighInService, person, isWhole] in
            guard isWhole else {
                return reading(
                    try weighInService.loadRecent(of: person, today: today, atLeast: count)
                )
            }
            return reading(RecentWeighIns(try weighInService.load(of: person)))
        }
    }

    func rest(of content: Action.Content) -> (@Sendable () throws -> Action.Content)? {
        let recent = content.weighIns
        guard !recent.olderYears.isEmpty else { return nil }
        let reading = reading()
        return { [weighInService, person] in
            reading(RecentWeighIns(try weighInService.load(of: person, beside: recent)))
        }
    }
}
