public import Essentials

extension Loaded {
    // Years in a period with unreadable weigh-ins.
    public func incompleteYears(since: Day? = nil, until: Day? = nil) -> [Int] {
        problems.incompleteYears
            .filter { (since ?? .first).year <= $0 && $0 <= (until ?? .last).year }
            .sorted()
    }

    // Keeps the record changed last of those with one identifier, as in merged copies of a file.
    public func newestOfEach(_ id: (Value) -> UUID, _ moment: (Value) -> Date) -> Self {
        // An element of the array itself would be copied for each call.
        let areDistinct = values.withUnsafeBufferPointer { values in
            UUID.areDistinct(values.count) { id(values[$0]) }
        }
        guard !areDistinct else { return self }
        let places = Dictionary(values.indices.map { (id(values[$0]), $0) }) { first, second in
            moment(values[first]) >= moment(values[second]) ? first : second
        }
        return Loaded(values: places.values.sorted().map { values[$0] }, problems: problems)
    }
}
