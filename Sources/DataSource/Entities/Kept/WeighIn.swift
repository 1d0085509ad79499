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
