import DataSource

extension Dashboard {
    // The first class is shown with an explanation of its limits.
    public var isPresentedLimits: Bool {
        guard case .category = overview.assessment else { return false }
        return !settings.hasReadLimits
    }

    // Growing children need no goal.
    public var offersGoal: Bool { person.goal == nil && overview.growth == nil }

    // Shows one hint at a time; growing children need no goal.
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

    // If saving fails, the hint is shown again the next time.
    func note(_ change: (inout Settings) -> Void) async {
        let old = settings
        change(&settings)
        await workerClient.run { [settingsService, settings] in
            try? settingsService.save(settings, replacing: old)
        }
    }
}
