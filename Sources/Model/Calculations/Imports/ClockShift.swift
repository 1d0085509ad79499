import DataSource

// Finds readings that are here under another time zone: the same weights, earlier or later by whole
// quarter hours, and by an hour more while only one of the zones has summer time.
struct ClockShift {
    struct Reading {
        let minutes: Int
        let weight: Double
    }

    private static let hour = 60
    private static let day = 24 * hour
    private static let most = 26 * hour
    private static let step = 15

    // Minutes from most of the readings to those that are here.
    let minutes: Int
    // By reading; 0 for one that is here under its own time, or not yet.
    let all: [Int]

    // `nil` unless three of four readings between the first and the last known one agree. For a
    // single one, `isOfSource` says whether the stored one came from where it comes from.
    init?(
        of readings: [Reading],
        from stored: [Reading],
        isOfSource: (Reading) -> Bool = { _ in false }
    ) {
        let (file, here) = (Self.byDay(readings), Self.byDay(stored))
        let open = readings.indices.filter { !Self.holds(here, readings[$0]) }
        var found = [Int: Set<Int>]()
        for index in open {
            for other in Self.near(readings[index], in: here) where !Self.holds(file, other) {
                let shift = other.minutes - readings[index].minutes
                // A whole day is a habit rather than a zone.
                if shift % Self.step == 0, abs(shift) <= Self.most, abs(shift) != Self.day {
                    found[shift, default: []].insert(index)
                }
            }
        }
        let count = { (shift: Int) in found[shift]?.count ?? 0 }
        let summer = { (shift: Int) in
            let (less, more) = (shift - Self.hour, shift + Self.hour)
            return count(less) > count(more) ? less : more
        }
        let best = found.keys.max {
            (count($0) + count(summer($0)), count($0), $0)
                < (count($1) + count(summer($1)), count($1), $1)
        }
        guard let best, let usual = found[best] else { return nil }
        let others = (found[summer(best)] ?? []).subtracting(usual)
        let known = usual.union(others)
        let times = known.map { readings[$0].minutes }.sorted()
        let span = times[0]...times[times.count - 1]
        let between = open.filter { span.contains(readings[$0].minutes) }
        guard known.count * 4 >= between.count * 3,
            known.count > 1 || usual.contains(where: { isOfSource(readings[$0].moved(by: best)) })
        else { return nil }
        minutes = best
        var all = readings.map { _ in 0 }
        for index in between {
            all[index] = others.contains(index) ? summer(best) : best
        }
        self.all = all
    }

    private static func byDay(_ readings: [Reading]) -> [Int: [Reading]] {
        Dictionary(grouping: readings) { $0.minutes / day }
    }

    // The same weight within three days.
    private static func near(_ reading: Reading, in all: [Int: [Reading]]) -> [Reading] {
        let number = reading.minutes / day
        return (number - 2...number + 2).flatMap { all[$0] ?? [] }
            .filter { abs($0.weight - reading.weight) < KnownReadings.tolerance }
    }

    private static func holds(_ all: [Int: [Reading]], _ reading: Reading) -> Bool {
        near(reading, in: all).contains { $0.minutes == reading.minutes }
    }
}

extension ClockShift.Reading {
    private static let minutesOfDay = 24 * 60

    init(_ weighIn: WeighIn) {
        minutes = weighIn.day.number * Self.minutesOfDay + weighIn.time.minutes
        weight = weighIn.weight
    }

    func moved(by shift: Int) -> Self { Self(minutes: minutes + shift, weight: weight) }

    var moment: LocalTime {
        let (day, rest) = minutes.quotientAndRemainder(dividingBy: Self.minutesOfDay)
        let time = TimeOfDay(hour: rest / 60, minute: rest % 60)
        return LocalTime(day: Day(number: day), time: time ?? .midnight)
    }
}
