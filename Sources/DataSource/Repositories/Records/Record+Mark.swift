import Essentials

extension Record {
    var moment: Date {
        text.members?[.changedAt]?.moment ?? .distantPast
    }

    static let marksLast: TimeInterval = 90 * 86_400

    func isOldMark(at now: Date) -> Bool {
        guard isDeleted, let moment = text.members?[.changedAt]?.moment else { return false }
        return now.timeIntervalSince(moment) > Self.marksLast
    }
}
