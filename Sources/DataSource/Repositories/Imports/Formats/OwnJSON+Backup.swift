import Essentials

extension Importer {
    // The files of the data folder by their keys. Deleted people stay deleted.
    static func readBackup(
        _ scanner: inout JSONScanner,
        _ file: inout ImportedFile,
        _ lines: inout LineCounter
    ) throws(JSONError) {
        var histories = [(owner: UUID, text: JSONText)]()
        try scanner.object { scanner, key throws(JSONError) in
            let key = DataFile(key: JSONText.unescaped(scanner.bytes[key]))
            scanner.skipBlanks()
            let start = scanner.index
            let text = scanner.text(try scanner.value(depth: 1))
            switch key {
            case .people:
                for person in records(of: text, start, &file, &lines, { Person($0) }) {
                    var person = person.value
                    person.name = file.cleaned(person.name)
                    for measure in person.ownMeasures {
                        let owner = file.people.count
                        file.ownMeasures.append(
                            ImportedMeasure(measure, owner: owner, isUsed: true)
                        )
                    }
                    // Added again if they are possible.
                    person.ownMeasures = []
                    file.people.append(person)
                }
            case .history(let personID, _): histories.append((personID, text))
            default: break
            }
        }
        for (id, text) in histories {
            guard let owner = file.people.firstIndex(where: { $0.id == id }) else { continue }
            let start = text.bytes.startIndex - scanner.source.startIndex
            for id in (try? RecordFile(text.bytes))?.deletions ?? [] { file.deletions[id] = owner }
            for (line, weighIn) in records(of: text, start, &file, &lines, { WeighIn($0) }) {
                var reading = ImportedReading(
                    line: line,
                    date: .day(weighIn.day),
                    time: weighIn.time,
                    weight: weighIn.weight,
                    height: weighIn.height
                )
                reading.measures = weighIn.measures
                reading.note = file.cleaned(weighIn.note)
                (reading.id, reading.enteredAt) = (weighIn.id, weighIn.enteredAt)
                reading.owner = owner
                file.readings.append(reading)
            }
        }
    }

    private static func records<Value>(
        of text: JSONText,
        _ start: Int,
        _ file: inout ImportedFile,
        _ lines: inout LineCounter,
        _ decode: (JSONFields) -> Value?
    ) -> [(line: Int, value: Value)] {
        guard let records = try? RecordFile(text.bytes) else {
            file.refuse(lines.line(at: start), .malformed)
            return []
        }
        var values = [(line: Int, value: Value)]()
        for record in records.liveRecords where record.movesTo == nil {
            let place = record.text.bytes.startIndex - text.bytes.startIndex
            let line = lines.line(at: start + max(0, place))
            if let value = record.text.decode(decode) {
                values.append((line, value))
            } else {
                file.refuse(line, .malformed)
            }
        }
        return values
    }
}
