import DataSource
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct AgeServiceTests {
    let sut = AgeService(.testDependencies())

    @Test(arguments: [
        ("2006-11-20", 20), ("2006-11-21", 19), ("2004-02-29", 22), ("2026-11-20", 0),
        ("2026-11-21", nil),
    ])
    func age_birthDate_isInWholeYears(birthDate: String, age: Int?) throws {
        let person = Person(id: .zero, name: "", height: 170, birthDate: Day(birthDate))
        #expect(sut.age(of: person, on: try #require(Day("2026-11-20"))) == age)
    }

    @Test(arguments: [
        ("2006-11-20", nil), ("2006-11-21", 19), ("2017-03-15", 9), ("2026-11-21", nil), (nil, nil),
    ])
    func ageUnderTwenty_birthDate_isNoneOfAnAdult(birthDate: String?, age: Int?) throws {
        let birthDate = birthDate.flatMap { Day($0) }
        let person = Person(id: .zero, name: "", height: 170, birthDate: birthDate)
        #expect(sut.ageUnderTwenty(of: person, on: try #require(Day("2026-11-20"))) == age)
    }

    @Test(arguments: [
        ("2006-11-20", true), ("2006-11-21", false), ("2026-11-21", false), (nil, true),
    ])
    func isAdult_birthDate_isTwentyYearsAgo(birthDate: String?, isAdult: Bool) throws {
        let birthDate = birthDate.flatMap { Day($0) }
        let person = Person(id: .zero, name: "", height: 170, birthDate: birthDate)
        #expect(sut.isAdult(person, on: try #require(Day("2026-11-20"))) == isAdult)
    }

    @Test(arguments: [
        ("2024-11-20", false), ("2024-11-21", true), ("2026-11-20", true), ("2026-11-21", false),
        (nil, false),
    ])
    func isInfant_birthDate_isUpToTheSecondBirthday(birthDate: String?, isInfant: Bool) throws {
        let birthDate = birthDate.flatMap { Day($0) }
        let person = Person(id: .zero, name: "", height: 70, birthDate: birthDate)
        #expect(sut.isInfant(person, on: try #require(Day("2026-11-20"))) == isInfant)
    }

    @Test(arguments: [("2026-11-20", true), ("2026-11-21", false), (nil, true)])
    func isBorn_birthDate_isNotAfterTheDay(birthDate: String?, isBorn: Bool) throws {
        let birthDate = birthDate.flatMap { Day($0) }
        let person = Person(id: .zero, name: "", height: 170, birthDate: birthDate)
        #expect(sut.isBorn(person, on: try #require(Day("2026-11-20"))) == isBorn)
    }

    @Test(arguments: [("2025-02-28", 20), ("2025-03-01", 21), ("2024-02-29", 20)])
    func age_bornOnALeapDay_aYearOlderOnTheFirstOfMarch(day: String, age: Int) throws {
        let person = Person(id: .zero, name: "", height: 170, birthDate: Day("2004-02-29"))
        #expect(sut.age(of: person, on: try #require(Day(day))) == age)
    }

    @Test(arguments: [("2026-11-19", 19), ("2026-11-20", 20), ("2027-01-01", 20)])
    func years_fromABirthDate_growOnTheBirthday(day: String, years: Int) throws {
        let birthDate = try #require(Day("2006-11-20"))
        #expect(sut.years(from: birthDate, to: try #require(Day(day))) == years)
    }

    @Test(
        arguments: [
            ("2006-11-21", "2026-11-21"), ("2006-11-20", nil), (nil, nil),
            ("2008-02-29", "2028-02-29"), ("2026-11-20", "2046-11-20"),
        ] as [(String?, String?)]
    )
    func adultDay_isThe20thBirthdayWhileItIsAhead(birthDate: String?, expected: String?) throws {
        var person = Person.empty
        person.birthDate = birthDate.flatMap { Day($0) }
        let today = try #require(Day("2026-11-20"))
        #expect(sut.adultDay(of: person, after: today)?.description == expected)
    }

    // 2100 is no leap year.
    @Test
    func adultDay_29February_mayBe1March() throws {
        var person = Person.empty
        person.birthDate = Day("2080-02-29")
        let today = try #require(Day("2090-11-20"))
        #expect(sut.adultDay(of: person, after: today)?.description == "2100-03-01")
    }
}
