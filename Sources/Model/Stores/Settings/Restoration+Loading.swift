import DataSource

extension Restoration {
    func content() throws(StorageError) -> [Restorable] {
        try recoveryService.load(mending: damages)
    }

    func show(_ content: [Restorable]) {
        today = localTimeClient.localTime(dateClient.now()).day
        restorables = content
    }

    func restore(_ restorable: Restorable) throws -> Restorable {
        try recoveryService.recover(restorable)
        return restorable
    }
}
