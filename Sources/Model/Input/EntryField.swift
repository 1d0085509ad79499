// A field of a form, and where its text stands in what is being entered.
public protocol EntryField: CaseIterable, Hashable, Sendable {
    associatedtype Draft: Hashable, Sendable

    var text: WritableKeyPath<Draft, String> { get }
    // What may follow a text that cannot be read yet.
    var endings: [String] { get }
}
