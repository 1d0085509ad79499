public import DataSource

extension Restoration {
    func shows(_ keys: Set<String>) -> Bool {
        // Each of them has backups and is compared with them.
        true
    }

    func content() throws(StorageError) -> [Restorable] {
        try recoveryService.load(mending: damages)
    }

    func show(_ content: [Restorable]) async {
        today = localTimeClient.localTime(dateClient.now()).day
        restorables = content
    }

    public func perform(isFinal: Bool) throws -> Restorable? {
        guard let selected else { return nil }
        try recoveryService.recover(selected)
        return selected
    }
}
