public import DataSource

extension EntryService {
    // A weight or a range: "75-77", "165–170 lb", 75〜77kg.
    public func goal(
        _ text: String,
        unit: WeightUnit = .kilograms
    ) throws(EntryError) -> ClosedRange<Double> {
        let text = text.normalized.withPlainDashes
        let ends = text.split(omittingEmptySubsequences: false) { "-〜~".contains($0) }
        guard ends.count == 2 else {
            let weight = try weight(text, unit: unit)
            return weight...weight
        }
        // A unit after the second end also applies to the first.
        let sign = ends[1].reversed().prefix { !$0.isDigit }.reversed()
        let first = String(ends[0]).trimmed
        let low = try weight(first.last?.isDigit == true ? first + String(sign) : first, unit: unit)
        let high = try weight(String(ends[1]), unit: unit)
        return min(low, high)...max(low, high)
    }

    public func text(_ goal: ClosedRange<Double>, unit: WeightUnit) -> String {
        let ends = [goal.lowerBound, goal.upperBound].map { text($0, unit: unit) }
        return ends[0] == ends[1] ? ends[0] : ends.joined(separator: "-")
    }

    // A day after today; `nil` if blank.
    public func goalDay(
        _ text: String,
        today: Day,
        language: Language
    ) throws(EntryError) -> Day? {
        guard !text.trimmed.isEmpty else { return nil }
        return try dayService.coming(text, today: today, language: language)
    }
}
