// A height in centimetres, measured on a day.
public struct ImportedHeight: Hashable, Sendable {
    public var day: Day
    public var height: Double
}
