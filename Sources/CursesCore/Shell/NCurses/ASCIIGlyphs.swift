/// ASCII replacements of glyphs.
nonisolated enum ASCIIGlyphs {
    private static let table: [Unicode.Scalar: Character] = {
        let rows: [(Character, String)] = [
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
        ]
        var table: [Unicode.Scalar: Character] = [:]
        for (replacement, scalars) in rows {
            for scalar in scalars.unicodeScalars { table[scalar] = replacement }
        }
        return table
    }()

    /// Returns the nearest ASCII character: a letter without its accent, or else a question mark.
    static func replacement(for scalar: Unicode.Scalar) -> Character {
        if scalar.isASCII {
            return (0x20...0x7E).contains(scalar.value) ? Character(scalar) : "?"
        }
        if let known = table[scalar] { return known }
        if (0x2800...0x28FF).contains(scalar.value) { return braille(scalar.value & 0xFF) }
        return letters[scalar] ?? "?"
    }

    /// Returns the ASCII character for a symbol, or the scalar itself if it is a letter.
    static func symbol(for scalar: Unicode.Scalar) -> Unicode.Scalar {
        let isBraille = (0x2800...0x28FF).contains(scalar.value)
        guard isBraille || table[scalar] != nil else { return scalar }
        return replacement(for: scalar).unicodeScalars.first ?? scalar
    }

    private static func braille(_ dots: UInt32) -> Character {
        let upper: UInt32 = 0b0001_1011
        switch dots {
        case 0: return " "
        case _ where dots & ~upper == 0: return "'"
        case _ where dots & upper == 0: return "."
        default: return ":"
        }
    }

    private static let letters: [Unicode.Scalar: Character] = {
        let rows: [(Character, String)] = [
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
        ]
        var letters: [Unicode.Scalar: Character] = [:]
        for (letter, scalars) in rows {
            for scalar in scalars.unicodeScalars { letters[scalar] = letter }
        }
        return letters
    }()
}
