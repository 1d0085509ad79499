// Peculiarities of one program's tables.
struct TableOptions: Sendable {
    // The only unit that it writes.
    var unit: WeightUnit?
    var dayOrder: DayOrder?
    var endsAtBlankLine = false
    // Times are UTC, with the local offset in a column.
    var hasOffsetColumn = false
    // A height of 0 is missing.
    var hasZeros = false
    // Notes are escaped against spreadsheets.
    var hasApostrophes = false
    // Columns that no other name has are measures of the person.
    var hasOwnMeasures = false

    static let ofOurs = TableOptions(hasApostrophes: true)
}
