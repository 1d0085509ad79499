import CursesUI

/// Counts something that a test watches.
@MainActor
final class Counter {
    var count = 0
    var log: [String] = []
}

/// A number that a button counts up, with a name to tell several apart.
struct CounterView: View {
    var name = "n"
    @State private var count = 0

    var body: some View {
        Button("\(name) \(count)") { count += 1 }
    }
}
