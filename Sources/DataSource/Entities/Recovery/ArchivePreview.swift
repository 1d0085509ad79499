public import Essentials

// The effect of restoring an archive, by person.
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
        // Number of weigh-ins after the restore; before it for removed people.
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
