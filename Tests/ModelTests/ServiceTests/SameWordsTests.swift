import DataSource
import Testing

@testable import Model

/// Fields and files understand the same words.
@Suite(.timeLimit(.minutes(10)))
struct SameWordsTests {
    private let entryService = EntryService(.testDependencies())
    private let today = Day(year: 2026, month: 11, day: 22) ?? .epoch

    private func reading(_ head: String, _ cells: String...) throws -> ImportedReading {
        let row = cells.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",")
        let stream = FileStream(Array("\(head)\n\(row)\n".utf8))
        let files = try ImportService(.testDependencies()).read(stream, named: "f", as: nil)
        let file = try #require(files.first)
        return try #require(file.readings.first, "\(file.refusals)")
    }

    @Test(arguments: [
        "2026-11-20", "2026/11/20", "2026.11.20", "20261120", "2026 11 20", "20.11.2026",
        "20 nov 2026", "Nov. 20, 2026", "20-Nov-26", "November 20th 2026",
        "Fri, 20 Nov 2026", "20 Nov 2026 (Fri)", "20 novembre 2026", "20. marraskuuta 2026",
        "20 ноября 2026", "2026年11月20日(金)", "26年11月20日", "2026 年 11 月 20 日", "2026년 11월 20일",
        "令和8年11月20日", "R8.11.20", "２０２６－１１－２０", "2026−11−20",
    ])
    func date_isTheSame(text: String) throws {
        #expect(try entryService.day(text, today: today).description == "2026-11-20")
        let date = try reading("Date,Weight (kg)", text, "70").date
        #expect(date == Day(year: 2026, month: 11, day: 20).map { .day($0) })
    }

    @Test(arguments: ["3/4/2026", "3-4-2026", "03/04/2026", "4/3/26"])
    func date_ofTwoMeanings_isGuessedByNeither(text: String) throws {
        #expect {
            try entryService.day(text, today: today)
        } throws: {
            if case .eitherDay? = $0 as? EntryError { true } else { false }
        }
        let date = try reading("Date,Weight (kg)", text, "70").date
        #expect(date.day(.dayFirst) != date.day(.monthFirst))
    }

    @Test(arguments: [
        "7:30", "07:30:15", "7h30", "7:30 am", "7:30 A.M.", "午前7時30分", "7時半", "0730", "７：３０",
        "07:30 ",
    ])
    func time_isTheSame(text: String) throws {
        #expect(try entryService.time(text).description == "07:30")
        let time = try reading("Date,Time,Weight (kg)", "2026-11-20", text, "70").time
        #expect(time?.description == "07:30")
        if text != "0730" {
            let time = try reading("Date,Weight (kg)", "2026-11-20 \(text)", "70").time
            #expect(time?.description == "07:30")
        }
    }

    @Test(arguments: [
        "72.4", "72,4", "72.4 kg", "72.4 Kilos", "160 lb", "160 LBS", "11st 6", "11 st 6.5 lb",
        "11.5st", "72400 g", "７２．４キロ", "72.4㎏",
    ])
    func weight_isTheSame(text: String) throws {
        let reading = try reading("Date,Weight (kg)", "2026-11-20", text)
        let kilograms = reading.weight * (reading.unit?.kilograms ?? 1)
        #expect(abs(try entryService.weight(text) - kilograms) < 1e-9)
    }

    @Test(arguments: [
        "178", "178,5", "178 cm", "1.78", "1.78 m", "5'10\"", "5’10”", "5'10''", "5 ft 10 in",
        "5ft10.5", "70 in", "6 feet", "1m78", "1m78cm", "178センチ", "178㎝",
    ])
    func height_isTheSame(text: String) throws {
        let height = try reading("Date,Weight (kg),Height (cm)", "2026-11-20", "70", text).height
        #expect(abs(try entryService.height(text) - (height ?? 0)) < 1e-9)
    }
}
