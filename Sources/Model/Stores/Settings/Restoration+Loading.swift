public import DataSource

extension Restoration {
    func shows(_ keys: Set<String>) -> Bool {
        // Each of them has backups and is compared with them.
        true
    }

    func content() -> @Sendable () throws -> [Restorable] {
        { [recoveryService, damages] in try recoveryService.load(mending: damages) }
    }

    func receive(_ content: [Restorable]) async {
        today = localTimeClient.localTime(dateClient.now()).day
        restorables = content
    }

    public func work(isFinal: Bool) -> (@Sendable () throws -> Restorable)? {
        guard let selected else { return nil }
        return { [recoveryService] in
            try recoveryService.recover(selected)
            return selected
        }
    }
}
