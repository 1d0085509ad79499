package import CursesCore
package import DataSource

extension TrendKind {
    package var label: LocalizedStringKey {
        switch self {
        case .smooth: "smooth"
        case .hackersDiet: "Hacker’s Diet"
        }
    }

    // Explanation in a report.
    var source: LocalizedStringKey {
        switch self {
        case .smooth:
            "A smooth curve through your weights, without the ups and downs of water and meals. New weights may still move its last three weeks; the band shows by how much (95 %)."
        case .hackersDiet:
            "The average of The Hacker’s Diet: each day counts a tenth, and more after days without a weight. It follows the weight with a delay."
        }
    }
}
