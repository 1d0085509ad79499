import CNCurses

/// Key sequences of the terminal's terminfo description.
nonisolated enum KeyTable {
    private static let names: [(String, KeyPress)] =
        [
            ("kcuu1", KeyPress(.upArrow)), ("kcud1", KeyPress(.downArrow)),
            ("kcub1", KeyPress(.leftArrow)), ("kcuf1", KeyPress(.rightArrow)),
            ("khome", KeyPress(.home)), ("kend", KeyPress(.end)),
            ("kpp", KeyPress(.pageUp)), ("knp", KeyPress(.pageDown)),
            ("kich1", KeyPress(.insert)), ("kdch1", KeyPress(.deleteForward)),
            ("kcbt", KeyPress(.tab, modifiers: .shift)),
            ("kri", KeyPress(.upArrow, modifiers: .shift)),
            ("kind", KeyPress(.downArrow, modifiers: .shift)),
            ("kLFT", KeyPress(.leftArrow, modifiers: .shift)),
            ("kRIT", KeyPress(.rightArrow, modifiers: .shift)),
            ("kHOM", KeyPress(.home, modifiers: .shift)),
            ("kEND", KeyPress(.end, modifiers: .shift)),
            ("kDC", KeyPress(.deleteForward, modifiers: .shift)),
        ] + (1...12).map { ("kf\($0)", KeyPress(.function($0))) }

    /// Returns the key sequences of the terminal for which ncurses was started.
    static func load() -> [[UInt8]: KeyPress] {
        var keys: [[UInt8]: KeyPress] = [:]
        for (name, press) in names {
            guard let value = cn_capability(name) else { continue }
            let bytes = Array(String(cString: value).utf8)
            let introducers = [UInt8(ascii: "["), UInt8(ascii: "O")]
            let isCommon = bytes.count == 2 && introducers.contains(bytes[1])
            if bytes.first == 0x1B, (2...8).contains(bytes.count), !isCommon {
                keys[bytes] = press
            }
        }
        return keys
    }
}
