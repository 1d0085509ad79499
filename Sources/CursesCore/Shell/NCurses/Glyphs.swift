import CSystem
import Essentials

/// Returns the replacement of each scalar; a row has a replacement and the scalars that it is for.
nonisolated private func replacements(
    _ rows: [(Unicode.Scalar, String)]
) -> [Unicode.Scalar: Unicode.Scalar] {
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (replacement, scalars) in rows {
        for scalar in scalars.unicodeScalars { table[scalar] = replacement }
    }
    return table
}

/// ASCII replacements of glyphs.
nonisolated enum ASCIIGlyphs {
    private static let table = replacements([
        ("-", "─┄┅┈┉╍╴╶╸╺╼╾‐‑‒–—―−‾⎯"),
        ("=", "═━"), ("~", "╌"),
        ("|", "│║╵╷╹╻╽╿▏▕⎸"),
        ("+", "┌┍┎┏┐┑┒┓└┕┖┗┘┙┚┛├┝┞┟┠┡┢┣┤┥┦┧┨┩┪┫┬┭┮┯┰┱┲┳┴┵┶┷┸┹┺┻┼┽┾┿╀╁╂╃╄╅╆╇╈╉╊╋"),
        ("+", "✓✔√╒╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡╢╣╤╥╦╧╨╩╪╫╬╭╮╯╰✚"),
        ("/", "╱"), ("\\", "╲"), ("X", "╳"),
        ("<", "←◀◂◄‹«⟨⇐"), (">", "→▶▸►›»⟩❯⇒➜"),
        ("^", "↑▲▴△⌃⇧"), ("v", "↓▼▾▽⇩"),
        ("*", "•●◉⬤∙★☆✱◆◇♦⋅∗"), ("o", "○◦◯◌□"),
        ("x", "×✕✖✗✘"), (".", "·․"), ("#", "┃█■▮▆▇▉▊▋"), ("*", "▓"), ("=", "▒▄▅▌▍▬▐"),
        ("-", "▂▃░"),
        (":", "┆┇┊┋╎╏▖▗▘▝"),
        ("'", "‘’‚′ʼ"), ("\"", "“”„″▀"), ("_", "⎽␣▁"), ("~", "≈∼˜±…⋯"),
        ("C", "©"), ("R", "®"), ("?", "¿�"), ("!", "¡"), ("u", "µ"),
        (" ", "\u{A0}\u{2002}\u{2003}\u{2007}\u{2009}\u{202F}\u{3000}"),
    ])

    /// Returns the nearest ASCII character: a letter without its accent, or else a question mark.
    static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar.isASCII { return (0x20...0x7E).contains(scalar.value) ? scalar : "?" }
        if let known = table[scalar] { return known }
        if (0x2800...0x28FF).contains(scalar.value) { return braille(scalar.value & 0xFF) }
        return letters[scalar] ?? "?"
    }

    /// Returns the ASCII character for a symbol, or the scalar itself if it is a letter.
    static func symbol(for scalar: Unicode.Scalar) -> Unicode.Scalar {
        let isBraille = (0x2800...0x28FF).contains(scalar.value)
        return isBraille || table[scalar] != nil ? replacement(for: scalar) : scalar
    }

    private static func braille(_ dots: UInt32) -> Unicode.Scalar {
        let upper: UInt32 = 0b0001_1011
        switch dots {
        case 0: return " "
        case _ where dots & ~upper == 0: return "'"
        case _ where dots & upper == 0: return "."
        default: return ":"
        }
    }

    private static let letters = replacements([
        ("A", "ÀÁÂÃÄÅĀĂĄ"), ("C", "ÇĆĈĊČ"), ("D", "ÐĎĐ"), ("E", "ÈÉÊËĒĔĖĘĚ"), ("G", "ĜĞĠĢ"),
        ("H", "ĤĦ"), ("I", "ÌÍÎÏĨĪĬĮİ"), ("J", "Ĵ"), ("K", "Ķ"), ("L", "ĹĻĽĿŁ"), ("N", "ÑŃŅŇ"),
        ("O", "ÒÓÔÕÖØŌŎŐ"), ("R", "ŔŖŘ"), ("S", "ŚŜŞŠ"), ("T", "ŢŤŦ"), ("U", "ÙÚÛÜŨŪŬŮŰŲ"),
        ("W", "Ŵ"), ("Y", "ÝŶŸ"), ("Z", "ŹŻŽ"), ("a", "àáâãäåāăą"), ("c", "çćĉċč"),
        ("d", "ðďđ"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"), ("h", "ĥħ"), ("i", "ìíîïĩīĭįı"),
        ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀł"), ("n", "ñńņň"), ("o", "òóôõöøōŏő"),
        ("r", "ŕŗř"), ("s", "śŝşšß"), ("t", "ţťŧ"), ("u", "ùúûüũūŭůűų"), ("w", "ŵ"),
        ("y", "ýÿŷ"), ("z", "źżž"), ("2", "²"), ("3", "³"), ("o", "°"),
        // Nearest letters of Cyrillic and Greek, so that different names stay different.
        ("'", "ЪъЬь"), ("A", "АЯΑΆ"), ("B", "Б"), ("C", "ЦЧЋ"), ("D", "ДЂЏΔ"),
        ("E", "ЕЁЭЄΕΈ"), ("F", "ФΦ"), ("G", "ГҐЃΓ"), ("H", "ХΧ"), ("I", "ИІЇΗΙΉΊΪ"),
        ("J", "ЙЈ"), ("K", "КЌΚ"), ("L", "ЛЉΛ"), ("M", "МΜ"), ("N", "НЊΝ"), ("O", "ОΟΩΌΏ"),
        ("P", "ПΠΨ"), ("R", "РΡ"), ("S", "СШЩЅΣ"), ("T", "ТΘΤ"), ("U", "УЮЎ"), ("V", "ВΒ"),
        ("X", "Ξ"), ("Y", "ЫΥΎΫ"), ("Z", "ЖЗΖ"), ("a", "аяαά"), ("b", "б"), ("c", "цчћ"),
        ("d", "дђџδ"), ("e", "еёэєεέ"), ("f", "фφ"), ("g", "гґѓγ"), ("h", "хχ"),
        ("i", "иіїηιήίϊΐ"), ("j", "йј"), ("k", "кќκ"), ("l", "лљλ"), ("m", "мμ"),
        ("n", "нњν"), ("o", "оοωόώ"), ("p", "пπψ"), ("r", "рρ"), ("s", "сшщѕσς"),
        ("t", "тθτ"), ("u", "уюў"), ("v", "вβ"), ("x", "ξ"), ("y", "ыυύϋΰ"), ("z", "жзζ"),
    ])
}

/// Replacements of scalars of ambiguous width: two columns in East Asian terminals, one in others.
///
/// Unicode calls lines, blocks, arrows and many European letters ambiguous. Text after them would
/// be misplaced, so they become ASCII characters if their width is not known to be one column.
nonisolated enum AmbiguousGlyphs {
    /// Returns the scalar itself if its width is the same in all terminals, else its replacement.
    static func shown(for scalar: Unicode.Scalar) -> Unicode.Scalar {
        ranges.cover(scalar.value) ? ASCIIGlyphs.replacement(for: scalar) : scalar
    }

    /// The ambiguous scalars of Unicode's East Asian Width, without marks. Added are the lightest
    /// shade and the half lines, to match similar ones, and small triangles and the check mark,
    /// which East Asian fonts squeeze into one column.
    private static let ranges: [ClosedRange<UInt32>] = [
        0xA1...0xA1, 0xA4...0xA4, 0xA7...0xA8, 0xAA...0xAA, 0xAE...0xAE, 0xB0...0xB4, 0xB6...0xBA,
        0xBC...0xBF, 0xC6...0xC6, 0xD0...0xD0, 0xD7...0xD8, 0xDE...0xE1, 0xE6...0xE6, 0xE8...0xEA,
        0xEC...0xED, 0xF0...0xF0, 0xF2...0xF3, 0xF7...0xFA, 0xFC...0xFC, 0xFE...0xFE, 0x101...0x101,
        0x111...0x111, 0x113...0x113, 0x11B...0x11B, 0x126...0x127, 0x12B...0x12B, 0x131...0x133,
        0x138...0x138, 0x13F...0x142, 0x144...0x144, 0x148...0x14B, 0x14D...0x14D, 0x152...0x153,
        0x166...0x167, 0x16B...0x16B, 0x1CE...0x1CE, 0x1D0...0x1D0, 0x1D2...0x1D2, 0x1D4...0x1D4,
        0x1D6...0x1D6, 0x1D8...0x1D8, 0x1DA...0x1DA, 0x1DC...0x1DC, 0x251...0x251, 0x261...0x261,
        0x2C4...0x2C4, 0x2C7...0x2C7, 0x2C9...0x2CB, 0x2CD...0x2CD, 0x2D0...0x2D0, 0x2D8...0x2DB,
        0x2DD...0x2DD, 0x2DF...0x2DF, 0x391...0x3A1, 0x3A3...0x3A9, 0x3B1...0x3C1, 0x3C3...0x3C9,
        0x401...0x401, 0x410...0x44F, 0x451...0x451, 0x2010...0x2010, 0x2013...0x2016,
        0x2018...0x2019, 0x201C...0x201D, 0x2020...0x2022, 0x2024...0x2027, 0x2030...0x2030,
        0x2032...0x2033, 0x2035...0x2035, 0x203B...0x203B, 0x203E...0x203E, 0x2074...0x2074,
        0x207F...0x207F, 0x2081...0x2084, 0x20AC...0x20AC, 0x2103...0x2103, 0x2105...0x2105,
        0x2109...0x2109, 0x2113...0x2113, 0x2116...0x2116, 0x2121...0x2122, 0x2126...0x2126,
        0x212B...0x212B, 0x2153...0x2154, 0x215B...0x215E, 0x2160...0x216B, 0x2170...0x2179,
        0x2189...0x2189, 0x2190...0x2199, 0x21B8...0x21B9, 0x21D2...0x21D2, 0x21D4...0x21D4,
        0x21E7...0x21E7, 0x2200...0x2200, 0x2202...0x2203, 0x2207...0x2208, 0x220B...0x220B,
        0x220F...0x220F, 0x2211...0x2211, 0x2215...0x2215, 0x221A...0x221A, 0x221D...0x2220,
        0x2223...0x2223, 0x2225...0x2225, 0x2227...0x222C, 0x222E...0x222E, 0x2234...0x2237,
        0x223C...0x223D, 0x2248...0x2248, 0x224C...0x224C, 0x2252...0x2252, 0x2260...0x2261,
        0x2264...0x2267, 0x226A...0x226B, 0x226E...0x226F, 0x2282...0x2283, 0x2286...0x2287,
        0x2295...0x2295, 0x2299...0x2299, 0x22A5...0x22A5, 0x22BF...0x22BF, 0x2312...0x2312,
        0x2460...0x24E9, 0x24EB...0x254B, 0x2550...0x258F, 0x2591...0x2595, 0x25A0...0x25A1,
        0x25A3...0x25A9, 0x25B2...0x25B3, 0x25B6...0x25B8, 0x25BC...0x25BE, 0x25C0...0x25C1,
        0x25C6...0x25C8, 0x25CB...0x25CB, 0x25CE...0x25D1, 0x25E2...0x25E5, 0x25EF...0x25EF,
        0x2605...0x2606, 0x2609...0x2609, 0x260E...0x260F, 0x261C...0x261C, 0x261E...0x261E,
        0x2640...0x2640, 0x2642...0x2642, 0x2660...0x2661, 0x2663...0x2665, 0x2667...0x266A,
        0x266C...0x266D, 0x266F...0x266F, 0x269E...0x269F, 0x26BF...0x26BF, 0x26C6...0x26CD,
        0x26CF...0x26D3, 0x26D5...0x26E1, 0x26E3...0x26E3, 0x26E8...0x26E9, 0x26EB...0x26F1,
        0x26F4...0x26F4, 0x26F6...0x26F9, 0x26FB...0x26FC, 0x26FE...0x26FF, 0x2713...0x2713,
        0x273D...0x273D, 0x2776...0x277F, 0x2B56...0x2B59, 0x3248...0x324F, 0xFFFD...0xFFFD,
        0x1F100...0x1F10A, 0x1F110...0x1F12D, 0x1F130...0x1F169, 0x1F170...0x1F18D,
        0x1F18F...0x1F190, 0x1F19B...0x1F1AC,
    ]
}

/// Replacements of symbols that the fonts of the Linux console lack.
///
/// A console shows 256 or 512 characters: the user's letters, and only those symbols that the fonts
/// of the kernel and of the distributions have in common.
nonisolated enum ConsoleGlyphs {
    private static let common = Set("─│┌┐└┘├┤┬┴┼═║█░▒■▲▼←↑→↓•…“”‘’".unicodeScalars)

    private static let table = replacements([
        ("┌", "╭"), ("┐", "╮"), ("└", "╰"), ("┘", "╯"), ("│", "▏▕╷╵"), ("█", "▆▇┃"),
        ("•", "●◆"), ("▲", "△"), ("▼", "▾▽"), ("═", "━"), ("─", "╾╴╶"),
    ])

    /// Returns the scalar itself if fonts are likely to have it, else the nearest common one.
    static func shown(for scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard (0x2000..<0x2C00).contains(scalar.value), !common.contains(scalar) else {
            return scalar
        }
        return table[scalar] ?? ASCIIGlyphs.replacement(for: scalar)
    }
}

/// The character set of the terminal.
nonisolated enum Charset {
    /// Sets the locale and returns the characters that may be sent.
    ///
    /// A locale without a character set, such as `C`, becomes UTF-8; with another set, the terminal
    /// would garble UTF-8. Only needed categories are read: each costs files at every start.
    static func start(on terminal: String) -> TerminalCapabilities.Glyphs {
        guard startUTF8() else { return .ascii }
        return terminal.hasPrefix("linux") ? .console : .unicode
    }

    private static func startUTF8() -> Bool {
        for category in [LC_CTYPE, LC_NUMERIC] { setlocale(category, "") }
        if isUTF8(current) { return true }
        guard !namesAnother else { return false }
        for name in ["C.UTF-8", "UTF-8", "en_US.UTF-8"] {
            if setlocale(LC_CTYPE, name) != nil, isUTF8(current) { return true }
        }
        return false
    }

    private static var current: String { String(cString: cs_charset()) }

    private static var namesAnother: Bool {
        for variable in ["LC_ALL", "LC_CTYPE", "LANG"] {
            guard let value = environmentValue(variable) else { continue }
            guard let dot = value.firstIndex(of: ".") else { return false }
            return !isUTF8(String(value[value.index(after: dot)...].prefix { $0 != "@" }))
        }
        return false
    }

    private static func isUTF8(_ name: String) -> Bool {
        name.lowercased().filter { $0 != "-" && $0 != "_" } == "utf8"
    }
}

/// Returns a variable of the process environment, or `nil` if it is not set or empty.
nonisolated func environmentValue(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
}
