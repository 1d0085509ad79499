// What a command has to say on standard output.
struct Answer {
    var lines: [String] = []
    // Where there are many lines, before them.
    var columns: Columns?
    // Written as it is, in place of lines.
    var bytes: [UInt8]?
    // A word in the lines, and how it is coloured.
    var accent: (word: String, style: Accent)?
    var status = ExitStatus.done
    // Whatever else could not be read.
    var isStatusSettled = false

    enum Accent: String {
        case good = "32"
        case doubtful = "33"
        case bad = "31"
    }
}
