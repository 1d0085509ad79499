#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Date {
    private static let millisecondsOfDay = 86_400_000

    init?(moment: String) {
        self.init(text: Array(moment.utf8))
    }

    init?<Text: RandomAccessCollection<UInt8>>(text: Text) where Text.Index == Int {
        let start = text.startIndex
        guard
            text.count == 24, text[start + 10] == UInt8(ascii: "T"),
            text[start + 16] == UInt8(ascii: ":"), text[start + 19] == UInt8(ascii: "."),
            text[start + 23] == UInt8(ascii: "Z"),
            let day = Day(text: text.prefix(10)),
            let time = TimeOfDay(text: text[start + 11..<start + 16]),
            let seconds = Int(digits: text[start + 17..<start + 19]), seconds < 60,
            let milliseconds = Int(digits: text[start + 20..<start + 23])
        else {
            return nil
        }
        let ofDay = (time.minutes * 60 + seconds) * 1000 + milliseconds
        self.init(milliseconds: day.number * Self.millisecondsOfDay + ofDay)
    }

    init(milliseconds: Int) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }

    // Between the years 1 and 9999, which is what the text has room for.
    var milliseconds: Int {
        let milliseconds = (timeIntervalSince1970 * 1000).rounded()
        return Int(max(-62_135_596_800_000, min(253_402_300_799_999, milliseconds)))
    }

    var moment: String {
        let ofDay =
            (milliseconds % Self.millisecondsOfDay + Self.millisecondsOfDay)
            % Self.millisecondsOfDay
        let day = Day(number: (milliseconds - ofDay) / Self.millisecondsOfDay)
        let seconds = ofDay / 1000
        let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0.padded(to: 2) }
        return "\(day)T\(parts.joined(separator: ":")).\((ofDay % 1000).padded(to: 3))Z"
    }
}
