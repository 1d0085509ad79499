import DataSource

extension ProcessInfoClient {
    // A terminal that does not say what it is can do no more than one that says so.
    var isTerminalDumb: Bool {
        [nil, "", "dumb"].contains(environment("TERM"))
    }
}
