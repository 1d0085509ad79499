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
        if !content.contains(where: { $0 == marked }) {
            (marked, markedPreview) = (content.first, nil)
        }
    }

    func preview(of restorable: Restorable) async -> Result<RecoveryPreview, any Error> {
        await workerClient.run { [recoveryService] in
            Result { try recoveryService.preview(restorable) }
        }
    }

    public func work(isFinal: Bool) -> (@Sendable () throws -> Restorable)? {
        guard let selected else { return nil }
        return { [recoveryService] in
            try recoveryService.recover(selected)
            return selected
        }
    }
}
