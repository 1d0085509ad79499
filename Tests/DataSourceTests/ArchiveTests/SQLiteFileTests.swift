import Essentials
import Testing

@testable import DataSource

/// Random databases that `sqlite3` has made, with the values that it reads itself.
@Suite(.timeLimit(.minutes(60)), .serialized)
struct SQLiteFileTests {
    private static let batch = 100
    private static let batches = Effort.isSoak ? 100 : 20

    @Test(arguments: 0..<batches)
    func read_randomDatabases_equalsWhatTheirMakerReads(seed: Int) throws {
        let folder = try Self.makeDatabases(Self.batch, seed: seed)
        var bad = [String]()
        for number in 0..<Self.batch {
            let expected = try #require(folder.bytes("\(number).txt"))
            let rows = try Self.rows(
                try #require(folder.bytes("\(number).db")),
                log: folder.bytes("\(number).db-wal")
            )
            let lines = expected.split(separator: UInt8(ascii: "\n")).map { line in
                line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
                    .map { String(decoding: $0, as: UTF8.self) }
            }
            let isSame =
                rows.count == lines.count
                && zip(rows.sorted(), lines.map(Self.value).sorted()).allSatisfy { $0 == $1 }
            if !isSame { bad.append("\(number): \(rows.count) of \(lines.count) rows") }
        }
        #expect(bad == [])
    }

    @Test
    func read_damagedDatabases_endsAndNeverCrashes() throws {
        let folder = try Self.makeDatabases(60, seed: 4711)
        let small = (0..<60).compactMap { number in
            folder.bytes("\(number).db").flatMap { bytes in
                bytes.count < 40_000 ? (bytes, folder.bytes("\(number).db-wal")) : nil
            }
        }
        try #require(small.count > 5)
        var random = Seed(state: 5)
        var refusals = 0
        let rounds = Effort.isSoak ? 1_000_000 : 9000
        for round in 0..<rounds {
            let (good, log) = small[Int.random(in: 0..<small.count, using: &random)]
            var bytes = good
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                // The heads of pages decide most.
                let page = Int.random(in: 0..<good.count / 512, using: &random) * 512
                let reach = round % 2 == 0 ? 16 : 512
                let place = page + Int.random(in: 0..<reach, using: &random)
                bytes[place] = UInt8.random(in: 0...255, using: &random)
            }
            if round % 7 == 0 {
                bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
            }
            let rows = try? Self.rows(bytes, log: round % 3 == 0 ? log : nil)
            if rows == nil { refusals += 1 }
        }
        #expect(refusals > rounds / 20)
    }

    @Test
    func init_logOfAnotherSalt_isLeftOut() throws {
        let folder = try Self.makeDatabases(60, seed: 8)
        let number = try #require((0..<60).first { folder.bytes("\($0).db-wal") != nil })
        let bytes = try #require(folder.bytes("\(number).db"))
        var log = try #require(folder.bytes("\(number).db-wal"))
        let without = try? Self.rows(bytes, log: nil)
        log[16] ^= 1
        #expect((try? Self.rows(bytes, log: log)) == without)
    }
}

extension SQLiteFileTests {
    private static func rows(_ bytes: [UInt8], log: [UInt8]?) throws -> [String] {
        let file = try SQLiteFile(FileBytes(bytes), log: log.map { FileBytes($0) })
        var rows = [String]()
        for (name, table) in file.tables where !name.hasPrefix("sqlite_") {
            try file.read(name, table.columns) { values in
                rows.append(([name] + values.map(text)).joined(separator: "\t"))
            }
        }
        return rows
    }

    private static func text(_ value: SQLiteValue) -> String {
        switch value {
        case .null: "NULL"
        case .integer(let number): "\(number)"
        case .real(let number): "real \(number.bitPattern)"
        case .text(let text):
            "'\(text.utf8.contains(0x27) ? text.replacing("'", with: "''") : text)'"
        case .bytes(let bytes):
            "X'\(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined())'"
        }
    }

    /// A line of `sqlite3`; it writes reals with a point or an exponent.
    private static func value(_ line: [String]) -> String {
        line.enumerated().map { place, text in
            let isReal =
                place > 0 && !text.hasPrefix("'") && !text.hasPrefix("X")
                && text.contains(where: { ".e".contains($0) })
            return isReal ? Double(text).map { "real \($0.bitPattern)" } ?? text : text
        }
        .joined(separator: "\t")
    }

    private static func makeDatabases(_ count: Int, seed: Int) throws -> TemporaryFolder {
        let memory = "/dev/shm"
        let folder =
            FileManager.default.isWritableFile(atPath: memory)
            ? TemporaryFolder(in: memory) : TemporaryFolder()
        var script = ""
        var generator = Seed(state: UInt64(seed) &* 7919 &+ 1)
        for number in 0..<count { script += RandomDatabase.script(number, &generator) }
        try folder.write(script, "script.sql")
        let outcome = try Program.run(["sh", "-c", "cd '\(folder.path)' && sqlite3 <script.sql"])
        try #require(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output.prefix(500))")
        return folder
    }
}

/// Statements that fill a database and write what it holds then.
private enum RandomDatabase {
    static func script(_ number: Int, _ random: inout Seed) -> String {
        // The log stays beside the database, as after a crash.
        var lines = [
            ".output /dev/null", ".open --new \(number).db", ".dbconfig no_ckpt_on_close on",
        ]
        let size = pick([512, 1024, 4096, 8192, 65_536], &random)
        let encoding = pick(["UTF-8", "UTF-8", "UTF-16le", "UTF-16be"], &random)
        lines += [
            "PRAGMA synchronous=OFF;", "PRAGMA journal_mode=memory;", "PRAGMA page_size=\(size);",
            "PRAGMA encoding='\(encoding)';",
        ]
        if isOnce(in: 3, &random) { lines.append("PRAGMA auto_vacuum=\(pick([1, 2], &random));") }
        if isOnce(in: 2, &random) {
            lines.append("PRAGMA journal_mode=wal;")
            lines.append("PRAGMA wal_autocheckpoint=\(pick([0, 3, 1000], &random));")
        }
        var tables = [Table]()
        for place in 0..<pick([1, 2, 3], &random) {
            let table = Table("t\(place)", &random)
            tables.append(table)
            lines.append(table.definition)
            if isOnce(in: 3, &random) {
                lines.append("CREATE INDEX i\(place) ON t\(place) (\"c 0\");")
            }
        }
        for place in tables.indices {
            lines += tables[place].rows(pick([1, 5, 40], &random), &random)
        }
        for place in tables.indices {
            if isOnce(in: 2, &random) {
                lines.append("DELETE FROM t\(place) WHERE rowid_or_k % 3 = 0;")
            }
            if isOnce(in: 3, &random) { lines.append(tables[place].widened(&random)) }
        }
        if isOnce(in: 3, &random) { lines.append("VACUUM;") }
        for place in tables.indices {
            lines += tables[place].rows(pick([1, 4], &random), &random)
        }
        lines += [".mode list", ".separator \"\\t\"", ".output \(number).txt"]
        lines += tables.map(\.query)
        return lines.joined(separator: "\n").replacing("rowid_or_k", with: "length(\"c 0\")") + "\n"
    }

    static func pick<Value>(_ values: [Value], _ random: inout Seed) -> Value {
        values[Int.random(in: 0..<values.count, using: &random)]
    }

    static func isOnce(in count: Int, _ random: inout Seed) -> Bool {
        Int.random(in: 0..<count, using: &random) == 0
    }

    struct Table {
        let name: String
        private var columns = [String]()
        private var computed = [String]()
        private var ending = ""
        private var constraints = [String]()
        private var definitions = [String]()

        init(_ name: String, _ random: inout Seed) {
            self.name = name
            let types = [
                "INTEGER", "REAL", "TEXT", "BLOB", "", "DOUBLE PRECISION", "NUMERIC", "FLOAT",
                "varchar(10)", "BIGINT",
            ]
            for place in 0..<pick([1, 3, 6], &random) {
                let rest = pick(["", " DEFAULT (3)", " /* x, ( */", " CHECK (1=1)"], &random)
                columns.append("c \(place)")
                definitions.append("\"c \(place)\" \(pick(types, &random))\(rest)")
            }
            switch Int.random(in: 0..<5, using: &random) {
            case 0: add("id", "id INTEGER PRIMARY KEY", at: pick([0, 1], &random))
            case 1: add("id", "id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL", at: 0)
            case 2:
                add("k1", "k1 INTEGER", at: pick([0, 1], &random))
                add("k2", "k2 TEXT", at: columns.count)
                constraints.append("PRIMARY KEY (k2 DESC, k1)")
                ending = " WITHOUT ROWID"
            case 3:
                add("id", "id INTEGER", at: 1)
                constraints.append("CONSTRAINT pk PRIMARY KEY(\"id\")")
            default:
                computed.append("g")
                definitions.append("g AS (1+1)\(pick([" VIRTUAL", ""], &random))")
            }
        }

        private mutating func add(_ name: String, _ definition: String, at place: Int) {
            columns.insert(name, at: place)
            definitions.insert(definition, at: place)
        }

        var definition: String {
            "CREATE TABLE \(name) (\((definitions + constraints).joined(separator: ", ")))\(ending);"
        }

        /// Selects the columns in their order; computed ones are not stored.
        var query: String {
            let all = columns + computed
            let values = definitions.compactMap { definition in
                all.first { definition.hasPrefix("\($0) ") || definition.hasPrefix("\"\($0)\"") }
            }
            let texts = values.map { computed.contains($0) ? "'NULL'" : "quote(\"\($0)\")" }
            return "SELECT '\(name)', \(texts.joined(separator: ", ")) FROM \(name);"
        }

        mutating func widened(_ random: inout Seed) -> String {
            let column = "z\(columns.count)"
            let rest = pick(
                ["REAL DEFAULT 4", "INTEGER DEFAULT -7", "TEXT DEFAULT 'a''b'", "BLOB"],
                &random
            )
            columns.append(column)
            definitions.append("\(column) \(rest)")
            return "ALTER TABLE \(name) ADD COLUMN \(column) \(rest);"
        }

        func rows(_ count: Int, _ random: inout Seed) -> [String] {
            let names = columns.map { "\"\($0)\"" }.joined(separator: ", ")
            return ["BEGIN;"]
                + (0..<count).map { _ in
                    let values = columns.map { value(of: $0, &random) }.joined(separator: ", ")
                    return "INSERT OR IGNORE INTO \(name) (\(names)) VALUES (\(values));"
                } + ["COMMIT;"]
        }

        private func value(of column: String, _ random: inout Seed) -> String {
            let number = Int.random(in: -10...1_000_000_000, using: &random)
            let length = pick([0, 3, 20, isOnce(in: 60, &random) ? 9000 : 300], &random)
            switch column {
            case "id": return pick(["NULL", "\(number)"], &random)
            case "k1": return "\(number)"
            case "k2":
                return
                    "'k\(number % 1000)\(pick(["", String(repeating: "x", count: 700)], &random))'"
            default: break
            }
            switch Int.random(in: 0..<6, using: &random) {
            case 0: return "NULL"
            case 1:
                return pick(
                    [
                        "0", "1", "-1", "127", "-129", "32768", "8388607", "2147483648",
                        "-140737488355328",
                        "9223372036854775807", "\(number)",
                    ],
                    &random
                )
            case 2: return pick(["0.0", "1.0", "-3.0", "72.4", "1e300", "-2.5", "0.1"], &random)
            case 3: return "zeroblob(\(length))"
            default:
                let signs = ["a", "b", " ", "''", "ä", "あ", "😀", "\""]
                let word = (0..<min(length, 11)).map { _ in pick(signs, &random) }.joined()
                return "'\(String(repeating: word, count: (length + 10) / 11))'"
            }
        }
    }
}
