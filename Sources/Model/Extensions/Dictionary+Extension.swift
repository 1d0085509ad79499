extension [String: String] {
    func changes(since old: Self) -> Self {
        filter { old[$0.key] != $0.value }
    }
}
