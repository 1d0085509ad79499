nonisolated extension [String] {
    var listed: String { joined(separator: ", ") }
}
