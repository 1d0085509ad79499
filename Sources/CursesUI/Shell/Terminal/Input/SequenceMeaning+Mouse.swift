nonisolated extension SequenceParser.Meaning {
    /// A mouse report: what happened, the column and the row, both from 1.
    static func mouse(_ report: [Int], isPress: Bool) -> SequenceParser.Meaning {
        guard isPress, report.count == 3, report[1] > 0, report[2] > 0 else { return .nothing }
        let isMotion = report[0] & 32 != 0
        let held = 4 | 8 | 16
        let kind: MouseEvent.Kind
        switch report[0] & ~held {
        case 0: kind = .click
        case 64: kind = .wheelUp
        case 65: kind = .wheelDown
        default: return .nothing
        }
        let location = Point(x: report[1] - 1, y: report[2] - 1)
        return isMotion ? .nothing : .event(.mouse(MouseEvent(kind, at: location)))
    }
}
