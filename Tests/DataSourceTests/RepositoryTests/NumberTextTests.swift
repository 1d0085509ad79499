import Testing

@testable import DataSource

/// A number is read as the standard library reads it, however short the way to it.
@Suite(.timeLimit(.minutes(10)))
struct NumberTextTests {
    @Test(arguments: [
        "0", "7", "72", "72.4", "72.40", "0.1", "0.3", "178", "99999999", "999999999", "9.99999999",
        "1234567.8", "12345678.9", "999999999.123456789", "72.39999999999999", "-0", "-72.4", "1e2",
        "7.24e1", "1e-400", "1E+2", "4.35", "8.41e0",
    ])
    func number_isWhatTheStandardLibraryReads(text: String) {
        #expect(JSONText(bytes: Array(text.utf8)[...]).number == Double(text))
    }

    @Test
    func number_anyShortDecimal_isWhatTheStandardLibraryReads() {
        var generator = Seed(state: 3)
        for _ in 0..<20_000 {
            let digits = String(Int.random(in: 0...99_999_999, using: &generator))
            let point = Int.random(in: 0..<digits.count, using: &generator)
            let text = point == 0 ? digits : "\(digits.prefix(point)).\(digits.dropFirst(point))"
            #expect(JSONText(bytes: Array(text.utf8)[...]).number == Double(text), "\(text)")
        }
    }

    @Test(arguments: [
        "", "-", ".", ".5", "5.", "1.2.3", "+5", "1e400", "-1e400", "1,5", "0x1F", "nan",
    ])
    func shortDecimal_whatIsNone_isNil(text: String) {
        let number = Array(text.utf8).withUnsafeBufferPointer { Double(shortDecimal: $0) }
        #expect(number == nil)
    }

    @Test(arguments: [
        "", "-", ".", ".5", "1.2.3", "+5", "1e400", "-1e400", "nan", "inf", "true", "\"5\"",
    ])
    func number_whatIsNone_isNil(text: String) {
        #expect(JSONText(bytes: Array(text.utf8)[...]).number == nil)
    }
}

extension JSONText {
    fileprivate var number: Double? {
        bytes.withUnsafeBufferPointer { JSONField(bytes: $0).number }
    }
}
