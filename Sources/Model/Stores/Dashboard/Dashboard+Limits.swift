import DataSource

extension Dashboard {
    // What a class does not tell is said with the first.
    public var isPresentedLimits: Bool {
        guard case .category = overview.assessment else { return false }
        return !settings.hasReadLimits
    }

    // Where it cannot be saved, it is said again the next time.
    func noteLimitsRead() async {
        let old = settings
        settings.hasReadLimits = true
        await workerClient.run { [settingsService, settings] in
            try? settingsService.save(settings, replacing: old)
        }
    }
}
