import Testing

@testable import CommandLineInterface

/// The fast way of writing gives the same text as the slow one.
@Suite(.timeLimit(.minutes(10)))
struct WritingTests {
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
}
