import Essentials

extension WeighIn {
    public var moment: LocalTime {
        LocalTime(day: day, time: time)
    }

    public func comes(before other: WeighIn) -> Bool {
        id != other.id && self < other
    }
}

// Order of a history: by minute, then by the time of entry.
extension WeighIn: Comparable {
    public static func < (left: WeighIn, right: WeighIn) -> Bool {
        if left.day != right.day { return left.day < right.day }
        if left.time != right.time { return left.time < right.time }
        if left.enteredAt != right.enteredAt { return left.enteredAt < right.enteredAt }
        return left.id < right.id
    }
}

extension [WeighIn] {
    // Mostly in order already; checking is faster than sorting.
    public var inOrder: [WeighIn] {
        let isInOrder = withUnsafeBufferPointer { weighIns in
            weighIns.indices.dropFirst().allSatisfy { !(weighIns[$0] < weighIns[$0 - 1]) }
        }
        return isInOrder ? self : sorted()
    }
}

extension HeightCorrection {
    public func concerns(_ weighIn: WeighIn) -> Bool {
        switch self {
        case .wasWrong, .holds(nil): true
        case .changed(let day), .holds(let day?): weighIn.day >= day
        }
    }

    func concerns(_ weighIn: WeighIn, of person: Person) -> Bool {
        if case .holds = self { return concerns(weighIn) }
        return weighIn.height == person.height && concerns(weighIn)
    }
}
