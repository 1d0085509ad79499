// A measure that a weigh-in may have beside its weight. Records, tables, forms, columns and options
// read this description.
public enum Measure: Hashable, Sendable {
    case waist
    case bodyFat
    case head
    // Indirect, since a measure is passed with each value.
    indirect case own(OwnMeasure)

    // Measures that everybody has; `Person.measures` adds a person's own.
    public static let builtIn: [Measure] = [.waist, .bodyFat, .head]

    public enum Unit: Hashable, Sendable {
        // Stored in centimetres, shown in inches if heights are in feet and inches.
        case length
        case percent
        // Named by the person and never converted.
        case own
    }

    struct Description: Sendable {
        let key: StaticString
        let unit: Unit
        // Why a value of a file is left out.
        let refusal: ImportRefusal.Reason
        // Inclusive, in the stored unit; above 0, which means absent.
        let bounds: ClosedRange<Double>
        let example: Double
        // Head of the column in our own tables, and the name of the option.
        let column: String
        let option: String
        let openScaleKey: String
        let healthName: String
        // Heads of columns in other tables, in lower case and without unit.
        let columnNames: String
    }

    private static let waists = Description(
        key: .waist,
        unit: .length,
        refusal: .waist,
        bounds: 30...300,
        example: 88,
        column: "waist_cm",
        option: "waist",
        openScaleKey: "WAIST",
        healthName: "WaistCircumference",
        columnNames: """
            waist,waist circumference,taillenumfang,bauchumfang,tour de taille,cintura,girovita,\
            circonferenza vita,middelomtrek,taljemål,midjemått,vyötärö,vyötärönympärys,obwód talii,\
            talia,обхват талии,талия,腹囲,ウエスト,ウェスト,腰围,腰圍,허리둘레
            """
    )

    private static let bodyFats = Description(
        key: .bodyFat,
        unit: .percent,
        refusal: .bodyFat,
        bounds: 1...75,
        example: 21.5,
        column: "body_fat_percent",
        option: "body-fat",
        openScaleKey: "BODY_FAT",
        healthName: "BodyFatPercentage",
        columnNames: """
            body fat,bodyfat,body_fat,body fat percentage,body fat ratio,fat,fatrate,fat rate,\
            fat ratio,fat percentage,körperfett,körperfettanteil,fett,fettanteil,taux de graisse,\
            graisse,graisse corporelle,grasa,grasa corporal,gordura,gordura corporal,grasso,\
            grasso corporeo,massa grassa,vet,vetpercentage,kroppsfett,fedtprocent,rasvaprosentti,\
            tkanka tłuszczowa,жир,体脂肪率,体脂肪,体脂率,体脂,體脂率,체지방률,체지방
            """
    )

    private static let heads = Description(
        key: .head,
        unit: .length,
        refusal: .ownMeasure,
        bounds: 20...65,
        example: 38.5,
        column: "head_cm",
        option: "head",
        openScaleKey: "",
        healthName: "",
        columnNames: """
            head,head circumference,kopfumfang,tour de tête,perímetro cefálico,\
            circonferenza cranica,hoofdomtrek,huvudomfång,頭囲,头围,頭圍,머리둘레
            """
    )

    var description: Description {
        switch self {
        case .waist: Self.waists
        case .bodyFat: Self.bodyFats
        case .head: Self.heads
        case .own(let own): Self.description(of: own)
        }
    }

    private static func description(of own: OwnMeasure) -> Description {
        let bounds = own.bounds
        return Description(
            key: .measures,
            unit: .own,
            refusal: .ownMeasure,
            bounds: bounds,
            example: own.rounded((bounds.lowerBound + bounds.upperBound) / 2),
            column: own.title,
            option: own.name,
            openScaleKey: "",
            healthName: "",
            columnNames: ""
        )
    }

    public var own: OwnMeasure? { if case .own(let own) = self { own } else { nil } }

    // True if a column, an option or a label has this name, in lower case.
    public static func isWord(_ name: String) -> Bool {
        ColumnNames.isWord(name) || ColumnNames.isWord(ColumnHead(name).name)
    }

    // Name of its number in the journal, and of its field in a draft.
    public var numberName: String {
        own.map { "\(OwnValues.numberPrefix)\($0.id)" } ?? "\(key)"
    }

    // Member of a record and of `--json`.
    public var key: StaticString { description.key }
    public var example: Double { description.example }
    public var refusal: ImportRefusal.Reason { description.refusal }

    // Read by every table cell: the description of an own measure is built on each access.
    public var unit: Unit { own == nil ? description.unit : .own }
    public var bounds: ClosedRange<Double> { own?.bounds ?? description.bounds }
    public var option: String { own?.name ?? description.option }
}

extension Person {
    // The table of measures of this person.
    public var measures: [Measure] {
        ownMeasures.isEmpty ? Measure.builtIn : Measure.builtIn + ownMeasures.map { .own($0) }
    }
}

public enum WaistClass: String, CaseIterable, Hashable, Sendable {
    case healthy
    case increased
    case high

    // Lowest ratio of waist to height of the class, in hundredths.
    public var leastHundredths: Int {
        switch self {
        case .healthy: 40
        case .increased: 50
        case .high: 60
        }
    }
}
