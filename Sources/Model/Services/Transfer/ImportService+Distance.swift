import DataSource

extension ImportService {
    // Compares the medians: readings that differ this much may be another person's.
    func distance(of part: ImportPart, from here: [WeighIn]) -> ImportDistance? {
        guard let (new, old) = comparable(part.weighIns, here) else { return nil }
        let (imported, known) = (median(of: new), median(of: old))
        guard abs(imported - known) > known * Self.tolerance else { return nil }
        return ImportDistance(person: part.person, imported: imported, known: known)
    }

    // Counts the days whose stored weights all differ from an imported one.
    func contradictedDays(of part: ImportPart, from here: [WeighIn]) -> Int {
        var known = [Day: [Double]]()
        for weighIn in here { known[weighIn.day, default: []].append(weighIn.weight) }
        let days = part.weighIns.lazy
            .filter { new in
                known[new.day]?.allSatisfy { abs($0 - new.weight) >= Self.leastDifference } ?? false
            }
            .map(\.day)
        return Set(days).count
    }

    private static let leastDifference = 0.1
    private static let tolerance = 0.1
    // Days within which two weights can be compared.
    private static let nearDays = 60

    // Weigh-ins of the days that both have, and close to them; `nil` if there are none.
    private func comparable(
        _ new: [WeighIn],
        _ here: [WeighIn]
    ) -> (new: [WeighIn], here: [WeighIn])? {
        guard let newDays = days(of: new), let hereDays = days(of: here) else { return nil }
        let first = max(newDays.lowerBound, hereDays.lowerBound).advanced(by: -Self.nearDays)
        let last = min(newDays.upperBound, hereDays.upperBound).advanced(by: Self.nearDays)
        guard first <= last else { return nil }
        let parts = [new, here].map { $0.filter { (first...last).contains($0.day) } }
        return parts.allSatisfy { !$0.isEmpty } ? (parts[0], parts[1]) : nil
    }

    private func days(of weighIns: [WeighIn]) -> ClosedRange<Day>? {
        let days = weighIns.map(\.day)
        return days.min().flatMap { first in days.max().map { first...$0 } }
    }

    private func median(of weighIns: [WeighIn]) -> Double {
        weighIns.map(\.weight).sorted()[weighIns.count / 2]
    }
}
