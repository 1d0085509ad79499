public import DataSource

public struct AgeService: Sendable {
    public init(_ appDependencies: AppDependencies) {}

    // Whoever was born on 29 February is a year older on 1 March of a common year.
    public func age(of person: Person, on day: Day) -> Int? {
        guard let birthDate = person.birthDate, birthDate <= day else { return nil }
        let hadBirthday = (day.month, day.day) >= (birthDate.month, birthDate.day)
        return day.year - birthDate.year - (hadBirthday ? 0 : 1)
    }
}
