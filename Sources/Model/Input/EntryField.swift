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
