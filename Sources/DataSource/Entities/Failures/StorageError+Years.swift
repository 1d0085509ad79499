extension [StorageError] {
    // The years of a history of which not all could be read.
    public var incompleteYears: Set<Int> {
        Set(lazy.filter(\.mayHideRecords).compactMap(\.historyYear))
    }
}
