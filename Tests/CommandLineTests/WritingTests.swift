import DataSource
import Essentials
import Model
import Testing

@testable import CommandLineInterface

/// What is written quickly is what would be written slowly.
@Suite(.timeLimit(.minutes(10)))
struct WritingTests {
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

    @Test
    func memory_ofManyNumbers_mixesNoneUp() {
        var (numbers, eighths) = (Memory(), Memory())
        for number in Array(0..<5000) + Array(0..<5000) {
            #expect(numbers.text(number) { "\($0)" } == "\(number)")
            #expect(eighths.text(Double(number) / 8) { "\($0)" } == "\(Double(number) / 8)")
        }
    }

    @Test
    func columns_ofAnyText_areAlignedAndHarmless() {
        var columns = Columns([false, true, false])
        columns.append(["a", "12", "太郎"])
        columns.append(["太郎", "1", ""])
        columns.append(["", "", "\u{1B}[31m"])
        #expect(columns.lines == ["a     12  太郎", "太郎   1", "          \u{1B}[31m"])
        let text = String(decoding: columns.bytes, as: UTF8.self)
        #expect(text == "a     12  太郎\n太郎   1\n          ␛[31m\n")
    }

    private func written(_ number: Double) -> String {
        var json = JSONWriter()
        json.number(nil, number)
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
