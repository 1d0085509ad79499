public import Essentials

// What bringing back all data would make of what is there now, person by person.
public struct ArchivePreview: Hashable, Sendable {
    public enum Course: Hashable, Sendable {
        case comes
        case goes
        case stays
    }

    public struct Part: Identifiable, Hashable, Sendable {
        public let id: Person.ID
        public var name: String
        public var course: Course
        // Of the weigh-ins, as they are to be; of whoever goes, as they are.
        public var count = 0
        public var added = 0
        public var changed = 0
        public var missing = 0
        public var isChanged = false

        public var isDifferent: Bool {
            course != .stays || isChanged || added + changed + missing > 0
        }
    }

    public var parts: [Part]
    public var areSettingsChanged: Bool
}
