#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension WeighIn {
    public var moment: LocalTime {
        LocalTime(day: day, time: time)
    }

    // What is entered now comes after all that was entered before for the same minute.
    public func comes(before id: WeighIn.ID, enteredFor moment: LocalTime) -> Bool {
        self.id != id && self.moment <= moment
    }
}

// The one order of a history: of two in the same minute, what was entered later comes later.
extension WeighIn: Comparable {
    public static func < (left: WeighIn, right: WeighIn) -> Bool {
        if left.day != right.day { return left.day < right.day }
        if left.time != right.time { return left.time < right.time }
        if left.changedAt != right.changedAt { return left.changedAt < right.changedAt }
        return left.id.uuidString < right.id.uuidString
    }
}
