package import CursesCore
package import DataSource

extension Scheme {
    // Publisher and year.
    package var source: LocalizedStringKey {
        switch self {
        case .who: "World Health Organization 1995, 2000 and 2004"
        case .asianActionPoints: "WHO expert consultation, Lancet 2004; 363: 157–163"
        case .asiaPacific: "WHO Western Pacific Region, IASO and IOTF 2000"
        case .jasso: "Japan Society for the Study of Obesity 2022"
        }
    }
}
