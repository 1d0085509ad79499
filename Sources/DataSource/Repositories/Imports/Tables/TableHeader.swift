// Finds the columns by their heads.
struct TableHeader {
    let heads: [ColumnHead]
    // The first column of each role; for weights, kilograms before other units.
    private(set) var places: [ColumnRole: Int] = [:]
    // All columns with a weight and a unit, the preferred one first.
    private(set) var weights: [Int] = []
    private(set) var language = 0

    private static let longestName = 100

    init?(_ texts: [String]) {
        guard texts.count <= 300, texts.allSatisfy({ $0.utf8.count <= Self.longestName }) else {
            return nil
        }
        heads = texts.enumerated().map { index, text in
            ColumnHead(index == 0 && text.hasPrefix("#") ? String(text.dropFirst()) : text)
        }
        for (index, head) in heads.enumerated() { place(head, at: index) }
        if places[.date] == nil, let time = places.removeValue(forKey: .time) {
            places[.date] = time
        }
        guard places[.date] != nil, let weight = places[.weight] else { return nil }
        weights = [weight] + weights.filter { $0 != weight }
    }

    private mutating func place(_ head: ColumnHead, at place: Int) {
        // Samsung's names are prefixed with their table.
        let last = head.name.split(separator: ".").last.map(String.init) ?? ""
        let name = head.name.hasPrefix("com.") ? last : head.name
        guard let meaning = ColumnNames.meaning(name) else { return }
        if meaning.role == .weight {
            guard !head.hasUnit || head.weightUnit != nil else { return }
            if head.weightUnit != nil { weights.append(place) }
            let isBetter =
                head.weightUnit?.isStored == true
                && places[.weight].map { heads[$0].weightUnit?.isStored != true } ?? true
            guard places[.weight] == nil || isBetter else { return }
            language = meaning.language
        }
        if meaning.role.isLength, head.centimetres == nil { return }
        let role = head.role(named: meaning.role)
        if role == .weight || places[role] == nil { places[role] = place }
    }

    func name(_ place: Int) -> String? {
        heads.indices.contains(place) ? heads[place].name : nil
    }

    var weight: ColumnHead? { places[.weight].map { heads[$0] } }

    // Only English tables put the month first.
    var dayOrder: DetectedDayOrder? {
        language == 0 ? nil : DetectedDayOrder(.dayFirst, .language)
    }

    // Unused columns.
    var others: [Int] {
        let taken = Set(places.values).union(weights)
        return heads.indices.filter { place in
            !taken.contains(place) && !heads[place].text.isEmpty
                && ColumnNames.meaning(heads[place].name)?.role != .derived
        }
    }
}

extension ColumnHead {
    // The unit says whether a body fat is a mass.
    fileprivate func role(named role: ColumnRole) -> ColumnRole {
        guard role == .measure(.bodyFat) || role == .fatMass else { return role }
        if weightUnit != nil { return .fatMass }
        return unit == .percent ? .measure(.bodyFat) : role
    }
}

extension TableHeader {
    // Text of the refused column.
    func text(of row: CSVRow, refusedAs reason: ImportRefusal.Reason) -> String {
        switch reason {
        case .notADate, .noSuchDay: places[.date].map(row.text) ?? ""
        case .notATime:
            [.time, .date].lazy.compactMap { places[$0] }.map(row.text).first { !$0.isEmpty } ?? ""
        // Unknown for several columns of weights.
        case .notAWeight, .bothDecimalMarks:
            weights.count > 1 ? "" : places[.weight].map(row.text) ?? ""
        default: ""
        }
    }
}

// Peculiarities of one program's tables.
struct TableOptions: Sendable {
    // The only unit that it writes.
    var unit: WeightUnit?
    var dayOrder: DayOrder?
    var endsAtBlankLine = false
    // Times are UTC, with the local offset in a column.
    var hasOffsetColumn = false
    // A height of 0 is missing.
    var hasZeros = false
    // Notes are escaped against spreadsheets.
    var hasApostrophes = false
    // Columns that no other name has are measures of the person.
    var hasOwnMeasures = false

    static let ofOurs = TableOptions(hasApostrophes: true)
}
