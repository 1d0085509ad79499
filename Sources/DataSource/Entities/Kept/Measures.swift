// The measures of a weigh-in beside its weight.
public struct Measures: Hashable, Sendable {
    // 0 is absent, since no bounds contain it: optionals would take twice the memory in every weigh-in.
    private var waistNumber = 0.0
    private var bodyFatNumber = 0.0
    private var headNumber = 0.0
    // Also of measures that the person has removed.
    public var own = OwnValues()

    public init() {}

    public init(_ values: [Measure: Double]) {
        for (measure, value) in values { self[measure] = value }
    }

    public var isEmpty: Bool { self == Measures() }

    public var waist: Double? {
        get { waistNumber == 0 ? nil : waistNumber }
        set { waistNumber = newValue ?? 0 }
    }

    public var bodyFat: Double? {
        get { bodyFatNumber == 0 ? nil : bodyFatNumber }
        set { bodyFatNumber = newValue ?? 0 }
    }

    public var head: Double? {
        get { headNumber == 0 ? nil : headNumber }
        set { headNumber = newValue ?? 0 }
    }

    // True if a value that both have differs by more than rounding.
    public func differ(from others: Measures) -> Bool {
        func isOther(_ value: Double?, _ other: Double?) -> Bool {
            guard let value, let other else { return false }
            return abs(value - other) > 0.051
        }
        return Measure.builtIn.contains { isOther(self[$0], others[$0]) }
            || own.entries.contains { isOther($0.value, others.own[$0.id]) }
    }

    // Takes the values that are absent here from another weigh-in.
    public mutating func complete(from others: Measures) {
        for measure in Measure.builtIn { self[measure] = self[measure] ?? others[measure] }
        for entry in others.own.entries where own[entry.id] == nil { own[entry.id] = entry.value }
    }

    // Removes the values that another weigh-in has.
    public mutating func remove(those others: Measures) {
        for measure in Measure.builtIn where others[measure] != nil { self[measure] = nil }
        for entry in others.own.entries { own[entry.id] = nil }
    }

    public subscript(measure: Measure) -> Double? {
        get {
            switch measure {
            case .waist: waist
            case .bodyFat: bodyFat
            case .head: head
            case .own(let measure): own[measure.id]
            }
        }
        set {
            switch measure {
            case .waist: waist = newValue
            case .bodyFat: bodyFat = newValue
            case .head: head = newValue
            case .own(let measure): own[measure.id] = newValue
            }
        }
    }
}

extension Collection {
    // Measures of the table with a value, in its order. Copying each weigh-in would take ten times as long.
    public func used(of table: [Measure], _ measures: (Element) -> Measures) -> [Measure] {
        var unused = table
        for index in indices where !measures(self[index]).isEmpty {
            unused.removeAll { measures(self[index])[$0] != nil }
            if unused.isEmpty { return table }
        }
        return table.filter { !unused.contains($0) }
    }
}

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
