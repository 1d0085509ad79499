// Answers of the user about an import.
public struct ImportChoices: Hashable, Sendable {
    public enum Target: Hashable, Sendable {
        // The person named by the file, or the only one.
        case automatic
        case person(Person)
        // If `nil`, the file has the height.
        case newPerson(name: String, height: Double?)
    }

    public var target: Target
    public var unit: WeightUnit?
    public var dayOrder: DayOrder?
    public var version: ImportVersion?

    public init(
        target: Target = .automatic,
        unit: WeightUnit? = nil,
        dayOrder: DayOrder? = nil,
        version: ImportVersion? = nil
    ) {
        self.target = target
        self.unit = unit
        self.dayOrder = dayOrder
        self.version = version
    }
}
