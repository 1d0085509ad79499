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
        weighIns == 1 ? self("1 weigh-in") : self("\(weighIns) weigh-ins")
    }
}
