/// Rows of a list, numbered across all segments.
struct ListRows {
    private let segments: [RowSegment]
    private let starts: [Int]
    let count: Int
    /// Number of selectable rows.
    let selectableCount: Int

    init(_ segments: [RowSegment]) {
        self.segments = segments
        var starts: [Int] = []
        var count = 0
        for segment in segments {
            starts.append(count)
            count += segment.count
        }
        self.starts = starts
        selectableCount = segments.reduce(0) { $0 + ($1.isSelectable ? $1.count : 0) }
        self.count = count
    }

    func make(_ index: Int) -> Node? {
        locate(index).map { segments[$0.segment].make($0.offset) }
    }

    func id(_ index: Int) -> AnyHashable? {
        locate(index).map { segments[$0.segment].id($0.offset) }
    }

    func isSelectable(_ index: Int) -> Bool {
        guard let (segment, offset) = locate(index), segments[segment].isSelectable else {
            return false
        }
        return segments[segment].canBeChosen?(offset) ?? true
    }

    func deletion(_ index: Int) -> (() -> Void)? {
        guard let (segment, offset) = locate(index), let delete = segments[segment].delete else {
            return nil
        }
        return { delete(offset) }
    }

    /// Returns the function that moves a row, or `nil` if the row cannot be moved.
    func movement(_ index: Int) -> ((Int) -> Void)? {
        guard let (segment, offset) = locate(index), let move = segments[segment].move else {
            return nil
        }
        return { move(offset, $0) }
    }

    /// Returns the nearest selectable row in a direction, else in the other, else `nil`.
    func selectable(near index: Int, direction: Int) -> Int? {
        guard count > 0 else { return nil }
        let start = min(max(0, index), count - 1)
        for step in [direction, -direction] {
            var candidate = start
            while candidate >= 0, candidate < count {
                if isSelectable(candidate) { return candidate }
                candidate += step
            }
        }
        return nil
    }

    func index(of id: AnyHashable) -> Int? {
        (0..<count).first { self.id($0) == id }
    }

    private func locate(_ index: Int) -> (segment: Int, offset: Int)? {
        guard index >= 0, index < count else { return nil }
        guard let segment = starts.lastIndex(where: { $0 <= index }) else { return nil }
        let offset = index - starts[segment]
        return offset < segments[segment].count ? (segment, offset) : nil
    }
}
