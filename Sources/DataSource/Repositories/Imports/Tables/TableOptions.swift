// What one program's tables have of their own.
struct TableOptions: Sendable {
    // It writes no other.
    var unit: WeightUnit?
    var dayOrder: DayOrder?
    var endsAtBlankLine = false
    // A time in UTC, with the zone of the place in a column.
    var hasOffsetColumn = false
    // It writes a zero where it has measured no height.
    var hasZeros = false
    // Its notes carry a mark against being run by a spreadsheet.
    var hasApostrophes = false

    // Of formats that are written here too.
    static let ofOurs = TableOptions(hasApostrophes: true)
}
