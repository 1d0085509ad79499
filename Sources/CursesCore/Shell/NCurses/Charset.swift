import CSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

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
