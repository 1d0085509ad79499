import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StorageTests {
    @Test
    func storage_isSharedByAllViews() async {
        let pilot = Pilot(Preferences(), size: Size(width: 50, height: 9))
        await pilot.settle()
        #expect(pilot.screen.contains("nobody kg 1 off 0.5 -"))
        for _ in 0..<5 { await pilot.press("Enter", "Tab") }
        #expect(pilot.screen.contains("Ann lb 2 on 1.5 b"))
    }

    @Test
    func sceneStorage_outlivesItsView() async {
        let pilot = Pilot(Drafts(), size: Size(width: 50, height: 9))
        await pilot.settle()
        await pilot.type("note")
        await pilot.press("Tab", "Enter", "Enter")
        #expect(pilot.screen.contains("note"))
    }
}

private enum Unit: String { case kg, lb }

private struct Preferences: View {
    @AppStorage("name") private var name: String?
    @AppStorage("unit") private var unit = Unit.kg
    @AppStorage("count") private var count = 1
    @AppStorage("isOn") private var isOn = false

    var body: some View {
        Shown()
        Button("Name") { name = "Ann" }
        Button("Unit") { unit = .lb }
        Button("Count") { count += 1 }
        Toggle("On", isOn: $isOn)
        More()
    }
}

private struct More: View {
    @AppStorage("share") private var share = 0.5
    @AppStorage("data") private var data = Data()

    var body: some View {
        Button("More") {
            share += 1
            data = Data("b".utf8)
        }
    }
}

private struct Shown: View {
    @AppStorage("name") private var name: String?
    @AppStorage("unit") private var unit = Unit.kg
    @AppStorage("count") private var count = 1
    @AppStorage("isOn") private var isOn = false
    @AppStorage("share") private var share = 0.5
    @AppStorage("data") private var data = Data("-".utf8)

    var body: some View {
        Text(
            """
            \(name ?? "nobody") \(unit.rawValue) \(count) \(isOn ? "on" : "off") \
            \(String(share)) \(String(decoding: data, as: UTF8.self))
            """
        )
    }
}

private struct Drafts: View {
    @State private var isShown = true

    var body: some View {
        if isShown { Draft() }
        Button("Turn") { isShown.toggle() }
    }
}

private struct Draft: View {
    @SceneStorage("draft") private var text = ""

    var body: some View { TextField("Draft", text: $text) }
}
