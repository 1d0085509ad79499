import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct OwnControlStyleTests {
    @Test
    func primitiveButtonStyle_triggersWhatTheButtonDoes() async {
        let pilot = Pilot(Counter(), size: Size(width: 20, height: 6))
        await pilot.settle()
        #expect(pilot.screen.contains("> more"))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("1 times"))
        await pilot.press("Tab", "Enter")
        #expect(pilot.screen.contains("2 times"))
    }

    @Test
    func textFieldStyle_keepsTheFieldToTypeIn() async {
        let pilot = Pilot(Named(), size: Size(width: 30, height: 6))
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("Name: "))
        await pilot.press("A", "d", "a")
        #expect(pilot.screen.contains("Ada!"))
    }
}

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack(alignment: .leading) {
            Button("more") { count += 1 }.buttonStyle(Tapped())
            Button("more") { count += 1 }.buttonStyle(Wrapped())
            Text("\(count) times")
        }
    }
}

private struct Tapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(">")
            configuration.label
        }
        .onTapGesture { configuration.trigger() }
    }
}

private struct Wrapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(.bordered)
    }
}

private struct Named: View {
    @State private var name = ""

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Name", text: $name).textFieldStyle(Prefixed())
            Text("\(name)!")
        }
    }
}

private struct Prefixed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
            Text("Name:")
            configuration
        }
    }
}
