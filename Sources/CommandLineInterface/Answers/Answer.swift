// The result of a command for standard output.
struct Answer {
    var lines: [String] = []
    // Table printed before the lines.
    var columns: Columns?
    // Printed verbatim in place of lines.
    var bytes: [UInt8]?
    // A word in the lines and its colour.
    var accent: (word: String, style: Accent)?
    var status = ExitStatus.done
    // When true, unreadable data does not change the status.
    var isStatusSettled = false

    enum Accent: String {
        case good = "32"
        case doubtful = "33"
        case bad = "31"
    }
}
