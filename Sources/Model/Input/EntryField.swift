import DataSource

// A field of a form: its name in saved drafts, and the key path of its text. A draft is compared with
// the member of that name in the record; others are listed in `FormDraft.typedMembers`.
public protocol EntryField: CaseIterable, Hashable, RawRepresentable<String>, Sendable {
    associatedtype Draft: Hashable, Sendable

    var text: WritableKeyPath<Draft, String> { get }
    // Continuations that could make an unreadable text valid.
    var endings: [String] { get }
}

extension EntryField {
    static func texts(of draft: Draft, _ fields: [Self] = Array(allCases)) -> [String: String] {
        Dictionary(uniqueKeysWithValues: fields.map { ($0.rawValue, draft[keyPath: $0.text]) })
    }

    static func fill(
        _ draft: inout Draft,
        with texts: [String: String],
        _ fields: [Self] = Array(allCases)
    ) {
        for field in fields {
            if let text = texts[field.rawValue] { draft[keyPath: field.text] = text }
        }
    }
}

// Possible continuations: an entry that one of them makes valid is unfinished, not wrong.
enum EntryEndings {
    static let numbers = ["0", "00", "50", "100", "1"]
    static let weights = numbers + rests(of: WeightUnit.allCases.map { .weight($0) })
    static let heights =
        numbers + ["8", "08"] + rests(of: [.centimetres, .metres, .feet, .inches])
    static let lengths = numbers + rests(of: [.centimetres, .metres, .inches])
    static let percentages = numbers + rests(of: [.percent])
    static let ownMeasures = ["A", "9", "9999", "-9999"]
    static let times = [
        "0", "00", "30", "m", "am", "pm", ":00", "0分", "分", "時", "7", "7時", "前7時", ".m.",
    ]
    static let days =
        [
            "0", "1", "2", "01", "10", "-1", "-01", "1-1", "1-01", "01-01", "0-01", "0-10",
            "-01-01", "1-01-01", "01", "001", "11", "1d", "d", "ago", " ago", "日", "1日", "日前",
            "月1日", "1月1日", "年1月1日", "1年1月1日", "和1年1月1日", "成1年1月1日", "正1年1月1日",
            "治1年1月1日", "1.1", ".1.1", " jan", "前", "間前", "月前", "曜", "曜日", ")", "1)",
        ] + DayWords.names.flatMap { name in name.indices.map { String(name[$0...]) } }

    private static func rests(of units: [MeasurementUnit]) -> [String] {
        units.flatMap(\.words).flatMap { word in word.indices.map { String(word[$0...]) } }
    }
}
