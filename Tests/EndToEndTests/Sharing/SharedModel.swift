#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Model of the shared history, independent of the program: of each record that a command has written,
/// the version changed last.
struct SharedModel {
    struct WeighIn: Decodable, Hashable {
        var id: String
        var day: String
        var time: String?
        var weight: Double
        var note: String?
    }

    struct Person: Decodable, Hashable {
        var id: String
        var name: String
        var height: Double
        var goalWeight: Double?
    }

    private struct Mark: Decodable {
        var id: String
        var changedAt: String
        var deleted: Bool?
    }

    private struct Version {
        var moment: String
        var line: String
        var isDeleted: Bool

        func isLater(than other: Version) -> Bool {
            (moment, line) > (other.moment, other.line)
        }
    }

    private var newest = [String: [String: Version]]()
    private var known = Set<String>()

    /// Takes in the records of a folder after a command.
    mutating func take(_ files: [String: Data]) {
        for (name, data) in files {
            let parts = name.split(separator: "/")
            // The year of a person, or the name before the first dot.
            let place =
                parts.count == 3
                ? "\(parts[1])/\(parts[2].prefix(4))" : String(name.prefix { $0 != "." })
            for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
                let text = String(line.last == "," ? line.dropLast() : line)
                guard text.hasPrefix("{"), known.insert("\(place) \(text)").inserted,
                    let mark = try? Self.decode(text, Mark.self)
                else { continue }
                let version = Version(
                    moment: mark.changedAt,
                    line: text,
                    isDeleted: mark.deleted ?? false
                )
                let last = newest[place]?[mark.id]
                if last.map(version.isLater) ?? true {
                    newest[place, default: [:]][mark.id] = version
                }
            }
        }
    }

    private static func decode<Value: Decodable>(_ text: String, _: Value.Type) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }

    var people: Set<Person> {
        let lines = (newest["people"] ?? [:]).values.filter { !$0.isDeleted }.map(\.line)
        return Set(lines.compactMap { try? Self.decode($0, Person.self) })
    }

    /// Weigh-ins that are in the file of any year; one that is in two has its later version, or that of the
    /// earlier year.
    func weighIns(of person: String) -> Set<WeighIn> {
        var versions = [String: Version]()
        for (place, records) in newest.sorted(by: { $0.key < $1.key })
        where place.hasPrefix("\(person)/") {
            for (id, version) in records where !version.isDeleted {
                if version.moment > versions[id]?.moment ?? "" { versions[id] = version }
            }
        }
        return Set(versions.values.compactMap { try? Self.decode($0.line, WeighIn.self) })
    }
}
