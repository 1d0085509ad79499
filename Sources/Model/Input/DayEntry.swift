public import DataSource

// Text of a day being typed, its meaning and its error.
public struct DayEntry: Sendable {
    private let dayService: DayService
    private let language: Language
    private let original: Day

    public let today: Day
    public var text: String
    public var error: EntryError?

    init(
        _ appDependencies: AppDependencies,
        day: Day = .epoch,
        today: Day = .epoch,
        language: Language = .english,
        error: EntryError? = nil
    ) {
        dayService = DayService(appDependencies)
        self.language = language
        original = day
        self.today = today
        text = day.description
        self.error = error
    }

    public var day: Day? { try? read(text) }

    // An unfinished text is no error yet.
    mutating func checkTyped() {
        error = isUnfinished ? nil : error(in: text)
    }

    // Confirming accepts the proposal that the error shows.
    mutating func check() {
        if let proposal = error?.proposal { text = proposal }
        error = error(in: text)
    }

    private var isUnfinished: Bool {
        text.isBlank
            || text.utf8.count <= DayService.longestText
                && EntryEndings.days.contains { error(in: text + $0)?.isDoubt ?? true }
    }

    private func error(in text: String) -> EntryError? {
        do throws(EntryError) {
            _ = try read(text)
            return nil
        } catch {
            return error
        }
    }

    private func read(_ text: String) throws(EntryError) -> Day {
        if text == original.description { return original }
        return try dayService.day(text, today: today, language: language)
    }
}
