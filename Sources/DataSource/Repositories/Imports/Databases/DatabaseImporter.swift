import Essentials

// A program that keeps its weights in an SQLite database.
struct DatabaseImporter: Sendable {
    typealias Reader =
        @Sendable (SQLiteFile, inout ImportedFile) throws(ArchiveFault) -> Void

    let format: ImportFormat
    // The database is of this program if it has one of these tables.
    let tables: [String]
    let read: Reader

    func recognises(_ database: SQLiteFile) -> Bool {
        tables.contains { database.tables[$0] != nil }
    }

    static let all = [gadgetbridge, healthConnect, openScale, openScale2]
}

// A row that holds a weight.
struct DatabaseRow {
    // Its place in the table, for messages.
    let number: Int
    // Milliseconds since 1970.
    let moment: SQLiteValue
    // Seconds east of Greenwich, where it was weighed.
    var offset = SQLiteValue.null
    let weight: SQLiteValue
    var unit: WeightUnit? = .kilograms
    var isInGrams = false
    var measures = Measures()
    var note = ""
    var source = 0
    var owner = 0

    func reading() throws(ImportRefusal.Reason) -> ImportedReading {
        guard let moment = ParsedMoment(moment, offset: offset), let date = moment.date else {
            throw .notADate
        }
        guard let number = weight.decimal, number > 0 else { throw .notAWeight }
        var reading = ImportedReading(line: self.number, date: date, time: moment.time, weight: 0)
        (reading.weight, reading.unit) = (isInGrams ? number / 1000 : number, unit)
        (reading.measures, reading.note) = (measures, note)
        (reading.source, reading.owner) = (source, owner)
        return reading
    }
}

extension ImportedFile {
    mutating func add(_ row: DatabaseRow) {
        do throws(ImportRefusal.Reason) {
            let reading = try row.reading()
            if readings.count <= Self.mostReadings { readings.append(reading) }
        } catch {
            refuse(row.number, error, row.weight.decimal.map { "\($0)" } ?? "")
        }
    }
}

extension ParsedMoment {
    private static let latest = 4e15

    // On its own clock if that is known.
    init?(_ milliseconds: SQLiteValue, offset: SQLiteValue = .null) {
        guard let number = milliseconds.number, number.magnitude < Self.latest else { return nil }
        let seconds = Int((number / 1000).rounded(.down))
        guard let offset = offset.integer, offset.magnitude <= 86_400 else {
            self.init(date: .instant(seconds))
            return
        }
        let local = seconds + offset
        let day = Int((Double(local) / 86_400).rounded(.down))
        let minutes = (local - day * 86_400) / 60
        self.init(
            date: .day(Day(number: day)),
            time: TimeOfDay(hour: minutes / 60, minute: minutes % 60)
        )
    }
}

extension SQLiteValue {
    // Programs store 72.4 in four bytes, which are 72.4000015 in eight.
    var decimal: Double? {
        number.map { number in
            let short = Float(number)
            return Double(short) == number ? Double("\(short)") ?? number : number
        }
    }
}
