import DataSource

extension ProcessInfoClient {
    // An unset TERM is treated like `dumb`.
    var isTerminalDumb: Bool {
        [nil, "", "dumb"].contains(environment("TERM"))
    }
}
