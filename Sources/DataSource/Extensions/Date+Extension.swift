#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Date {
    private static let millisecondsOfDay = 86_400_000

    init?(moment: String) {
        let characters = Array(moment.utf8)
        guard
            characters.count == 24, characters[10] == UInt8(ascii: "T"),
            characters[13] == UInt8(ascii: ":"), characters[16] == UInt8(ascii: ":"),
            characters[19] == UInt8(ascii: "."), characters[23] == UInt8(ascii: "Z"),
            let day = Day(digits: characters[..<10]),
            let hours = Int(digits: characters[11..<13]), hours < 24,
            let minutes = Int(digits: characters[14..<16]), minutes < 60,
            let seconds = Int(digits: characters[17..<19]), seconds < 60,
            let milliseconds = Int(digits: characters[20..<23])
        else {
            return nil
        }
        let ofDay = ((hours * 60 + minutes) * 60 + seconds) * 1000 + milliseconds
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
