import CursesCore
import DataSource
import Model

// Language and units of a report.
struct ReportWords {
    let catalog: StringCatalog
    let locale: Locale
    let units: UnitStyle
    let unit: WeightUnit

    var days: DayStyle { DayStyle(catalog: catalog, locale: locale) }
    var names: NameStyle { NameStyle(catalog: catalog, locale: locale) }
    var weight: WeightStyle { units.weight }

    func callAsFunction(_ key: LocalizedStringKey) -> String {
        catalog.string(key, locale: locale)
    }

    func count(_ weighIns: Int) -> String {
        self("\(weighIns) weigh-ins")
    }
}

extension ReportWords {
    // The top label has the unit.
    func axisLabel(_ plotted: Double, _ decimals: Int, isUppermost: Bool) -> String {
        guard unit.isCompound else {
            let number = plotted.formatted(fractionDigits: decimals)
            return isUppermost ? "\(number) \(unit.symbol)" : number
        }
        return weight.compoundTick(plotted, decimals: decimals)
    }

    func axisLabel(_ day: Day, _ tick: CalendarTicks.Unit) -> String {
        switch tick {
        case .days: days.date(day, near: day)
        case .months(let count):
            count >= 12 || day.month == 1 ? "\(day.year)" : days.monthName(day)
        }
    }

    // Candidates for the widest label.
    func axisLabels(of tick: CalendarTicks.Unit) -> [String] {
        let days = (1...12).compactMap { Day(year: 2000, month: $0, day: 28) }
        return days.map { axisLabel($0, tick) } + ["2000"]
    }
}

extension WeightStyle {
    // Inverse of `plotted`.
    func kilograms(_ plotted: Double) -> Double {
        unitService.kilograms(plotted, unit.single)
    }
}
