import Essentials

extension String {
    static let json = ".json"
    static let keys = "keys.json"
    static let backups = "backups"
    static let people = "people"
    static let settings = "settings"
    static let journal = ".undo"
    static let journalDetails = ".undo-records"
    static let drafts = "drafts"
    static let inbox = "inbox"
    static let lock = ".lock"
    static let base = "base"
    static let last = "last"
    static let machine = "machine"
    static let history = "history"
    static let hasAlreadyTutorial = "hasAlreadyTutorial"
    static let importApps = "importApps"
    static let importColumns = "importColumns"
    static let lastPersonID = "lastPersonID"

    static let after = "after"
    static let before = "before"
    static let changedAt = "\(StaticString.changedAt)"
    static let changes = "changes"
    static let count = "count"
    static let day = "\(StaticString.day)"
    static let decimals = "\(StaticString.decimals)"
    static let deleted = "\(StaticString.deleted)"
    static let enteredAt = "\(StaticString.enteredAt)"
    static let fields = "fields"
    static let formerMeasures = "\(StaticString.formerMeasures)"
    static let goalReachedOn = "\(StaticString.goalReachedOn)"
    static let goalStart = "\(StaticString.goalStart)"
    static let goalToldOn = "\(StaticString.goalToldOn)"
    static let goalWeight = "\(StaticString.goalWeight)"
    static let height = "\(StaticString.height)"
    static let heightUnit = "\(StaticString.heightUnit)"
    static let high = "\(StaticString.high)"
    static let id = "\(StaticString.id)"
    static let ids = "ids"
    static let isUnanswered = "isUnanswered"
    static let isUndone = "isUndone"
    static let low = "\(StaticString.low)"
    static let measures = "\(StaticString.measures)"
    static let measureUnits = "measureUnits"
    static let movesTo = "\(StaticString.movesTo)"
    static let name = "\(StaticString.name)"
    static let numbers = "numbers"
    static let original = "original"
    static let own = "\(StaticString.own)"
    static let person = "person"
    static let records = "records"
    static let sum = "sum"
    static let time = "\(StaticString.time)"
    static let unit = "\(StaticString.unit)"
    static let value = "\(StaticString.value)"
    static let version = "version"
    static let weighIn = "weighIn"
    static let weight = "\(StaticString.weight)"
    static let weightUnit = "\(StaticString.weightUnit)"

    public static let asciiVariable = "BMI_TUI_ASCII"
    static let hookVariable = "BMI_TUI_HOOK"
    public static let languageVariable = "BMI_TUI_LANG"
    public static let logVariable = "BMI_TUI_LOG"
    public static let personVariable = "BMI_TUI_PERSON"
    public static let dataFolderVariable = "BMI_TUI_DATA_DIR"
    static let configHomeVariable = "XDG_CONFIG_HOME"
    public static let dataHomeVariable = "XDG_DATA_HOME"
    static let homeVariable = "HOME"
    static let stateHomeVariable = "XDG_STATE_HOME"
    static let localeAll = "LC_ALL"
    static let localeCharacters = "LC_CTYPE"
    static let localeMessages = "LC_MESSAGES"
    static let language = "LANG"

    // Returns "people.json" for its draft ".people.json.17.tmp".
    var draftedName: String? {
        guard hasPrefix("."), hasSuffix(".tmp") else { return nil }
        let name = dropFirst().dropLast(4)
        guard let dot = name.lastIndex(of: "."), name[dot...].isNumber(after: ".") else {
            return nil
        }
        return String(name[..<dot])
    }

    static func history(of personID: UUID) -> String {
        "\(history)/\(personID.text)"
    }

    static func history(of personID: UUID, in year: Int) -> String {
        "\(history(of: personID))/\(year.padded(to: 4))"
    }

    static func history(of personID: UUID, in year: Int, month: Int) -> String {
        "\(history(of: personID, in: year))-\(month.padded(to: 2))"
    }

    // The key of the file of which this is the version seen last.
    var withoutLast: String {
        hasPrefix("\(String.last)/") ? String(dropFirst(String.last.count + 1)) : self
    }

    private static let ofMachine: [String] = [
        .journal, .journalDetails, .drafts, .machine, .backups, .base, .last,
    ]

    // True for keys of what the other machines do not share.
    var isOfMachine: Bool {
        let name = utf8.prefix { $0 != UInt8(ascii: "/") }
        return Self.ofMachine.contains { name.elementsEqual($0.utf8) }
    }

    var isHistoryKey: Bool {
        if case .history = DataFile(key: self) { true } else { false }
    }

    // Settings that all machines share, and those of this machine.
    var isOfSettings: Bool { self == .settings || self == .machine }

    // Returns the year of ".../2026" and of ".../2026-11".
    var historyYear: Int? {
        // By bytes: each year of a history is asked several times.
        let slash = utf8.lastIndex(of: UInt8(ascii: "/"))
        let name = self[(slash.map(utf8.index(after:)) ?? startIndex)...]
        return name.isPeriod ? Int(digits: name.utf8.prefix(4)) : nil
    }
}

extension StringProtocol {
    // A path without ".json", in which it ends.
    var stem: Substring { Substring(Substring(self).utf8.dropLast(String.json.utf8.count)) }

    // "2026", or "2026-11" for a month of a large year. Byte by byte: each listing of a folder asks
    // it of every name.
    var isPeriod: Bool {
        let count = utf8.count
        guard count == 4 || count == 7 else { return false }
        var (year, month) = (0, 0)
        for (place, byte) in utf8.enumerated() {
            let digit = Int(byte) - Int(UInt8(ascii: "0"))
            if place == 4 {
                guard byte == UInt8(ascii: "-") else { return false }
            } else {
                guard (0...9).contains(digit) else { return false }
                if place < 4 { year = year * 10 + digit } else { month = month * 10 + digit }
            }
        }
        return year > 0 && (count == 4 || (1...12).contains(month))
    }

    // Accepts only the notation that the program writes.
    var isPersonID: Bool {
        UUID(text: self).map { $0.text == self } ?? false
    }

    // "2026-11-20", "2026-11-20-replaced-1" or "version-1".
    var isBackupName: Bool {
        isDay || isDay(followedBy: Backup.aside) || isNumber(after: "version-")
    }

    // "2026-11-20-deleted-1"
    var isNameOfPutAway: Bool {
        isDay(followedBy: Backup.away)
    }

    private var isDay: Bool {
        utf8.count == 10 && Day(String(self)) != nil
    }

    private func isDay(followedBy infix: String) -> Bool {
        utf8.count > 10 && Day(String(prefix(10))) != nil
            && dropFirst(10).isNumber(after: infix)
    }

    func isNumber(after prefix: String) -> Bool {
        hasPrefix(prefix) && utf8.count > prefix.utf8.count
            && Int(digits: utf8.dropFirst(prefix.utf8.count)) != nil
    }
}

extension String {
    public var trimmed: String {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }

    // Maps full-width characters and typographic quotes of other keyboards to ASCII.
    public var normalized: String {
        let trimmed = trimmed
        guard !trimmed.isEmpty else { return "" }
        let scalars = trimmed.unicodeScalars.map { scalar -> Unicode.Scalar in
            switch scalar {
            case "\u{FF01}"..."\u{FF5E}": Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
            case "\u{3000}", "\u{A0}": " "
            case "。": "."
            case "、": ","
            case "\u{2019}", "\u{2032}": "'"
            case "\u{201D}", "\u{2033}": "\""
            default: scalar
            }
        }
        return String(String.UnicodeScalarView(scalars)).lowercased()
    }

    package var withPlainDashes: String {
        String(
            map {
                "\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2015}\u{2212}ー".contains($0) ? "-" : $0
            }
        )
    }
}
