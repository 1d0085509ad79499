/// Ways in which a file goes bad.
enum Damage {
    static func of(
        _ good: [UInt8],
        round: Int,
        _ generator: inout Seed
    ) -> [UInt8] {
        let place = Int.random(in: 0..<good.count, using: &generator)
        let end = Int.random(in: place...good.count, using: &generator)
        var bytes = good
        switch round % 12 {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: bytes = Array(good[..<place])
        case 2: bytes.removeSubrange(place..<end)
        case 3: bytes.insert(contentsOf: good[place..<end], at: end)
        case 4: bytes = good + good
        case 5: bytes.replaceSubrange(place..<end, with: Array(repeating: 0, count: end - place))
        case 6: bytes.insert(contentsOf: [0xC3, 0x28, 0xED, 0xA0, 0x80, 0xFF], at: place)
        case 7:
            let depth = Int.random(in: 1...100_000, using: &generator)
            bytes.insert(contentsOf: Array(repeating: UInt8(ascii: "["), count: depth), at: place)
        case 8:
            let text = String(decoding: good, as: UTF8.self)
            let number =
                ["1e999", "-1e308", "NaN", String(repeating: "9", count: 5000), "-0", "1E+5"]
                .randomElement(using: &generator) ?? "0"
            bytes = Array(text.replacing(/[0-9.]+,"id"/, with: "\(number),\"id\"").utf8)
        case 9: bytes.swapAt(place, end == good.count ? 0 : end)
        case 10:
            bytes = Array(
                String(decoding: good, as: UTF8.self).utf16.flatMap {
                    [UInt8($0 & 0xFF), UInt8($0 >> 8)]
                }
            )
        default:
            let lines = good.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            bytes = Array(lines.shuffled(using: &generator).joined(separator: [UInt8(ascii: "\n")]))
        }
        return bytes
    }
}

/// The same numbers in every run.
struct Seed: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
