nonisolated extension SequenceParser.Meaning {
    /// Returns the meaning of a mouse report: button, column and row, the latter from 1.
    static func mouse(_ report: [Int], isPress: Bool) -> SequenceParser.Meaning {
        guard report.count == 3, report[1] > 0, report[2] > 0 else { return .nothing }
        let isMotion = report[0] & 32 != 0
        let held = 4 | 8 | 16 | 32
        let kind: MouseEvent.Kind
        switch (report[0] & ~held, isPress) {
        case (0, true): kind = isMotion ? .drag : .click
        case (0, false): kind = .release
        case (3, true) where !isMotion: kind = .release
        case (64, true) where !isMotion: kind = .wheelUp
        case (65, true) where !isMotion: kind = .wheelDown
        default: return .nothing
        }
        let location = Point(x: report[1] - 1, y: report[2] - 1)
        return .event(.mouse(MouseEvent(kind, at: location)))
    }
}
