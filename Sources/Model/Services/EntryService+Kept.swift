import DataSource

// Data from files must satisfy the same limits as typed data.
extension EntryService {
    func isPossible(_ person: Person) -> Bool {
        (try? name(person.name)) != nil && Self.heights.contains(person.height)
            && person.goal.map { Self.weights.contains($0.bounds) } ?? true
    }

    // In time zones to the east it may already be tomorrow.
    func isPossible(_ weighIn: WeighIn, today: Day) -> Bool {
        Self.weights.contains(weighIn.weight) && Self.heights.contains(weighIn.height)
            && (try? validate(weight: weighIn.weight, height: weighIn.height)) != nil
            && (try? note(weighIn.note)) != nil
            && weighIn.day >= .epoch && weighIn.day <= today.advanced(by: 1)
    }
}
