public import Essentials

// Content of a file in the data folder.
public enum DataFile: Hashable, Sendable {
    case people
    case settings
    case history(personID: Person.ID, period: String)
    case other

    public var personID: Person.ID? {
        if case .history(let personID, _) = self { personID } else { nil }
    }
}

public indirect enum DataChange: Hashable, Sendable {
    case savedPerson(Person, replacing: Person? = nil)
    case addedPerson(Person, with: WeighIn)
    case deletedPerson(Person)
    case changedHeight(Person, replacing: Person? = nil, weighIns: Int)
    case savedWeighIn(WeighIn, replacing: WeighIn? = nil, of: Person.ID)
    case deletedWeighIn(WeighIn, of: Person.ID)
    case movedWeighIn(WeighIn, to: Person.ID)
    // New weigh-ins, known ones that got missing measures, and those that became as in the file.
    case imported(Int, completed: Int = 0, replaced: Int = 0, of: Person.ID)
    case completed(Int, of: Person.ID)
    // Known weigh-ins that have become as an imported file says.
    case replaced(Int, of: Person.ID)

    case changedSettings(Settings, replacing: Settings)

    // `nil` for settings.
    public var recordID: UUID? {
        switch self {
        case .savedWeighIn(let weighIn, _, _), .deletedWeighIn(let weighIn, _),
            .movedWeighIn(let weighIn, _):
            weighIn.id
        default: personID
        }
    }

    // `nil` for settings.
    public var personID: Person.ID? {
        switch self {
        case .savedPerson(let person, _), .deletedPerson(let person),
            .changedHeight(let person, _, _), .addedPerson(let person, _):
            person.id
        case .savedWeighIn(_, _, let id), .deletedWeighIn(_, let id), .movedWeighIn(_, let id),
            .imported(_, _, _, let id), .completed(_, let id), .replaced(_, let id):
            id
        case .changedSettings: nil
        }
    }
}

extension DataFile {
    // Asked of each file several times, so it divides no text: 10 % of saving a weigh-in.
    public init(key: String) {
        if key == .people {
            self = .people
        } else if key == .settings {
            self = .settings
        } else {
            var key = key
            self = key.withUTF8(Self.history)
        }
    }

    private static func history(_ key: UnsafeBufferPointer<UInt8>) -> DataFile {
        let start = String.history.utf8.count + 1
        let end = start + 36
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "F")
        guard key.count > end, key.starts(with: String.history.utf8),
            key[start - 1] == UInt8(ascii: "/"), key[end] == UInt8(ascii: "/"),
            case let name = UnsafeBufferPointer(rebasing: key[start..<end]),
            !name.contains(where: capitals.contains), let personID = UUID(text: name)
        else { return .other }
        let period = String(decoding: key[(end + 1)...], as: UTF8.self)
        return period.isPeriod ? .history(personID: personID, period: period) : .other
    }
}

extension Backup {
    static let aside = "-replaced-"
    static let away = "-deleted-"

    static func prefixOfAside(on day: Day) -> String {
        "\(day)\(aside)"
    }

    // Parses "people/2026-11-20" and "people/2026-11-20-replaced-1".
    init?(location: Substring) {
        guard let slash = location.lastIndex(of: "/") else { return nil }
        let name = location[location.index(after: slash)...]
        let rest = name.dropFirst(10)
        let number =
            rest.isNumber(after: Self.aside)
            ? Int(digits: rest.utf8.dropFirst(Self.aside.utf8.count)) : nil
        guard let day = Day(String(name.prefix(10))), rest.isEmpty || number != nil else {
            return nil
        }
        self.init(key: String(location[..<slash]), day: day, number: number)
    }

    var location: String {
        "\(key)/\(number.map { Self.prefixOfAside(on: day) + "\($0)" } ?? "\(day)")"
    }
}
