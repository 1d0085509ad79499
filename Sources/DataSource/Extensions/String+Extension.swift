#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension String {
    static let json = ".json"
    static let backups = "backups"
    static let people = "people"
    static let settings = "settings"
    static let journal = ".undo"
    static let history = "history"
    static let hasAlreadyTutorial = "hasAlreadyTutorial"
    static let lastPersonID = "lastPersonID"

    static let after = "after"
    static let before = "before"
    static let changedAt = "changedAt"
    static let changes = "changes"
    static let count = "count"
    static let deleted = "deleted"
    static let id = "id"
    static let isUndone = "isUndone"
    static let movesTo = "movesTo"
    static let records = "records"
    static let value = "value"
    static let version = "version"

    static let dataFolderArgument = "--data-dir"
    static let dataFolderVariable = "BMI_TUI_DATA_DIR"
    static let dataHomeVariable = "XDG_DATA_HOME"
    static let homeVariable = "HOME"
    static let localeAll = "LC_ALL"
    static let localeCharacters = "LC_CTYPE"
    static let localeMessages = "LC_MESSAGES"
    static let language = "LANG"

    var isDraft: Bool {
        hasPrefix(".") && hasSuffix(".tmp")
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

    // Of ".../2026", or of ".../2026-11" for a month of a large year.
    var historyYear: Int? {
        let name = utf8.split(separator: UInt8(ascii: "/")).last ?? utf8[...]
        let isMonth = name.count == 7 && name.dropFirst(4).first == UInt8(ascii: "-")
        return name.count == 4 || isMonth ? Int(digits: name.prefix(4)) : nil
    }
}
