import DataSource
import Essentials
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct TodayServiceTests {
    @Test(arguments: [
        (0, 0, 86_400), (1, 0, 86_400), (86_399, 0, 86_400), (0, 3_600, 82_800),
        (82_800, 3_600, 169_200),
    ])
    func nextDay_isTheFirstSecondOfIt(now: Int, east: Int, expected: Int) {
        let sut = TodayService(dependencies(now: now) { ($0 + east) / 86_400 })
        #expect(sut.nextDay() == Date(timeIntervalSince1970: Double(expected)))
        #expect(sut.today() == Day(number: (now + east) / 86_400))
    }

    @Test(arguments: [(0, 90_000), (80_000, 90_000)])
    func nextDay_dayOfTwentyFiveHours_isAfterAllOfThem(now: Int, expected: Int) {
        let sut = TodayService(dependencies(now: now) { $0 < 90_000 ? 0 : 1 })
        #expect(sut.nextDay() == Date(timeIntervalSince1970: Double(expected)))
    }

    @Test
    func nextDay_dayIsLeftOut_isTheOneAfterIt() {
        let sut = TodayService(dependencies(now: 3_600) { $0 < 86_400 ? 0 : 2 })
        #expect(sut.nextDay() == Date(timeIntervalSince1970: 86_400))
    }

    private func dependencies(
        now: Int,
        day: @escaping @Sendable (Int) -> Int
    ) -> AppDependencies {
        .testDependencies(
            dateClient: testDependency(of: DateClient.self) {
                $0.now = { Date(timeIntervalSince1970: Double(now)) }
            },
            localTimeClient: testDependency(of: LocalTimeClient.self) {
                $0.localTime = { date in
                    let number = day(Int(date.timeIntervalSince1970))
                    return LocalTime(day: Day(number: number), time: .midnight)
                }
            }
        )
    }
}
