import Essentials
import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct JapaneseDecoderTests {
    /// `iconv` knows all characters.
    @Test
    func decode_everyCharacter_equalsTheSystem() throws {
        let folder = TemporaryFolder()
        var (bad, known) = (0, 0)
        for lead in UInt8(0x81)...0xFC where lead < 0xA0 || lead >= 0xE0 {
            let codes = (UInt8(0x40)...0xFC).filter { $0 != 0x7F }.map { [lead, $0] }
            try folder.write(Array(codes.joined(separator: [0x0A])), "codes")
            let path = "\(folder.path)/codes"
            let outcome = try Program.run(["iconv", "-c", "-f", "CP932", "-t", "UTF-8", path])
            var decoder = JapaneseDecoder()
            let lines = String(
                decoding: decoder.decode(Array(codes.joined(separator: [0x0A]))),
                as: UTF8.self
            )
            .split(separator: "\n", omittingEmptySubsequences: false)
            let others = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
            for (line, other) in zip(lines, others) {
                if line == "\u{FFFD}" { continue }
                known += 1
                if line != other { bad += 1 }
            }
        }
        #expect(bad == 0)
        // The numbers of JIS X 0208, of row 13, and of IBM’s characters in two places.
        #expect(known == 6879 + 83 + 374 + 388)
    }

    @Test(arguments: [1, 7, 1 << 18])
    func read_tableOfAJapaneseSpreadsheet_isKnown(pieces: Int) throws {
        let text = "日付,時刻,体重(kg),メモ\r\n2026-11-20,07:30,72.4,朝食の前ｱｲ\r\n"
        let file = try OtherFiles.read(try Self.encoded(text), pieces: pieces)
        #expect(file.readings.map(\.weight) == [72.4])
        #expect(file.readings.first?.note == "朝食の前ｱｲ")
    }

    /// With heads in English, a note is all that tells the encoding.
    @Test(arguments: [
        "ｱｻｺﾞﾊﾝ", "ﾀﾊﾞｺ", "ｳﾝﾄﾞｳ", "食後", "朝", "夜", "外食", "雨", "飲み会", "旅行 (2日)", "2回目。風邪",
    ])
    func read_aNote_tellsTheEncoding(note: String) throws {
        let text = "Date,Weight (kg),Note\n2026-11-20,72.4,\(note)\n"
        #expect(try OtherFiles.read(try Self.encoded(text)).readings.first?.note == note)
    }

    @Test(arguments: ["\u{C4}\u{D6}\u{DC}", "GEF\u{C4}\u{DF}E", "\u{B1}2 \u{B0}C \u{D8} \u{BD}"])
    func read_capitalsWithAccents_stayWestern(note: String) throws {
        let text = "Date,Weight (kg),Note\n2026-11-20,72.4,\(note)\n"
        let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        #expect(try OtherFiles.read(bytes).readings.first?.note == note)
    }

    @Test(arguments: [
        "don’t été", "l’écran", "“Évian”", "it’s", "Müsli", "Über", "à midi", "Œuf", "Žena",
        "déjà vu",
        "• x", "70–72", "Größe", "café", "…", "5 €", "naïve Façade", "„Ärger“",
    ])
    func read_westernNotes_stayWestern(note: String) throws {
        let text = "Date,Weight (kg),Note\n2026-11-20,72.4,\(note)\n"
        #expect(try OtherFiles.read(try Self.encoded(text, "CP1252")).readings.first?.note == note)
    }

    @Test(arguments: [
        "EUC-JP", "ISO-2022-JP", "GB18030", "KOI8-R", "CP1251", "UTF-16LE", "UTF-16BE",
    ])
    func read_anotherEncoding_isNamed(encoding: String) throws {
        let isRussian = ["KOI8-R", "CP1251"].contains(encoding)
        let head = isRussian ? "Дата,Вес,Заметка" : "日付,時刻,体重"
        let note = isRussian ? "после завтрака" : "朝食"
        let bytes = try Self.encoded("\(head)\n2026-11-20,72.4,\(note)\n", encoding)
        #expect(throws: ImportFailure.encoding(file: "file")) {
            try OtherFiles.read(bytes)
        }
    }

    private static func encoded(_ text: String, _ name: String = "CP932") throws -> [UInt8] {
        let folder = TemporaryFolder()
        try folder.write(text, "text")
        let command = "iconv -f UTF-8 -t \(name) '\(folder.path)/text' >'\(folder.path)/code'"
        _ = try Program.run(["sh", "-c", command])
        return try #require(folder.bytes("code"))
    }
}
