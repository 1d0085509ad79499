import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PushedScreenTests {
    @Test
    func navigationDestination_ofAnItem_isThereWhileTheItemIs() async {
        let sut = Pilot(ItemView(), 30, 5)
        await sut.press("Enter")
        #expect(sut.content == " Root › Item 3\n         [ Close 3 ]")
        await sut.press("Enter")
        #expect(sut.content == " Root\n           [ Open ]")
        await sut.press("Enter", "Esc")
        #expect(sut.content == " Root\n           [ Open ]")
    }

    @Test
    func navigationDestination_overAPath_isLeftBeforeThePath() async {
        let sut = Pilot(FlagView(), 30, 5)
        await sut.press("Enter", "Enter")
        #expect(sut.content.hasPrefix(" Root › Value › Flag"))
        await sut.press("Esc")
        #expect(sut.content.hasPrefix(" Root › Value\n"))
        await sut.press("Esc")
        #expect(sut.content.hasPrefix(" Root\n"))
    }

    @Test
    func link_insideAPushedScreen_liesOverIt() async {
        let sut = Pilot(NestedView(), 40, 5)
        await sut.press("Enter")
        #expect(sut.content.hasPrefix(" Root › Item\n"))
        await sut.press("Enter")
        #expect(sut.content.hasPrefix(" Root › Item › Value\n"))
        await sut.press("Esc")
        #expect(sut.content.hasPrefix(" Root › Item\n"))
        await sut.press("Esc")
        #expect(sut.content.hasPrefix(" Root\n"))
    }

    @Test
    func link_withADestination_leadsThereFromARowAndOn() async {
        let sut = Pilot(DestinationsView(), 40, 5)
        await sut.press("Down", "Enter")
        #expect(sut.content.hasPrefix(" Root › Bob\n"))
        await sut.press("Enter")
        #expect(sut.content.hasPrefix(" Root › Bob › History\n"))
        await sut.press("Esc", "Esc")
        #expect(sut.content == " Root\n  Ann\n▸ Bob")
    }
}

private struct NestedView: View {
    @State private var isPresented = false

    var body: some View {
        NavigationStack {
            Button("Open") { isPresented = true }
                .navigationTitle("Root")
                .navigationDestination(isPresented: $isPresented) {
                    NavigationLink("Deeper", value: "x").navigationTitle("Item")
                }
                .navigationDestination(for: String.self) { _ in
                    Text("deep").navigationTitle("Value")
                }
        }
    }
}

private struct DestinationsView: View {
    var body: some View {
        NavigationStack {
            List(["Ann", "Bob"], id: \.self) { name in
                NavigationLink(name) {
                    NavigationLink("On") { Text("past").navigationTitle("History") }
                        .navigationTitle(name)
                }
            }
            .navigationTitle("Root")
        }
    }
}

private struct ItemView: View {
    @State private var item: Int?

    var body: some View {
        NavigationStack {
            Button("Open") { item = 3 }
                .navigationTitle("Root")
                .navigationDestination(item: $item) { item in
                    CloseView(number: item)
                }
        }
    }
}

private struct CloseView: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Close \(number)") { dismiss() }
            .navigationTitle("Item \(number)")
    }
}

private struct FlagView: View {
    @State private var path = NavigationPath()
    @State private var isPresented = false

    var body: some View {
        NavigationStack(path: $path) {
            Button("Push") { path.append("value") }
                .navigationTitle("Root")
                .navigationDestination(for: String.self) { _ in
                    Button("Flag") { isPresented = true }
                        .navigationTitle("Value")
                        .navigationDestination(isPresented: $isPresented) {
                            Text("there").navigationTitle("Flag")
                        }
                }
        }
    }
}
