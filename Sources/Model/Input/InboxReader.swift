public import DataSource
import Essentials

// Why a line of an inbox is left there.
public enum InboxFault: Error, Hashable, Sendable {
    case entry(EntryError)
    case nobody(String)
    case noPerson
    // Several lines have no day, and the file tells only when the last one was written.
    case noDay
    // Far from the other weigh-ins: another person, or a typing error.
    case unusual
}

struct InboxEntry {
    let person: Person
    let weight: Double
    let moment: LocalTime
    let hasDay: Bool
    let note: String
}

// Reads a line such as "72.4", "2026-11-20 72.4 after a run" or "Ann yesterday 160lb".
struct InboxReader {
    let people: [PersonSummary]
    let unit: WeightUnit
    let language: Language
    // Days and times are those of the moment at which the file was written.
    let writtenAt: LocalTime
    let entryService: EntryService
    let referenceService: ReferenceService

    private static let longestPhrase = 4

    static func isWeighIn(_ line: String) -> Bool { !line.isBlank && !line.hasPrefix("#") }

    func read(_ line: String) throws(InboxFault) -> InboxEntry {
        var words = line.split(whereSeparator: \.isWhitespace)[...]
        let person = try takePerson(&words)
        var day = try takeDay(&words)
        var time = takeTime(&words)
        let weight = try takeWeight(&words)
        if day == nil { day = try takeDay(&words) }
        if time == nil { time = takeTime(&words) }
        let note = words.joined(separator: " ")
        do throws(EntryError) {
            let moment = LocalTime(
                day: day ?? writtenAt.day,
                time: time
                    ?? (day ?? writtenAt.day == writtenAt.day
                        ? writtenAt.time : ImportService.noon)
            )
            try entryService.validate(moment, now: writtenAt)
            if let birthDate = person.birthDate, moment.day < birthDate {
                throw .beforeBirth(birthDate)
            }
            return InboxEntry(
                person: person,
                weight: weight,
                moment: moment,
                hasDay: day != nil,
                note: try entryService.note(note)
            )
        } catch {
            throw .entry(error)
        }
    }

    // A single person need not be named.
    private func takePerson(
        _ words: inout ArraySlice<Substring>
    ) throws(InboxFault) -> Person {
        let named = take(&words) { text -> PersonSummary? in
            let named = referenceService.people(named: text, among: people)
            return named.count == 1 ? named[0] : nil
        }
        if let named { return named.person }
        if people.count == 1 { return people[0].person }
        var rest = words
        guard try takeDay(&rest) == nil, (try? takeWeight(&rest)) == nil else { throw .noPerson }
        throw .nobody(words.first.map(String.init) ?? "")
    }

    private func takeDay(_ words: inout ArraySlice<Substring>) throws(InboxFault) -> Day? {
        var fault: EntryError?
        let day = take(&words) { text -> Day? in
            // A number alone is a weight.
            guard
                text.contains(where: { $0.isLetter || "-/".contains($0) })
                    || text.split(separator: ".").count == 3
            else { return nil }
            do throws(EntryError) {
                return try entryService.day(text, today: writtenAt.day, language: language)
            } catch {
                if error != .notADay { fault = fault ?? error }
                return nil
            }
        }
        if day == nil, let fault { throw .entry(fault) }
        return day
    }

    private func takeTime(_ words: inout ArraySlice<Substring>) -> TimeOfDay? {
        guard let word = words.first, word.contains(where: { $0 == ":" || $0.isLetter }),
            let time = try? entryService.time(String(word))
        else { return nil }
        words.removeFirst()
        return time
    }

    private func takeWeight(_ words: inout ArraySlice<Substring>) throws(InboxFault) -> Double {
        let weight = take(&words) { try? entryService.weight($0, unit: unit) }
        if let weight { return weight }
        do throws(EntryError) {
            return try entryService.weight(words.first.map(String.init) ?? "", unit: unit)
        } catch {
            throw .entry(error == .missing ? .notAWeight : error)
        }
    }

    // By the longest beginning that has a meaning.
    private func take<Value>(
        _ words: inout ArraySlice<Substring>,
        _ meaning: (String) -> Value?
    ) -> Value? {
        for count in (1...Self.longestPhrase).reversed() where count <= words.count {
            guard let value = meaning(words.prefix(count).joined(separator: " ")) else { continue }
            words.removeFirst(count)
            return value
        }
        return nil
    }
}
