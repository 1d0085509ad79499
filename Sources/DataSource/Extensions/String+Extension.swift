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
    static let history = "history"
    static let hasAlreadyTutorial = "hasAlreadyTutorial"
    static let lastPersonID = "lastPersonID"

    static let changedAt = "changedAt"
    static let count = "count"
    static let deleted = "deleted"
    static let id = "id"
    static let records = "records"
    static let value = "value"
    static let version = "version"

    static let dataFolderArgument = "--data-dir"
    static let dataFolderVariable = "BMI_TUI_DATA_DIR"
    static let dataHomeVariable = "XDG_DATA_HOME"
    static let homeVariable = "HOME"
    static let localeAll = "LC_ALL"
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
}
