package import DataSource
package import Essentials

// Values of each weigh-in, written without temporary strings.
extension JSONWriter {
    package mutating func id(_ id: UUID) {
        begin("id")
        put(38) { text in
            text[0] = UInt8(ascii: "\"")
            id.write(to: UnsafeMutableBufferPointer(rebasing: text[1...]))
            text[37] = UInt8(ascii: "\"")
        }
    }

    package mutating func day(_ name: StaticString, _ day: Day) {
        let (year, month, day) = day.civil
        begin(name)
        put(12) { text in
            text[0] = UInt8(ascii: "\"")
            text.write(year / 100, at: 1)
            text.write(year % 100, at: 3)
            text[5] = UInt8(ascii: "-")
            text.write(month, at: 6)
            text[8] = UInt8(ascii: "-")
            text.write(day, at: 9)
            text[11] = UInt8(ascii: "\"")
        }
    }

    package mutating func time(_ name: StaticString, _ time: TimeOfDay) {
        begin(name)
        put(7) { text in
            text[0] = UInt8(ascii: "\"")
            text.write(time.hour, at: 1)
            text[3] = UInt8(ascii: ":")
            text.write(time.minute, at: 4)
            text[6] = UInt8(ascii: "\"")
        }
    }

    // Most numbers have at most two decimals; false for others.
    package mutating func putHundredths(_ number: Double) -> Bool {
        let hundredths = (number.magnitude * 100).rounded()
        guard hundredths < 100_000, hundredths / 100 == number.magnitude else { return false }
        let (whole, rest) = Int(hundredths).quotientAndRemainder(dividingBy: 100)
        put(7) { text in
            var length = 0
            func append(_ digit: UInt8) {
                text[length] = digit
                length += 1
            }
            if number < 0 { append(UInt8(ascii: "-")) }
            if whole >= 100 { append(.digit(whole / 100)) }
            if whole >= 10 { append(.digit(whole / 10 % 10)) }
            append(.digit(whole % 10))
            if rest > 0 { append(UInt8(ascii: ".")) }
            if rest > 0 { append(.digit(rest / 10)) }
            if rest % 10 > 0 { append(.digit(rest % 10)) }
            text = UnsafeMutableBufferPointer(rebasing: text[..<length])
        }
        return true
    }

    // Writes at most 64 bytes, without a heap allocation.
    package mutating func put(
        _ count: Int,
        _ write: (inout UnsafeMutableBufferPointer<UInt8>) -> Void
    ) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
            var text = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
            write(&text)
            bytes += text
        }
    }
}

extension UnsafeMutableBufferPointer<UInt8> {
    fileprivate func write(_ twoDigits: Int, at index: Int) {
        self[index] = .digit(twoDigits / 10)
        self[index + 1] = .digit(twoDigits % 10)
    }
}

extension UInt8 {
    fileprivate static func digit(_ number: Int) -> UInt8 {
        UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number)
    }
}
