package import CursesUI
package import DataSource

extension TrendKind {
    package var label: LocalizedStringKey {
        switch self {
        case .smooth: "smooth"
        case .hackersDiet: "Hacker’s Diet"
        }
    }
}
