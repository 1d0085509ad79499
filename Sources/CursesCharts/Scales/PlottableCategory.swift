nonisolated extension String: Plottable {
    public static var plottableScale: PlottableScale { .category }

    /// NaN: the order of the marks decides the place of a category.
    public var primitivePlottable: Double { .nan }

    public var plottableCategory: String? { self }

    public init?(primitivePlottable: Double) { nil }

    public init?(plottableCategory: String) {
        self = plottableCategory
    }
}

nonisolated extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    public static var plottableScale: PlottableScale { RawValue.plottableScale }

    public var primitivePlottable: Double { rawValue.primitivePlottable }

    public var plottableCategory: String? { rawValue.plottableCategory }

    public init?(primitivePlottable: Double) {
        guard let value = RawValue(primitivePlottable: primitivePlottable) else { return nil }
        self.init(rawValue: value)
    }

    public init?(plottableCategory: String) {
        guard let value = RawValue(plottableCategory: plottableCategory) else { return nil }
        self.init(rawValue: value)
    }
}

nonisolated extension Float: Plottable {
    public var primitivePlottable: Double { Double(self) }

    public init(primitivePlottable: Double) {
        self.init(primitivePlottable)
    }
}

/// Categories along an axis, in the order of their first marks.
nonisolated struct PlotCategories {
    private(set) var names: [String] = []
    private var places: [String: Int] = [:]

    init() {}

    /// Returns the index of a category, appending it if it is new.
    mutating func place(of name: String) -> Int {
        if let place = places[name] { return place }
        places[name] = names.count
        names.append(name)
        return names.count - 1
    }

    /// Returns the index of a category; `nil` if unknown.
    func index(of name: String) -> Double? { places[name].map(Double.init) }

    func name(at value: Double) -> String? {
        guard let index = Int(exactly: value.magnitude.rounded()) else { return nil }
        return names.indices.contains(index) ? names[index] : nil
    }
}
