// Names of columns in lower case, without unit.
enum ColumnNames {
    struct Meaning {
        var role: ColumnRole
        var language: Int
    }

    // English first: it does not tell the order of a date.
    private static let weights = [
        """
        weight,body weight,bodyweight,average weight,body mass,mass,weight/body mass,weigh-in,体重,體重,体重測定,몸무게,체중,\
        cân nặng,น้ำหนัก
        """,
        "gewicht,körpergewicht",
        "poids,poids corporel",
        "peso,peso corporal,peso corporeo",
        "lichaamsgewicht",
        "vægt,vekt,vikt,kropsvægt,kroppsvekt,kroppsvikt",
        "paino",
        "waga,masa ciała",
        "вес,вес тела,масса тела,вага",
        "hmotnost,váha,hmotnosť",
        "testsúly,súly",
        "kilo,ağırlık",
        "βάρος",
        "greutate",
    ]

    private static let others: [(role: ColumnRole, names: String)] = [
        (
            .date,
            """
            date,day,date/time,datetime,date time,date and time,timestamp,time of measurement,\
            measurement date,measured at,start_time,created at,datum,datum/uhrzeit,\
            datum und uhrzeit,tag,fecha,fecha y hora,data,data e ora,data e hora,dato,dag,\
            päivämäärä,päivä,pvm,dátum,дата,день,дата и время,tarih,ημερομηνία,date et heure,\
            jour,datum en tijd,dzień,日付,日時,測定日,測定日時,年月日,計測日,計測日時,日期,日期时间,时间日期,날짜,일자,\
            측정일,date de mesure,date de la mesure
            """
        ),
        (
            .time,
            """
            time,clock,zeit,uhrzeit,heure,hora,ora,tijd,tid,klokkeslæt,klokkeslett,klockslag,aika,klo,\
            czas,godzina,время,čas,idő,saat,ώρα,時刻,時間,測定時刻,时间,시간
            """
        ),
        (.unit, "unit,units,weight unit,einheit,unité,unidad,unità,eenheid,enhet,enhed,単位,单位,단위"),
        (
            .note,
            """
            note,notes,comment,comments,remark,remarks,memo,log,kommentar,kommentare,bemerkung,\
            bemerkungen,notiz,notizen,commentaire,commentaires,remarque,remarques,comentario,\
            comentarios,comentário,comentários,nota,notas,commento,commenti,opmerking,\
            opmerkingen,notitie,huomautus,huomautukset,muistiinpano,notatka,uwagi,komentarz,\
            заметка,заметки,комментарий,poznámka,megjegyzés,açıklama,σημείωση,σχόλιο,anteckning,\
            notat,メモ,コメント,備考,备注,備註,메모
            """
        ),
        (
            .height,
            """
            height,body height,größe,körpergröße,altura,estatura,altezza,statura,lengte,længd,\
            längd,høyde,højde,pituus,wzrost,рост,výška,magasság,boy,ύψος,身長,身高,키,신장
            """
        ),
        (
            .bmi,
            """
            bmi,imc,body mass index,имт,vki
            """
        ),
        (
            .fatMass,
            """
            fat mass,body fat mass,body_fat_mass,fettmasse,masse grasse,masa grasa,体脂肪量,脂肪量,체지방량
            """
        ),
        (
            .source,
            """
            data source,source
            """
        ),
        (
            .offset,
            """
            time_offset
            """
        ),
        (
            .derived,
            """
            no.,trend,weight trend,body fat trend,muscle mass trend,change,rung,flag,pounds trend,id,left_out
            """
        ),
    ]

    private static let meanings: [String: Meaning] = {
        var meanings = [String: Meaning]()
        let measures = Measure.builtIn.map {
            (role: ColumnRole.measure($0), names: $0.description.columnNames)
        }
        for (role, names) in others + measures {
            for name in names.split(separator: ",") {
                meanings[String(name)] = Meaning(role: role, language: 0)
            }
        }
        for name in WeightUnit.allCases.flatMap({ $0.names + $0.columnNames }) {
            meanings[name] = Meaning(role: .weight, language: 0)
        }
        for (language, names) in weights.enumerated() {
            for name in names.split(separator: ",") {
                meanings[String(name)] = Meaning(role: .weight, language: language)
            }
        }
        return meanings
    }()

    // Names of the app that no column has.
    private static let words: Set = [
        "fat-mass", "lean mass", "lean-mass", "body-fat", "除脂肪体重", "除脂肪量", "トレンド", "前回比",
    ]

    static func isWord(_ name: String) -> Bool { words.contains(name) || meanings[name] != nil }

    static func meaning(_ name: String) -> Meaning? {
        meanings[name]
    }
}

// A column head: its name and the unit after it.
struct ColumnHead: Equatable {
    let text: String
    let name: String
    // `nil` if it has none or an unknown one.
    let unit: MeasurementUnit?
    let hasUnit: Bool

    init(_ text: String) {
        self.text = text
        let small = text.normalized
        var name = small[...]
        var unit: MeasurementUnit?
        var hasUnit = true
        if let (before, inside) = name.bracketed {
            unit = Self.unit(inside)
            name = before
        } else if let end = name.lastIndex(where: { " _,".contains($0) }),
            let told = Self.unit(name[name.index(after: end)...])
        {
            unit = told
            name = name[..<end]
        } else if let told = Self.unit(name) {
            // Pounds
            unit = told
        } else {
            hasUnit = false
        }
        (self.unit, self.hasUnit) = (unit, hasUnit)
        // "Gewicht in kg"
        if hasUnit, name.hasSuffix(" in") { name = name.dropLast(3) }
        let trimmed = name.drop { " _,".contains($0) }
        let end = trimmed.lastIndex { !" _,".contains($0) }
        self.name = end.map { String(trimmed[...$0]) } ?? ""
    }

    var weightUnit: WeightUnit? {
        switch unit {
        case .weight(let unit): unit
        case .grams: .kilograms
        default: nil
        }
    }

    // Factor to centimetres.
    var centimetres: Double? { hasUnit ? unit?.centimetres : 1 }

    private static func unit(_ word: Substring) -> MeasurementUnit? {
        let word = word.filter { $0 != " " && $0 != "." }
        if word == "см" { return .centimetres }
        return MeasurementUnit(word)
            ?? WeightUnit.allCases.first { $0.columnNames.contains(word) }.map { .weight($0) }
    }
}

extension Substring {
    // The text before brackets at the end, and that in them.
    var bracketed: (before: Substring, inside: Substring)? {
        let closings: [Character: Character] = [")": "(", "]": "[", "）": "（"]
        guard let last, let opening = closings[last], let start = lastIndex(of: opening) else {
            return nil
        }
        return (self[..<start], self[index(after: start)...].dropLast())
    }
}

enum ColumnRole: Hashable, Sendable {
    case date
    case time
    case weight
    case height
    case unit
    case bmi
    case measure(Measure)
    // Body fat in the unit of the weight.
    case fatMass
    case note
    case source
    case offset
    // Computed from others, or a mere number.
    case derived

    // True if the values have a unit of length.
    var isLength: Bool {
        if case .measure(let measure) = self { measure.unit == .length } else { self == .height }
    }
}
