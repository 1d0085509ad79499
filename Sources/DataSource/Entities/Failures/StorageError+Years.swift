extension [StorageError] {
    // Years of which some weigh-ins may be unreadable.
    public var incompleteYears: Set<Int> {
        Set(lazy.filter(\.mayHideRecords).compactMap(\.historyYear))
    }
}
