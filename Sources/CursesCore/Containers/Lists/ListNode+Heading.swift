extension ListNode {
    /// The heading over a row that is none: the nearest row above it that cannot be chosen, unless
    /// that is so far away that looking for it would slow down each key.
    func heading(over index: Int) -> Int? {
        guard pinsHeadings, frame.height > 2, index < rows.count, rows.isSelectable(index) else {
            return nil
        }
        return (max(0, index - Self.mostRowsOfHeading)..<index).last { !rows.isSelectable($0) }
    }

    /// Keeps the mark below the heading, which stands where the first row would be.
    func clearHeading() {
        guard let current = memory.current, current == memory.top, heading(over: current) != nil
        else { return }
        memory.top -= 1
    }

    private static let mostRowsOfHeading = 64
}
