import DataSource

extension Person {
    // Remembers the definitions of those that it removes.
    mutating func define(_ measures: [OwnMeasure]) {
        let known = formerMeasures + ownMeasures
        ownMeasures = measures
        formerMeasures = known.filter { old in !measures.contains { $0.id == old.id } }
    }

    // True if the height of the profile counts on a day after all weigh-ins; that of a child does not.
    func hasPresentHeight(on day: Day) -> Bool {
        AgeService().isAdult(self, on: day) && heightSince.map { $0 <= day } ?? true
    }

    // Height last known on the day: the person's since `heightSince`, else that of the earlier
    // weigh-in, else that of the later one.
    func height(on day: Day, after earlier: WeighIn?, before later: WeighIn?) -> Double {
        height(on: day, after: earlier.map { ($0.day, $0.height) }, before: later?.height)
    }

    func height(
        on day: Day,
        after earlier: (day: Day, height: Double)?,
        before later: Double?
    ) -> Double {
        if let heightSince, heightSince <= day, earlier.map({ $0.day < heightSince }) ?? true {
            return height
        }
        return earlier?.height ?? later ?? height
    }
}
