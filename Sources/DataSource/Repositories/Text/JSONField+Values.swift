import Essentials

extension JSONField {
    var uuid: UUID? {
        characters.flatMap { UUID(text: $0) }
    }

    var day: Day? {
        characters.flatMap { Day(text: $0) }
    }

    var time: TimeOfDay? {
        characters.flatMap { TimeOfDay(text: $0) }
    }

    var moment: Date? {
        characters.flatMap { Date(text: $0) }
    }
}
