import Essentials

// Output of `list --json`, `export`, `backup` and other commands, a year of the data folder, and a
// list of weigh-ins alone.
extension Importer {
    static let json = Importer(
        format: .json,
        recognises: { head in
            let hasRecords = head.contains("\"day\"") && head.contains("\"weight\"")
            if head.first == UInt8(ascii: "[") { return hasRecords }
            guard head.first == UInt8(ascii: "{") else { return false }
            let names: [StaticString] = ["\"weighIn", "\"files\"", "\"person\"", "\"people\""]
            return names.contains(where: head.contains)
                || hasRecords && head.contains("\"records\"")
        },
        reader: { _ in JSONImport(cutting: [0: [], 1: []], readOwnJSON) }
    )

    private static func readOwnJSON(
        _ bytes: ArraySlice<UInt8>,
        _ file: inout ImportedFile
    ) throws(JSONError) {
        file.unit = DetectedUnit(.kilograms, .format)
        var lines = LineCounter(bytes, after: file.passedLines)
        let isList = bytes.first { $0 > 0x20 } == UInt8(ascii: "[")
        try JSONScanner.scan(bytes) { scanner throws(JSONError) in
            guard !isList else {
                try readWeighIns(&scanner, &file, &lines)
                return try scanner.finish()
            }
            try scanner.object { scanner, key throws(JSONError) in
                switch JSONText.unescaped(scanner.bytes[key]) {
                case "person": try readPerson(&scanner, &file, &lines)
                case "weighIns", "records": try readWeighIns(&scanner, &file, &lines)
                case "weighIn":
                    let fields = JSONFields(scanner)
                    try fields.read(&scanner, depth: 1)
                    readWeighIn(fields, &file, &lines)
                case "files": try readBackup(&scanner, &file, &lines)
                default: _ = try scanner.value(depth: 1)
                }
            }
            try scanner.finish()
        }
    }

    private static func readPerson(
        _ scanner: inout JSONScanner,
        _ file: inout ImportedFile,
        _ lines: inout LineCounter
    ) throws(JSONError) {
        let fields = JSONFields(scanner)
        try fields.read(&scanner, depth: 1)
        guard fields.isUnique, let id = fields[.id]?.uuid, let name = fields[.name]?.string,
            let height = fields[.height]?.measure
        else {
            return file.refuse(lines.line(at: fields.offset), .malformed)
        }
        // Another piece of the file.
        guard !file.people.contains(where: { $0.id == id }) else { return }
        var person = Person(
            id: id,
            name: file.cleaned(name),
            height: height,
            heightSince: fields[.heightSince]?.day,
            birthDate: fields[.birthDate]?.day,
            sex: fields[.sex]?.string.flatMap(Sex.init)
        )
        person.goal = fields[.goalWeight]?.measure.map {
            Goal(weight: $0, fields[.goalStart].flatMap { Goal($0) }, fields[.goalReachedOn]?.day)
        }
        file.people.append(person)
        // Added to the person again if they are possible.
        for measure in fields[.measures].flatMap({ [OwnMeasure]($0) }) ?? [] {
            file.ownMeasures.append(ImportedMeasure(measure))
        }
    }

    private static func readWeighIns(
        _ scanner: inout JSONScanner,
        _ file: inout ImportedFile,
        _ lines: inout LineCounter
    ) throws(JSONError) {
        let fields = JSONFields(scanner)
        try scanner.array { scanner throws(JSONError) in
            try fields.read(&scanner, depth: 1)
            readWeighIn(fields, &file, &lines)
        }
    }

    private static func readWeighIn(
        _ fields: JSONFields,
        _ file: inout ImportedFile,
        _ lines: inout LineCounter
    ) {
        // Records of the data folder that are kept as marks.
        guard fields[.deleted] == nil, fields[.movesTo] == nil else {
            if fields[.movesTo] == nil, let id = fields[.id]?.uuid { file.deletions[id] = 0 }
            return
        }
        let line = lines.line(at: fields.offset)
        guard fields.isUnique, let day = fields[.day]?.day, let time = fields[.time]?.time,
            let weight = fields[.weight]?.measure
        else {
            return file.refuse(line, .malformed)
        }
        var reading = ImportedReading(line: line, date: .day(day), time: time, weight: weight)
        reading.id = fields[.id]?.uuid
        reading.height = fields[.height].flatMap { $0.isNull ? nil : $0.measure ?? 0 }
        for measure in Measure.builtIn {
            reading.take(fields.text(measure.key), of: measure)
        }
        for (id, value) in fields.text(.own)?.members?.entries ?? [] {
            reading.take(value, of: .own(OwnMeasure(id: id, name: id)))
        }
        for (name, value) in fields.text(.measures)?.members?.entries ?? [] {
            reading.take(value, of: .own(OwnMeasure(id: file.measure(named: name), name: name)))
        }
        reading.note = file.cleaned(fields[.note]?.string ?? "")
        file.readings.append(reading)
    }
}

extension ImportedReading {
    // Null, 0 and an empty text are no value; another text that is no measure is reported with its line.
    mutating func take(_ text: JSONText?, of measure: Measure) {
        guard let text, !text.isAbsent else { return }
        measures[measure] = text.measure
        guard text.measure == nil else { return }
        let read = text.string ?? String(decoding: text.bytes, as: UTF8.self)
        lostMeasures.append(LostMeasure(measure, read))
    }
}

extension JSONText {
    fileprivate var isAbsent: Bool {
        read { $0.isNull || $0.number == 0 || $0.string?.isEmpty == true } ?? false
    }
}

extension ImportedFile {
    // The identifier of a measure of the file; a name that is not defined becomes a measure.
    fileprivate mutating func measure(named name: String) -> OwnMeasure.ID {
        if let place = ownMeasures.firstIndex(where: { $0.measure.name == name }) {
            ownMeasures[place].isUsed = true
            return ownMeasures[place].measure.id
        }
        let measure = OwnMeasure(id: ImportedMeasure.identifier(ownMeasures.count), name: name)
        ownMeasures.append(ImportedMeasure(measure, isUsed: true))
        return measure.id
    }
}

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
