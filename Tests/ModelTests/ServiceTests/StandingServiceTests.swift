import DataSource
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct StandingServiceTests {
    let sut = StandingService(.testDependencies())
    let today = Day(number: 20_777)

    func weighIns(_ weights: [(Int, Double)]) -> [WeighIn] {
        weights.map { WeighIn.on(today.advanced(by: -$0.0), $0.1) }
    }

    @Test
    func days_endToday_areThirteenWeeks() {
        #expect(StandingService.days(upTo: today) == today.advanced(by: -90)...today)
    }

    @Test
    func standing_nobodyWeighed_isNothing() {
        #expect(sut.standing(of: [], today: today) == nil)
    }

    @Test
    func standing_courseHasACellAWeek_theNewestLast() throws {
        let standing = try #require(
            sut.standing(of: weighIns([(84, 80), (7, 70), (0, 70)]), today: today)
        )
        #expect(standing.course.count == 13)
        #expect(standing.course[0] == 7)
        #expect(standing.course[1...10].allSatisfy { $0 == nil })
        #expect(standing.course[12] == 0)
        #expect(standing.rate == nil)
    }

    // As in a chart, whose line goes on for a fortnight.
    @Test(arguments: [(20, true), (21, false)])
    func standing_aWeekBetweenTwoWeighIns_isNoGap(_ days: Int, _ isJoined: Bool) throws {
        let weighIns = weighIns([(days, 80), (6, 70), (0, 70)])
        let standing = try #require(sut.standing(of: weighIns, today: today))
        #expect((standing.course[11] == 7) == isJoined)
        #expect((standing.course[11] == nil) == !isJoined)
    }

    @Test
    func standing_longCourse_isOfHalfAYear() throws {
        let standing = try #require(
            sut.standing(of: weighIns([(175, 80), (84, 75), (0, 70)]), today: today)
        )
        #expect(standing.longCourse.count == 26)
        #expect(standing.longCourse[0] == 7)
        #expect(standing.longCourse[25] == 0)
        #expect(standing.course.first == 7)
    }

    @Test
    func standing_hardlyAnyChange_isNoMountain() throws {
        let standing = try #require(
            sut.standing(of: weighIns([(14, 70), (7, 70.2), (0, 70.1)]), today: today)
        )
        #expect(standing.course.compactMap(\.self).allSatisfy { (3...4).contains($0) })
    }

    @Test
    func standing_weighInsOfTheFuture_areNotInTheCourse() throws {
        let standing = try #require(sut.standing(of: weighIns([(0, 70), (-3, 90)]), today: today))
        #expect(standing.course.compactMap(\.self).count == 1)
    }

    @Test
    func levels_ofSmallDifferences_areNearlyEqual() {
        #expect(StandingService.levels([]) == [])
        #expect(StandingService.levels([70, nil, 80]) == [0, nil, PersonStanding.levelCount - 1])
        let flat = StandingService.levels([70, 70.1]).compactMap(\.self)
        #expect(flat.count == 2 && flat[1] - flat[0] <= 1)
    }
}
