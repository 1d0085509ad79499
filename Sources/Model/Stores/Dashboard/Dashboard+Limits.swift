import DataSource

extension Dashboard {
    // What a class does not tell is said with the first.
    public var isPresentedLimits: Bool {
        guard case .category = overview.assessment else { return false }
        return !settings.hasReadLimits
    }

    // A person who grows needs none.
    public var offersGoal: Bool { person.goal == nil && overview.growth == nil }

    // Two at once would be too much to read, and nobody who grows needs a goal.
    public var isPresentedGoalHint: Bool {
        person.goalWeight == nil && !overview.entries.isEmpty
            && isAdult && !isPresentedLimits && !settings.hasReadGoalHint
    }

    private var isAdult: Bool {
        switch overview.assessment {
        case .growth, .underTwenty, .sexMissing, .birthDateMissing: false
        case .category, .beforeBirth, nil: true
        }
    }

    // Where it cannot be saved, it is said again the next time.
    func note(_ change: (inout Settings) -> Void) async {
        let old = settings
        change(&settings)
        await workerClient.run { [settingsService, settings] in
            try? settingsService.save(settings, replacing: old)
        }
    }
}
