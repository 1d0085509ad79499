import Essentials

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
        return left.id < right.id
    }
}

extension [WeighIn] {
    // Mostly they are in order already, which is sooner seen than done.
    public var inOrder: [WeighIn] {
        let isInOrder = withUnsafeBufferPointer { weighIns in
            weighIns.indices.dropFirst().allSatisfy { !(weighIns[$0] < weighIns[$0 - 1]) }
        }
        return isInOrder ? self : sorted()
    }
}
