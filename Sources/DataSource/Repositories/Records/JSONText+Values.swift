#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension JSONText {
    // Nobody is heavier or taller; beyond it a number could overflow what is computed from it.
    var measure: Double? {
        number.flatMap { $0 > 0 && $0 <= 100_000 ? $0 : nil }
    }

    var uuid: UUID? {
        characters.flatMap(UUID.init(text:))
    }

    var day: Day? {
        characters.flatMap(Day.init(text:))
    }

    var time: TimeOfDay? {
        characters.flatMap(TimeOfDay.init(text:))
    }

    var moment: Date? {
        characters.flatMap(Date.init(text:))
    }
}
