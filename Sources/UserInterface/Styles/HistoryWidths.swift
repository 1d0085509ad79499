import CursesCore
import DataSource
import Model
import SharedInterface

// Column widths of a history, by its content.
struct HistoryWidths {
    // Width of the table beside the details.
    static let least = 78.0
    static let most = 100.0

    // Ten columns identify most notes; fourteen show most of them in full.
    let leastNote: CGFloat?
    let note: CGFloat?
    let trend: Double
    // The widest heading, and the heading of each own measure; numbers are narrower.
    private let builtIn: Double
    private let own: [Measure: Double]

    // The sort indicator beside a title.
    private static let sign = 2.0

    func width(of measure: Measure) -> Double { own[measure] ?? builtIn }

    init(_ store: HistoryTable, _ dayStyle: DayStyle) {
        let (longestNote, isSearched) = (CGFloat(store.summary.longestNote), !store.query.isEmpty)
        note = longestNote > 0 ? min(14, longestNote) : nil
        // Searches are mostly for notes.
        leastNote = isSearched ? note : note.map { min(10, $0) }
        let style = MeasureStyle(store.heightUnit)
        let widths = store.summary.measures.map { measure in
            let numbers = measure.own.map { own in
                [own.bounds.lowerBound, own.bounds.upperBound].map { style.number($0, of: measure) }
            }
            return (measure, dayStyle.column(measure.heading(store.heightUnit), numbers ?? []))
        }
        builtIn = widths.filter { $0.0.own == nil }.map(\.1).max() ?? 0
        own = Dictionary(widths.filter { $0.0.own != nil }) { width, _ in width }
        let unit = store.weightUnit
        // Four digits before the point, which no weight has in kilograms.
        let fourDigits = 999.95 * unit.single.kilograms
        let hasFourDigits =
            fourDigits < EntryService.weights.upperBound
            && store.entries.contains { $0.trend >= fourDigits }
        let title = dayStyle.column("trend")
        let cell = unit.isCompound ? 11.0 : hasFourDigits ? 6 : 5
        trend = max(cell, store.order.first?.column == .trend ? title + Self.sign : title)
    }
}
