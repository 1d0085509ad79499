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

    // Each new weight with the nearest known one; `nil` if none is near.
    private func comparable(
        _ new: [WeighIn],
        _ here: [WeighIn]
    ) -> (new: [Double], here: [Double])? {
        let known = here.sorted { $0.day < $1.day }
        let pairs = new.compactMap { new -> (Double, Double)? in
            let near = known.inDays(
                new.day.advanced(by: -Self.nearDays)...new.day.advanced(by: Self.nearDays),
                \.day
            )
            return near.min { distance(new.day, $0.day) < distance(new.day, $1.day) }
                .map { (new.weight, $0.weight) }
        }
        return pairs.isEmpty ? nil : (pairs.map(\.0), pairs.map(\.1))
    }

    private func distance(_ day: Day, _ other: Day) -> Int { abs(day.distance(to: other)) }

    private func median(of weights: [Double]) -> Double {
        weights.sorted()[weights.count / 2]
    }
}
