public import DataSource

extension Preferences {
    func shows(_ keys: Set<String>) -> Bool {
        // Any change may have made a backup.
        true
    }

    func content() -> @Sendable () throws -> Content {
        { [settingsService, recoveryService] in
            Content(
                settings: try settingsService.load(),
                // A backup that cannot be listed is no reason to hide the settings.
                newestBackup: (try? recoveryService.newestBackupDay()) ?? nil
            )
        }
    }

    public var language: Language { settingsService.language(of: settings) }

    // Classes used by default for the chosen language.
    public var languageScheme: Scheme {
        var settings = settings
        settings.scheme = nil
        return settingsService.scheme(of: settings)
    }

    public var languageReference: GrowthReference {
        var settings = settings
        settings.growthReference = nil
        return settingsService.growthReference(of: settings)
    }

    func receive(_ content: Content) async {
        today = now.day
        settings = content.settings
        newestBackup = content.newestBackup
    }

    func save(_ change: (inout Settings) -> Void) async {
        var new = settings
        change(&new)
        unsaved = new
        await save()
    }

    func save() async {
        guard let unsaved else { return }
        await run(\.attempt, Action.saveResponse) { [settingsService, settings] in
            try settingsService.save(unsaved, replacing: settings)
            return unsaved
        }
    }
}
