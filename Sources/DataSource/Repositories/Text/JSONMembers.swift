// A record has a handful of members, which are found faster one by one than in a dictionary.
struct JSONMembers: Sendable {
    private(set) var entries = [(key: String, value: JSONText)]()

    init() {
        entries.reserveCapacity(8)
    }

    subscript(key: String) -> JSONText? {
        get {
            index(of: key).map { entries[$0].value }
        }
        set {
            switch (index(of: key), newValue) {
            case (let index?, let value?): entries[index].value = value
            case (nil, let value?): entries.append((key, value))
            case (let index?, nil): entries.remove(at: index)
            case (nil, nil): break
            }
        }
    }

    mutating func insert(_ key: String, _ value: JSONText) -> Bool {
        guard index(of: key) == nil else { return false }
        entries.append((key, value))
        return true
    }

    // Letter by letter: to strings, a letter with an accent and one with the accent beside it are one.
    private func index(of key: String) -> Int? {
        entries.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
    }
}
