// What a person has said of an import.
public struct ImportChoices: Hashable, Sendable {
    public enum Target: Hashable, Sendable {
        // Whom the file names, or who is alone.
        case automatic
        case person(Person)
        // The height may be that of the file.
        case newPerson(name: String, height: Double?)
    }

    public var target: Target
    public var unit: WeightUnit?
    public var dayOrder: DayOrder?

    public init(
        target: Target = .automatic,
        unit: WeightUnit? = nil,
        dayOrder: DayOrder? = nil
    ) {
        self.target = target
        self.unit = unit
        self.dayOrder = dayOrder
    }
}
