public import DataSource

public struct AgeService: Sendable {
    public init(_ appDependencies: AppDependencies) {}

    init() {}

    // Without a birth date a person counts as an adult.
    public func isAdult(_ person: Person, on day: Day) -> Bool {
        isBorn(person, on: day)
            && age(of: person, on: day).map { $0 >= CategoryService.adultAge } ?? true
    }

    public func isBorn(_ person: Person, on day: Day) -> Bool {
        person.birthDate.map { $0 <= day } ?? true
    }

    // A birthday on 29 February is on 1 March in common years.
    public func age(of person: Person, on day: Day) -> Int? {
        guard let birthDate = person.birthDate, birthDate <= day else { return nil }
        return years(from: birthDate, to: day)
    }

    // Before the 2nd birthday, up to which children are measured lying.
    public func isInfant(_ person: Person, on day: Day) -> Bool {
        age(of: person, on: day).map { $0 < 2 } ?? false
    }

    // In whole years; `nil` from 20 on and without a birth date.
    public func ageUnderTwenty(of person: Person, on day: Day) -> Int? {
        age(of: person, on: day).flatMap { $0 < CategoryService.adultAge ? $0 : nil }
    }

    // The 20th birthday; `nil` if it is over or the birth date is unknown.
    public func adultDay(of person: Person, after day: Day) -> Day? {
        isAdult(person, on: day) ? nil : adultDay(of: person)
    }

    // A birthday on 29 February is on 1 March in common years.
    public func adultDay(of person: Person) -> Day? {
        guard let birthDate = person.birthDate else { return nil }
        let (year, month) = (birthDate.year + CategoryService.adultAge, birthDate.month)
        return Day(year: year, month: month, day: birthDate.day)
            ?? Day(year: year, month: month + 1, day: 1)
    }

    func years(from birthDate: Day, to day: Day) -> Int {
        let hadBirthday = (day.month, day.day) >= (birthDate.month, birthDate.day)
        return day.year - birthDate.year - (hadBirthday ? 0 : 1)
    }
}
