// Filtered and sorted entries as indices: copying thousands would delay a key.
public struct HistoryRows: RandomAccessCollection, Hashable, Sendable {
    public static let empty = HistoryRows([])

    private let entries: [HistoryEntry]
    private let places: [Int32]?

    init(_ entries: [HistoryEntry], at places: [Int32]? = nil) {
        self.entries = entries
        self.places = places
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { places?.count ?? entries.count }

    public subscript(position: Int) -> HistoryEntry {
        entries[places.map { Int($0[position]) } ?? position]
    }
}
