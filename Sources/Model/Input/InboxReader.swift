public import DataSource
import Essentials

// Why a line of an inbox is left there.
public enum InboxFault: Error, Hashable, Sendable {
    case entry(EntryError)
    case nobody(String)
    // Neither a name nor a day nor a weight.
    case unknown(String)
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
    // The person of lines without a name.
    let usual: PersonSummary?
    let unit: WeightUnit
    let language: Language
    // Days and times are those of the moment at which the file was written.
    let writtenAt: LocalTime
    let entryService: EntryService
    let referenceService: ReferenceService

    private static let longestPhrase = 4
    // Days in languages that are not read, before which a weight must not be taken for today's.
    private static let otherDays = [
        "gestern", "vorgestern", "hier", "avant-hier", "ayer", "anteayer", "ontem", "ieri",
        "gisteren", "eergisteren", "igår", "wczoraj", "вчера", "позавчера", "昨天", "前天", "어제",
    ]

    static func isWeighIn(_ line: String) -> Bool { !line.isBlank && line.trimmed.first != "#" }

    func read(_ line: String) throws(InboxFault) -> InboxEntry {
        var words = line.split(whereSeparator: \.isWhitespace)
            .flatMap { EntryService.dayAndTime($0) ?? [$0] }[...]
        var named = takeName(&words)
        var day = try takeDay(&words)
        var time = takeTime(&words)
        if named == nil { named = takeName(&words) }
        let person = try person(named, words)
        let weight = try takeWeight(&words)
        if day == nil { day = try takeDay(&words) }
        if time == nil { time = takeTime(&words, isAtEnd: words.count == 1) }
        if day == nil { day = try takeDay(&words) }
        try checkNote(words, hasDay: day != nil)
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

    private func takeName(_ words: inout ArraySlice<Substring>) -> PersonSummary? {
        take(&words) { text -> PersonSummary? in
            let name = text.hasSuffix(":") ? String(text.dropLast()) : text
            let named = referenceService.people(named: name, among: people)
            guard named.isEmpty else { return named.count == 1 ? named[0] : nil }
            // "Mon" is a day rather than Monica.
            let begun = referenceService.people(meantBy: name, among: people)
            return begun.count == 1 && !isDay(name) ? begun[0] : nil
        }
    }

    // A single person need not be named.
    private func person(
        _ named: PersonSummary?,
        _ words: ArraySlice<Substring>
    ) throws(InboxFault) -> Person {
        if let named = named ?? usual { return named.person }
        var rest = words
        guard (try? takeWeight(&rest)) == nil else { throw .noPerson }
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
                return try self.day(text)
            } catch {
                if error != .notADay { fault = fault ?? error }
                return nil
            }
        }
        if day == nil, let fault { throw .entry(fault) }
        return day
    }

    private func day(_ text: String) throws(EntryError) -> Day {
        try entryService.day(text, today: writtenAt.day, language: language)
    }

    private func isDay(_ text: String) -> Bool { (try? day(text)) != nil }

    // A day or time that cannot be read is no note: the weight would be saved at another one.
    private func checkNote(
        _ words: ArraySlice<Substring>,
        hasDay: Bool
    ) throws(InboxFault) {
        guard let word = words.first else { return }
        let isNumber = word.first?.isNumber == true
        if isNumber, word.contains(":") { throw .entry(.notATime) }
        guard !hasDay else { return }
        if isNumber || Self.otherDays.contains(word.lowercased()) { throw .noDay }
        // "on friday", "at 7:30"
        var rest = words.dropFirst()
        if try takeDay(&rest) != nil || takeTime(&rest) != nil { throw .noDay }
    }

    // At the end, three or four digits are a time, as "730".
    private func takeTime(
        _ words: inout ArraySlice<Substring>,
        isAtEnd: Bool = false
    ) -> TimeOfDay? {
        guard let word = words.first,
            word.contains(where: { $0 == ":" || $0.isLetter })
                || isAtEnd && (3...4).contains(word.count) && word.allSatisfy(\.isNumber),
            let time = try? entryService.time(String(word))
        else { return nil }
        words.removeFirst()
        return time
    }

    private func takeWeight(_ words: inout ArraySlice<Substring>) throws(InboxFault) -> Double {
        let weight = take(&words) { try? entryService.weight($0, unit: unit) }
        if let weight { return weight }
        let word = words.first.map(String.init) ?? ""
        do throws(EntryError) {
            return try entryService.weight(word, unit: unit)
        } catch .notAWeight where word.first?.isNumber != true {
            throw .unknown(word)
        } catch .notAWeight where word.count(where: { "-/.".contains($0) }) == 2 {
            throw .entry(.notADay)
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
