/// Rewrites the 8-bit forms of the introducers, raw or in UTF-8, as Escape and a letter, so that the
/// answer of an 8-bit terminal is no keys.
nonisolated enum EightBitControls {
    /// SS3, DCS, SOS, CSI, ST, OSC, PM and APC (ECMA-48, 5.3).
    private static let controls: Set<UInt8> = [0x8F, 0x90, 0x98, 0x9B, 0x9C, 0x9D, 0x9E, 0x9F]
    private static let pasteStart = Array("\u{1B}[200~".utf8)
    private static let mouse = Array("\u{1B}[M".utf8)

    /// Returns the bytes up to a paste with their controls replaced, and the rest as it is.
    static func replaced(in bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(where: controls.contains) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 8)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let count = min(length(ofCharacter: byte), bytes.count - index)
            if controls.contains(byte) {
                result += [0x1B, byte - 0x40]
                index += 1
            } else if byte == 0xC2, count == 2, controls.contains(bytes[index + 1]) {
                result += [0x1B, bytes[index + 1] - 0x40]
                index += 2
            } else {
                let rest = bytes[(index + 1)...].prefix(count - 1)
                let character = [byte] + rest.prefix { (0x80...0xBF).contains($0) }
                result += character
                index += character.count
            }
            // The coordinates of an old mouse report are any bytes, and so is a paste.
            if result.suffix(mouse.count).elementsEqual(mouse) {
                result += bytes[index...].prefix(3)
                index += min(3, bytes.count - index)
            } else if result.suffix(pasteStart.count).elementsEqual(pasteStart) {
                return result + bytes[index...]
            }
        }
        return result
    }

    private static func length(ofCharacter first: UInt8) -> Int {
        switch first {
        case 0xC0...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xFF: 4
        default: 1
        }
    }
}
