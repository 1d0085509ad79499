import DataSource
import Testing

@testable import Model

/// Readings of an export whose times are by another time zone than when they were stored.
@Suite(.timeLimit(.minutes(10)))
struct ClockShiftTests {
    /// One to three readings a day, at any minute.
    private func readings(
        _ count: Int,
        _ random: inout some RandomNumberGenerator
    )
        -> [ClockShift.Reading]
    {
        var minutes = 20_000 * 1440
        return (0..<count).map { _ in
            minutes += Int.random(in: 200...2000, using: &random)
            return ClockShift.Reading(
                minutes: minutes,
                weight: Double(Int.random(in: 700...760, using: &random)) / 10
            )
        }
    }

    private func moved(
        _ readings: [ClockShift.Reading],
        _ shift: (Int) -> Int
    )
        -> [ClockShift.Reading]
    {
        readings.enumerated().map { index, reading in
            ClockShift.Reading(minutes: reading.minutes + shift(index), weight: reading.weight)
        }
    }

    @Test(arguments: 1...300)
    func init_anyZone_isFound_andWhatIsNewStaysAsItIs(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let stored = readings(Int.random(in: 2...60, using: &random), &random)
        let shift = Int.random(in: -104...104, using: &random) * 15
        guard shift != 0, abs(shift) != 1440 else { return }
        let last = stored[stored.count - 1].minutes - shift
        let new = ClockShift.Reading(minutes: last + 700, weight: 90)
        let file = moved(stored) { _ in -shift } + [new]
        let found = try #require(ClockShift(of: file, from: stored))
        #expect(found.minutes == shift)
        #expect(found.all == stored.map { _ in shift } + [0])
        // Once it is stored by the time here, it is left as it is.
        let again = try #require(ClockShift(of: file, from: stored + [new]))
        #expect(again.all == found.all)
        #expect(ClockShift(of: file, from: file) == nil)
    }

    @Test(arguments: 1...300)
    func init_summerTimeInOneZone_bothHoursAreFound(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let stored = readings(60, &random)
        let summer =
            Int.random(in: 0...25, using: &random)...Int.random(in: 26...59, using: &random)
        let file = moved(stored) { summer.contains($0) ? -360 : -420 }
        let found = try #require(ClockShift(of: file, from: stored))
        #expect(found.all == stored.indices.map { summer.contains($0) ? 360 : 420 })
    }

    /// On the way home a single weigh-in was made abroad.
    @Test
    func init_oneReading_isFoundIfItsSourceHadItHere() {
        let one = ClockShift.Reading(minutes: 28_800_000, weight: 72)
        let file = moved([one]) { _ in 360 }
        #expect(ClockShift(of: file, from: [one]) == nil)
        #expect(ClockShift(of: file, from: [one]) { $0.minutes == one.minutes }?.all == [-360])
    }

    /// Weights of another scale, or by no whole quarter hour, are other weigh-ins.
    @Test(arguments: 1...300)
    func init_otherReadings_areNotTaken(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let stored = readings(60, &random)
        #expect(ClockShift(of: readings(60, &random), from: stored) == nil)
        #expect(ClockShift(of: moved(stored) { _ in 367 }, from: stored) == nil)
        #expect(ClockShift(of: moved(stored) { _ in 1440 }, from: stored) == nil)
        #expect(ClockShift(of: moved(stored) { _ in 27 * 60 }, from: stored) == nil)
        let half = moved(stored) { $0 % 2 == 0 ? 360 : 367 }
        #expect(ClockShift(of: half, from: stored) == nil)
    }
}
