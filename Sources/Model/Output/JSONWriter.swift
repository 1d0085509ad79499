package import DataSource
package import Essentials

// Streams JSON without a tree of values, because histories are long.
package struct JSONWriter {
    package var bytes: [UInt8] = []
    private var needsComma = false

    package init() {}

    package mutating func object(_ name: StaticString? = nil, _ members: (inout Self) -> Void) {
        enclose(name, "{", "}", members)
    }

    package mutating func array<Value>(
        _ name: StaticString? = nil,
        _ values: some Sequence<Value>,
        _ element: (inout Self, Value) -> Void
    ) {
        enclose(name, "[", "]") { json in
            for value in values { element(&json, value) }
        }
    }

    // A `nil` value is left out.
    package mutating func text(_ name: StaticString?, _ value: String?) {
        guard let value else { return }
        begin(name)
        quote(value)
    }

    package mutating func number(_ name: StaticString?, _ value: Double?) {
        guard let value, value.isFinite else { return }
        begin(name)
        if putHundredths(value) { return }
        let text = "\(value)"
        bytes += text.utf8
        if text.hasSuffix(".0") { bytes.removeLast(2) }
    }

    package mutating func number(_ name: StaticString?, _ value: Int?) {
        guard let value else { return }
        begin(name)
        bytes += "\(value)".utf8
    }

    package mutating func boolean(_ name: StaticString?, _ value: Bool) {
        begin(name)
        bytes += (value ? "true" : "false").utf8
    }

    private mutating func enclose(
        _ name: StaticString?,
        _ opening: Unicode.Scalar,
        _ closing: Unicode.Scalar,
        _ content: (inout Self) -> Void
    ) {
        begin(name)
        bytes.append(UInt8(ascii: opening))
        needsComma = false
        content(&self)
        bytes.append(UInt8(ascii: closing))
        needsComma = true
    }

    // A member whose name is known only at run time.
    package mutating func member(_ name: String, _ value: (inout Self) -> Void) {
        begin(nil)
        quote(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
        value(&self)
    }

    package mutating func begin(_ name: StaticString?) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
        guard let name else { return }
        put(name.utf8CodeUnitCount + 3) { text in
            text[0] = UInt8(ascii: "\"")
            for index in 0..<name.utf8CodeUnitCount { text[index + 1] = name.utf8Start[index] }
            text[text.count - 2] = UInt8(ascii: "\"")
            text[text.count - 1] = UInt8(ascii: ":")
        }
    }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        defer { bytes.append(UInt8(ascii: "\"")) }
        var text = text
        if text.withUTF8({ append($0) }) { return }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes += "\\\"".utf8
            case "\\": bytes += "\\\\".utf8
            case "\n": bytes += "\\n".utf8
            case "\t": bytes += "\\t".utf8
            // Control characters are escaped: a terminal would execute them.
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}":
                let hex = String(scalar.value, radix: 16)
                bytes += "\\u\(String(repeating: "0", count: 4 - hex.count))\(hex)".utf8
            default: bytes += String(scalar).utf8
            }
        }
    }

    // Fast path for texts that need no escapes; false for others.
    private mutating func append(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        for byte in text
        where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
            || byte >= 0x7F
        {
            return false
        }
        bytes.append(contentsOf: text)
        return true
    }
}

extension JSONWriter {
    // The README documents the format: members are only added, never removed.
    package static let version = 1

    package mutating func list(
        _ entries: some Collection<HistoryEntry>,
        of person: Person,
        _ categories: CategoryService,
        _ scheme: Scheme,
        _ reference: GrowthReference
    ) {
        bytes.reserveCapacity(entries.count * 280)
        self.person("person", person)
        array("weighIns", entries) { json, entry in
            let assessment = categories.assess(entry.weighIn, of: person, scheme, reference)
            json.weighIn(nil, entry, assessment, scheme, person.ownMeasures)
        }
    }

    package mutating func person(_ name: StaticString?, _ person: Person) {
        object(name) { json in
            json.id(person.id)
            json.text("name", person.name)
            json.number("height", person.height)
            json.text("heightSince", person.heightSince?.description)
            json.text("birthDate", person.birthDate?.description)
            json.text("sex", person.sex?.rawValue)
            json.number("goalWeight", person.goalWeight)
            json.ownMeasures(person.ownMeasures)
            guard let goal = person.goal, goal != Goal(weight: goal.weight) else { return }
            json.object("goalStart") { json in
                json.text("by", goal.by?.description)
                json.text("day", goal.setOn?.description)
                json.number("goal", goal.weight)
                json.number("high", goal.range?.upperBound)
                json.number("low", goal.range?.lowerBound)
                json.number("trend", goal.trend)
            }
            json.text("goalReachedOn", goal.reachedOn?.description)
        }
    }

    package mutating func weighIn(
        _ name: StaticString?,
        _ entry: HistoryEntry,
        _ assessment: Assessment?,
        _ scheme: Scheme,
        _ own: [OwnMeasure] = []
    ) {
        let weighIn = entry.weighIn
        object(name) { json in
            json.id(weighIn.id)
            json.day("day", weighIn.day)
            json.time("time", weighIn.time)
            json.number("weight", weighIn.weight)
            json.number("height", weighIn.height)
            json.number("bmi", entry.bmi)
            json.assessment(assessment, scheme)
            json.number("change", entry.change)
            json.number("trend", entry.trend.hundredths)
            if entry.isSlip { json.boolean("leftOut", true) }
            for measure in Measure.builtIn {
                json.number(measure.key, weighIn.measures[measure])
            }
            json.ownValues(weighIn.measures, own)
            json.text("note", weighIn.note.isEmpty ? nil : weighIn.note)
        }
    }

    // z and percentiles have the precision of the tables' knots.
    package mutating func assessment(_ assessment: Assessment?, _ scheme: Scheme) {
        switch assessment {
        case .category(let category):
            text("class", category.rawValue)
            text("scheme", scheme.rawValue)
        case .growth(let growth):
            number("ageMonths", growth.ageMonths.hundredths)
            number("z", (growth.z * 1000).rounded() / 1000)
            number("percentile", growth.percentile.hundredths)
            number("shareOf95th", growth.shareOf95th?.hundredths)
            text("class", growth.category.rawValue)
            text("scheme", growth.standard.rawValue)
        case .underTwenty, .sexMissing, .beforeBirth, .birthDateMissing, nil: break
        }
    }
}

extension JSONWriter {
    mutating func ownMeasures(_ measures: [OwnMeasure]) {
        guard !measures.isEmpty else { return }
        array("measures", measures) { json, measure in
            json.object { json in
                json.text("id", measure.id)
                json.text("name", measure.name)
                json.text("unit", measure.unit.isEmpty ? nil : measure.unit)
                json.number("low", measure.bounds.lowerBound)
                json.number("high", measure.bounds.upperBound)
                json.number("decimals", measure.decimals)
            }
        }
    }

    // By the names of the measures, which are unique.
    mutating func ownValues(_ measures: Measures, _ own: [OwnMeasure]) {
        let values = own.compactMap { own in measures.own[own.id].map { (own.name, $0) } }
        guard !values.isEmpty else { return }
        object("measures") { json in
            for (name, value) in values { json.member(name) { $0.number(nil, value) } }
        }
    }
}

// Values of each weigh-in, written without temporary strings.
extension JSONWriter {
    package mutating func id(_ id: UUID) {
        begin("id")
        put(38) { text in
            text[0] = UInt8(ascii: "\"")
            id.write(to: UnsafeMutableBufferPointer(rebasing: text[1...]))
            text[37] = UInt8(ascii: "\"")
        }
    }

    package mutating func day(_ name: StaticString, _ day: Day) {
        let (year, month, day) = day.civil
        begin(name)
        put(12) { text in
            text[0] = UInt8(ascii: "\"")
            text.write(year / 100, at: 1)
            text.write(year % 100, at: 3)
            text[5] = UInt8(ascii: "-")
            text.write(month, at: 6)
            text[8] = UInt8(ascii: "-")
            text.write(day, at: 9)
            text[11] = UInt8(ascii: "\"")
        }
    }

    package mutating func time(_ name: StaticString, _ time: TimeOfDay) {
        begin(name)
        put(7) { text in
            text[0] = UInt8(ascii: "\"")
            text.write(time.hour, at: 1)
            text[3] = UInt8(ascii: ":")
            text.write(time.minute, at: 4)
            text[6] = UInt8(ascii: "\"")
        }
    }

    // Most numbers have at most two decimals; false for others.
    package mutating func putHundredths(_ number: Double) -> Bool {
        let hundredths = (number.magnitude * 100).rounded()
        guard hundredths < 100_000, hundredths / 100 == number.magnitude else { return false }
        let (whole, rest) = Int(hundredths).quotientAndRemainder(dividingBy: 100)
        put(7) { text in
            var length = 0
            func append(_ digit: UInt8) {
                text[length] = digit
                length += 1
            }
            if number < 0 { append(UInt8(ascii: "-")) }
            if whole >= 100 { append(.digit(whole / 100)) }
            if whole >= 10 { append(.digit(whole / 10 % 10)) }
            append(.digit(whole % 10))
            if rest > 0 { append(UInt8(ascii: ".")) }
            if rest > 0 { append(.digit(rest / 10)) }
            if rest % 10 > 0 { append(.digit(rest % 10)) }
            text = UnsafeMutableBufferPointer(rebasing: text[..<length])
        }
        return true
    }

    // Writes at most 64 bytes, without a heap allocation.
    package mutating func put(
        _ count: Int,
        _ write: (inout UnsafeMutableBufferPointer<UInt8>) -> Void
    ) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
            var text = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
            write(&text)
            bytes += text
        }
    }
}

extension UnsafeMutableBufferPointer<UInt8> {
    fileprivate func write(_ twoDigits: Int, at index: Int) {
        self[index] = .digit(twoDigits / 10)
        self[index + 1] = .digit(twoDigits % 10)
    }
}

extension UInt8 {
    fileprivate static func digit(_ number: Int) -> UInt8 {
        UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number)
    }
}
