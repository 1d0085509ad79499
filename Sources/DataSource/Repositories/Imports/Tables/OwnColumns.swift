// Reads columns that are no others': what scales tell of muscles, water and bones, the own measures
// of our tables, and what the person may have a measure for.
struct OwnColumns {
    private struct Column {
        let place: Int
        var imported: ImportedMeasure
        var isUnitKnown: Bool
    }

    private static let most = 20
    private static let bodies: [(name: String, columns: String)] = [
        (
            "Muscle",
            """
            muscle,muscles,muscle mass,muscle_mass,musclerate,muscle rate,skeletal muscle,\
            skeletal muscle mass,skeletal_muscle_mass,muskeln,masse musculaire,\
            masa muscular,massa muscular,massa muscolare,spiermassa,muskelmassa,muskelmasse,\
            masa mięśniowa,lihasmassa
            """
        ),
        (
            "Water",
            """
            water,body water,hydration,total body water,total_body_water,water percentage,wasser,\
            körperwasser,wasseranteil,eau,hydratation,masse hydrique,agua,agua corporal,água,acqua,\
            lichaamsvocht,vand,vatten,moisture
            """
        ),
        (
            "Bone",
            """
            bone,bones,bone mass,bone_mass,knochen,knochenmasse,masse osseuse,masa ósea,\
            massa óssea,massa ossea,botmassa,benmassa,knoglemasse
            """
        ),
        ("筋肉", "筋肉量,筋肉率,骨格筋量,骨格筋率,骨格筋"),
        ("水分", "体水分率,体水分量,体水分,水分,水分量,水分率"),
        ("骨量", "骨量,推定骨量"),
    ]
    private static let names = Dictionary(
        bodies.flatMap { body in
            body.columns.split(separator: ",").map { (String($0), body.name) }
        },
        uniquingKeysWith: { first, _ in first }
    )

    private var columns: [Column]
    // Made of the columns with a value.
    private(set) var measures = [ImportedMeasure]()

    // `isOurs`: every column is a measure.
    init(_ header: TableHeader, isOurs: Bool) {
        columns = header.others.prefix(Self.most).map { place in
            let head = header.heads[place]
            let title = OwnTitle(isOurs ? SpreadsheetText.read(head.text) : head.text)
            let name = isOurs ? nil : Self.names[head.name]
            let unit = isOurs || !title.unit.isEmpty ? title.unit : head.ownUnit
            let measure = OwnMeasure(
                id: ImportedMeasure.identifier(place),
                name: name ?? title.name,
                unit: unit,
                bounds: isOurs ? OwnMeasure.possible : unit == "%" ? 1...100 : OwnMeasure.usual
            )
            return Column(
                place: place,
                imported: ImportedMeasure(
                    measure,
                    column: head.text,
                    isProposed: isOurs || name != nil
                ),
                isUnitKnown: !unit.isEmpty || isOurs
            )
        }
    }

    var isEmpty: Bool { columns.isEmpty }

    mutating func read(_ row: CSVRow, into reading: inout ImportedReading) {
        for index in columns.indices {
            let place = columns[index].place
            guard place < row.count else { continue }
            guard let (value, unit, isGrouped) = row.with(place, Self.value),
                accepts(unit, at: index)
            else {
                let imported = columns[index].imported
                // Most columns without any value have nothing to do with measures.
                let isMeant = imported.isProposed || imported.isUsed
                guard isMeant, !row.with(place, RowMeasures.isAbsent) else { continue }
                reading.lostMeasures.append(
                    LostMeasure(
                        .own(imported.measure),
                        row.text(place),
                        isProposed: imported.isProposed
                    )
                )
                continue
            }
            reading.measures.own[columns[index].imported.measure.id] = value
            note(value, isGrouped: isGrouped, at: index)
        }
    }

    // Most values change nothing, so that the measures are not made again for each line.
    private mutating func note(_ value: Double, isGrouped: Bool, at index: Int) {
        let grouped = columns[index].imported.grouped
        if isGrouped {
            let (low, high) = (grouped?.lowerBound ?? value, grouped?.upperBound ?? value)
            columns[index].imported.grouped = min(low, value)...max(high, value)
        }
        let (wasUsed, decimals) = (
            columns[index].imported.isUsed, columns[index].imported.measure.decimals
        )
        columns[index].imported.isUsed = true
        while columns[index].imported.measure.decimals < 2,
            columns[index].imported.measure.rounded(value) != value
        {
            columns[index].imported.measure.decimals += 1
        }
        guard
            !wasUsed || columns[index].imported.measure.decimals > decimals
                || columns[index].imported.grouped != grouped
        else { return }
        measures = columns.map(\.imported).filter(\.isUsed)
    }

    // A unit beside the first number is the unit of the column.
    private mutating func accepts(_ unit: String, at index: Int) -> Bool {
        let measure = columns[index].imported.measure
        if unit.isEmpty || unit.lowercased() == measure.unit.lowercased() { return true }
        guard !columns[index].isUnitKnown, !columns[index].imported.isUsed else { return false }
        columns[index].imported.measure.unit = unit
        columns[index].isUnitKnown = true
        return true
    }

    private static func value(
        _ text: UnsafeBufferPointer<UInt8>
    ) -> (Double, unit: String, isGrouped: Bool)? {
        let text = text.trimmed
        var scanner = TextScanner(text)
        guard let (written, number) = scanner.number(), number > 0,
            number <= OwnMeasure.possible.upperBound
        else { return nil }
        let sides = written.utf8.split(
            separator: UInt8(ascii: "."),
            omittingEmptySubsequences: false
        )
        let isGrouped =
            sides.count == 2 && (1...3).contains(sides[0].count) && sides[1].count == 3
            && sides[0].first != UInt8(ascii: "0")
        let rest = scanner.rest.trimmed
        guard rest.count <= OwnMeasure.widestUnit * 3, !rest.contains(where: \.isDigit) else {
            return nil
        }
        return (number, String(decoding: rest, as: UTF8.self), isGrouped)
    }
}

// The name and the unit of a column such as "Arms (cm)" or "Muscle mass(kg)".
struct OwnTitle {
    var name: String
    var unit = ""

    init(_ text: String) {
        name = text
        guard let (before, inside) = text[...].bracketed else { return }
        (name, unit) = (String(before), String(inside))
        while name.last == " " { name.removeLast() }
        while name.first == " " { name.removeFirst() }
    }
}

extension ColumnHead {
    // A column such as "muscle_mass_kg" says its unit, and one of a rate is in per cent.
    fileprivate var ownUnit: String {
        let rates = ["rate", "率", "percentage", "anteil"]
        return rates.contains { name.hasSuffix($0) } ? "%" : unit?.symbol ?? ""
    }
}
