extension ConflictCopy {
    // Parses "people (conflicted copy)" and "history/…/2026.sync-conflict-20261120-071200".
    public init?(_ source: String) {
        let start = source.lastIndex(of: "/").map(source.index(after:)) ?? source.startIndex
        let name = source[start...]
        // Most files are no copies, so this is checked first.
        guard !name.isPeriod else { return nil }
        let names: [String] =
            start == source.startIndex
            ? [.people, .settings]
            : [name.prefix(7), name.prefix(4)].filter(\.isPeriod).map { String($0) }
        let key = names.map { "\(source[..<start])\($0)" }.first { key in
            source.hasPrefix(key) && source.dropFirst(key.count).isAddition
        }
        guard let key, DataFile(key: key) != .other, DataFile(key: source) == .other else {
            return nil
        }
        self.init(key: key, source: source)
    }
}

extension Substring {
    fileprivate var isAddition: Bool {
        first.map { !$0.isLetter && !$0.isNumber } ?? false
    }
}
