public import DataSource

extension Export {
    public var today: Day { now.day }

    // `nil` if the text is blank or no day.
    public var sinceDay: Day? { try? day(since) }

    public var untilDay: Day? { try? day(until) }

    // `nil` if a day is invalid or none is left; blank texts mean the first and the last day.
    func days() -> ClosedRange<Day>? {
        if let proposal = sinceError?.proposal { since = proposal }
        if let proposal = untilError?.proposal { until = proposal }
        (sinceError, untilError) = (nil, nil)
        let first = day(since, or: .first, &sinceError)
        let last = day(until, or: .last, &untilError)
        guard let first, let last else { return nil }
        guard first <= last else {
            isEmpty = true
            return nil
        }
        return first...last
    }

    private func day(_ text: String, or other: Day, _ failure: inout EntryError?) -> Day? {
        do throws(EntryError) {
            return try day(text) ?? other
        } catch {
            failure = error
            return nil
        }
    }

    private func day(_ text: String) throws(EntryError) -> Day? {
        guard !text.isBlank else { return nil }
        return try entryService.day(
            text,
            today: today,
            language: settingsService.language(of: settings)
        )
    }
}
