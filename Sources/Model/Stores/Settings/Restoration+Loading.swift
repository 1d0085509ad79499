import DataSource

extension Restoration {
    func shows(_ keys: Set<String>) -> Bool {
        // Every file has backups and is compared with them.
        true
    }

    func content() -> @Sendable () throws -> [Restorable] {
        { [recoveryService, damages] in try recoveryService.load(mending: damages) }
    }

    func receive(_ content: [Restorable]) async {
        today = now.day
        restorables = content.filter { !$0.isMending || !mended.contains($0.key) }
        if !restorables.contains(where: { $0 == marked }) {
            (marked, markedPreview) = (restorables.first, nil)
        }
        await readMarkedAgain()
        await proposeOnlyWayOut()
    }

    // The current file, with which the backup is compared, may have changed.
    private func readMarkedAgain() async {
        guard let marked, markedPreview != nil else { return }
        await send(.markedResponse(marked, await preview(of: marked)))
    }

    // A single possible repair needs no choice.
    private func proposeOnlyWayOut() async {
        guard !damages.isEmpty, !hasProposed else { return }
        hasProposed = true
        if restorables.count == 1, let only = restorables.first, only.isMending {
            await send(.restorableButtonTapped(only))
        }
    }

    func preview(of restorable: Restorable) async -> Result<RecoveryPreview, any Error> {
        await workerClient.run { [recoveryService] in
            Result { try recoveryService.preview(restorable) }
        }
    }

    func restore() async {
        guard let selected else { return }
        await run(\.attempt, Action.restoreResponse) { [recoveryService] in
            try recoveryService.recover(selected)
        }
    }
}
