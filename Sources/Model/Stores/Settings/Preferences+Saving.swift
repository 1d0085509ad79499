import DataSource

extension Preferences {
    func content() throws(StorageError) -> Content {
        Content(
            settings: try settingsService.load(),
            // A backup that cannot be listed is no reason to hide the settings.
            newestBackup: (try? recoveryService.newestBackupDay()) ?? nil
        )
    }

    func show(_ content: Content) {
        today = localTimeClient.localTime(dateClient.now()).day
        settings = content.settings
        newestBackup = content.newestBackup
    }

    func save(_ change: (inout Settings) -> Void) async {
        var new = settings
        change(&new)
        await save(new)
    }

    func retrySaving() async {
        guard let unsaved else { return }
        failure = nil
        await save(unsaved)
    }

    private func save(_ new: Settings) async {
        unsaved = new
        await send(.saveResponse(Result { try saved(new) }))
    }

    private func saved(_ new: Settings) throws -> Settings {
        try settingsService.save(new, replacing: settings)
        return new
    }
}
