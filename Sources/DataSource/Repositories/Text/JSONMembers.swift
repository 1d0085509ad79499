// Records have few members, for which a linear search beats a dictionary.
struct JSONMembers: Sendable {
    private static let few = 32

    private(set) var entries = [(key: String, value: JSONText)]()
    // Index by key, for more than a few members.
    private var places = [JSONText: Int]()

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
            case (nil, let value?): append(key, value)
            case (let index?, nil):
                entries.remove(at: index)
                places.removeAll()
            case (nil, nil): break
            }
        }
    }

    mutating func insert(_ key: String, _ value: JSONText) -> Bool {
        guard index(of: key) == nil else { return false }
        append(key, value)
        return true
    }

    private mutating func append(_ key: String, _ value: JSONText) {
        entries.append((key, value))
        guard entries.count > Self.few else { return }
        for index in places.count..<entries.count {
            places[Self.place(of: entries[index].key)] = index
        }
    }

    private static func place(of key: String) -> JSONText {
        JSONText(bytes: ArraySlice(key.utf8))
    }

    // Compares bytes: strings treat composed and decomposed accents as equal.
    private func index(of key: String) -> Int? {
        guard places.isEmpty else { return places[Self.place(of: key)] }
        return entries.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
    }
}
