// A record has a handful of members, which are found faster one by one than in a dictionary.
struct JSONMembers: Sendable {
    private(set) var entries = [(key: String, value: JSONText)]()

    init() {
        entries.reserveCapacity(8)
    }

    subscript(key: String) -> JSONText? {
        get {
            entries.first { $0.key == key }?.value
        }
        set {
            let index = entries.firstIndex { $0.key == key }
            switch (index, newValue) {
            case (let index?, let value?): entries[index].value = value
            case (nil, let value?): entries.append((key, value))
            case (let index?, nil): entries.remove(at: index)
            case (nil, nil): break
            }
        }
    }

    mutating func insert(_ key: String, _ value: JSONText) -> Bool {
        guard !entries.contains(where: { $0.key == key }) else { return false }
        entries.append((key, value))
        return true
    }
}
