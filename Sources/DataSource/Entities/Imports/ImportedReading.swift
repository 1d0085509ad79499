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
    public var lostMeasures = [LostMeasure]()
    // Given instead of a body fat in per cent.
    public var fatMass: ImportedMass?
    public var note = ""
    // Source program, which distinguishes copies of one reading.
    public var source = 0
    // Set by our own formats.
    public var id: UUID?
    public var enteredAt: Date?
    public var owner = 0
}
