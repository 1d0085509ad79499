extension [String: JSONText?] {
    func changes(since old: Self) -> Self {
        filter { old[$0.key] != .some($0.value) }
    }
}
