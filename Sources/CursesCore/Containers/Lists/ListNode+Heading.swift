extension ListNode {
    /// Returns the heading to pin over a row: the nearest unselectable row above it, or `nil` if
    /// there is none within 64 rows, since a longer search would slow down each key.
    func heading(over index: Int) -> Int? {
        guard pinsHeadings, frame.height > 2, index < rows.count, rows.isSelectable(index) else {
            return nil
        }
        return (max(0, index - Self.mostRowsOfHeading)..<index).last { !rows.isSelectable($0) }
    }

    /// Scrolls up by a row if the pinned heading would cover the current row.
    func clearHeading() {
        guard let current = memory.current, current == memory.top, heading(over: current) != nil
        else { return }
        memory.top -= 1
    }

    private static let mostRowsOfHeading = 64
}
