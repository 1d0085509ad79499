import CursesUI

final class CounterModel: ObservableObject {
    @Published var count = 0
}

struct InPlaceApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                VStack {
                    CounterCard(title: "Given", model: CounterModel())
                    OwnCounterCard(title: "Own")
                    NavigationLink("Go") { CounterCard(title: "Pushed", model: CounterModel()) }
                }
                .navigationTitle("Counters")
            }
        }
    }
}

/// Made by its parent with its model.
struct CounterCard: View {
    let title: String
    @ObservedObject var model: CounterModel

    var body: some View {
        HStack {
            Text("\(title) \(model.count)")
            Button("Count \(title)") { model.count += 1 }
        }
    }
}

/// Makes its model itself, as it should not and many do.
struct OwnCounterCard: View {
    let title: String
    @ObservedObject var model = CounterModel()

    var body: some View {
        HStack {
            Text("\(title) \(model.count)")
            Button("Count \(title)") { model.count += 1 }
        }
    }
}
