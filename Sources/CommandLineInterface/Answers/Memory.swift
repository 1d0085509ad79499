// A life of weigh-ins has few different numbers, and each takes longer to write out than to remember.
nonisolated struct Memory<Key: Hashable> {
    private var texts: [Key: String] = [:]

    mutating func text(_ key: Key, _ write: (Key) -> String) -> String {
        if let text = texts[key] { return text }
        let text = write(key)
        texts[key] = text
        return text
    }
}
