public import Essentials

// A weight as in a file, before its meaning is decided.
public struct ImportedReading: Hashable, Sendable {
    public var line: Int
    public var date: ImportedDate
    public var time: TimeOfDay?
    public var weight: Double
    // Unit written beside the number.
    public var unit: WeightUnit?
    // Parts of a compound unit without their units, such as 11 6.
    public var isCompound = false
    // In centimetres; 0 if unparsable.
    public var height: Double?
    public var bmi: Double?
    public var measures = Measures()
    // Measures whose cell is not empty and has no usable value.
    public var lostMeasures = [Measure]()
    // Given instead of a body fat in per cent.
    public var fatMass: ImportedMass?
    public var note: String
    // Source program, which distinguishes copies of one reading.
    public var source: Int
    // Set by our own formats.
    public var id: UUID?
    public var enteredAt: Date?
    public var owner: Int

    public init(
        line: Int,
        date: ImportedDate,
        time: TimeOfDay? = nil,
        weight: Double,
        unit: WeightUnit? = nil,
        height: Double? = nil,
        bmi: Double? = nil,
        note: String = "",
        source: Int = 0,
        id: UUID? = nil,
        enteredAt: Date? = nil,
        owner: Int = 0
    ) {
        self.line = line
        self.date = date
        self.time = time
        self.weight = weight
        self.unit = unit
        self.height = height
        self.bmi = bmi
        self.note = note
        self.source = source
        self.id = id
        self.enteredAt = enteredAt
        self.owner = owner
    }
}
