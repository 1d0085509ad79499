public import Essentials

public struct WeighIn: Identifiable, Hashable, Sendable {
    public static let empty = WeighIn(
        id: .zero,
        day: .epoch,
        time: .midnight,
        weight: .zero,
        height: .zero
    )

    public var id: UUID
    public var day: Day
    public var time: TimeOfDay
    public var weight: Double
    // Height on that day: a child's old BMI must not change while it grows.
    public var height: Double
    public var measures: Measures
    public var note: String
    public var changedAt: Date
    // Keeps the order of weigh-ins in the same minute after corrections.
    public var enteredAt: Date

    public init(
        id: UUID,
        day: Day,
        time: TimeOfDay,
        weight: Double,
        height: Double,
        measures: Measures = Measures(),
        note: String = "",
        changedAt: Date = .distantPast,
        enteredAt: Date? = nil
    ) {
        self.id = id
        self.day = day
        self.time = time
        self.weight = weight
        self.height = height
        self.measures = measures
        self.note = note
        self.changedAt = changedAt
        self.enteredAt = enteredAt ?? changedAt
    }
}

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
