/// What people do with histories of ten weigh-ins to a hundred thousand: how long it takes, and how much
/// memory is in use then.
nonisolated struct Growth {
    let measures: [Measure]
    private static let counts = [10, 100, 1_000, 10_000, 100_000]

    /// Something that was measured for each length of a history.
    struct Measure {
        let name: String
        let unit: String
        let goal: String
        let values: [Value]

        /// One length, and what was measured with it.
        struct Value {
            let count: Int
            let amount: Double
        }
    }

    init(_ path: String) throws {
        let samples = try Self.counts.map { count in
            let profile = try Profile(count)
            defer { profile.remove() }
            return (count, (0..<7).compactMap { _ in GrowthSample(path, profile.environment) })
        }
        func measure(
            _ name: String,
            _ unit: String,
            _ goal: String,
            _ amount: (GrowthSample) -> Double
        ) -> Measure {
            let values = samples.map { count, samples in
                Measure.Value(count: count, amount: samples.map(amount).median)
            }
            return Measure(name: name, unit: unit, goal: goal, values: values)
        }
        measures = [
            measure("first screen", "ms", "≤ 1.25 ×", \.start),
            measure("a key in the history", "ms", "≤ 1.1 ×", \.key),
            measure("open the history", "ms", "≤ 15 ms", \.history),
            measure("open the trends", "ms", "≤ 15 ms", \.trends),
            measure("memory, both opened", "MiB", "≤ 24 MiB", \.memory),
        ]
    }

    /// Each measure as a row of the table: with the shortest history and with the longest.
    var figures: [Figure] {
        measures.compactMap { measure in
            guard let first = measure.values.first, let last = measure.values.last else {
                return nil
            }
            let ratio = last.amount / max(first.amount, 0.001)
            return Figure(
                "\(measure.name), \(first.count) → \(last.count) weigh-ins",
                measured: "\(first.amount.text(1)) → \(last.amount.text(1)) \(measure.unit)",
                goal: "\(measure.goal): \(ratio.text(2)) ×"
            )
        }
    }
}

/// One launch with a history: the first screen, the history, a key there, the trends.
nonisolated private struct GrowthSample {
    let start: Double
    let history: Double
    let key: Double
    let trends: Double
    let memory: Double

    init?(_ path: String, _ environment: [String]) {
        let begin = ContinuousClock.now
        guard let child = Child(path, [], environment: environment) else { return nil }
        start = begin.duration(to: child.readUntilQuiet(60).last).milliseconds
        // What is read behind the first screen belongs to no key.
        child.readUntilIdle()
        history = child.firstAnswer(to: "h")
        child.readUntilIdle()
        key = (0..<16).map { _ in child.processorTime(of: "\u{1B}[B") }.median
        child.type("\u{1B}")
        // A lone Esc is one only when nothing follows it for a while.
        child.readUntilQuiet(500, first: 500)
        trends = child.firstAnswer(to: "t")
        child.readUntilIdle()
        memory = child.memory
    }
}

extension Child {
    /// The milliseconds from a key to the last byte of the first frame that answers it.
    nonisolated fileprivate func firstAnswer(to key: String) -> Double {
        let begin = ContinuousClock.now
        type(key)
        return begin.duration(to: readUntilQuiet(5).last).milliseconds
    }

    /// The processor time that a key takes, in milliseconds.
    nonisolated fileprivate func processorTime(of key: String) -> Double {
        let before = processorTime
        type(key)
        readUntilQuiet(30, first: 100)
        return processorTime - before
    }
}
