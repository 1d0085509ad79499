public import DataSource
import Essentials

extension WeighInEditor {
    public var day: Day? {
        try? day(of: draft)
    }

    // They come in their order.
    public func isWeighed(_ day: Day) -> Bool {
        var (lower, upper) = (0, weighIns.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if weighIns[middle].day < day { lower = middle + 1 } else { upper = middle }
        }
        return lower < weighIns.count && weighIns[lower].day == day
    }

    // Until another day can be read, the rest is shown for the old one.
    public var shownDay: Day { day ?? originalDay }

    public var isAdult: Bool {
        ageService.isAdult(person, on: shownDay)
    }

    public var weighedPerson: Person { person }

    public var weighedDay: Day { shownDay }

    // Of no moment yet, nothing is before it.
    public var change: Double? {
        guard isMomentKnown, let reading, let previous else { return nil }
        return reading.weight.difference(from: previous.weight)
    }

    private var isMomentKnown: Bool {
        (try? check(.day, in: draft)) != nil && (try? check(.time, in: draft)) != nil
    }

    // What will be asked before it is saved: who would be so heavy, or so much heavier, is not judged.
    public var doubt: EntryWarning? {
        guard let reading else { return nil }
        var weighIn = place
        weighIn.weight = reading.weight
        weighIn.height = reading.height
        return warningService.doubt(about: weighIn, among: neighbours, trend: settings.trend)
    }

    // Those before that make up the trend, and the one after.
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

    // What is entered now comes after all that was entered before for the same minute; what is
    // corrected stays where it is.
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
