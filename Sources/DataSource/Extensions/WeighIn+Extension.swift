#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension WeighIn {
    public var moment: LocalTime {
        LocalTime(day: day, time: time)
    }

    public func comes(before other: WeighIn) -> Bool {
        id != other.id && self < other
    }
}

// The one order of a history: of two in the same minute, what was entered later comes later.
extension WeighIn: Comparable {
    public static func < (left: WeighIn, right: WeighIn) -> Bool {
        if left.day != right.day { return left.day < right.day }
        if left.time != right.time { return left.time < right.time }
        if left.enteredAt != right.enteredAt { return left.enteredAt < right.enteredAt }
        return left.id.uuidString < right.id.uuidString
    }
}
