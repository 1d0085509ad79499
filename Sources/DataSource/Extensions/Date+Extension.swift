import Essentials

extension Date {
    private static let millisecondsOfDay = 86_400_000

    init?(moment: String) {
        var moment = moment
        guard let date = moment.withUTF8({ Date(text: $0) }) else { return nil }
        self = date
    }

    init?(text: UnsafeBufferPointer<UInt8>) {
        guard
            text.count == 24, text.has("T", at: 10), text.has(":", at: 16), text.has(".", at: 19),
            text.has("Z", at: 23),
            let day = Day(text: UnsafeBufferPointer(rebasing: text[..<10])),
            let time = TimeOfDay(text: UnsafeBufferPointer(rebasing: text[11..<16])),
            let seconds = text.digits(17..<19), seconds < 60,
            let milliseconds = text.digits(20..<23)
        else {
            return nil
        }
        let ofDay = (time.minutes * 60 + seconds) * 1000 + milliseconds
        self.init(milliseconds: day.number * Self.millisecondsOfDay + ofDay)
    }

    init(milliseconds: Int) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }

    // Clamped to the years 1 to 9999, which the text can express.
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
        let clock = String(unsafeUninitializedCapacity: 14) { text in
            text[0] = UInt8(ascii: "T")
            text.put(seconds / 3600, at: 1)
            text[3] = UInt8(ascii: ":")
            text.put(seconds / 60 % 60, at: 4)
            text[6] = UInt8(ascii: ":")
            text.put(seconds % 60, at: 7)
            text[9] = UInt8(ascii: ".")
            text.put(ofDay % 1000 / 10, at: 10)
            text[12] = UInt8(ascii: "0") + UInt8(ofDay % 10)
            text[13] = UInt8(ascii: "Z")
            return 14
        }
        return day.description + clock
    }
}
