import Essentials

// A value in place: it must not outlive the bytes.
struct JSONField {
    let bytes: UnsafeBufferPointer<UInt8>

    var isTrue: Bool {
        bytes.elementsEqual("true".utf8)
    }

    var isNull: Bool {
        bytes.elementsEqual("null".utf8)
    }

    var number: Double? {
        guard let first = bytes.first, first == UInt8(ascii: "-") || first.isDigit else {
            return nil
        }
        return Double(shortDecimal: bytes)
            ?? Double(String(decoding: bytes, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
    }

    // Rejects numbers that could overflow in computations.
    var measure: Double? {
        (number ?? quotedNumber).flatMap { Self.isMeasure($0) ? $0 : nil }
    }

    // "72,4" of an edit by hand; a comma before three digits may separate thousands.
    private var quotedNumber: Double? {
        guard let characters, characters.allSatisfy({ $0.isDigit || $0 == 0x2C || $0 == 0x2E })
        else { return nil }
        let parts = characters.split(separator: 0x2C, omittingEmptySubsequences: false)
        if parts.count > 1, parts.count > 2 || parts[1].count > 2 { return nil }
        return Double(String(decoding: characters.map { $0 == 0x2C ? 0x2E : $0 }, as: UTF8.self))
    }

    static func isMeasure(_ number: Double) -> Bool {
        number > 0 && number <= 100_000
    }

    var string: String? {
        characters.map { JSONText.unescaped($0[...]) }
    }

    var characters: UnsafeBufferPointer<UInt8>? {
        guard bytes.first == UInt8(ascii: "\""), bytes.count >= 2 else { return nil }
        return UnsafeBufferPointer(rebasing: bytes[1..<bytes.count - 1])
    }
}

extension JSONField {
    var uuid: UUID? {
        characters.flatMap { UUID(text: $0) }
    }

    var day: Day? {
        characters.flatMap { Day(text: $0) }
    }

    var time: TimeOfDay? {
        characters.flatMap { TimeOfDay(text: $0) }
    }

    var moment: Date? {
        characters.flatMap { Date(text: $0) }
    }
}

// The members of an object in place. One instance reads all records of a file without copying them.
final class JSONFields {
    // False if a key occurs twice.
    private(set) var isUnique = true
    private var hasEscapes = false
    private let source: ArraySlice<UInt8>
    private let bytes: UnsafeBufferPointer<UInt8>
    private var range = 0..<0
    private var entries = [(key: Range<Int>, value: Range<Int>)]()
    private var next = 0
    private var previous = [(key: Range<Int>, value: Range<Int>)]()
    private var nextOfPrevious = 0
    // Up to here keys are compared one by one. Beyond it that would take quadratic time: 3.1 s for
    // 20,000 keys.
    private static let few = 32

    init(_ scanner: JSONScanner) {
        source = scanner.source
        bytes = scanner.bytes
        entries.reserveCapacity(16)
    }

    var offset: Int { range.lowerBound }

    var text: JSONText {
        text(range)
    }

    subscript(key: StaticString) -> JSONField? {
        self.range(key).map { JSONField(bytes: UnsafeBufferPointer(rebasing: bytes[$0])) }
    }

    func text(_ key: StaticString) -> JSONText? {
        self.range(key).map(text)
    }

    func read(_ scanner: inout JSONScanner, depth: Int) throws(JSONError) {
        swap(&entries, &previous)
        if hasEscapes || !isUnique || previous.count > Self.few { previous.removeAll() }
        entries.removeAll(keepingCapacity: true)
        isUnique = true
        hasEscapes = false
        nextOfPrevious = 0
        next = 0
        scanner.skipBlanks()
        let start = scanner.index
        try scanner.object(depth: depth) { scanner, key throws(JSONError) in
            check(key)
            entries.append((key, try scanner.value(depth: depth + 1)))
        }
        if entries.count > Self.few {
            let keys = entries.map { JSONText(bytes: ArraySlice(unescaped($0.key).utf8)) }
            isUnique = Set(keys).count == keys.count
        }
        range = start..<scanner.index
    }

    // Keys of the previous record, which mostly come again in the same order.
    private func check(_ key: Range<Int>) {
        if !hasEscapes {
            for index in nextOfPrevious..<previous.count
            where bytes.isEqual(previous[index].key, key) {
                nextOfPrevious = index + 1
                return
            }
            hasEscapes = bytes.has(UInt8(ascii: "\\"), in: key)
        }
        guard entries.count < Self.few else { return }
        for entry in entries where isSame(entry.key, key) { isUnique = false }
    }

    private func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        guard hasEscapes else { return bytes.isEqual(left, right) }
        return unescaped(left).utf8.elementsEqual(unescaped(right).utf8)
    }

    // Lookups mostly follow the order of the members.
    private func range(_ key: StaticString) -> Range<Int>? {
        for offset in entries.indices {
            var index = next + offset
            if index >= entries.count { index -= entries.count }
            guard bytes.isWord(entries[index].key, key) else { continue }
            next = index + 1 == entries.count ? 0 : index + 1
            return entries[index].value
        }
        guard hasEscapes else { return nil }
        return entries.first { unescaped($0.key) == key.description }?.value
    }

    private func unescaped(_ range: Range<Int>) -> String {
        JSONText.unescaped(bytes[range])
    }

    private func text(_ range: Range<Int>) -> JSONText {
        let start = source.startIndex
        return JSONText(bytes: source[start + range.lowerBound..<start + range.upperBound])
    }
}

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

extension JSONMembers {
    // Time of entry; `changedAt` for records that were never corrected.
    var entered: JSONText? {
        self[.day] == nil ? nil : self[.enteredAt] ?? self[.changedAt]
    }

    func isOfSameMinute(as other: JSONMembers) -> Bool {
        self[.day] == other[.day] && self[.time] == other[.time]
    }
}
