import DataSource

extension Person {
    // What was last known on that day: of a weigh-in, or since when the own height holds. Else that
    // of the first weigh-in after: a height between two is the earlier one.
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
