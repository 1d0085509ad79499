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
    // The widest heading; numbers are narrower.
    let measure: Double

    // The sort indicator beside a title.
    private static let sign = 2.0

    init(_ store: HistoryTable, _ dayStyle: DayStyle) {
        let (longestNote, isSearched) = (CGFloat(store.longestNote), !store.query.isEmpty)
        note = longestNote > 0 ? min(14, longestNote) : nil
        // Searches are mostly for notes.
        leastNote = isSearched ? note : note.map { min(10, $0) }
        measure = store.measures.map { dayStyle.column($0.heading(store.heightUnit)) }.max() ?? 0
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
