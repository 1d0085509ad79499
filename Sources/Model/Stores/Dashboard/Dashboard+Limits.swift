import DataSource

extension Dashboard {
    // What a class does not tell is said with the first.
    public var isPresentedLimits: Bool {
        guard case .category = overview.assessment else { return false }
        return !settings.hasReadLimits
    }

    // Where it cannot be saved, it is said again the next time.
    func putLimitsAway() {
        var new = settings
        new.hasReadLimits = true
        try? settingsService.save(new, replacing: settings)
        settings = new
    }
}
