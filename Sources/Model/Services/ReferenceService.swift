public import DataSource
import Essentials

// Finds people and weigh-ins by text, for commands without a list to select from.
public struct ReferenceService: Sendable {
    // Fewer letters often match several identifiers.
    static let shortest = 4

    private let dayService: DayService
    private let spellingService: SpellingService

    public init(_ appDependencies: AppDependencies) {
        dayService = DayService(appDependencies)
        spellingService = SpellingService(appDependencies)
    }

    // By name, by name and distinction as in "Ann (1988)", or by identifier.
    public func people(
        named text: String,
        among people: [PersonSummary]
    ) -> [PersonSummary] {
        let wanted = text.trimmed.lowercased()
        let titled = people.filter { person in
            person.id.text == wanted
                || person.distinction.map {
                    "\(person.person.name.trimmed) (\($0))".lowercased() == wanted
                } ?? false
        }
        if !titled.isEmpty { return titled }
        let exact = people.filter { $0.person.name.trimmed == text.trimmed }
        if exact.count == 1 { return exact }
        return people.filter { $0.person.name.trimmed.lowercased() == wanted }
    }

    // Without anybody of this name, by the first letters of one that is as clear.
    public func people(
        meantBy text: String,
        among people: [PersonSummary]
    ) -> [PersonSummary] {
        let named = self.people(named: text, among: people)
        let wanted = text.trimmed.lowercased()
        guard named.isEmpty, !wanted.isEmpty else { return named }
        return people.filter { $0.person.name.trimmed.lowercased().hasPrefix(wanted) }
    }

    public func nearest(to text: String, among people: [PersonSummary]) -> [String] {
        let wanted = text.trimmed.lowercased()
        var seen = Set<String>()
        let names = people.map(\.person.name).filter { seen.insert($0).inserted }
        let begun = names.filter { !wanted.isEmpty && $0.lowercased().hasPrefix(wanted) }
        return begun.isEmpty ? spellingService.nearest(to: text, among: names) : begun
    }

    // By the first letters of an identifier, by day, or as "last". Throws if the weigh-in may be in
    // a file that cannot be read.
    public func weighIns(
        meantBy text: String,
        among loaded: Loaded<WeighIn>,
        today: Day,
        language: Language
    ) throws(StorageError) -> [WeighIn] {
        let (weighIns, problems) = (loaded.values, loaded.problems)
        let wanted = text.trimmed.lowercased()
        if wanted == "last" {
            let last = weighIns.max()
            try check(problems, since: last?.day.year ?? .min)
            return last.map { [$0] } ?? []
        }
        let isIdentifier = wanted.allSatisfy { $0.isHexDigit || $0 == "-" }
        if isIdentifier, wanted.count >= Self.shortest {
            let found = weighIns.filter { $0.id.text.hasPrefix(wanted) }
            if !found.isEmpty { return found }
        }
        guard let day = try? dayService.day(text, today: today, language: language) else {
            if isIdentifier { try check(problems, since: .min) }
            return []
        }
        try check(problems, since: day.year, until: day.year)
        return weighIns.filter { $0.day == day }
    }

    private func check(
        _ problems: [StorageError],
        since first: Int,
        until last: Int = .max
    ) throws(StorageError) {
        let hiding = problems.first { problem in
            problem.mayHideRecords
                && (problem.historyYear.map { first <= $0 && $0 <= last } ?? true)
        }
        if let hiding { throw hiding }
    }
}
