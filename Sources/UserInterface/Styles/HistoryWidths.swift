import CursesCore
import DataSource
import Model
import SharedInterface

// How wide the columns of a history are, by what stands in them.
struct HistoryWidths {
    // The table beside what is marked.
    static let least = 78.0
    static let most = 100.0

    // So much of the longest note that it can be guessed, and so much that most are whole.
    let leastNote: CGFloat?
    let note: CGFloat?
    let trend: Double
    // The widest heading; numbers are narrower.
    let measure: Double

    // 999.95 lb, in kilograms.
    private static let fourDigits = 453.569

    // Of the order, beside a title.
    private static let sign = 2.0

    init(_ store: HistoryTable, _ dayStyle: DayStyle) {
        let (longestNote, isSearched) = (CGFloat(store.longestNote), !store.query.isEmpty)
        note = longestNote > 0 ? min(14, longestNote) : nil
        // A search is for notes more often than for anything else.
        leastNote = isSearched ? note : note.map { min(10, $0) }
        measure = Double(
            store.measures.map {
                PlainText.width(of: dayStyle.string($0.heading(store.heightUnit)))
            }.max() ?? 0
        )
        let title = Double(PlainText.width(of: dayStyle.string("trend")))
        let cell: Double =
            switch store.weightUnit {
            case .kilograms: 5
            case .pounds: store.entries.contains { $0.trend >= Self.fourDigits } ? 6 : 5
            case .stones: 11
            }
        trend = max(cell, store.order.first?.column == .trend ? title + Self.sign : title)
    }
}
