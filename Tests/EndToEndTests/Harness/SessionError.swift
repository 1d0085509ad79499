/// What went otherwise than a test expected, with the screen at that moment.
struct SessionError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }

    init(_ what: String, screen: Screen) {
        let edge = String(repeating: "─", count: screen.columns)
        description = "\(what)\n\(edge)\n\(screen.text)\n\(edge)"
    }
}
