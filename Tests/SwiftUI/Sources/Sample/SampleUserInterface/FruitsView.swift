import CursesUI
import SampleModel

struct FruitsView: View {
    @Environment(\.appDependencies) private var appDependencies
    @State var store: Fruits

    var body: some View {
        NavigationStack(path: $store.path) {
            List {
                Button("Apple") {
                    Task {
                        await store.send(.openAppleButtonTapped(appDependencies))
                    }
                }
                Button("Banana") {
                    Task {
                        await store.send(.openBananaButtonTapped(Banana(count: 3)))
                    }
                }
            }
            .navigationTitle("Fruits")
            .navigationDestination(for: Fruits.Path.self) { path in
                switch path {
                case .apple(let store):
                    AppleView(store: store)
                case .banana(let store):
                    BananaView(store: store)
                }
            }
        }
    }
}

struct AppleView: View {
    @State var store: Apple

    var body: some View {
        VStack {
            Text("Apple of \(store.owner)")
            Button("Close") {
                Task {
                    await store.send(.closeButtonTapped)
                }
            }
        }
        .navigationTitle("Apple")
        .task {
            await store.send(.task)
        }
    }
}

struct BananaView: View {
    @State var store: Banana

    var body: some View {
        Text("\(store.count) bananas")
            .navigationTitle("Banana")
    }
}

#Preview {
    FruitsView(store: .init())
}
