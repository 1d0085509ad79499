public import DataSource
import Essentials

extension WeighInEditor {
    public var day: Day? {
        try? day(of: draft)
    }

    // Binary search: `weighIns` are ascending.
    public func isWeighed(_ day: Day) -> Bool {
        var (lower, upper) = (0, weighIns.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if weighIns[middle].day < day { lower = middle + 1 } else { upper = middle }
        }
        return lower < weighIns.count && weighIns[lower].day == day
    }

    // Falls back to the old day until another one is valid.
    public var shownDay: Day { day ?? originalDay }

    public var isAdult: Bool {
        ageService.isAdult(person, on: shownDay)
    }

    public var weighedPerson: Person { person }

    public var weighedDay: Day { shownDay }

    // `nil` until day and time are valid.
    public var change: Double? {
        guard isMomentKnown, let reading, let previous else { return nil }
        return reading.weight.difference(from: previous.weight)
    }

    private var isMomentKnown: Bool {
        (try? check(.day, in: draft)) != nil && (try? check(.time, in: draft)) != nil
    }

    // Warning that will be asked before saving; a doubtful weight is not judged.
    public var doubt: EntryWarning? {
        guard let reading else { return nil }
        var weighIn = place
        weighIn.weight = reading.weight
        weighIn.height = reading.height
        return warningService.doubt(about: weighIn, among: neighbours, trend: settings.trend)
    }

    // Earlier weigh-ins that shape the trend, and the next one.
    private var neighbours: ArraySlice<WeighIn> {
        let place = place
        let end = weighIns.lastIndex { $0.comes(before: place) }.map { $0 + 1 } ?? 0
        return weighIns[max(0, end - Self.trendCount)..<min(end + 1, weighIns.count)]
    }

    private static let trendCount = 100

    public var previous: WeighIn? {
        let place = place
        return weighIns.last { $0.comes(before: place) }
    }

    // A new weigh-in comes after all others of the same minute; a corrected one keeps its place.
    var place: WeighIn {
        let moment = LocalTime(day: shownDay, time: time ?? .midnight)
        return WeighIn(
            id: id,
            day: moment.day,
            time: moment.time,
            weight: .zero,
            height: .zero,
            enteredAt: weighIn?.moment == moment ? weighIn?.enteredAt : .distantFuture
        )
    }
}
