package import CursesCore
package import DataSource

extension ToldUnit.Source {
    package var label: LocalizedStringKey {
        switch self {
        case .header: "from the file"
        case .cells: "shown beside each number"
        case .format: "always so in such files"
        case .person: "as chosen"
        case .bmi: "the only one that fits the BMI"
        }
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

extension ToldDayOrder.Source {
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
