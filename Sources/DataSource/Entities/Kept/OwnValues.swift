// Values of a person's own measures by their identifiers, in the order of these.
public struct OwnValues: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        public let id: OwnMeasure.ID
        public var value: Double
    }

    // A list, which allocates nothing while it is empty.
    public private(set) var entries = [Entry]()

    // Prefix of the identifier in the name of a number that a step of undo changes.
    public static let numberPrefix = "own."

    public init() {}

    public var isEmpty: Bool { entries.isEmpty }

    public subscript(id: OwnMeasure.ID) -> Double? {
        get { entries.first { $0.id == id }?.value }
        set {
            let place = entries.firstIndex { $0.id >= id } ?? entries.endIndex
            let isHere = place < entries.endIndex && entries[place].id == id
            switch newValue {
            case let value? where isHere: entries[place].value = value
            case let value?: entries.insert(Entry(id: id, value: value), at: place)
            case nil where isHere: entries.remove(at: place)
            case nil: break
            }
        }
    }
}
