public import DataSource
import Essentials

extension WeighInEditor {
    public var day: Day? { try? day(of: draft) }

    public func isWeighed(_ day: Day) -> Bool { !weighIns.inDays(day...day, \.day).isEmpty }

    // Falls back to the old day until another one is valid.
    public var weighedDay: Day { day ?? originalDay }

    public var isAdult: Bool { ageService.isAdult(person, on: weighedDay) }

    public var weight: Double? { try? weight(of: draft) }

    public var enteredHeight: Double? { try? height(of: draft) }

    // `nil` until weight and height can be read and are possible together.
    public var weighing: Weighing? {
        weighingService.weighing(weight, enteredHeight, of: person, on: weighedDay, settings)
    }

    // `nil` until day and time are valid.
    public var change: Double? {
        guard day != nil, (try? check(.time, in: draft)) != nil, let weighing, let previous else {
            return nil
        }
        return weighing.weight.difference(from: previous.weight)
    }

    // Warning that will be asked before saving; a doubtful weight is not judged.
    public var doubt: EntryWarning? {
        guard let weighing else { return nil }
        var weighIn = place
        (weighIn.weight, weighIn.height) = (weighing.weight, weighing.height)
        return warningService.doubt(about: weighIn, among: weighIns, trend: settings.trend)
    }

    public var previous: WeighIn? {
        let place = place
        return weighIns.last { $0.comes(before: place) }
    }

    // A new weigh-in comes after all others of the same minute; a corrected one keeps its place.
    var place: WeighIn {
        let moment = LocalTime(day: weighedDay, time: time ?? .midnight)
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
