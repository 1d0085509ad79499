import Essentials
import Testing

@testable import DataSource

/// The fast way of writing gives the same text as the slow one.
@Suite(.timeLimit(.minutes(10)))
struct JSONWriterTests {
    @Test
    func number_anyHundredths_isAsItIsDescribed() {
        for hundredths in stride(from: -120_000, through: 120_000, by: 7) {
            let number = Double(hundredths) / 100
            var text = "\(number)"
            if text.hasSuffix(".0") { text.removeLast(2) }
            #expect(written(number) == text)
        }
    }

    @Test(arguments: [
        (0, "0"), (-0.0, "0"), (0.004, "0.004"), (72.405, "72.405"), (1e20, "1e+20"),
        (999.99, "999.99"),
        (1000, "1000"), (-0.01, "-0.01"), (.pi, "3.141592653589793"),
    ])
    func number_isWhole(number: Double, text: String) {
        #expect(written(number) == text)
    }

    @Test(arguments: [
        ("Ann", #""Ann""#), ("太郎 é", #""太郎 é""#), (#"a\"b""#, #""a\\\"b\"""#),
        ("a\n\tb", #""a\u000a\u0009b""#), ("\u{1B}[31m", #""\u001b[31m""#),
        ("\u{7F}\u{80}\u{9B}\u{9F}\u{A0}Â", #""\u007f\u0080\u009b\u009f"# + "\u{A0}Â\""),
    ])
    func text_isHarmlessForATerminalAndReadAsItWas(text: String, json: String) {
        var sut = JSONWriter()
        sut.text(nil, text)
        #expect(String(decoding: sut.bytes, as: UTF8.self) == json)
        #expect(JSONText(bytes: sut.bytes[...]).string == text)
    }

    @Test
    func jsonText_ofADataFile_keepsDELAndC1() {
        let text = "\u{7F}\u{9B}\"\n"
        let sut = JSONText(text)
        #expect(Array(sut.bytes) == Array("\"\u{7F}\u{9B}\\\"\\u000a\"".utf8))
        #expect(sut.printable.string == text)
        #expect(sut.printable.printable == sut.printable)
    }

    @Test
    func id_day_time_areAsTheyAreDescribed() {
        var json = JSONWriter()
        let id = UUID()
        let time = TimeOfDay(hour: 7, minute: 5) ?? .midnight
        json.object { json in
            json.id(id)
            for number in [-719_162, -1, 0, 20_777, 2_932_896] {
                json.day("day", Day(number: number))
            }
            json.time("time", time)
        }
        let days = [-719_162, -1, 0, 20_777, 2_932_896].map { "\"day\":\"\(Day(number: $0))\"" }
        #expect(
            String(decoding: json.bytes, as: UTF8.self)
                == "{\"id\":\"\(id.uuidString.lowercased())\",\(days.joined(separator: ",")),"
                + "\"time\":\"\(time)\"}"
        )
        #expect(id.shortText == id.uuidString.lowercased().prefix(8))
    }

    private func written(_ number: Double) -> String {
        var json = JSONWriter()
        json.number(nil, number)
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
