package import CursesCore
package import DataSource

extension ImportPreview {
    package var nothingNewLabel: LocalizedStringKey {
        if found == 0 { return refusedCount > 0 ? "Nothing can be imported" : "No weights found" }
        if questions.contains(.version) {
            return "Nothing new; weigh-ins that differ in the file: \(differing.count)"
        }
        if !differing.isEmpty {
            return
                "Nothing new; weigh-ins that differ in the file, kept as here: \(differing.count)"
        }
        switch (refusedCount, differingMeasures) {
        case (0, 0): return "Nothing new: everything is already here"
        case (0, let count):
            return "Nothing new; weigh-ins with other measures, kept as saved: \(count)"
        case (let refused, 0): return "Nothing new: already here \(duplicates), refused \(refused)"
        case (let refused, let count):
            return "Nothing new; refused: \(refused), with other measures, kept as saved: \(count)"
        }
    }
}

extension DetectedUnit.Source {
    package var label: LocalizedStringKey {
        switch self {
        case .header: "from the file"
        case .cells: "shown beside each number"
        case .columns: "from the columns as you named them"
        case .format: "always so in such files"
        case .person: "as chosen"
        case .bmi: "the only one that fits the BMI"
        case .history: "as the person’s own weigh-ins"
        }
    }
}

extension UnitDoubt {
    package func label(
        _ names: NameStyle,
        _ string: (LocalizedStringKey) -> String
    ) -> LocalizedStringKey {
        let style = WeightStyle(unit)
        let (imported, known) = (style.meanText(distance.imported), style.meanText(distance.known))
        if isByBMI {
            return
                "These would be about \(imported), but the file's BMI is that of about \(known). Are these \(string(likely.label))?"
        }
        let name = names.name(distance.person.name)
        return
            "These would be about \(imported), but \(name) then weighed about \(known). Are these \(string(likely.label))?"
    }
}

extension ImportVersion {
    package var label: LocalizedStringKey {
        switch self {
        case .here: "as it is here"
        case .file: "as the file says"
        }
    }
}

extension DetectedDayOrder.Source {
    package var label: LocalizedStringKey {
        switch self {
        case .format: "always so in such files"
        case .language: "by the language of the header"
        case .person: "as chosen"
        case .days: "some day is above 12"
        }
    }
}

extension DayOrder {
    package var label: LocalizedStringKey {
        switch self {
        case .dayFirst: "day, month, year"
        case .monthFirst: "month, day, year"
        case .yearFirst: "year, month, day"
        }
    }
}

extension ImportRefusal.Reason {
    package var label: LocalizedStringKey {
        switch self {
        case .notADate: "not a date"
        case .noSuchDay: "no such day"
        case .eitherDay: "day or month first? The order of dates has to be said"
        case .inTheFuture: "in the future"
        case .tooEarly: "before 1970"
        case .notATime: "not a time"
        case .notAWeight: "not a weight"
        case .bothDecimalMarks: "two decimal marks"
        case .contradiction: "columns that contradict each other"
        case .ownMeasure: "a measure that cannot be used; the weight is kept"
        case .notAHeight: "not a height; the person’s is used"
        case .outOfBounds: "an impossible weight"
        case .implausible: "impossible with this height"
        case .fatMass: "more fat than weight; the weight is kept"
        case .waist: "an impossible waist; the weight is kept"
        case .bodyFat: "an impossible body fat; the weight is kept"
        case .columns: "more columns than the header"
        case .quotes: "quotes that do not match"
        case .tooLong: "too long"
        case .cut: "the file ends within it"
        case .repeated: "twice in the file; the later one is used"
        case .malformed: "cannot be read"
        }
    }
}

extension ImportedColumns {
    nonisolated package static func label(ofRole role: String) -> LocalizedStringKey {
        switch role {
        case "date": "date"
        case "time": "time"
        case "weight": "weight"
        case "unit": "unit"
        case "height": "height"
        case "bmi": "BMI"
        case "body fat": "body fat"
        case "waist": "waist"
        case "note": "note"
        case "-": "not imported"
        // A weight with its unit
        default:
            WeightUnit.allCases.first { role.hasSuffix("(\($0.symbol))") }?.fieldLabel ?? "weight"
        }
    }
}

extension ImportedColumns.Fault {
    package func label(_ string: (LocalizedStringKey) -> String) -> LocalizedStringKey {
        switch self {
        case .twice(let role): "chosen twice: \(string(ImportedColumns.label(ofRole: role)))"
        case .incomplete, .unknown: "choose a date and a weight"
        }
    }
}

nonisolated extension Int {
    // Minutes as "+6:00".
    package var clockShift: String {
        let (hours, minutes) = magnitude.quotientAndRemainder(dividingBy: 60)
        return "\(self < 0 ? "−" : "+")\(hours):\(minutes < 10 ? "0" : "")\(minutes)"
    }
}
